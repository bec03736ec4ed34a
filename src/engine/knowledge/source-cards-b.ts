/** Sources that were read for the industries of energy, transport, chemicals, food, health and consumer goods. */
import type { SourceCard } from './write'

export const EIA_CHOKEPOINTS: SourceCard = {
  title: 'World Oil Transit Chokepoints',
  publisher: 'U.S. Energy Information Administration',
  date: '2024-06-25',
  url: 'https://www.eia.gov/international/content/analysis/special_topics/World_Oil_Transit_Chokepoints',
}

export const EIA_HORMUZ_LNG: SourceCard = {
  title: 'About one-fifth of global liquefied natural gas trade flows through the Strait of Hormuz',
  publisher: 'U.S. Energy Information Administration, Today in Energy',
  date: '2025-06-24',
  url: 'https://www.eia.gov/pressroom/',
}

export const MFAT_SUEZ: SourceCard = {
  title: 'The Importance of the Suez Canal to Global Trade',
  publisher: 'New Zealand Ministry of Foreign Affairs and Trade',
  date: '2021-04-18',
  url: 'https://www.mfat.govt.nz/en/trade/mfat-market-reports/market-reports-middle-east/the-importance-of-the-suez-canal-to-global-trade-18-april-2021/',
}

export const MINT_RED_SEA: SourceCard = {
  title: 'Mint Primer: Why the Houthi attacks in the Red Sea are worrisome',
  publisher: 'Mint',
  date: '2023-12-24',
  url: 'https://www.livemint.com/news/world/mint-primer-why-the-houthi-attacks-in-the-red-sea-are-worrisome/amp-11703441493581.html',
}

export const IATA_AIRFARES: SourceCard = {
  title:
    'Trends in airfares, jet fuel prices and consumer prices, 2015 to 2024 (as summed up by 4Hoteliers)',
  publisher: '4Hoteliers, on International Air Transport Association',
  date: '2024',
  url: 'https://www.4hoteliers.com/news/story/24978',
}
