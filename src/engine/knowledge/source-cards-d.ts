/** Sources that were read for medicines and medical goods, packaging and paper, and consumer goods. */
import type { SourceCard } from './write'

export const BECKERS_MILTON: SourceCard = {
  title: 'Daytona Beach IV plant survives Hurricane Milton',
  publisher: 'Becker’s Hospital Review',
  date: '2024-10-11',
  url: 'https://www.beckershospitalreview.com/supply-chain/daytona-beach-iv-plant-survives-hurricane-milton.html',
}

export const QUARTZ_BAXTER: SourceCard = {
  title: 'Hurricane Helene is hitting America’s IV fluid supply',
  publisher: 'Quartz',
  date: '2024-10',
  url: 'https://qz.com/hurricane-helene-is-hitting-americas-iv-fluid-supply-1851665252',
}

export const ROCKET_PFIZER: SourceCard = {
  title:
    'Tornado damage at Pfizer facility threatens to make critical drug-supply shortages even worse, experts say',
  publisher: 'Rocket News, on MarketWatch',
  date: '2023-07',
  url: 'https://www.rocketnews.com/2023/07/tornado-damage-at-pfizer-facility-threatens-to-make-critical-drug-supply-shortages-even-worse-experts-say/',
}

export const BIOSPECTRUM_API: SourceCard = {
  title: 'Can India reclaim API throne from China?',
  publisher: 'BioSpectrum India',
  date: '2024-09-01',
  url: 'https://biospectrumindia.com/features/73/25074/can-india-reclaim-api-throne-from-china.html',
}

export const MARGMA_GLOVES: SourceCard = {
  title: 'Malaysia set to grab bigger share of US glove market with new tariffs on China goods',
  publisher: 'Malaysian Rubber Glove Manufacturers Association',
  date: '2025-02-24',
  url: 'https://margma.malaysiaweb.my/2025/02/24',
}

export const DOTMED_CONTRAST: SourceCard = {
  title: 'Report on GE HealthCare’s supply of iohexol and iodixanol contrast media',
  publisher: 'DOTmed HealthCare Business News',
  date: '2023',
  url: 'https://pt.dotmed.com/legal/print/story.html?nid=59994',
}

export const NOVO_Q4_2024: SourceCard = {
  title: 'Novo Nordisk A/S, Form 6-K, financial report for 2024',
  publisher: 'Novo Nordisk A/S, at ADVFN',
  date: '2025-02-05',
  url: 'https://ca.advfn.com/stock-market/USOTC/NONOF/stock-news/95374439/form-6-k-report-of-foreign-issuer-rules-13a-16',
}

export const NOVO_2021: SourceCard = {
  title: 'Novo Nordisk investor presentation, full year 2021, North America operations',
  publisher: 'Novo Nordisk A/S, at Pitchsend',
  date: '2022-02',
  url: 'https://pitchsend.com/slides/08e61fdf-02ee-499e-9052-4604c570ce4b',
}

export const TMD_PUERTO_RICO: SourceCard = {
  title: 'Medical manufacturing in Puerto Rico',
  publisher: 'Today’s Medical Developments, on JLL and Invest Puerto Rico',
  date: '2021-03',
  url: 'https://todaysmedicaldevelopments.com/article/medical-manufacturing-puerto-rico-market-resources',
}

export const MODERN_HEALTHCARE_FIONA: SourceCard = {
  title: 'Puerto Rico’s healthcare supply chain reacts to Hurricane Fiona',
  publisher: 'Modern Healthcare',
  date: '2022-09',
  url: 'https://www.modernhealthcare.com/supply-chain/puerto-ricos-healthcare-supply-chain-reacts-hurricane-fiona-baxter-boston-scientific',
}

export const INDEXBOX_IODINE: SourceCard = {
  title: 'World iodine market, production of 2021 by country',
  publisher: 'IndexBox, at GlobeNewswire',
  date: '2022-03-24',
  url: 'https://www.globenewswire.com/news-release/2022/03/24/2409144/0/en/Iodine-Market-Report-2022-2030-Production-Global-Industry-Trends-and-Forecast-IndexBox.html',
}

export const BENZINGA_WHOLESALE: SourceCard = {
  title: 'Cardinal Health, company profile',
  publisher: 'Benzinga',
  date: '2019',
  url: 'https://www.benzinga.com/quote/CAH',
}
