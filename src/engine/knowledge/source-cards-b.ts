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

export const CONTAINER_NEWS_2025: SourceCard = {
  title: 'Container lines rankings 2025, from Alphaliner’s fleet data',
  publisher: 'Container News',
  date: '2025-05',
  url: 'https://container-news.com/container-lines-rankings-2025',
}

export const ASIA_CARGO_2022: SourceCard = {
  title: 'Alphaliner: MSC largest shipping line by container capacity',
  publisher: 'Asia Cargo News',
  date: '2022-01',
  url: 'https://staging.asia-cargo-news.halcyondigitalhost.com/sector/shipping/alphaliner-msc-largest-shipping-line-by-container-capacity',
}

export const PMSA_2022: SourceCard = {
  title: 'March trade with Asia up at L.A./Long Beach, down at Oakland, NWSA (PMSA report)',
  publisher: 'Pacific Maritime Magazine',
  date: '2022',
  url: 'https://pacmar.com/march-trade-with-asia-up-at-l-a-long-beach-down-at-oakland-nwsa-pmsa-report/',
}

export const GULF_TODAY_RHINE: SourceCard = {
  title: 'German industry changes track as Rhine runs drier',
  publisher: 'Gulf Today',
  date: '2023-07-26',
  url: 'https://gulftoday.ae/Opinion/2023/07/26/German-industry-changes-track-as-Rhine-runs-drier',
}

export const TI_RHINE: SourceCard = {
  title: 'Low Rhine water levels threaten chemical production',
  publisher: 'Transport Intelligence',
  date: '2018-11',
  url: 'https://www.ti-insight.com/briefs/low-rhine-water-levels-threaten-chemical-production/',
}

export const GUARDIAN_BASF_GAS: SourceCard = {
  title: 'How gas rationing at Germany’s BASF plant could plunge Europe into crisis',
  publisher: 'The Guardian, at inkl',
  date: '2022-09',
  url: 'https://inkl.com/news/how-gas-rationing-at-germany-s-basf-plant-could-plunge-europe-into-crisis',
}

export const MARKET_REALIST_OIL: SourceCard = {
  title: 'The World’s Top Oil-Producing Countries, from EIA figures of 2018',
  publisher: 'Market Realist',
  date: '2019-04',
  url: 'https://marketrealist.com/2019/04/the-worlds-top-oil-producing-countries/',
}

export const CF_FERTILIZER_FAQ: SourceCard = {
  title: 'Key Questions About Fertilizer and Its Price Answered',
  publisher: 'CF Industries',
  date: '2022-03-04',
  url: 'https://www.cfindustries.com/newsroom/2022/fertilizerpricefaq',
}

export const POTASH_2019: SourceCard = {
  title: 'Global Slice: Potash (country shares of 2019)',
  publisher: 'Gaia Geld',
  date: '2021',
  url: 'https://gaiageld.com/global-slice-iron/',
}

export const USGS_PHOSPHATE_INN: SourceCard = {
  title: 'Top phosphate countries by production, from USGS Mineral Commodity Summaries 2025',
  publisher: 'Your Invest Master',
  date: '2025-08-26',
  url: 'https://yourinvestmaster.com/2025/08/26',
}

export const FARMDOC_UKRAINE: SourceCard = {
  title:
    'Ukraine’s and Russia’s production and exports compared with other leading countries (farmdoc, USDA data)',
  publisher: 'National Agri-Marketing Association',
  date: '2022-03',
  url: 'https://www.agrimarketing.com/s/139989',
}

export const BOFIT_GRAIN: SourceCard = {
  title: 'Russia is a major global producer and exporter of grains (Weekly Review 2022/27)',
  publisher: 'Bank of Finland, BOFIT',
  date: '2022-07',
  url: 'https://www.bofit.fi/en/monitoring/weekly/2022/vw202227_v5/',
}

export const EPOCH_GRAIN: SourceCard = {
  title:
    'Russia and Ukraine’s wheat exports account for 25 % of the world’s (USDA figures of 2021)',
  publisher: 'Archyde',
  date: '2022-02-26',
  url: 'https://www.archyde.com/russia-and-ukraines-wheat-exports-account-for-25-of-the-worlds-wheat-exports-soared-by-the-war-russia-ukraine-food-security/',
}

export const COFFEE_2024: SourceCard = {
  title: 'Visualizing Global Coffee Production in 2024, by Country (USDA data)',
  publisher: 'Besta',
  date: '2024',
  url: 'https://besta.com.co/visualizing-global-coffee-production-in-2024/',
}

export const INTELPOINT_COCOA: SourceCard = {
  title: 'Cocoa production by country, 2000 to 2022',
  publisher: 'Intelpoint',
  date: '2023',
  url: 'https://intelpoint.co/insight-tag/dominican-republic/',
}

export const VAN_TRUMP_RIVER: SourceCard = {
  title: 'Drought Again Disrupting Freight Flows on Critical Shipping Arteries',
  publisher: 'The Van Trump Report',
  date: '2023-09-21',
  url: 'https://www.vantrumpreport.com/2023/09/21/drought-again-disrupting-freight-flows-on-critical-shipping-arteries/',
}

export const DWU_FUEL: SourceCard = {
  title: 'U.S. Airline Fuel Hedging: The End of an Era',
  publisher: 'DWU Consulting',
  date: '2026-02-24',
  url: 'https://dwuconsulting.com/dwu-ai/airline-fuel-hedging-strategies',
}

export const COUNCIL_GAS: SourceCard = {
  title: 'Where does the EU’s gas come from?',
  publisher: 'Council of the European Union',
  date: '2023-01-26',
  url: 'https://www.publicnow.com/view/8AE541E456AC0A2AF680FF45A6DD573325EA3A5D',
}

export const GEA_GAS_2021: SourceCard = {
  title: 'Gas, UE: nel 2021 43 % delle importazioni in arrivo da Russia',
  publisher: 'GEA, on the European Commission',
  date: '2022',
  url: 'https://geagency.it/breaking-news/gas-ue-nel-2021-43-delle-importazioni-in-arrivo-da-russia',
}

export const RYANAIR_FY24: SourceCard = {
  title: 'Ryanair full year results to March 2024 (Form 6-K)',
  publisher: 'Ryanair Holdings plc, at the U.S. Securities and Exchange Commission',
  date: '2024-05-20',
  url: 'https://sec.gov/Archives/edgar/data/1038683/000165495424006629/a9860o.htm',
}

export const SP_FREEZE: SourceCard = {
  title: 'Three-fourths of US ethylene capacity offline from deep freeze: Westlake CEO',
  publisher: 'S&P Global Commodity Insights',
  date: '2021-02-23',
  url: 'https://www.spglobal.com/commodity-insights/en/news-research/latest-news/chemicals/022321-factbox-three-fourths-of-us-ethylene-capacity-offline-from-deep-freeze-westlake-ceo',
}

export const PALM_OIL: SourceCard = {
  title: 'Equipment details: which country exports the most palm oil (on USDA data)',
  publisher: 'Ukuthula',
  date: '2023',
  url: 'https://ukuthulalodge.co.za/equipment-details-14125',
}

export const PALM_MALAYSIA: SourceCard = {
  title: 'How big is the palm oil industry in Malaysia?',
  publisher: 'Openguid',
  date: '2022',
  url: 'https://openguid.net/bez-rubriki/how-big-is-the-palm-oil-industry-in-malaysia.html',
}
