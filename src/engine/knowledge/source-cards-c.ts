/** Sources that were read for aerospace and for construction, farm and mining machines. */
import type { SourceCard } from './write'

export const BOEING_10K_2024: SourceCard = {
  title: 'The Boeing Company, Form 10-K for 2024, summary of business segment data',
  publisher: 'U.S. Securities and Exchange Commission (EDGAR)',
  date: '2025-02',
  url: 'https://www.sec.gov/Archives/edgar/data/12927/000001292725000015/R11.htm',
}

export const LUFTFAHRT_AIRBUS: SourceCard = {
  title: 'Airbus SE announces robust annual results',
  publisher: 'Luftfahrtmagazin',
  date: '2025-02',
  url: 'https://luftfahrtmagazin.de/en/business/airbus-se-announces-robust-annual-results-258224.html',
}

export const SKYINDUSTRY_DELIVERIES: SourceCard = {
  title: 'Airbus A320 surpasses Boeing 737 as world’s top-selling airliner',
  publisher: 'Sky Industry News',
  date: '2025',
  url: 'https://skyindustrynews.com/stories/675638586-airbus-a320-surpasses-boeing-737-as-world-s-top-selling-airliner',
}

export const AVIATIONWEEK_TITANIUM: SourceCard = {
  title: 'Boeing halts Russian titanium sourcing; no word on JV with supplier',
  publisher: 'Aviation Week',
  date: '2022-03',
  url: 'https://ngtest.aviationweek.com/aerospace/aircraft-propulsion/boeing-halts-russian-titanium-sourcing-no-word-jv-supplier',
}

export const ARGUS_SPONGE: SourceCard = {
  title: 'Aerospace-approved Ti sponge supply up in 2024',
  publisher: 'Argus Media, on U.S. Geological Survey and makers’ data',
  date: '2025',
  url: 'https://argusmedia.com/en/news-and-insights/latest-market-news/2659047-aerospace-approved-ti-sponge-supply-up-in-2024',
}

export const FMT_SPIRIT: SourceCard = {
  title: 'Spirit AeroSystems back at Boeing 20 years after being spun off',
  publisher: 'Free Malaysia Today',
  date: '2024-07-01',
  url: 'https://dev-v4.freemalaysiatoday.com/category/business/2024/07/01/spirit-aerosystems-back-at-boeing-20-years-after-being-spun-off',
}

export const AMD_SPIRIT: SourceCard = {
  title: 'Spirit AeroSystems completes split between Boeing, Airbus',
  publisher: 'Aerospace Manufacturing and Design',
  date: '2025-12',
  url: 'https://www.aerospacemanufacturinganddesign.com/news/spirit-aerosystems-completes-split-between-boeing-airbus',
}

export const KANSAS_737: SourceCard = {
  title: 'Report on the 10,000th 737 shipset of Spirit AeroSystems',
  publisher: 'The Wichita Eagle',
  date: '2018-03-09',
  url: 'http://www.kansas.com/news/business/aviation/article204313484.html',
}

export const FINN_ENGINES: SourceCard = {
  title: 'The state of the commercial engine market in 2023',
  publisher: 'Farnborough International News Network, on the CAPA Fleet Database',
  date: '2023',
  url: 'https://www.wearefinn.com/topics/posts/the-state-of-the-commercial-engine-market-in-2023/',
}

export const AIRGUIDE_ENGINES: SourceCard = {
  title: 'Inside the world of aero engines: the four powerhouse manufacturers',
  publisher: 'AirGuide',
  date: '2024',
  url: 'https://airguide.info/inside-the-world-of-aero-engines-the-four-powerhouse-manufacturers',
}

export const VISUWIRE_GE: SourceCard = {
  title: 'How does GE Aerospace make its money?',
  publisher: 'VisuWire',
  date: '2025',
  url: 'https://visuwire.com/companies/general-electric/',
}

export const SEGMENTS_RTX: SourceCard = {
  title: 'RTX Corporation, analysis of reportable segments',
  publisher: 'Stock Analysis on Net, from Form 10-K',
  date: '2025',
  url: 'https://www.stock-analysis-on.net/NYSE/Company/RTX-Corp/Ratios/Reportable-Segments',
}

export const FINTOOL_HEXCEL: SourceCard = {
  title: 'Hexcel, third quarter 2024, executive summary',
  publisher: 'Fintool',
  date: '2024-10-22',
  url: 'https://fintool.com/app/research/companies/HXL/documents/transcripts/q3-2024',
}

export const AVIATIONWEEK_CASTINGS: SourceCard = {
  title: 'While Arconic and PCC continue castings dominance, a new rival rises',
  publisher: 'Aviation Week',
  date: '2020',
  url: 'https://m.aviationweek.com/mro/while-arconic-pcc-continue-castings-dominance-new-rival-rises',
}

export const BCG_CASTINGS: SourceCard = {
  title: 'Fixing aerospace’s supply chain for casting and forging',
  publisher: 'Boston Consulting Group',
  date: '2024',
  url: 'https://www.bcg.com/publications/2024/fixing-aerospaces-supply-chain-for-casting-and-forging',
}

export const ADANDP_FIBRE: SourceCard = {
  title: 'Juggling carbon fiber supply and demand?',
  publisher: 'adandp.media',
  date: '2014',
  url: 'http://www.adandp.media/blog/post/juggling-carbon-fiber-supply-and-demand',
}

export const EQUIPMENT_WORLD_2023: SourceCard = {
  title: '10 largest construction equipment manufacturers of 2023',
  publisher: 'Equipment World, on KHL’s Yellow Table',
  date: '2024-06-20',
  url: 'https://www.equipmentworld.com/market-pulse/article/15677511/10-largest-construction-equipment-manufacturers-of-2023',
}

export const CATERPILLAR_10K_2024: SourceCard = {
  title: 'Caterpillar Inc., Form 10-K for 2024, segment information (tables)',
  publisher: 'U.S. Securities and Exchange Commission (EDGAR)',
  date: '2025-02',
  url: 'https://www.sec.gov/Archives/edgar/data/18230/000001823025000008/R57.htm',
}

export const ALPHASPREAD_KOMATSU: SourceCard = {
  title: 'Komatsu, results for the year to March 2024, segment analysis',
  publisher: 'Alpha Spread',
  date: '2024-04',
  url: 'https://alphaspread.com/security/tse/6301/earnings-calls/q4-2024',
}

export const FARMERS_JOURNAL_DEERE: SourceCard = {
  title: 'John Deere reports 11 % net income drop for first quarter',
  publisher: 'Irish Farmers Journal',
  date: '2024-02-28',
  url: 'https://www.farmersjournal.ie/machinery/news/john-deere-reports-11-net-income-drop-for-first-quarter-806543',
}

export const FUTURE_FARMING_CNH: SourceCard = {
  title:
    'John Deere expects annual revenue to be up to 25 % lower, AGCO and CNH also see sales decline',
  publisher: 'Future Farming',
  date: '2024',
  url: 'https://futurefarming.com/tech-in-focus/john-deere-expects-annual-revenue-to-be-up-to-25-lower-agco-and-cnh-also-see-sales-decline',
}

export const AGCO_10Q_2024: SourceCard = {
  title:
    'AGCO Corporation, Form 10-Q for the quarter ended 30 September 2024, disaggregated revenue',
  publisher: 'U.S. Securities and Exchange Commission (EDGAR)',
  date: '2024-11',
  url: 'https://www.sec.gov/Archives/edgar/data/880266/000088026624000059/R85.htm',
}

export const KAWASAKI_HYDRAULICS: SourceCard = {
  title: 'Kawasaki’s century-old business takes on new fields',
  publisher: 'Kawasaki Heavy Industries, Ltd.',
  date: '2016-04-30',
  url: 'https://answers.khi.co.jp/en/energy-environment/20160430e-02/',
}

export const BENZINGA_SKF: SourceCard = {
  title: 'SKF, company profile',
  publisher: 'Benzinga',
  date: '2019',
  url: 'https://www.benzinga.com/quote/SKFRY',
}

export const IM_TYRES: SourceCard = {
  title: 'Treading carefully: mining tyres',
  publisher: 'International Mining',
  date: '2019-07',
  url: 'https://viewer.joomag.com/im-2019-july-19/0643010001562062549/p50',
}
