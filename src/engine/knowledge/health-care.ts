/** More makers of medicines, ingredients, vaccines and devices, laboratories, hospitals, insurers, and what each needs. */
import type { FactFile } from '@/engine/graph/facts'
import { houses } from './houses'
import { contest, fed, made, needs, things } from './table'

const goods = things(`
  product:heparin | Heparin | crude heparin; heparin sodium; blood thinner heparin
  product:sartan | Sartan medicines | valsartan; losartan; irbesartan; sartans; sartan
  product:cancer-generic | Generic cancer medicines | carboplatin; methotrexate; generic chemotherapy; chemotherapy drugs
  product:medical-isotope | Medical isotopes | molybdenum-99; technetium-99m; medical isotope; technetium; radioisotopes
  product:hospital-care | Hospital care | hospitals; elective surgery; elective surgeries; hospital operators
  product:health-claims | Claims and payments of health care | medical claims; pharmacy claims; claims processing; health insurers
  product:lab-instrument | Laboratory instruments | lab instruments; laboratory equipment; sequencing machines; mass spectrometers
  product:face-mask | Face masks | respirators; N95 respirators; N95 masks; surgical masks; face mask
  product:dental-supplies | Dental supplies | dental supplies; dental implants; dental products
  product:dialysis | Dialysis | dialysis clinics; dialysis machines; kidney dialysis
  product:animal-medicine | Animal medicines | veterinary medicines; animal vaccines; animal health
  product:blood-test | Laboratory tests | blood tests; laboratory testing; clinical laboratories
`)

const drugs = houses(`
  catalent | Catalent, Inc. | US |  | Catalent | contract-making = Catalent contract drug making; .98; us .5, us/indiana .2, it .1; product:drug-contract-making .04
  emergent | Emergent BioSolutions Inc. | US | NYSE:EBS | Emergent BioSolutions; Emergent | vaccines = Emergent vaccines and contract making; .95; us .95; product:vaccine .01, product:drug-contract-making .01
  samsung-biologics | Samsung Biologics Co., Ltd. | KR | KRX:207940 | Samsung Biologics; 삼성바이오로직스 | contract-making = Samsung Biologics contract making; .95; kr 1; product:drug-contract-making .04
  celltrion | Celltrion, Inc. | KR | KRX:068270 | Celltrion; 셀트리온 | biologics = Celltrion biosimilars; .95; kr .95; product:biologic-drug .01
  sk-bioscience | SK bioscience Co., Ltd. | KR | KRX:302440 | SK bioscience | vaccines = SK bioscience vaccines; .95; kr 1; product:vaccine .005
  gilead | Gilead Sciences, Inc. | US | NASDAQ:GILD | Gilead; Gilead Sciences | medicines = Gilead medicines; .98; us/california .3, ie .4; product:brand-drug .02
  biogen | Biogen Inc. | US | NASDAQ:BIIB | Biogen; Biogen Idec | medicines = Biogen medicines; .95; us/north-carolina .5, ch .3; product:biologic-drug .03
  regeneron | Regeneron Pharmaceuticals, Inc. | US | NASDAQ:REGN | Regeneron | medicines = Regeneron medicines; .95; us .6, ie .35; product:biologic-drug .03
  vertex | Vertex Pharmaceuticals Incorporated | US | NASDAQ:VRTX | Vertex Pharmaceuticals | medicines = Vertex medicines; .98; us .6; product:brand-drug .01
  genzyme | Genzyme Corporation | US |  | Genzyme | medicines = Genzyme enzyme medicines; .9; us .8, be .1; product:biologic-drug .01
  shire | Shire plc | IE |  | Shire Pharmaceuticals | medicines = Shire medicines; .95; us .7; product:biologic-drug .01
  ucb | UCB SA | BE | EBR:UCB | UCB | medicines = UCB medicines; .98; be .5, ch .3; product:brand-drug .005
  astellas | Astellas Pharma Inc. | JP | TSE:4503 | Astellas; アステラス | medicines = Astellas medicines; .98; jp .6, ie .2; product:brand-drug .012
  daiichi-sankyo | Daiichi Sankyo Company, Limited | JP | TSE:4568 | Daiichi Sankyo; 第一三共 | medicines = Daiichi Sankyo medicines; .98; jp .7, de .15; product:brand-drug .012
  eisai | Eisai Co., Ltd. | JP | TSE:4523 | Eisai; エーザイ | medicines = Eisai medicines; .98; jp .7; product:brand-drug .006
  otsuka | Otsuka Holdings Co., Ltd. | JP | TSE:4578 | Otsuka; 大塚 | medicines = Otsuka medicines and drinks; .9; jp .7, us .1; product:brand-drug .01
  novavax | Novavax, Inc. | US | NASDAQ:NVAX | Novavax | vaccines = Novavax vaccines; .98; in .6, cz .2; product:vaccine .005
  biontech | BioNTech SE | DE | NASDAQ:BNTX | BioNTech | vaccines = BioNTech vaccines; .98; de .7, be .2; product:vaccine .03
  chiron | Chiron Corporation | US |  | Chiron | vaccines = Chiron flu vaccines; .4; gb .8, de .2; product:vaccine .01
  medimmune | MedImmune, Inc. | US |  | MedImmune | vaccines = MedImmune FluMist and antibodies; .95; us .5, gb .3; product:vaccine .003
  bavarian-nordic | Bavarian Nordic A/S | DK | CPH:BAVA | Bavarian Nordic | vaccines = Bavarian Nordic vaccines; .98; dk .8; product:vaccine .005
  serum-institute | Serum Institute of India Pvt. Ltd. | IN |  | Serum Institute of India; Serum Institute | vaccines = Serum Institute vaccines; .98; in 1; product:vaccine .08
  bharat-biotech | Bharat Biotech International Limited | IN |  | Bharat Biotech | vaccines = Bharat vaccines; .98; in 1; product:vaccine .01
  sinovac | Sinovac Biotech Ltd. | CN |  | Sinovac; 科兴 | vaccines = Sinovac vaccines; .98; cn 1; product:vaccine .01
  zoetis | Zoetis Inc. | US | NYSE:ZTS | Zoetis | animal = Zoetis animal medicines; .98; us .5, be .1, ie .05; product:animal-medicine .18
  elanco | Elanco Animal Health Incorporated | US | NYSE:ELAN | Elanco | animal = Elanco animal medicines; .98; us .45, de .2; product:animal-medicine .1
  lupin | Lupin Limited | IN | NSE:LUPIN | Lupin | generics = Lupin medicines; .95; in .85; product:generic-drug .02
  zydus | Zydus Lifesciences Limited | IN | NSE:ZYDUSLIFE | Zydus; Cadila Healthcare | generics = Zydus medicines; .9; in .9; product:generic-drug .02
  torrent-pharma | Torrent Pharmaceuticals Limited | IN | NSE:TORNTPHARM | Torrent Pharma; Torrent Pharmaceuticals | generics = Torrent medicines; .97; in .95; product:generic-drug .01, product:sartan .05
  glenmark | Glenmark Pharmaceuticals Limited | IN | NSE:GLENMARK | Glenmark | generics = Glenmark medicines; .95; in .9; product:generic-drug .01
  ranbaxy | Ranbaxy Laboratories Limited | IN |  | Ranbaxy | generics = Ranbaxy medicines; .95; in .85, us .05; product:generic-drug .02
  wockhardt | Wockhardt Limited | IN | NSE:WOCKPHARMA | Wockhardt | generics = Wockhardt medicines; .95; in .9; product:generic-drug .005
  intas | Intas Pharmaceuticals Limited | IN |  | Intas; Accord Healthcare | generics = Intas medicines; .95; in .95; product:generic-drug .01, product:cancer-generic .4
  biocon | Biocon Limited | IN | NSE:BIOCON | Biocon | biologics = Biocon biosimilars and insulin; .8; in .85, my .1; product:biologic-drug .005, product:insulin .02
  gland-pharma | Gland Pharma Limited | IN | NSE:GLAND | Gland Pharma | injectables = Gland injectables; .95; in 1; product:sterile-injectable .02, product:heparin .06
  granules | Granules India Limited | IN | NSE:GRANULES | Granules India | generics = Granules paracetamol and metformin; .95; in .95; product:generic-drug .01
  hikma | Hikma Pharmaceuticals PLC | GB | LSE:HIK | Hikma; West-Ward | injectables = Hikma injectables and generics; .97; us/ohio .35, pt .15; product:sterile-injectable .05, product:cancer-generic .1
  amneal | Amneal Pharmaceuticals, Inc. | US | NASDAQ:AMRX | Amneal | generics = Amneal generics; .95; us .4, in .5; product:generic-drug .015
  akorn | Akorn, Inc. | US |  | Akorn | generics = Akorn generics; .97; us .9; product:sterile-injectable .01
  mallinckrodt | Mallinckrodt plc | IE |  | Mallinckrodt | generics = Mallinckrodt generics; .4; us .9; product:generic-drug .005 | contrast = Mallinckrodt contrast and isotopes; .2; us .5, nl .4; product:medical-isotope .2, product:contrast-media .05
  app-pharma | APP Pharmaceuticals, Inc. | US |  | APP Pharmaceuticals; Abraxis | injectables = APP injectables; .95; us .8; product:heparin .2, product:sterile-injectable .01
  hepalink | Shenzhen Hepalink Pharmaceutical Group Co., Ltd. | CN | SZSE:002399 | Hepalink; Scientific Protein Laboratories; 海普瑞 | heparin = Hepalink heparin; .9; cn/guangdong .6, us .25; product:heparin .2
  king-friend | Nanjing King-friend Biochemical Pharmaceutical Co., Ltd. | CN | SSE:603707 | King-friend; 健友股份 | heparin = King-friend heparin; .9; cn/jiangsu 1; product:heparin .15
  tianyu | Zhejiang Tianyu Pharmaceutical Co., Ltd. | CN | SZSE:300702 | Zhejiang Tianyu; 天宇股份 | sartans = Tianyu sartan ingredients; .85; cn/zhejiang 1; product:sartan .15
  hengrui | Jiangsu Hengrui Pharmaceuticals Co., Ltd. | CN | SSE:600276 | Hengrui; 恒瑞医药 | medicines = Hengrui medicines; .95; cn/jiangsu .95; product:brand-drug .005
  cspc | CSPC Pharmaceutical Group Limited | HK | HKEX:1093 | CSPC; 石药集团 | medicines = CSPC medicines and vitamin C; .95; cn 1; product:vitamin .04, product:antibiotic .05
  united-labs | The United Laboratories International Holdings Limited | HK | HKEX:3933 | United Laboratories; 联邦制药 | antibiotics = United Laboratories penicillins; .85; cn/guangdong .3, cn/inner-mongolia .6; product:antibiotic .1
  xellia | Xellia Pharmaceuticals ApS | DK |  | Xellia; Ben Venue; Bedford Laboratories | injectables = Xellia and Ben Venue injectables; .97; dk .4, us/ohio .4; product:sterile-injectable .01, product:cancer-generic .08
`)

const devices = houses(`
  thermo-fisher | Thermo Fisher Scientific Inc. | US | NYSE:TMO | Thermo Fisher; Patheon | tools = Thermo Fisher instruments and supplies; .7; us .5, de .1, cn .06; product:lab-instrument .18, product:bioprocess-supplies .2 | contract-making = Patheon contract drug making; .28; us .4, it .15; product:drug-contract-making .05
  danaher | Danaher Corporation | US | NYSE:DHR | Danaher; Cytiva; Pall; Cepheid | tools = Danaher bioprocess and diagnostics; .97; us .5, se .15; product:bioprocess-supplies .3, product:lab-instrument .1
  sartorius | Sartorius AG | DE | XETRA:SRT | Sartorius; Sartorius Stedim | tools = Sartorius bioprocess supplies; .97; de .4, fr .25, us/puerto-rico .15; product:bioprocess-supplies .15
  agilent | Agilent Technologies, Inc. | US | NYSE:A | Agilent | tools = Agilent instruments; .97; us .35, sg .2, de .15, my/penang .1; product:lab-instrument .08
  waters | Waters Corporation | US | NYSE:WAT | Waters Corp | tools = Waters instruments; .97; us .5, ie .2, gb .15; product:lab-instrument .04
  illumina | Illumina, Inc. | US | NASDAQ:ILMN | Illumina | tools = Illumina sequencers; .98; us/california .6, sg .35; product:lab-instrument .06
  west-pharma | West Pharmaceutical Services, Inc. | US | NYSE:WST | West Pharmaceutical | stoppers = West stoppers and injectors; .97; us .5, ie .1, de .12, sg .05;
  edwards | Edwards Lifesciences Corporation | US | NYSE:EW | Edwards Lifesciences | devices = Edwards heart valves; .98; us/california .35, sg .25, ie .15; product:medical-device .02
  intuitive | Intuitive Surgical, Inc. | US | NASDAQ:ISRG | Intuitive Surgical | devices = Intuitive surgical robots; .98; us/california .45, mx/baja-california .45; product:medical-device .03
  zimmer-biomet | Zimmer Biomet Holdings, Inc. | US | NYSE:ZBH | Zimmer Biomet; Zimmer; Biomet | devices = Zimmer joints; .97; us/indiana .45, us/puerto-rico .15, ie .15, ch .1; product:medical-device .03
  smith-nephew | Smith & Nephew plc | GB | LSE:SN | Smith & Nephew | devices = Smith & Nephew joints and wound care; .98; us/tennessee .4, gb .2, my/penang .08; product:medical-device .02
  dexcom | DexCom, Inc. | US | NASDAQ:DXCM | Dexcom | sensors = Dexcom glucose sensors; .98; us/arizona .5, my/penang .35; product:diagnostics .03
  insulet | Insulet Corporation | US | NASDAQ:PODD | Insulet; Omnipod | pumps = Insulet insulin pumps; .98; cn .35, us .45, my .15; product:diagnostics .015
  resmed | ResMed Inc. | US | NYSE:RMD | ResMed | devices = ResMed sleep devices; .97; sg .5, au .3; product:diagnostics .03
  hologic | Hologic, Inc. | US | NASDAQ:HOLX | Hologic | diagnostics = Hologic tests and breast scanners; .97; us .6, gb .15; product:diagnostics .03
  teleflex | Teleflex Incorporated | US | NYSE:TFX | Teleflex; Arrow International | devices = Teleflex catheters; .97; us .4, mx .25, cz .15; product:medical-device .01
  steris | STERIS plc | IE | NYSE:STE | Steris | services = Steris sterilising; .97; us .6;
  sotera | Sotera Health Company | US | NASDAQ:SHC | Sotera Health; Sterigenics; Nordion | sterilising = Sterigenics sterilising and Nordion isotopes; .97; us .5, ca .2; product:medical-isotope .15
  lantheus | Lantheus Holdings, Inc. | US | NASDAQ:LNTH | Lantheus; Lantheus Medical Imaging | agents = Lantheus imaging agents; .97; us .9;
  mds | MDS Inc. | CA |  | MDS Nordion; MDS Inc | isotopes = MDS medical isotopes; .35; ca 1; product:medical-isotope .2
  coloplast | Coloplast A/S | DK | CPH:COLO-B | Coloplast | devices = Coloplast care products; .98; hu .5, cn .12, dk .1; product:medical-device .01
  terumo | Terumo Corporation | JP | TSE:4543 | Terumo; テルモ | devices = Terumo syringes and catheters; .98; jp .4, us .2, us/puerto-rico .05, ph .08; product:syringe .06, product:medical-device .02
  sysmex | Sysmex Corporation | JP | TSE:6869 | Sysmex | diagnostics = Sysmex blood analysers; .98; jp .7; product:diagnostics .02
  nipro | Nipro Corporation | JP | TSE:8086 | Nipro | devices = Nipro syringes and dialysers; .9; jp .4, th .25; product:syringe .05
  essilorluxottica | EssilorLuxottica SA | FR | EPA:EL | EssilorLuxottica; Luxottica; Essilor; Ray-Ban | glasses = EssilorLuxottica lenses and frames; .98; it .25, cn .2, th .15, mx .05;
  align | Align Technology, Inc. | US | NASDAQ:ALGN | Align Technology; Invisalign | aligners = Align tooth aligners; .97; mx .6, pl .15, cn .15; product:dental-supplies .08
  dentsply | DENTSPLY SIRONA Inc. | US | NASDAQ:XRAY | Dentsply Sirona; Dentsply | dental = Dentsply dental supplies; .97; us .35, de .3; product:dental-supplies .12
  straumann | Straumann Holding AG | CH | SIX:STMN | Straumann | dental = Straumann dental implants; .98; ch .5, br .15; product:dental-supplies .07
  henry-schein | Henry Schein, Inc. | US | NASDAQ:HSIC | Henry Schein | distribution = Henry Schein dental and medical supplies; .97; us .75, de .06;
  patterson | Patterson Companies, Inc. | US |  | Patterson Companies; Patterson Dental | distribution = Patterson dental supplies; .97; us .9;
  owens-minor | Owens & Minor, Inc. | US |  | Owens & Minor; Halyard | supplies = Owens & Minor hospital supplies; .97; us .7, th .1, mx .1; product:face-mask .05, product:medical-glove .01
  medline | Medline Industries, LP | US | NASDAQ:MDLN | Medline | supplies = Medline hospital supplies; .97; us .5, cn .15, mx .1;
  alpha-pro-tech | Alpha Pro Tech, Ltd. | US |  | Alpha Pro Tech | masks = Alpha Pro Tech masks and building wrap; .97; us 1; product:face-mask .02
  sri-trang | Sri Trang Gloves (Thailand) Public Company Limited | TH | SET:STGT | Sri Trang Gloves | gloves = Sri Trang gloves; .98; th 1; product:medical-glove .07
  supermax | Supermax Corporation Berhad | MY | KLSE:7106 | Supermax | gloves = Supermax gloves; .98; my 1; product:medical-glove .05
  ansell | Ansell Limited | AU | ASX:ANN | Ansell | gloves = Ansell gloves; .98; my .35, lk .15, th .15, vn .05; product:medical-glove .03
  intco | Intco Medical Technology Co., Ltd. | CN | SZSE:300677 | Intco Medical; 英科医疗 | gloves = Intco gloves; .95; cn .9, vn .05; product:medical-glove .12
`)

const care = houses(`
  hca | HCA Healthcare, Inc. | US | NYSE:HCA | HCA; HCA Healthcare | hospitals = HCA hospitals; .97; us .6, us/texas .25, gb .02; product:hospital-care .05
  tenet | Tenet Healthcare Corporation | US | NYSE:THC | Tenet Healthcare | hospitals = Tenet hospitals and surgery centres; .97; us .6, us/texas .2, us/california .15; product:hospital-care .02
  community-health | Community Health Systems, Inc. | US | NYSE:CYH | Community Health Systems | hospitals = Community hospitals; .98; us 1; product:hospital-care .015
  universal-health | Universal Health Services, Inc. | US | NYSE:UHS | Universal Health Services | hospitals = Universal Health hospitals; .98; us .95, gb .05; product:hospital-care .015
  ascension | Ascension Health Alliance | US |  | Ascension Health | hospitals = Ascension hospitals; .98; us 1; product:hospital-care .025
  ramsay | Ramsay Health Care Limited | AU | ASX:RHC | Ramsay Health Care | hospitals = Ramsay hospitals; .98; au .4, gb .1, fr .35; product:hospital-care .01
  davita | DaVita Inc. | US | NYSE:DVA | DaVita | dialysis = DaVita dialysis; .97; us .95; product:dialysis .25
  fresenius-medical | Fresenius Medical Care AG | DE | XETRA:FME | Fresenius Medical Care | dialysis = Fresenius dialysis clinics and machines; .98; us .6, de .08, mx .05; product:dialysis .3
  unitedhealth | UnitedHealth Group Incorporated | US | NYSE:UNH | UnitedHealth; Optum; Change Healthcare; UnitedHealthcare | insurance = UnitedHealthcare insurance; .75; us .98; | optum = Optum claims and care; .23; us 1; product:health-claims .35
  cvs | CVS Health Corporation | US | NYSE:CVS | CVS Health; CVS; Aetna | pharmacies = CVS pharmacies and benefits; .7; us 1; | insurance = Aetna insurance; .28; us 1;
  walgreens | Walgreens Boots Alliance, Inc. | US |  | Walgreens; Walgreens Boots | pharmacies = Walgreens pharmacies; .97; us .8, gb .1;
  rite-aid | Rite Aid Corporation | US |  | Rite Aid | pharmacies = Rite Aid pharmacies; .98; us 1;
  cigna | The Cigna Group | US | NYSE:CI | Cigna; Express Scripts | insurance = Cigna insurance and benefits; .98; us .98;
  elevance | Elevance Health, Inc. | US | NYSE:ELV | Elevance Health; Anthem, Inc. until 2022-06-27; WellPoint until 2014-12-02 | insurance = Elevance insurance; .98; us 1;
  humana | Humana Inc. | US | NYSE:HUM | Humana | insurance = Humana insurance; .98; us 1;
  quest | Quest Diagnostics Incorporated | US | NYSE:DGX | Quest Diagnostics | tests = Quest laboratory tests; .98; us 1; product:blood-test .2
  labcorp | Labcorp Holdings Inc. | US | NYSE:LH | Labcorp; Laboratory Corporation of America | tests = Labcorp laboratory tests; .8; us .9; product:blood-test .2
  synlab | Synlab AG | DE |  | Synlab; Synnovis | tests = Synlab laboratory tests; .98; de .25, it .15, gb .1, fr .2; product:blood-test .05
`)

const sites = made(`
  product:heparin | cn .7, us .08, it .03, es .04 | Drawn from pig guts, so most crude heparin is Chinese.
  product:sartan | cn/zhejiang .4, cn .1, in .35 | Ingredients come from few works in Zhejiang and India.
  product:cancer-generic | in .6, us/ohio .1, us .05, it .06, de .05 | Few plants fill them.
  product:medical-isotope | nl .3, be .2, za .15, au .15, ca .08, fr .05, pl .04, cz .02 | Few old reactors make it, of them Petten is the largest.
  product:hospital-care | us .4, us/texas .04, us/north-carolina .012, us/puerto-rico .003 | Where patients live.
  product:health-claims | us 1 | Of the United States.
  product:lab-instrument | us .4, de .12, jp .12, cn .1, sg .06 | Estimate.
  product:face-mask | cn .55, us .08, tw .06, kr .06, in .05, mx .03 | China makes more than half.
  product:dental-supplies | us .3, de .2, ch .08, cn .1 | Estimate.
  product:dialysis | us .35, de .06, jp .1 | Where patients live.
  product:animal-medicine | us .35, fr .12, de .1, be .05, cn .1 | Estimate.
  product:blood-test | us .4, de .06, fr .06, gb .03 | Near the patients.
`)

const makers = fed(`
  product:heparin | pfizer/injectables .1, baxter/injectables .1, fresenius/injectables .05, sanofi/medicines .1 | Estimate.
  product:sartan | huahai/api .25, novartis/medicines .04, aurobindo/generics .06, teva/generics .04 | Estimate.
  product:cancer-generic | pfizer/injectables .1, teva/generics .08, fresenius/injectables .08 | Estimate.
  product:medical-isotope | ge-healthcare/contrast .02 | Estimate.
  product:animal-medicine | merck-us/medicines .12 | Estimate.
`)

const inputs = needs(`
  product:lupin/generics, product:zydus/generics, product:torrent-pharma/generics, product:glenmark/generics, product:ranbaxy/generics,
  + product:wockhardt/generics, product:intas/generics, product:granules/generics, product:amneal/generics
    ingredients | product:api .7 essential cost .2 buffer 75 lead 180 ramp 180 sub .1/.3/.6 | Own and bought.
    intermediates | material:drug-intermediate .6 important cost .08 buffer 45 lead 150 | From China for the most part.
  product:hikma/injectables, product:gland-pharma/injectables, product:akorn/generics, product:app-pharma/injectables,
  + product:xellia/injectables
    ingredients | product:api .8 essential cost .15 buffer 90 lead 180 | Bought.
    vials | product:pharma-glass .7 essential cost .05 buffer 60 | Filled into glass.
  product:app-pharma/injectables, product:gland-pharma/injectables, product:baxter/injectables
    heparin | product:hepalink/heparin .6 minor cost .03 buffer 60 lead 180 | Crude heparin comes from China.
  product:heparin, product:hepalink/heparin, product:king-friend/heparin
    pig guts | commodity:hogs .95 essential cost .4 buffer 90 | From slaughtered pigs.
  product:tianyu/sartans, product:cspc/medicines, product:united-labs/antibiotics
    intermediates | material:drug-intermediate .7 essential cost .25 buffer 45 | Bought in China.
  product:gilead/medicines, product:astellas/medicines, product:daiichi-sankyo/medicines, product:eisai/medicines, product:ucb/medicines,
  + product:otsuka/medicines, product:vertex/medicines, product:hengrui/medicines
    ingredients | product:api .5 important cost .05 buffer 180 lead 180 | Makers hold months of stock.
  product:biogen/medicines, product:regeneron/medicines, product:genzyme/medicines, product:shire/medicines, product:celltrion/biologics,
  + product:biocon/biologics, product:samsung-biologics/contract-making, product:catalent/contract-making, product:novavax/vaccines,
  + product:biontech/vaccines, product:serum-institute/vaccines, product:emergent/vaccines, product:bavarian-nordic/vaccines
    bioprocess supplies | product:bioprocess-supplies .85 essential cost .06 buffer 75 lead 120 | Media, filters and bags.
    vials | product:pharma-glass .7 essential cost .02 buffer 90 lead 120 | Filled into glass.
  product:serum-institute/vaccines
    single-use bags | product:bioprocess-supplies .1 essential cost .02 buffer 45 | From the United States.
  product:novo-nordisk/glp-1
    filling | product:catalent/contract-making .3 important cost .03 buffer 45 lead 180 | It filled part of the pens, and sold three plants in 2024.
  product:johnson-johnson/medicines, product:astrazeneca/medicines
    contract making | product:emergent/vaccines .3 minor cost .01 buffer 30 since 2020-06-01 until 2022-06-30 | It made their Covid vaccines.
  product:edwards/devices, product:intuitive/devices, product:zimmer-biomet/devices, product:smith-nephew/devices,
  + product:teleflex/devices, product:coloplast/devices, product:terumo/devices, product:resmed/devices,
  + product:dexcom/sensors, product:insulet/pumps, product:hologic/diagnostics, product:sysmex/diagnostics
    plastics | product:engineering-plastics .7 important cost .04 buffer 60 | Housings and tubes.
    chips | product:mcu .5 minor cost .02 buffer 90 lead 180 | Most devices hold some.
  product:resmed/devices
    chips for motors | product:analog-chip .6 important cost .03 buffer 45 lead 180 | Blowers need power chips.
  product:thermo-fisher/tools, product:agilent/tools, product:waters/tools, product:illumina/tools, product:danaher/tools
    helium and chips | material:helium .2 minor cost .005 buffer 45, product:analog-chip .5 minor cost .02 buffer 90 | Detectors.
  product:lantheus/agents
    isotopes | product:medical-isotope .9 essential cost .15 buffer 1 lead 7 sub .2/.4/.6 until 2018-10-31 | Molybdenum decays by
    + half in three days, so there is no stock.
    new isotopes | product:medical-isotope .3 important cost .05 buffer 1 lead 7 since 2018-11-01 | Half of its sales are now other agents.
  product:mallinckrodt/contrast
    isotopes | product:medical-isotope .8 important cost .15 buffer 1 lead 7 | Generators hold technetium.
  product:hospital-care, product:hca/hospitals, product:tenet/hospitals, product:community-health/hospitals,
  + product:universal-health/hospitals, product:ascension/hospitals, product:ramsay/hospitals
    IV fluids | product:iv-fluid .9 minor cost .004 buffer 12 | Used in most stays.
    medicines | product:sterile-injectable .6 minor cost .03 buffer 20, product:brand-drug .3 minor cost .02 buffer 20 | Hospital medicines.
    supplies | product:medical-glove .2 minor cost .003 buffer 30, product:syringe .2 minor cost .004 buffer 30, product:medical-device .3
    + minor cost .06 buffer 30 | Gloves, syringes and implants.
    claims | product:health-claims .35 minor cost .02 buffer 20 | Paid through clearing houses.
  product:davita/dialysis, product:fresenius-medical/dialysis
    fluids | product:baxter/iv-fluids .2 minor cost .02 buffer 20 | Dialysis solutions.
  product:cvs/pharmacies, product:walgreens/pharmacies, product:rite-aid/pharmacies, product:cigna/insurance
    medicines | product:drug-distribution .9 important cost .6 buffer 20 | Bought from wholesalers.
    claims | product:health-claims .3 minor cost .01 buffer 3 | Prescriptions are cleared at once.
  product:quest/tests, product:labcorp/tests, product:synlab/tests
    reagents | product:diagnostics .7 important cost .08 buffer 30 | Test kits.
  product:henry-schein/distribution, product:patterson/distribution
    supplies | product:dental-supplies .7 important cost .4 buffer 45 | Bought from makers.
  product:owens-minor/supplies, product:medline/supplies
    gloves and masks | product:medical-glove .5 important cost .1 buffer 45, product:face-mask .3 important cost .05 buffer 45 | Bought in Asia in part.
  product:sri-trang/gloves, product:supermax/gloves, product:ansell/gloves, product:intco/gloves
    latex | product:nitrile-latex .6 essential cost .3 buffer 20, material:natural-rubber .35 essential cost .14 buffer 30 | Dipped.
  product:face-mask, product:alpha-pro-tech/masks
    melt-blown cloth | product:plastics .7 essential cost .15 buffer 20 | Spun from polypropylene.
  product:essilorluxottica/glasses
    lens resin | product:engineering-plastics .7 minor cost .03 buffer 60 | Lenses.
  product:zoetis/animal, product:elanco/animal
    ingredients | product:api .7 important cost .1 buffer 120 lead 180 | Bought in part.
`)

const rivals = contest(`
  dental and medical supplies | henry-schein/distribution .35 .05, patterson/distribution .25 .08
  flu vaccines of the United States | chiron/vaccines .4 .05, medimmune/vaccines .05 .5, sanofi/vaccines .1 .04
  flu vaccines of the United States | chiron/vaccines .4 .05, csl/vaccines .05 .1
  enzyme medicines | genzyme/medicines .4 .05, shire/medicines .3 .1
  heparin | hepalink/heparin .2 .1, king-friend/heparin .15 .1
  heparin of the United States | baxter/injectables .06 .02, app-pharma/injectables .3 .2
  sartans | huahai/api .25 .05, tianyu/sartans .3 .15
  isotopes | mds/isotopes .3 .05, mallinckrodt/contrast .2 .05
  hospital supplies | owens-minor/supplies .15 .05, medline/supplies .3 .05, cardinal-health/supplies .2 .05
  medical gloves | top-glove/gloves .2 .35, supermax/gloves .05 .3, sri-trang/gloves .07 .25, ansell/gloves .03 .05, intco/gloves .12 .25
  pharmacies | walgreens/pharmacies .2 .05, cvs/pharmacies .15 .03, rite-aid/pharmacies .05 .05
  laboratory tests | quest/tests .2 .05, labcorp/tests .2 .05
  contract drug making | catalent/contract-making .05 .05, lonza/contract-making .06 .05, samsung-biologics/contract-making .05 .1, thermo-fisher/contract-making .05 .05
  glucose sensors | dexcom/sensors .3 .1, abbott/diagnostics .1 .05
  insulin pumps | insulet/pumps .3 .1, medtronic/pumps .2 .1
  joints | zimmer-biomet/devices .25 .08, smith-nephew/devices .1 .08, stryker/devices .12 .04
  sleep devices | philips/monitors .25 .1, resmed/devices .5 .15
`)

export const healthCare: FactFile = {
  industry: 'health care',
  nodes: [...goods, ...drugs.nodes, ...devices.nodes, ...care.nodes],
  edges: [
    ...drugs.edges,
    ...devices.edges,
    ...care.edges,
    ...sites,
    ...makers,
    ...inputs,
    ...rivals,
  ],
}
