/** More producers of oil, gas, coal and uranium, with the countries they pump in, refiners, pipelines and the yards that serve them. */
import type { FactFile } from '@/engine/graph/facts'
import { houses } from './houses'
import { buys, contest, fed, follow, made, needs, plants, sold, things } from './table'

const goods = things(`
  material:uranium | Uranium | yellowcake; U3O8; uranium oxide; enriched uranium
  commodity:uranium | Uranium price | uranium prices; uranium spot price | USD/lb
  commodity:coking-coal | Coking coal price | coking coal prices; met coal price; hard coking coal | USD/t
  product:east-coast-fuel | Motor fuel on the US East Coast | East Coast fuel
`)

const producers = houses(`
  repsol | Repsol, S.A. | ES | BME:REP | Repsol; Repsol YPF until 2012-05-31 | oil = Repsol oil and refining; .9; ly .04, es .3, us .2, pe .05, br .05, ve .05, tt .05; commodity:crude-oil .004
  omv | OMV Aktiengesellschaft | AT | VSE:OMV | OMV; Petrom | oil = OMV oil, gas and refining; .75; ly .1, ro .3, at .25, no .12, nz .06; commodity:crude-oil .003
  wintershall | Wintershall Dea AG | DE |  | Wintershall; Wintershall Dea | oil = Wintershall oil and gas; .95; ly .1, ru .45, no .25, de .08; commodity:crude-oil .003
  harbour | Harbour Energy plc | GB | LSE:HBR | Harbour Energy; Premier Oil | oil = Harbour oil and gas; .97; gb/north-sea .85, id .05; commodity:crude-oil .002
  tullow | Tullow Oil plc | GB | LSE:TLW | Tullow Oil | oil = Tullow oil; .97; gh .8; commodity:crude-oil .001
  energean | Energean plc | GB | LSE:ENOG | Energean | gas = Energean gas; .97; il .7, eg .2;
  genel | Genel Energy plc | GB | LSE:GENL | Genel Energy | oil = Genel oil; .97; iq/kurdistan .98;
  dno | DNO ASA | NO | OSE:DNO | DNO ASA; DNO International | oil = DNO oil; .97; iq/kurdistan .7, no .25;
  gulf-keystone | Gulf Keystone Petroleum Limited | BM | LSE:GKP | Gulf Keystone | oil = Gulf Keystone oil; .98; iq/kurdistan 1;
  var-energi | Vår Energi ASA | NO | OSE:VAR | Vår Energi; Var Energi | oil = Vår oil and gas; .98; no 1; commodity:crude-oil .002
  aker-bp | Aker BP ASA | NO | OSE:AKRBP | Aker BP | oil = Aker BP oil and gas; .98; no 1; commodity:crude-oil .003
  lukoil | PJSC Lukoil | RU | MOEX:LKOH | Lukoil; Лукойл | oil = Lukoil oil and refining; .95; ru .85, iq .05, kz .03, ro .03, bg .03; commodity:crude-oil .02
  novatek | PAO Novatek | RU | MOEX:NVTK | Novatek; Yamal LNG; Arctic LNG | gas = Novatek gas and LNG; .95; ru 1; product:lng .05
  surgutneftegas | PJSC Surgutneftegas | RU | MOEX:SNGS | Surgutneftegas | oil = Surgutneftegas oil; .95; ru 1; commodity:crude-oil .012
  gazprom-neft | PJSC Gazprom Neft | RU | MOEX:SIBN | Gazprom Neft | oil = Gazprom Neft oil; .95; ru .97; commodity:crude-oil .012
  yukos | OAO Yukos Oil Company | RU |  | Yukos | oil = Yukos oil; .95; ru 1;
  kazmunaygas | JSC NC KazMunayGas | KZ |  | KazMunayGas; KMG | oil = KazMunayGas oil; .9; kz .95; commodity:crude-oil .005
  pdvsa | Petróleos de Venezuela, S.A. | VE |  | PDVSA; Citgo | crude = PDVSA crude; .95; ve 1; commodity:crude-oil .01
  pemex | Petróleos Mexicanos | MX |  | Pemex | crude = Pemex crude and fuels; .97; mx 1; commodity:crude-oil .018
  nioc | National Iranian Oil Company | IR |  | National Iranian Oil Company; NIOC | crude = Iranian crude; .95; ir 1; commodity:crude-oil .035
  kuwait-petroleum | Kuwait Petroleum Corporation | KW |  | Kuwait Petroleum | crude = Kuwaiti crude; .95; kw 1; commodity:crude-oil .027
  adnoc | Abu Dhabi National Oil Company | AE |  | ADNOC | crude = ADNOC crude; .95; ae 1; commodity:crude-oil .033
  ecopetrol | Ecopetrol S.A. | CO | NYSE:EC | Ecopetrol | oil = Ecopetrol oil; .9; co .93; commodity:crude-oil .006
  ypf | YPF S.A. | AR | NYSE:YPF | YPF | oil = YPF oil and fuels; .95; ar 1; commodity:crude-oil .003
  petronas | Petroliam Nasional Berhad | MY |  | Petronas | oil = Petronas oil and LNG; .85; my .7, ca .05; product:lng .07
  pttep | PTT Exploration and Production Public Company Limited | TH | SET:PTTEP | PTTEP | gas = PTTEP gas and oil; .97; th .6, mm .1, my .1;
  pertamina | PT Pertamina (Persero) | ID |  | Pertamina | oil = Pertamina oil and fuels; .95; id .95; commodity:crude-oil .005
  cnooc | CNOOC Limited | CN | HKEX:0883 | CNOOC; 中国海油 | oil = CNOOC oil and gas; .95; cn .65, gy .06, gb .05, ca .04, ng .05; commodity:crude-oil .018
  ongc | Oil and Natural Gas Corporation Limited | IN | NSE:ONGC | ONGC | oil = ONGC oil and gas; .6; in .75, ru .1, ve .02; commodity:crude-oil .005
  inpex | INPEX Corporation | JP | TSE:1605 | Inpex; 国際石油開発帝石 | oil = Inpex oil and gas; .95; au .4, ae .3, jp .06, id .1; commodity:crude-oil .004
  woodside | Woodside Energy Group Ltd | AU | ASX:WDS | Woodside; Woodside Petroleum | gas = Woodside LNG and oil; .97; au .75, us .15; product:lng .02
  santos | Santos Limited | AU | ASX:STO | Santos Ltd | gas = Santos LNG and gas; .97; au .6, pg .35; product:lng .012
  oil-search | Oil Search Limited | AU |  | Oil Search | gas = Oil Search LNG; .97; pg 1; product:lng .004
  beach | Beach Energy Limited | AU | ASX:BPT | Beach Energy | gas = Beach gas; .97; au .95;
  origin-energy | Origin Energy Limited | AU | ASX:ORG | Origin Energy | gas = Origin gas and power; .97; au 1;
  suncor | Suncor Energy Inc. | CA | TSX:SU | Suncor | oil = Suncor oil sands and refining; .97; ca/alberta .8, ca .15; commodity:crude-oil .008
  canadian-natural | Canadian Natural Resources Limited | CA | TSX:CNQ | Canadian Natural Resources; CNRL | oil = Canadian Natural oil and gas; .97; ca/alberta .8, ca .15; commodity:crude-oil .01
  cenovus | Cenovus Energy Inc. | CA | TSX:CVE | Cenovus; Husky Energy | oil = Cenovus oil and refining; .97; ca/alberta .65, us .2; commodity:crude-oil .007
  imperial-oil | Imperial Oil Limited | CA | TSX:IMO | Imperial Oil | oil = Imperial oil and refining; .97; ca/alberta .7, ca .3; commodity:crude-oil .004
  meg | MEG Energy Corp. | CA | TSX:MEG | MEG Energy | oil = MEG oil; .98; ca/alberta 1; commodity:crude-oil .001
  tourmaline | Tourmaline Oil Corp. | CA | TSX:TOU | Tourmaline Oil | gas = Tourmaline gas; .97; ca/alberta .6, ca .4;
  eog | EOG Resources, Inc. | US | NYSE:EOG | EOG Resources | oil = EOG oil and gas; .97; us/texas .75, us/new-mexico .1; commodity:crude-oil .005
  pioneer | Pioneer Natural Resources Company | US |  | Pioneer Natural Resources | oil = Pioneer oil and gas; .97; us/texas 1; commodity:crude-oil .004
  diamondback | Diamondback Energy, Inc. | US | NASDAQ:FANG | Diamondback Energy | oil = Diamondback oil; .97; us/texas 1; commodity:crude-oil .004
  devon | Devon Energy Corporation | US | NYSE:DVN | Devon Energy | oil = Devon oil and gas; .97; us/texas .4, us/new-mexico .3; commodity:crude-oil .003
  hess | Hess Corporation | US |  | Hess Corp | oil = Hess oil and gas; .97; gy .4, us/north-dakota .4, us/gulf-of-mexico .1; commodity:crude-oil .003
  marathon-oil | Marathon Oil Corporation | US |  | Marathon Oil | oil = Marathon oil and gas; .97; us .85, ly .04; commodity:crude-oil .002
  apa | APA Corporation | US | NASDAQ:APA | Apache Corporation; APA Corp | oil = APA oil and gas; .97; us/texas .5, eg .35, gb/north-sea .1; commodity:crude-oil .002
  murphy-oil | Murphy Oil Corporation | US | NYSE:MUR | Murphy Oil | oil = Murphy oil; .97; us/gulf-of-mexico .5, us/texas .25, ca .2; commodity:crude-oil .001
  anadarko | Anadarko Petroleum Corporation | US |  | Anadarko; Anadarko Petroleum | oil = Anadarko oil and gas; .95; us .75, us/gulf-of-mexico .15, dz .07; commodity:crude-oil .003
  talos | Talos Energy Inc. | US | NYSE:TALO | Talos Energy | oil = Talos oil; .98; us/gulf-of-mexico 1;
  kosmos | Kosmos Energy Ltd. | US | NYSE:KOS | Kosmos Energy | oil = Kosmos oil; .97; gh .5, us/gulf-of-mexico .3;
  continental-resources | Continental Resources, Inc. | US |  | Continental Resources | oil = Continental Resources oil; .97; us/north-dakota .55, us .4; commodity:crude-oil .002
  chesapeake | Expand Energy Corporation | US | NASDAQ:EXE | Expand Energy; Chesapeake Energy; Chesapeake; Southwestern Energy | gas = Chesapeake natural gas; .92; us .95; commodity:natural-gas .018
  xto | XTO Energy Inc. | US |  | XTO Energy | gas = XTO natural gas; .92; us .97; commodity:natural-gas .006
  coterra | Coterra Energy Inc. | US | NYSE:CTRA | Coterra; Cabot Oil & Gas; Cimarex | gas = Coterra gas and oil; .97; us 1; commodity:natural-gas .007
  antero | Antero Resources Corporation | US | NYSE:AR | Antero Resources | gas = Antero natural gas; .97; us 1; commodity:natural-gas .008
  range | Range Resources Corporation | US | NYSE:RRC | Range Resources | gas = Range natural gas; .97; us 1; commodity:natural-gas .005
  comstock | Comstock Resources, Inc. | US | NYSE:CRK | Comstock Resources | gas = Comstock natural gas; .98; us .97; commodity:natural-gas .003
  venture-global | Venture Global, Inc. | US | NYSE:VG | Venture Global; Calcasieu Pass | lng = Venture Global LNG; .97; us/louisiana 1; product:lng .05
  freeport-lng | Freeport LNG Development, L.P. | US |  | Freeport LNG | lng = Freeport LNG; .98; us/texas-gulf 1; product:lng .035
  sempra | Sempra | US | NYSE:SRE | Sempra Energy; Cameron LNG | utilities = Sempra gas and power; .8; us/california .65, us/texas .2 | lng = Sempra LNG; .12; us/louisiana .8; product:lng .02
  nigeria-lng | Nigeria LNG Limited | NG |  | Nigeria LNG; NLNG | lng = Nigerian LNG; .98; ng/delta 1; product:lng .04
  seplat | Seplat Energy Plc | NG | LSE:SEPL | Seplat | oil = Seplat oil; .98; ng/delta 1; commodity:crude-oil .001
  phillips-66 | Phillips 66 | US | NYSE:PSX | Phillips 66 | fuels = Phillips 66 fuels and chemicals; .95; us .35, us/texas-gulf .3, us/louisiana .15, gb .08; product:gasoline .02, product:diesel .015, product:jet-fuel .015
  hf-sinclair | HF Sinclair Corporation | US | NYSE:DINO | HF Sinclair; HollyFrontier | fuels = HF Sinclair fuels; .95; us 1; product:gasoline .006, product:diesel .005
  pbf | PBF Energy Inc. | US | NYSE:PBF | PBF Energy | fuels = PBF fuels; .97; us .8, us/louisiana .2; product:gasoline .008, product:diesel .007
  delek | Delek US Holdings, Inc. | US | NYSE:DK | Delek US | fuels = Delek fuels; .95; us/texas .6, us .3; product:gasoline .003
  tesoro | Andeavor | US |  | Tesoro; Andeavor | fuels = Tesoro fuels; .95; us .5, us/california .4; product:gasoline .01
  sunoco | Sunoco LP | US | NYSE:SUN | Sunoco; Philadelphia Energy Solutions | fuels = Sunoco fuels; .97; us .95; product:gasoline .008
  neste | Neste Oyj | FI | HEL:NESTE | Neste; Neste Oil | fuels = Neste fuels; .97; fi .5, nl .15, sg .15; product:diesel .005
  preem | Preem AB | SE |  | Preem | fuels = Preem fuels; .97; se 1; product:diesel .004
  mol-group | MOL Magyar Olaj- és Gázipari Nyrt. | HU | BUX:MOL | MOL Group; MOL Nyrt; Slovnaft | fuels = MOL oil and fuels; .95; hu .5, sk .25; product:diesel .004
  orlen | ORLEN S.A. | PL | WSE:PKN | PKN Orlen; Orlen; Lotos; PGNiG | fuels = Orlen fuels and gas; .9; pl .75, cz .15, lt .08; product:diesel .01
  tupras | Türkiye Petrol Rafinerileri A.Ş. | TR | BIST:TUPRS | Tüpraş; Tupras | fuels = Tüpraş fuels; .97; tr 1; product:diesel .006
  eneos | ENEOS Holdings, Inc. | JP | TSE:5020 | Eneos; JXTG; JX Holdings; Nippon Oil | fuels = Eneos fuels; .85; jp .95; product:gasoline .015, product:diesel .012
  idemitsu | Idemitsu Kosan Co., Ltd. | JP | TSE:5019 | Idemitsu; 出光興産; Showa Shell | fuels = Idemitsu fuels; .85; jp .85; product:gasoline .008, product:diesel .008
  cosmo | Cosmo Energy Holdings Co., Ltd. | JP | TSE:5021 | Cosmo Energy; Cosmo Oil | fuels = Cosmo fuels; .9; jp .95; product:gasoline .004
  s-oil | S-Oil Corporation | KR | KRX:010950 | S-Oil | fuels = S-Oil fuels and chemicals; .97; kr 1; product:diesel .007
  gs-caltex | GS Holdings Corp. | KR | KRX:078930 | GS Caltex; GS Holdings | fuels = GS Caltex fuels; .85; kr 1; product:diesel .007
  ioc | Indian Oil Corporation Limited | IN | NSE:IOC | Indian Oil; IndianOil | fuels = Indian Oil fuels; .95; in 1; product:diesel .015
  bpcl | Bharat Petroleum Corporation Limited | IN | NSE:BPCL | Bharat Petroleum; BPCL | fuels = BPCL fuels; .97; in 1; product:diesel .008
  nayara | Nayara Energy Limited | IN |  | Nayara Energy; Essar Oil | fuels = Nayara fuels; .97; in 1; product:diesel .004
  petroplus | Petroplus Holdings AG | CH |  | Petroplus | fuels = Petroplus fuels; .98; gb .3, fr .25, be .2, de .2; product:diesel .006
  baker-hughes | Baker Hughes Company | US | NASDAQ:BKR | Baker Hughes | services = Baker Hughes services and turbines; .97; us .3; product:oilfield-services .12
  weatherford | Weatherford International plc | US | NASDAQ:WFRD | Weatherford | services = Weatherford services; .98; us .2; product:oilfield-services .05
  transocean | Transocean Ltd. | CH | NYSE:RIG | Transocean | rigs = Transocean drilling rigs; .98; us/gulf-of-mexico .3, no .25, br .2;
  noble | Noble Corporation plc | US | NYSE:NE | Noble Corp; Noble Corporation; Diamond Offshore | rigs = Noble drilling rigs; .98; us/gulf-of-mexico .3;
  nov | NOV Inc. | US | NYSE:NOV | National Oilwell Varco | equipment = NOV oilfield equipment; .97; us .5;
  saipem | Saipem S.p.A. | IT | BIT:SPM | Saipem | services = Saipem offshore construction; .97;
  subsea7 | Subsea 7 S.A. | LU | OSE:SUBC | Subsea 7 | services = Subsea 7 offshore construction; .97;
  enbridge | Enbridge Inc. | CA | TSX:ENB | Enbridge | pipelines = Enbridge pipelines; .95; ca .55, us .45;
  tc-energy | TC Energy Corporation | CA | TSX:TRP | TC Energy; TransCanada | pipelines = TC Energy pipelines; .95; ca .4, us .45, mx .12;
  kinder-morgan | Kinder Morgan, Inc. | US | NYSE:KMI | Kinder Morgan; El Paso Corporation | pipelines = Kinder Morgan pipelines; .97; us .97;
  williams | The Williams Companies, Inc. | US | NYSE:WMB | Williams Companies; Transco | pipelines = Williams pipelines; .97; us 1;
  enterprise | Enterprise Products Partners L.P. | US | NYSE:EPD | Enterprise Products | pipelines = Enterprise pipelines and liquids; .98; us 1;
  energy-transfer | Energy Transfer LP | US | NYSE:ET | Energy Transfer | pipelines = Energy Transfer pipelines; .98; us 1;
  colonial | Colonial Pipeline Company | US |  | Colonial Pipeline Company; Colonial Pipeline Co. | pipeline = Colonial fuel pipeline; .99; us 1; product:east-coast-fuel .45
  transneft | PJSC Transneft | RU | MOEX:TRNFP | Transneft | pipelines = Transneft pipelines; .97; ru 1;
  murphy-usa | Murphy USA Inc. | US | NYSE:MUSA | Murphy USA | fuel = Murphy USA filling stations; .97; us 1;
`)

/** Where the large companies pump: a war or a ban takes what lies there. */
const fields = made(`
  product:eni/oil-and-gas | ly .14, eg .17, it .06, dz .07, ng/delta .05, kz .07, ao .06, no .08, us .03 | Estimate.
  product:totalenergies/oil-and-gas | ly .035, ng/delta .07, ao .07, no .07, gb/north-sea .05, ru .08, ae .1, qa .04, us .05, ar .02 | Estimate.
  product:shell/oil-and-gas | ng/delta .06, us/gulf-of-mexico .12, gb/north-sea .05, qa .06, au .06, br .12, ru .02, om .06, nl .04, my .05 | Estimate.
  product:bp/oil-and-gas | us/gulf-of-mexico .14, us/alaska .03, gb/north-sea .06, az .08, iq .04, ae .06, om .04, ao .05, eg .05, tt .08, us/texas .06 | Estimate.
  product:exxonmobil/oil-and-gas | us/texas .18, us/texas-gulf .1, gy .07, ng/delta .03, qa .06, ao .03, kz .06, ca/alberta .1, ae .04, us/louisiana .05 | Estimate.
  product:chevron/oil-and-gas | us/texas .2, us/gulf-of-mexico .09, kz .13, au .14, ng/delta .05, ao .04, ve .04, us/california .05, th .03, il .04 | Estimate.
  product:conocophillips/oil-and-gas | us/alaska .1, us/texas .4, us/north-dakota .06, ly .02, no .06, ca/alberta .06, au .04, qa .05 | Estimate.
  product:occidental/oil-and-gas | us/texas .5, us/gulf-of-mexico .1, om .06, ae .05, co .02, dz .03, ly .01 | Estimate.
  product:equinor/oil-and-gas | no .68, us/gulf-of-mexico .06, us .1, br .05, dz .03, ao .04, gb/north-sea .02 | Estimate.
  product:saudi-aramco/crude | sa .98 | Estimate.
  product:gazprom/gas | ru .98 | Estimate.
  product:rosneft/crude | ru .97 | Estimate.
  product:petrobras/crude | br .97 | Estimate.
  product:petrochina/oil-and-gas | cn .85, iq .05, kz .03 | Estimate.
  product:qatarenergy/lng | qa .97 | Estimate.
  product:cheniere/lng | us/louisiana .65, us/texas-gulf .35 | Estimate.
  product:eqt/gas | us 1 | Estimate.
  product:valero/fuels | us/texas-gulf .4, us/texas .1, us/louisiana .15, us/california .1, gb .07, ca .08 | Estimate.
  product:marathon-petroleum/fuels | us/texas-gulf .2, us/louisiana .2, us .35, us/california .15 | Estimate.
  product:reliance/fuels | in .98 | Estimate.
  product:sinopec/fuels | cn .95 | Estimate.
  product:slb/services | us .18, ru .06, sa .08, us/gulf-of-mexico .03 | Estimate.
  product:halliburton/services | us .42, sa .06 | Estimate.
  material:uranium | kz .43, ca/saskatchewan .14, na .11, au .1, uz .06, ru .05, ne .04, cn .03 | Kazakhstan mines two fifths.
  commodity:crude-oil | us/gulf-of-mexico .018, us/north-dakota .013, us/alaska .005, ng/delta .014, ca/alberta .04, gb/north-sea .009, iq/kurdistan .004, ao .011,
  + az .006, om .01, ec .005, co .008, gy .006, sd .002, mx .019, dz .012, sy .001 | Estimate.
`)

const sites = plants(`
  philadelphia-refinery | Philadelphia refinery | us | sunoco/fuels .4 | The largest refinery of the East Coast until 2019. | Philadelphia Energy Solutions refinery
  freeport-terminal | Quintana Island terminal | us/texas-gulf | freeport-lng/lng 1 | Its only site. | Freeport LNG terminal; Freeport LNG plant
  cigar-lake | Cigar Lake mine | ca/saskatchewan | cameco/uranium .4 | One of its two large mines. | Cigar Lake uranium mine
  mcarthur-river | McArthur River mine | ca/saskatchewan | cameco/uranium .45 | One of its two large mines. | McArthur River uranium mine; Key Lake mill
  arlit | Somaïr mine, Arlit | ne | orano/uranium .12 | Orano’s mine in Niger. | Arlit; Somair; SOMAIR
  sharara | El Sharara field | ly | repsol/oil .04 | Libya’s largest field. | El Sharara; Sharara; Sharara oilfield
  texas-city | Texas City refinery | us/texas-gulf | bp/oil-and-gas .05 | BP’s largest refinery until 2013. | Texas City
  richmond | Richmond refinery | us/california | chevron/oil-and-gas .02 | Chevron’s Bay Area refinery. | Richmond, California
  abqaiq | Abqaiq processing plant | sa | saudi-aramco/crude .55 | Half of Saudi crude is treated there. | Abqaiq; Khurais
  jamnagar | Jamnagar refinery complex | in | reliance/fuels .95 | The largest refinery of the world. | Jamnagar
`)

const SHALE =
  'eog/oil .75, pioneer/oil .75, diamondback/oil .8, devon/oil .6, hess/oil .75, marathon-oil/oil .65, apa/oil .65, continental-resources/oil .8'
const prices = [
  ...sold(`
    commodity:crude-oil | ${SHALE}, murphy-oil/oil .75, anadarko/oil .6, talos/oil .85, kosmos/oil .85, suncor/oil .6, canadian-natural/oil .75,
    + cenovus/oil .6, imperial-oil/oil .5, meg/oil .9, repsol/oil .35, omv/oil .35, wintershall/oil .35, harbour/oil .5, tullow/oil .9,
    + genel/oil .9, dno/oil .9, gulf-keystone/oil .9, var-energi/oil .55, aker-bp/oil .8, lukoil/oil .65, surgutneftegas/oil .7, gazprom-neft/oil .65,
    + yukos/oil .7, kazmunaygas/oil .6, pdvsa/crude .8, pemex/crude .6, nioc/crude .8, kuwait-petroleum/crude .8, adnoc/crude .8, ecopetrol/oil .65,
    + ypf/oil .35, petronas/oil .5, cnooc/oil .8, ongc/oil .6, inpex/oil .75, woodside/gas .6, santos/gas .6, oil-search/gas .6, seplat/oil .85,
    + pttep/gas .35, coterra/gas .4, nigeria-lng/lng .5, pertamina/oil .3 | Sold at or near the quoted price.
    commodity:crude-oil | phillips-66/fuels .75, hf-sinclair/fuels .82, pbf/fuels .85, delek/fuels .82, tesoro/fuels .8, sunoco/fuels .8, neste/fuels .7, preem/fuels .85,
    + mol-group/fuels .65, orlen/fuels .65, tupras/fuels .85, eneos/fuels .8, idemitsu/fuels .75, cosmo/fuels .8, s-oil/fuels .75, gs-caltex/fuels .75,
    + ioc/fuels .75, bpcl/fuels .75, nayara/fuels .8, petroplus/fuels .9, murphy-usa/fuel .75 | Fuel is sold at crude plus a margin.
    commodity:crude-oil | baker-hughes/services .2, weatherford/services .25, transocean/rigs .2, noble/rigs .2, nov/equipment .25, saipem/services .1,
    + subsea7/services .1, enbridge/pipelines .02, enterprise/pipelines .05, energy-transfer/pipelines .05 | Drilling budgets follow within a year.
    commodity:natural-gas | chesapeake/gas .85, xto/gas .8, coterra/gas .5, antero/gas .6, range/gas .7, comstock/gas .9, tourmaline/gas .7, eog/oil .1,
    + devon/oil .15, apa/oil .12, anadarko/oil .25, canadian-natural/oil .1, venture-global/lng .2, freeport-lng/lng .1, williams/pipelines .03 | Sold at the
    + hub or near it.
    commodity:ttf-gas | wintershall/oil .4, harbour/oil .4, var-energi/oil .4, aker-bp/oil .12, omv/oil .25, novatek/gas .35, repsol/oil .05,
    + venture-global/lng .5, orlen/fuels .05 | Sold at European prices.
    commodity:uranium | cameco/uranium .6, kazatomprom/uranium .8, orano/uranium .5, paladin/uranium .7, nexgen/uranium 1, denison/uranium .9,
    + energy-fuels/uranium .7, boss/uranium .8, centrus/enrichment .4, rosatom/uranium .4 | Contracts follow the spot price with a lag.
    commodity:coking-coal | bhp/coking-coal .95, teck/coal .95, alpha/coal .85, warrior/coal .95, whitehaven/coal .5, coronado/coal .9, stanmore/coal .9,
    + arch/coal .5, peabody/coal .25 | Sold at the index.
    commodity:coal | whitehaven/coal .45, yancoal/coal .85, new-hope-group/coal .95, thungela/coal .9, exxaro/coal .5, adaro/coal .75, bumi/coal .6,
    + bukit-asam/coal .5, coal-india/coal .2, shenhua/coal .4, consol/coal .6, arch/coal .3 | Exports are sold at the index.
  `),
  ...follow(`
    commodity:uranium | material:uranium 1 60 | Contracts follow the spot price.
    commodity:coking-coal | material:coking-coal 1 30 | Sold at the index.
    commodity:crude-oil | product:east-coast-fuel .8 7 | Fuel follows crude.
  `),
]

const inputs = needs(`
  product:phillips-66/fuels, product:hf-sinclair/fuels, product:pbf/fuels, product:delek/fuels, product:tesoro/fuels, product:sunoco/fuels, product:neste/fuels,
  + product:preem/fuels, product:mol-group/fuels, product:orlen/fuels, product:tupras/fuels, product:eneos/fuels, product:idemitsu/fuels,
  + product:cosmo/fuels, product:s-oil/fuels, product:gs-caltex/fuels, product:ioc/fuels, product:bpcl/fuels, product:nayara/fuels, product:petroplus/fuels
    crude oil | commodity:crude-oil 1 essential cost .8 buffer 25 | Refineries run on crude; tanks and reserves hold weeks.
  product:murphy-usa/fuel
    fuel | product:gasoline 1 essential cost .8 buffer 4 | Filling stations hold days of fuel.
  product:antero/gas, product:chesapeake/gas, product:eog/oil, product:pioneer/oil, product:devon/oil
    services | product:oilfield-services .8 important cost .15 buffer 30 | Wells are drilled by contractors.
  product:east-coast-fuel
    refined fuel | product:gasoline .5 essential cost .8 buffer 20, product:diesel .3 essential cost .8 buffer 20 | Tanks along the line hold weeks.
  product:nutrien/nitrogen
    hydrogen gas | commodity:natural-gas .3 important cost .05 | Part of the gas is bought at the hub.
`)

const rivalry = contest(`
  American refining | phillips-66/fuels .1 .06, hf-sinclair/fuels .04 .06, pbf/fuels .05 .08, delek/fuels .02 .06
  uranium | cameco/uranium .17 .15, kazatomprom/uranium .22 .1, paladin/uranium .02 .1, orano/uranium .1 .05
  oilfield services | slb/services .2 .1, halliburton/services .14 .1, baker-hughes/services .12 .1, weatherford/services .05 .1
`)

const orders = buys(`
  exxonmobil | slb/services .04, halliburton/services .05, baker-hughes/services .05 | About these shares go to it.
  saudi-aramco | slb/services .07, halliburton/services .05, baker-hughes/services .06, saipem/services .2 | About these shares go to it.
  petrobras | subsea7/services .2, transocean/rigs .15, saipem/services .1 | About these shares go to it.
  pdvsa | slb/services .01 | About this share goes to it.
`)

const coal = fed(`
  commodity:coal | glencore/coal .012 | Estimate.
`)

export const energyProducers: FactFile = {
  industry: 'producers of energy',
  nodes: [...goods, ...producers.nodes, ...sites.nodes],
  edges: [
    ...producers.edges,
    ...fields,
    ...sites.edges,
    ...prices,
    ...inputs,
    ...rivalry,
    ...orders,
    ...coal,
  ],
}
