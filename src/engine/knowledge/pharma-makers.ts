/** Makers and wholesalers of medicines and medical goods; what they need and feed is in `pharma-markets.ts`. */
import type { FactFile } from '@/engine/graph/facts'
import { business, firms, made, plants } from './table'

const companies = firms(`
  pfizer | Pfizer Inc. | US | NYSE:PFE | Pfizer; Hospira
  merck-us | Merck & Co., Inc. | US | NYSE:MRK | Merck & Co; Merck Sharp & Dohme; MSD
  merck-kgaa | Merck KGaA | DE | XETRA:MRK | Merck Darmstadt; MilliporeSigma; EMD Serono
  roche | Roche Holding AG | CH | SIX:ROG | Roche; Genentech; Hoffmann-La Roche
  novartis | Novartis AG | CH | SIX:NOVN | Novartis
  sanofi | Sanofi S.A. | FR | EPA:SAN | Sanofi; Sanofi Pasteur
  astrazeneca | AstraZeneca PLC | GB | LSE:AZN | AstraZeneca
  gsk | GSK plc | GB | LSE:GSK | GSK; GlaxoSmithKline
  novo-nordisk | Novo Nordisk A/S | DK | CPH:NOVO-B | Novo Nordisk
  eli-lilly | Eli Lilly and Company | US | NYSE:LLY | Eli Lilly
  bayer | Bayer AG | DE | XETRA:BAYN | Bayer; Monsanto
  abbvie | AbbVie Inc. | US | NYSE:ABBV | AbbVie
  amgen | Amgen Inc. | US | NASDAQ:AMGN | Amgen
  bristol-myers | Bristol-Myers Squibb Company | US | NYSE:BMY | Bristol-Myers Squibb; Bristol Myers
  moderna | Moderna, Inc. | US | NASDAQ:MRNA | Moderna
  takeda | Takeda Pharmaceutical Company Limited | JP | TSE:4502 | Takeda; 武田薬品
  teva | Teva Pharmaceutical Industries Limited | IL | NYSE:TEVA | Teva; Teva Pharmaceuticals
  viatris | Viatris Inc. | US | NASDAQ:VTRS | Viatris; Mylan
  sandoz | Sandoz Group AG | CH | SIX:SDZ | Sandoz
  sun-pharma | Sun Pharmaceutical Industries Limited | IN | NSE:SUNPHARMA | Sun Pharma
  dr-reddys | Dr. Reddy’s Laboratories Limited | IN | NSE:DRREDDY | Dr. Reddy’s; Dr Reddys
  cipla | Cipla Limited | IN | NSE:CIPLA | Cipla
  aurobindo | Aurobindo Pharma Limited | IN | NSE:AUROPHARMA | Aurobindo; Aurobindo Pharma
  divis | Divi’s Laboratories Limited | IN | NSE:DIVISLAB | Divi’s Laboratories; Divis Labs
  huahai | Zhejiang Huahai Pharmaceutical Co., Ltd. | CN | SSE:600521 | Huahai Pharmaceutical; 华海药业
  ncpc | North China Pharmaceutical Co., Ltd. | CN | SSE:600812 | North China Pharmaceutical; 华北制药
  lonza | Lonza Group AG | CH | SIX:LONN | Lonza
  wuxi-apptec | WuXi AppTec Co., Ltd. | CN | SSE:603259 | WuXi AppTec; 药明康德
  wuxi-biologics | WuXi Biologics (Cayman) Inc. | CN | HKEX:2269 | WuXi Biologics; 药明生物
  csl | CSL Limited | AU | ASX:CSL | CSL Behring; CSL Seqirus
  grifols | Grifols, S.A. | ES | BME:GRF | Grifols
  baxter | Baxter International Inc. | US | NYSE:BAX | Baxter; Baxter Healthcare; Hillrom
  fresenius | Fresenius SE & Co. KGaA | DE | XETRA:FRE | Fresenius; Fresenius Kabi
  b-braun | B. Braun SE | DE |  | B. Braun; B. Braun Medical; B. Braun Melsungen
  icu-medical | ICU Medical, Inc. | US | NASDAQ:ICUI | ICU Medical; Smiths Medical
  becton-dickinson | Becton, Dickinson and Company | US | NYSE:BDX | Becton Dickinson
  schott-pharma | SCHOTT Pharma AG & Co. KGaA | DE | XETRA:1SXP | Schott Pharma; Schott AG
  gerresheimer | Gerresheimer AG | DE | XETRA:GXI | Gerresheimer
  stevanato | Stevanato Group S.p.A. | IT | NYSE:STVN | Stevanato; Stevanato Group
  corning | Corning Incorporated | US | NYSE:GLW | Corning Inc
  top-glove | Top Glove Corporation Bhd | MY | KLSE:7113 | Top Glove
  hartalega | Hartalega Holdings Berhad | MY | KLSE:5168 | Hartalega
  kossan | Kossan Rubber Industries Bhd | MY | KLSE:7153 | Kossan; Kossan Rubber
  medtronic | Medtronic plc | IE | NYSE:MDT | Medtronic; Covidien
  abbott | Abbott Laboratories | US | NYSE:ABT | Abbott; St. Jude Medical; Similac
  stryker | Stryker Corporation | US | NYSE:SYK | Stryker
  boston-scientific | Boston Scientific Corporation | US | NYSE:BSX | Boston Scientific
  johnson-johnson | Johnson & Johnson | US | NYSE:JNJ | J&J; Janssen; DePuy Synthes; Ethicon
  ge-healthcare | GE HealthCare Technologies Inc. | US | NASDAQ:GEHC | GE HealthCare
  philips | Koninklijke Philips N.V. | NL | Euronext Amsterdam:PHIA | Philips; Royal Philips
  siemens-healthineers | Siemens Healthineers AG | DE | XETRA:SHL | Siemens Healthineers
  mckesson | McKesson Corporation | US | NYSE:MCK | McKesson
  cardinal-health | Cardinal Health, Inc. | US | NYSE:CAH | Cardinal Health
  cencora | Cencora, Inc. | US | NYSE:COR | Cencora; AmerisourceBergen
`)

const lines = business(`
  pfizer/medicines | Pfizer medicines | .7 | Estimate.
  pfizer/vaccines | Pfizer vaccines | .18 | Estimate. | Comirnaty; Prevnar
  pfizer/injectables | Pfizer sterile injectables | .08 | Estimate.
  merck-us/medicines | Merck & Co. medicines | .7 | Estimate. | Keytruda
  merck-us/vaccines | Merck & Co. vaccines | .18 | Estimate. | Gardasil
  merck-kgaa/life-science | Merck KGaA bioprocess and laboratory supplies | .42 | Estimate.
  merck-kgaa/medicines | Merck KGaA medicines | .4 | Estimate.
  roche/medicines | Roche medicines | .76 | Estimate.
  roche/diagnostics | Roche diagnostics | .24 | Estimate.
  novartis/medicines | Novartis medicines | .98 | Estimate.
  sanofi/medicines | Sanofi medicines | .68 | Estimate. | Dupixent
  sanofi/insulin | Sanofi insulin | .08 | Estimate. | Lantus
  sanofi/vaccines | Sanofi vaccines | .2 | Estimate.
  astrazeneca/medicines | AstraZeneca medicines | .96 | Estimate.
  gsk/medicines | GSK medicines | .7 | Estimate.
  gsk/vaccines | GSK vaccines | .29 | Estimate. | Shingrix
  novo-nordisk/glp-1 | Novo Nordisk GLP-1 medicines | .73 | {~NOVO_Q4_2024} Diabetes and obesity care
  + were 271.8 of sales of 290.4 billion kroner in 2024; insulin is put at a fifth of all sales. | Ozempic; Wegovy; Rybelsus
  novo-nordisk/insulin | Novo Nordisk insulin | .2 | {~NOVO_Q4_2024} Of the 94 % that diabetes and obesity
  + care bring in, insulin is put at a fifth of all sales. | NovoLog; Levemir
  eli-lilly/glp-1 | Lilly GLP-1 medicines | .5 | Estimate. | Mounjaro; Zepbound; Trulicity
  eli-lilly/insulin | Lilly insulin | .07 | Estimate. | Humalog
  eli-lilly/medicines | Lilly medicines | .4 | Estimate.
  bayer/medicines | Bayer medicines | .39 | Estimate.
  bayer/crop-science | Bayer seeds and crop protection | .47 | Estimate. | glyphosate
  abbvie/medicines | AbbVie medicines | .95 | Estimate. | Humira
  amgen/biologics | Amgen biologic medicines | .95 | Estimate.
  bristol-myers/medicines | Bristol-Myers Squibb medicines | .95 | Estimate.
  moderna/vaccines | Moderna vaccines | .95 | Estimate.
  takeda/medicines | Takeda medicines | .78 | Estimate.
  takeda/plasma | Takeda plasma medicines | .2 | Estimate.
  teva/generics | Teva generic medicines | .57 | Estimate.
  teva/medicines | Teva branded medicines | .25 | Estimate.
  viatris/generics | Viatris off-patent medicines | .95 | Estimate.
  sandoz/generics | Sandoz generics and biosimilars | .98 | Estimate.
  sun-pharma/generics | Sun Pharma medicines | .92 | Estimate.
  dr-reddys/generics | Dr. Reddy’s medicines | .88 | Estimate.
  cipla/generics | Cipla medicines | .92 | Estimate.
  aurobindo/generics | Aurobindo medicines | .85 | Estimate.
  aurobindo/antibiotics | Aurobindo antibiotics and ingredients | .13 | Estimate.
  divis/api | Divi’s drug ingredients | .95 | Estimate.
  huahai/api | Huahai drug ingredients | .4 | Estimate.
  huahai/generics | Huahai tablets | .55 | Estimate.
  ncpc/antibiotics | North China Pharmaceutical antibiotics | .6 | Estimate.
  lonza/contract-making | Lonza contract drug making | .95 | Estimate.
  wuxi-apptec/contract-making | WuXi AppTec contract drug making | .8 | Estimate.
  wuxi-biologics/contract-making | WuXi Biologics contract drug making | .95 | Estimate.
  csl/plasma | CSL plasma medicines | .72 | Estimate.
  csl/vaccines | CSL flu vaccines | .14 | Estimate.
  grifols/plasma | Grifols plasma medicines | .85 | Estimate.
  baxter/iv-fluids | Baxter IV fluids and infusion | .4 | Estimate.
  baxter/injectables | Baxter injectables | .22 | Estimate.
  baxter/hospital-equipment | Baxter hospital beds and monitors | .27 | Estimate.
  fresenius/iv-fluids | Fresenius Kabi IV fluids and nutrition | .2 | Estimate.
  fresenius/injectables | Fresenius Kabi injectables | .13 | Estimate.
  b-braun/iv-fluids | B. Braun IV fluids and infusion | .3 | Estimate.
  b-braun/devices | B. Braun surgical devices | .3 | Estimate.
  icu-medical/iv-fluids | ICU Medical IV fluids | .2 | Estimate.
  icu-medical/pumps | ICU Medical pumps and consumables | .78 | Estimate.
  becton-dickinson/syringes | Becton Dickinson syringes and catheters | .4 | Estimate.
  becton-dickinson/diagnostics | Becton Dickinson diagnostics and pumps | .5 | Estimate.
  schott-pharma/glass | Schott vials and syringes | .98 | Estimate.
  gerresheimer/glass | Gerresheimer vials and syringes | .9 | Estimate.
  stevanato/glass | Stevanato vials and syringes | .95 | Estimate.
  corning/pharma-glass | Corning pharmaceutical glass | .05 | Estimate.
  corning/display-glass | Corning display glass | .28 | Estimate.
  top-glove/gloves | Top Glove gloves | .97 | Estimate.
  hartalega/gloves | Hartalega gloves | .98 | Estimate.
  kossan/gloves | Kossan gloves | .88 | Estimate.
  medtronic/devices | Medtronic devices | .8 | Estimate.
  medtronic/pumps | Medtronic pumps and monitors | .18 | Estimate.
  abbott/devices | Abbott heart devices | .3 | Estimate.
  abbott/diagnostics | Abbott tests and glucose monitors | .38 | Estimate. | FreeStyle Libre
  abbott/nutrition | Abbott infant and adult nutrition | .2 | Estimate.
  stryker/devices | Stryker implants and surgical devices | .97 | Estimate.
  boston-scientific/devices | Boston Scientific devices | .97 | Estimate.
  johnson-johnson/medicines | Johnson & Johnson medicines | .64 | Estimate. | Stelara
  johnson-johnson/devices | Johnson & Johnson surgical devices | .36 | Estimate.
  ge-healthcare/imaging | GE HealthCare scanners and ultrasound | .7 | Estimate.
  ge-healthcare/contrast | GE HealthCare contrast media | .13 | Estimate. | Omnipaque; Visipaque
  ge-healthcare/monitors | GE HealthCare monitors | .16 | Estimate.
  philips/imaging | Philips scanners and image-guided therapy | .48 | Estimate.
  philips/monitors | Philips monitors and ventilators | .28 | Estimate.
  siemens-healthineers/imaging | Siemens Healthineers scanners | .55 | Estimate.
  siemens-healthineers/diagnostics | Siemens Healthineers diagnostics | .2 | Estimate.
  mckesson/distribution | McKesson drug wholesale | .95 | Estimate.
  cardinal-health/distribution | Cardinal Health drug wholesale | .92 | Estimate.
  cardinal-health/supplies | Cardinal Health gloves, syringes and supplies | .06 | Estimate.
  cencora/distribution | Cencora drug wholesale | .95 | Estimate.
`)

const sites = made(`
  product:medtronic/devices | us/puerto-rico .15 | {~TMD_PUERTO_RICO} Named among the device makers that work in
  + Puerto Rico; the share is an estimate.
  product:medtronic/devices | us .35, ie .15, mx/baja-california .1, ch .05 | Estimate.
  product:abbott/devices | us/puerto-rico .15 | {~TMD_PUERTO_RICO} Named among the device makers that work in
  + Puerto Rico; the share is an estimate.
  product:abbott/devices | us .4, ie .1, my/penang .05 | Estimate.
  product:boston-scientific/devices | us/puerto-rico .1 | {~TMD_PUERTO_RICO} Named among the device makers that work in
  + Puerto Rico; the share is an estimate.
  product:boston-scientific/devices | ie .35, us .35, my/penang .08 | Estimate.
  product:stryker/devices | us/puerto-rico .08 | {~TMD_PUERTO_RICO} Named among the device makers that work in
  + Puerto Rico; the share is an estimate.
  product:stryker/devices | us .45, ie .2, mx/baja-california .1 | Estimate.
  product:johnson-johnson/devices | us/puerto-rico .08, us .35, ie .1, mx .1, ch .08 | Estimate.
  product:becton-dickinson/syringes | us .5, mx .15, es .1, cn .08 | Estimate.
  product:top-glove/gloves | my .8, th .15, vn .03 | Estimate.
  product:hartalega/gloves | my 1 | All lines stand in Malaysia.
  product:kossan/gloves | my 1 | All lines stand in Malaysia.
  product:wuxi-apptec/contract-making | cn/jiangsu .4, cn/shanghai .3, cn .2, us .04 | Estimate.
  product:wuxi-biologics/contract-making | cn/jiangsu .6, cn .25, ie .1 | Estimate.
  product:lonza/contract-making | ch .45, us .25, sg .08, cn .05 | Visp in Switzerland is the largest site.
  product:schott-pharma/glass | de .3, hu .12, us .1, in .1, cn .06, id .05 | Estimate.
  product:gerresheimer/glass | de .3, us .15, it .12, in .08, mx .06, cn .05 | Estimate.
  product:stevanato/glass | it .6, us/indiana .1, mx .08, de .05 | Estimate.
  product:ge-healthcare/contrast | cn/shanghai .6, ie .25 | {~DOTMED_CONTRAST} All strengths of Omnipaque are
  + filled in Shanghai; Cork covered about a fifth of normal supply.
  product:sun-pharma/generics | in .75, us .1, il .03 | Estimate.
  product:dr-reddys/generics | in .85 | Estimate.
  product:cipla/generics | in .85 | Estimate.
  product:aurobindo/generics | in .85, us .05 | Estimate.
  product:divis/api | in 1 | Estimate.
  product:teva/generics | il .15, in .15, us .1, de .1, cz .06 | Estimate.
  product:viatris/generics | in .35, us .1, ie .12, hu .05 | Estimate.
  product:sandoz/generics | at .2, de .15, in .1, pl .08 | Estimate.
`)

const sitesOfPlants = plants(`
  baxter-north-cove | Baxter North Cove plant, Marion | us/north-carolina | baxter/iv-fluids .6 |
  + {~BECKERS_MILTON} The plant is put at 60 % of the IV fluids of the United States, Baxter’s largest
  + market. | North Cove; Marion, North Carolina
  baxter-puerto-rico | Baxter plants in Puerto Rico | us/puerto-rico | baxter/iv-fluids .1 |
  + {~MODERN_HEALTHCARE_FIONA} Most of its small IV bags are filled there.
  b-braun-daytona | B. Braun Daytona Beach plant | us | b-braun/iv-fluids .45 | {~BECKERS_MILTON} The plant
  + makes nearly a quarter of the IV fluids of the United States. | Daytona Beach
  b-braun-irvine | B. Braun Irvine plant | us/california | b-braun/iv-fluids .25 | The company’s other
  + plant for IV fluids in the United States. | Irvine, California
  pfizer-rocky-mount | Pfizer Rocky Mount plant | us/north-carolina | pfizer/injectables .25 |
  + {ROCKET_PFIZER} It makes nearly a quarter of the sterile injectables that Pfizer sells to hospitals
  + of the United States. | Rocky Mount
  pfizer-puurs | Pfizer Puurs plant | be | pfizer/vaccines .45 | Fills vaccines for most of the world. |
  + Puurs
  ge-shanghai-contrast | GE HealthCare contrast plant, Shanghai | cn/shanghai | ge-healthcare/contrast .6 |
  + {~DOTMED_CONTRAST} All strengths of Omnipaque are filled there; about half of all hospitals of the
  + United States rely on it.
  ge-cork-contrast | GE HealthCare contrast plant, Cork | ie | ge-healthcare/contrast .25 |
  + {~DOTMED_CONTRAST} The plant in Cork can cover about a fifth of normal supply by itself.
  novo-kalundborg | Novo Nordisk Kalundborg works | dk | novo-nordisk/glp-1 .7, novo-nordisk/insulin .5 |
  + Ferments most semaglutide and half of the insulin. | Kalundborg
  novo-clayton | Novo Nordisk Clayton plant | us/north-carolina | novo-nordisk/glp-1 .15 | Ingredient and
  + filling for tablets and pens. | Clayton, North Carolina
  lilly-indianapolis | Eli Lilly works, Indianapolis | us/indiana | eli-lilly/insulin .5, eli-lilly/glp-1
  + .4 | Ferments and fills insulin and fills tirzepatide. | Indianapolis
  amgen-juncos | Amgen Juncos works | us/puerto-rico | amgen/biologics .5 | Its largest works. | Juncos
  abbott-sturgis | Abbott Sturgis plant | us/michigan | abbott/nutrition .25 | Its largest plant for infant
  + formula in the United States. | Sturgis, Michigan; Abbott Nutrition Sturgis
  schott-mainz | Schott glass works, Mainz and Mitterteich | de | schott-pharma/glass .5 | Melt the tubes
  + from which most of its vials are drawn. | Mitterteich
`)

export const pharmaMakers: FactFile = {
  industry: 'makers of medicines and medical goods',
  nodes: [...companies, ...lines.nodes, ...sitesOfPlants.nodes],
  edges: [...lines.edges, ...sites, ...sitesOfPlants.edges],
}
