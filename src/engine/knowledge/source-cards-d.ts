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

export const TISSUE_WORLD_SUZANO: SourceCard = {
  title: 'Suzano: pulp production expansion (Cerrado project)',
  publisher: 'Tissue World Magazine',
  date: '2024',
  url: 'https://www.tissueworldmagazine.com/technical-theme/pulping-fibre/suzano-pulp-production-expansion/',
}

export const FASTMARKETS_SW: SourceCard = {
  title: 'Does the Smurfit WestRock merger signify a trend for global packaging markets?',
  publisher: 'Fastmarkets',
  date: '2023-09',
  url: 'https://fastmarkets.com/insights/will-smurfit-westrock-consolidation-global-packaging-markets',
}

export const KOALA_IP: SourceCard = {
  title: 'Paper packaging: containerboard mills, profile of International Paper from its Form 10-K',
  publisher: 'KoalaGains',
  date: '2025',
  url: 'https://koalagains.com/industry-tariff-report/paper-plastic-packaging-products-and-materials/evaluate-industry-areas/1-0',
}

export const BENZINGA_BALL: SourceCard = {
  title: 'Ball Corporation, company profile with segments of 2021',
  publisher: 'Benzinga',
  date: '2022',
  url: 'https://www.benzinga.com/quote/BALL',
}

export const AMCOR_BERRY: SourceCard = {
  title: 'Amcor completes combination with Berry Global (Form 8-K, exhibit 99.1)',
  publisher: 'U.S. Securities and Exchange Commission (EDGAR)',
  date: '2025-04-30',
  url: 'https://www.sec.gov/Archives/edgar/data/1748790/000110465925042520/tm2513432d4_ex99-1.htm',
}

export const NIKE_10K_2023: SourceCard = {
  title: 'Nike, Inc., annual report for fiscal 2023, manufacturing (excerpt)',
  publisher: 'Annrep',
  date: '2023',
  url: 'https://www.annrep.com/category/consumer/cyclical/manufacturing-apparel-accessories',
}

export const ECONOTIMES_ADIDAS: SourceCard = {
  title:
    'Cambodia is Adidas’ biggest apparel supplier as sportswear giant shifts production out of China',
  publisher: 'EconoTimes',
  date: '2022',
  url: 'https://www.econotimes.com/Cambodia-Is-Adidas-Biggest-Apparel-Supplier-as-Sportswear-Giant-Shifts-Production-Out-of-China-1650364',
}

export const WTO_CLOTHING_2023: SourceCard = {
  title: 'Bangladesh once again second biggest global garment exporter (WTO figures of 2023)',
  publisher: 'Shopsoph, on World Trade Organization',
  date: '2024-08-03',
  url: 'https://www.shopsoph.club/2024/08/03/bangladesh-once-again-second-biggest-global-rmg-exporter-wto/',
}

export const USDA_COTTON: SourceCard = {
  title: 'World Agricultural Production, table 17: cotton area, yield and production, 2023/24',
  publisher: 'U.S. Department of Agriculture, Foreign Agricultural Service',
  date: '2024-03',
  url: 'https://apps.fas.usda.gov/PSDOnline/reportHandler.ashx?reportId=958&templateId=1&format=csv&fileName=BVS',
}

export const REUTERS_BANGLADESH: SourceCard = {
  title: 'Global apparel companies with exposure to key supplier Bangladesh',
  publisher: 'Reuters, at XM',
  date: '2024-08-07',
  url: 'https://xm.com/research/markets/allNews/reuters/global-apparel-companies-with-exposure-to-key-supplier-bangladesh-53900575',
}

export const STAR_TOYS: SourceCard = {
  title: 'US toymakers scramble to adjust to tariffs',
  publisher: 'The Star',
  date: '2025-05-02',
  url: 'https://www.thestar.com.my/business/business-news/2025/05/02/us-toymakers-scramble-to-adjust-to-trump-tariffs',
}

export const TOYS_N_PLAYTHINGS: SourceCard = {
  title: 'MGA speeds up plan to move manufacturing out of China',
  publisher: 'Toys n Playthings, on Reuters and the Toy Association',
  date: '2025-03',
  url: 'https://toysnplaythings.media/mga-speeds-up-plan-to-move-manufacturing-out-of-china',
}

export const JAPAN_TIMES_WALMART: SourceCard = {
  title: 'Report on Walmart’s imports from India and China, from bills of lading (Import Yeti)',
  publisher: 'The Japan Times, on Reuters',
  date: '2023-11-30',
  url: 'https://japantimes.co.jp/business/2023/11/30/companies/walmart-india-china-imports',
}
