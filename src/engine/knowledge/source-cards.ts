/** Sources that were read for metals, semiconductors, vehicles, electronics and aerospace. */
import type { SourceCard } from './write'

export const USGS_2026: SourceCard = {
  title: 'Mineral Commodity Summaries 2026',
  publisher: 'U.S. Geological Survey',
  date: '2026-02',
  url: 'https://www.usgs.gov/centers/national-minerals-information-center/mineral-commodity-summaries',
}

export const TESLA_10Q_2024: SourceCard = {
  title: 'Tesla, Inc., Form 10-Q for the quarter ended 30 September 2024, segment reporting',
  publisher: 'U.S. Securities and Exchange Commission (EDGAR)',
  date: '2024-10',
  url: 'https://www.sec.gov/Archives/edgar/data/1318605/000162828024043486/R33.htm',
}

export const TESLARATI_LANSING: SourceCard = {
  title: 'Report on LG Energy Solution supplying US-made LFP cells to Tesla',
  publisher: 'Teslarati, on TheElec',
  date: '2026-02-25',
  url: 'https://www.teslarati.com/tesla-us-lfp-battery-supply-lg-deal-report/',
}

export const BERLIN_MORNING_LANSING: SourceCard = {
  title: 'Tesla, LG Energy to build $4.3B battery plant in Michigan',
  publisher: 'The Berlin Morning',
  date: '2026-03',
  url: 'https://theberlinmorning.com/tesla-lg-energy-to-build-4-3b-battery-plant-in-michigan',
}

export const ENERGYTECH_HOLLAND: SourceCard = {
  title: 'LG Energy Solution opens $1.4B LFP manufacturing plant in Michigan',
  publisher: 'EnergyTech',
  date: '2025-06-26',
  url: 'https://www.energytech.com/energy-storage/article/55299570/onshoring-battery-storage-lg-energy-solution-opens-14b-lfp-manufacturing-in-michigan',
}

export const SEAISI_IEA: SourceCard = {
  title: 'China to maintain control of REE refining this decade: IEA',
  publisher: 'South East Asia Iron and Steel Institute, on the International Energy Agency',
  date: '2024-06-03',
  url: 'https://seaisi.org/details/24787?type=news-rooms',
}

export const REEX_IEA: SourceCard = {
  title: 'The mineral chessboard: IEA sounds alarm as China tightens its grip',
  publisher: 'Rare Earth Exchanges, on the International Energy Agency',
  date: '2025-10-24',
  url: 'https://rareearthexchanges.com/news/the-mineral-chessboard-iea-sounds-alarm-as-china-tightens-its-grip',
}

export const TSMC_ABOUT: SourceCard = {
  title: 'About TSMC',
  publisher: 'Taiwan Semiconductor Manufacturing Company Limited',
  date: '2024',
  url: 'https://www.tsmc.com/english/aboutTSMC',
}

export const EVERTIQ_FOUNDRY: SourceCard = {
  title: 'Foundry market hits $38.5B as top 10 dominate with 96% share',
  publisher: 'Evertiq, on TrendForce',
  date: '2025-03-11',
  url: 'https://evertiq.com/news/2025-03-11-foundry-market-hits-385b-as-top-10-dominate-with-96-share',
}

export const ITNEWS_DRAM: SourceCard = {
  title: 'Samsung maintains No. 1 position in DRAM market share, SK hynix close behind',
  publisher: 'IT News 24, on TrendForce',
  date: '2025-02-27',
  url: 'https://itnews24.net/2025/02/samsung-maintains-no-1-position-in-dram.html',
}

export const SEMIMEDIA_AUTO_CHIPS: SourceCard = {
  title: 'Infineon leads the automotive semiconductor market in 2023',
  publisher: 'SemiMedia, on TechInsights',
  date: '2024-04-09',
  url: 'https://www.semimedia.cc/16546.html',
}

export const SEMIENGINEERING_WAFERS: SourceCard = {
  title: 'More silicon wafer consolidation',
  publisher: 'Semiconductor Engineering',
  date: '2021',
  url: 'https://semiengineering.com/more-silicon-wafer-consolidation',
}

export const GMK_NEON: SourceCard = {
  title: 'Russia-Ukraine war exacerbates global chip shortage',
  publisher: 'GMK Center',
  date: '2022',
  url: 'https://gmk.center/en/news/russia-ukraine-war-exacerbates-global-chip-shortage/',
}

export const NSJ_QUARTZ: SourceCard = {
  title: 'NC Fast Facts: NC maker of high-purity quartz',
  publisher: 'North State Journal',
  date: '2024-10',
  url: 'https://nsjonline.com/article/2024/10/nc-fast-facts-nc-maker-of-high-purity-quartz-back-operating-post-helene',
}

export const SIBELCO_HPQ: SourceCard = {
  title: 'Sibelco announces a major expansion of its Spruce Pine high purity quartz operations',
  publisher: 'Sibelco',
  date: '2023',
  url: 'https://www.sibelco.com/en/news/sibelco-announces-a-major-expansion-of-its-spruce-pine-usa-high-purity-quartz-operations',
}

export const EFESO_TITANIUM: SourceCard = {
  title:
    'The impact of the Russia-Ukraine conflict on the aerospace supply chain: Russian titanium',
  publisher: 'EFESO',
  date: '2022',
  url: 'https://efeso.com/knowledge/insight/the-impact-of-the-russia-ukraine-conflict-on-the-aerospace-supply-chain-which-are-the-options-to-replace-russian-titanium',
}

export const CNEVPOST_BATTERIES: SourceCard = {
  title: 'Global EV battery market share in 2023',
  publisher: 'CnEVPost, on SNE Research',
  date: '2024-02-07',
  url: 'https://cnevpost.com/2024/02/07/global-ev-battery-market-share-in-2023/',
}

export const HORIZON_BATTERIES: SourceCard = {
  title: 'In 2024, who will be the most powerful global power battery manufacturer',
  publisher: 'Horizon Automobile, on SNE Research',
  date: '2025-02-18',
  url: 'https://www.horizonautomobile.com/index.php/2025/02/18/in-2024-who-will-be-the-most-powerful-global-power-battery-manufacturer',
}

export const SNE_CUSTOMERS: SourceCard = {
  title: 'From Jan to Feb 2024, global EV battery usage posted 92.4 GWh',
  publisher: 'SNE Research',
  date: '2024-03',
  url: 'https://sneresearch.com/en/insight/release_view/252/page/36?s_cat=%7C1%7C2%7C',
}
