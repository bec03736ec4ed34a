/** Makers and sellers of power and gas: what they burn, and at which price they sell. */
import type { FactFile } from '@/engine/graph/facts'
import { houses } from './houses'
import { contest, fed, follow, made, needs, plants, sold, things } from './table'

const goods = things(`
  commodity:us-electricity | Power price of the United States | US power prices; Texas power prices; ERCOT prices; PJM power prices | USD/MWh
  commodity:lng-price | LNG spot price | JKM; LNG prices; Asian LNG prices; spot LNG; LNG price | USD/MMBtu
`)

const firms = houses(`
  eon | E.ON SE | DE | XETRA:EOAN | E.ON | networks = E.ON networks and retail power; .95; de .55, gb .15, se .08
  enbw | EnBW Energie Baden-Württemberg AG | DE | XETRA:EBK | EnBW | power = EnBW power and gas; .95; de .95
  steag | STEAG GmbH | DE |  | Steag; Iqony | power = Steag coal power; .95; de .8
  vng | VNG AG | DE |  | VNG | gas = VNG gas trading; .95; de 1
  sefe | SEFE Securing Energy for Europe GmbH | DE |  | SEFE; Gazprom Germania; Wingas | gas = SEFE gas trading; .95; de .8
  edf | Électricité de France S.A. | FR |  | EDF; Électricité de France; Electricite de France | power = EDF power; .95; fr .75, gb .12
  iberdrola | Iberdrola, S.A. | ES | BME:IBE | Iberdrola; Avangrid; ScottishPower | power = Iberdrola power and networks; .97; es .45, gb .17, us .17, br .12
  naturgy | Naturgy Energy Group, S.A. | ES | BME:NTGY | Naturgy; Gas Natural | gas = Naturgy gas and power; .95; es .6
  endesa | Endesa, S.A. | ES | BME:ELE | Endesa | power = Endesa power; .97; es .95
  edp | EDP, S.A. | PT | ELI:EDP | EDP; Energias de Portugal | power = EDP power; .97; pt .4, es .2, br .2, us .1
  centrica | Centrica plc | GB | LSE:CNA | Centrica; British Gas | gas = Centrica gas and power; .95; gb .9
  sse | SSE plc | GB | LSE:SSE | SSE | power = SSE power and networks; .95; gb .97
  national-grid | National Grid plc | GB | LSE:NG | National Grid | networks = National Grid networks; .97; gb .55, us .45
  drax | Drax Group plc | GB | LSE:DRX | Drax | power = Drax power; .95; gb .95
  fortum | Fortum Oyj | FI | HEL:FORTUM | Fortum | power = Fortum power; .95; fi .4, se .35, ru .2
  vattenfall | Vattenfall AB | SE |  | Vattenfall | power = Vattenfall power; .95; se .5, de .3
  statkraft | Statkraft AS | NO |  | Statkraft | power = Statkraft power; .95; no .75
  verbund | VERBUND AG | AT | VSE:VER | Verbund | power = Verbund hydro power; .95; at .9
  cez | ČEZ, a.s. | CZ | PSE:CEZ | CEZ; ČEZ | power = CEZ power; .95; cz .95
  pge | PGE Polska Grupa Energetyczna S.A. | PL | WSE:PGE | PGE Polska | power = PGE coal power; .95; pl 1
  hidroelectrica | Hidroelectrica S.A. | RO | BVB:H2O | Hidroelectrica | power = Hidroelectrica hydro power; .98; ro 1
  dtek | DTEK Group | UA |  | DTEK | power = DTEK power and coal; .98; ua 1
  nextera | NextEra Energy, Inc. | US | NYSE:NEE | NextEra; Florida Power & Light | power = NextEra power; .97; us 1
  southern-company | The Southern Company | US | NYSE:SO | Southern Company; Georgia Power | power = Southern Company power and gas; .97; us/georgia .4, us/alabama .3, us .3
  dominion | Dominion Energy, Inc. | US | NYSE:D | Dominion Energy | power = Dominion power; .97; us/virginia .6, us .4
  aep | American Electric Power Company, Inc. | US | NASDAQ:AEP | American Electric Power; AEP | power = AEP power; .97; us .8, us/texas .2
  exelon | Exelon Corporation | US | NASDAQ:EXC | Exelon | networks = Exelon networks; .97; us 1
  constellation-energy | Constellation Energy Corporation | US | NASDAQ:CEG | Constellation Energy | power = Constellation nuclear power; .97; us 1
  vistra | Vistra Corp. | US | NYSE:VST | Vistra; Luminant; TXU | power = Vistra power; .97; us/texas .55, us .45
  nrg | NRG Energy, Inc. | US | NYSE:NRG | NRG Energy | power = NRG power; .95; us/texas .6, us .4
  calpine | Calpine Corporation | US |  | Calpine | power = Calpine gas power; .97; us/california .35, us/texas .35, us .3
  entergy | Entergy Corporation | US | NYSE:ETR | Entergy | power = Entergy power; .97; us/louisiana .5, us/texas-gulf .15, us .3
  centerpoint | CenterPoint Energy, Inc. | US | NYSE:CNP | CenterPoint Energy | networks = CenterPoint networks; .97; us/texas-gulf .5, us .4
  xcel | Xcel Energy Inc. | US | NASDAQ:XEL | Xcel Energy | power = Xcel power; .97; us 1
  pge-corp | PG&E Corporation | US | NYSE:PCG | PG&E; Pacific Gas and Electric | power = PG&E power and gas; .98; us/california 1
  edison-international | Edison International | US | NYSE:EIX | Edison International; Southern California Edison | power = Southern California Edison power; .98; us/california 1
  con-edison | Consolidated Edison, Inc. | US | NYSE:ED | Con Edison; Consolidated Edison | networks = Con Edison networks; .97; us/new-york .9
  firstenergy | FirstEnergy Corp. | US | NYSE:FE | FirstEnergy | networks = FirstEnergy networks; .97; us/ohio .4, us .6
  atmos | Atmos Energy Corporation | US | NYSE:ATO | Atmos Energy | gas = Atmos gas networks; .97; us/texas .65, us .35
  hydro-one | Hydro One Limited | CA | TSX:H | Hydro One | networks = Hydro One networks; .98; ca 1
  hydro-quebec | Hydro-Québec | CA |  | Hydro-Québec; Hydro-Quebec | power = Hydro-Québec power; .98; ca/quebec 1
  fortis | Fortis Inc. | CA | TSX:FTS | Fortis Inc | networks = Fortis networks; .98; us .6, ca .35
  kansai-electric | The Kansai Electric Power Company, Incorporated | JP | TSE:9503 | Kansai Electric; Kansai Electric Power; 関西電力 | power = Kansai Electric power; .95; jp 1
  chubu-electric | Chubu Electric Power Company, Incorporated | JP | TSE:9502 | Chubu Electric; 中部電力 | power = Chubu Electric power; .95; jp/aichi .6, jp .4
  tohoku-electric | Tohoku Electric Power Company, Incorporated | JP | TSE:9506 | Tohoku Electric | power = Tohoku Electric power; .95; jp/tohoku .9
  kyushu-electric | Kyushu Electric Power Company, Incorporated | JP | TSE:9508 | Kyushu Electric | power = Kyushu Electric power; .95; jp/kyushu 1
  jera | JERA Co., Inc. | JP |  | JERA | power = JERA gas and coal power; .97; jp .95
  tokyo-gas | Tokyo Gas Co., Ltd. | JP | TSE:9531 | Tokyo Gas; 東京ガス | gas = Tokyo Gas gas and power; .95; jp .9
  osaka-gas | Osaka Gas Co., Ltd. | JP | TSE:9532 | Osaka Gas; 大阪ガス | gas = Osaka Gas gas and power; .9; jp .85, us .06
  kogas | Korea Gas Corporation | KR | KRX:036460 | Korea Gas; KOGAS; 한국가스공사 | gas = KOGAS gas; .97; kr 1
  cpc-taiwan | CPC Corporation, Taiwan | TW |  | CPC Corporation | gas = CPC gas and fuels; .95; tw 1
  taipower | Taiwan Power Company | TW |  | Taipower; Taiwan Power | power = Taipower power; .98; tw 1
  huaneng | Huaneng Power International, Inc. | CN | SSE:600011 | Huaneng Power; 华能国际 | power = Huaneng coal power; .95; cn .95
  huadian | Huadian Power International Corporation Limited | CN | SSE:600027 | Huadian Power | power = Huadian coal power; .95; cn 1
  yangtze-power | China Yangtze Power Co., Ltd. | CN | SSE:600900 | China Yangtze Power; 长江电力 | power = Yangtze Power hydro power; .97; cn/sichuan .5, cn/hubei .5
  ntpc | NTPC Limited | IN | NSE:NTPC | NTPC | power = NTPC coal power; .97; in 1
  tata-power | The Tata Power Company Limited | IN | NSE:TATAPOWER | Tata Power | power = Tata Power power; .95; in 1
  adani-power | Adani Power Limited | IN | NSE:ADANIPOWER | Adani Power | power = Adani coal power; .97; in 1
  gail | GAIL (India) Limited | IN | NSE:GAIL | GAIL | gas = GAIL gas; .95; in 1
  petronet | Petronet LNG Limited | IN | NSE:PETRONET | Petronet LNG | lng = Petronet LNG imports; .98; in 1
  agl | AGL Energy Limited | AU | ASX:AGL | AGL Energy | power = AGL power and gas; .97; au 1
  eskom | Eskom Holdings SOC Limited | ZA |  | Eskom | power = Eskom coal power; .98; za 1
  tenaga | Tenaga Nasional Berhad | MY | KLSE:5347 | Tenaga Nasional; TNB | power = Tenaga power; .97; my .97
  eletrobras | Axia Energia S.A. | BR | B3:AXIA3 | Eletrobras; Axia Energia | power = Eletrobras hydro power; .97; br 1
`)

const inputs = needs(`
  product:eon/networks, product:enbw/power, product:naturgy/gas, product:centrica/gas, product:edf/power, product:vng/gas, product:sefe/gas, product:sse/power
    natural gas | product:gas-europe 1 essential cost .25 buffer 25 | Gas is bought at the hub or from producers; it lies in stores for weeks.
  product:iberdrola/power, product:endesa/power, product:edp/power, product:vattenfall/power, product:cez/power
    natural gas | product:gas-europe 1 minor cost .06 buffer 25 | Some of the power is made from gas.
  product:vng/gas, product:sefe/gas
    Russian gas | product:gazprom/gas .6 essential cost .5 buffer 15 until 2022-08-31 | Long contracts with Gazprom.
  product:omv/oil, product:orlen/fuels
    Russian gas | product:gazprom/gas .4 minor cost .12 buffer 20 until 2022-04-30 | Long contracts with Gazprom.
  product:enbw/power, product:steag/power, product:cez/power, product:pge/power, product:dtek/power, product:vattenfall/power
    coal | commodity:coal .6 important cost .12 buffer 40 | Coal lies in stock for weeks.
  product:tokyo-gas/gas, product:osaka-gas/gas, product:kogas/gas, product:petronet/lng, product:cpc-taiwan/gas
    LNG | product:lng 1 essential cost .6 buffer 18 | Nearly all gas comes as LNG; tanks hold two to three weeks.
  product:jera/power, product:kansai-electric/power, product:chubu-electric/power, product:tohoku-electric/power, product:kyushu-electric/power,
  + product:taipower/power
    LNG | product:lng 1 essential cost .25 buffer 18 | Tanks hold two to three weeks.
    coal | commodity:coal 1 important cost .15 buffer 40 | Coal lies in stock for weeks.
  product:gail/gas
    LNG | product:lng .5 important cost .3 buffer 15 | Half of the gas is imported.
  product:huaneng/power, product:huadian/power, product:ntpc/power, product:tata-power/power, product:adani-power/power, product:agl/power, product:tenaga/power
    coal | commodity:coal .4 essential cost .45 buffer 18 | Plants hold two to three weeks of coal; the price of power is regulated.
  product:nextera/power, product:southern-company/power, product:dominion/power, product:aep/power, product:xcel/power, product:entergy/power, product:vistra/power,
  + product:nrg/power, product:edison-international/power, product:pge-corp/power
    natural gas | commodity:natural-gas 1 important cost .15 | Gas makes two fifths of the power; cost is passed on in the tariff with a lag.
  product:calpine/power
    natural gas | commodity:natural-gas 1 essential cost .5 | All its plants burn gas.
  product:atmos/gas, product:centerpoint/networks
    natural gas | commodity:natural-gas 1 important cost .35 | Gas is passed on at cost.
  product:constellation-energy/power, product:edf/power, product:cez/power, product:kansai-electric/power, product:kepco/power
    uranium | material:uranium 1 minor cost .03 buffer 700 | Fuel for two years lies in stock.
`)

const prices = sold(`
  commodity:us-electricity | constellation-energy/power .35, vistra/power .45, nrg/power .6, calpine/power .7 | Sold at market prices in part.
  commodity:lng-price | qatarenergy/lng .2, cheniere/lng .12, venture-global/lng .3, freeport-lng/lng .1, novatek/gas .15, woodside/gas .2, santos/gas .15,
  + shell/oil-and-gas .05, totalenergies/oil-and-gas .04, petronas/oil .1, nigeria-lng/lng .2 | A part is sold spot.
  commodity:electricity | eon/networks .05, enbw/power .3, steag/power .7, edf/power .35, iberdrola/power .2, endesa/power .3, edp/power .25, sse/power .3,
  + drax/power .5, fortum/power .45, vattenfall/power .4, statkraft/power .7, verbund/power .7, cez/power .6, pge/power .5, hidroelectrica/power .5, centrica/gas .15,
  + yangtze-power/power .1, agl/power .5, eletrobras/power .2 | Sold at
  + market prices in part.
  commodity:ttf-gas | centrica/gas .45, naturgy/gas .4, vng/gas .6, sefe/gas .5 | Gas is sold on at prices that follow in part.
  commodity:natural-gas | atmos/gas .35, centerpoint/networks .3 | Gas is passed on at cost.
`)

const works = made(`
  product:rwe/power | de .55, gb .25, nl .1, us .08 | Estimate.
  product:uniper/gas-and-power | de .55, gb .12, se .15, ru .08 | Estimate.
  product:engie/gas-and-power | fr .45, be .15, br .08 | Estimate.
  product:enel/power | it .5, es .2, br .1, cl .05 | Estimate.
  product:tepco/power | jp .98 | Estimate.
  product:kepco/power | kr .98 | Estimate.
  product:duke-energy/power | us/north-carolina .5, us .5 | Estimate.
`)

const sites = plants(`
  kashiwazaki | Kashiwazaki-Kariwa nuclear plant | jp/niigata | tepco/power .15 | The largest nuclear plant of the world. | Kashiwazaki-Kariwa; Kashiwazaki
  fukushima-daiichi | Fukushima Daiichi nuclear plant | jp/fukushima | tepco/power .08 | TEPCO's plant until 2011. | Fukushima Daiichi; Fukushima No. 1
`)

const chains = [
  ...fed(`
    commodity:lng-price | qatarenergy/lng .19, cheniere/lng .11, shell/oil-and-gas .07, totalenergies/oil-and-gas .05, novatek/gas .05, venture-global/lng .05,
    + freeport-lng/lng .035, petronas/oil .07, nigeria-lng/lng .04, woodside/gas .02, santos/gas .012 | Estimate.
  `),
  ...follow(`
    commodity:natural-gas | commodity:us-electricity .4 14 | Gas plants set the price of power.
    commodity:ttf-gas | commodity:electricity .4 14 | Gas plants set the price of power in Europe.
    commodity:lng-price | commodity:ttf-gas .4 14, product:lng .4 30 | Europe and Asia bid for the same cargoes.
  `),
]

const rivalry = contest(`
  Texan power | vistra/power .2 .05, nrg/power .2 .05, calpine/power .12 .05
`)

export const utilities: FactFile = {
  industry: 'utilities',
  nodes: [...goods, ...firms.nodes, ...sites.nodes],
  edges: [...firms.edges, ...inputs, ...prices, ...works, ...sites.edges, ...chains, ...rivalry],
}
