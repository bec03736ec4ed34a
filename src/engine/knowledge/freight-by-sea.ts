/** Ships for hire: dry bulk, tankers, gas, cars and chartered container ships, their rates and their ways. */
import type { FactFile } from '@/engine/graph/facts'
import { houses } from './houses'
import { buys, fed, follow, lanes, needs, sold, things } from './table'

const goods = things(`
  commodity:dry-bulk-freight | Dry-bulk freight rates | Baltic Dry Index; BDI; dry bulk rates; dry-bulk rates; Capesize rates;
  + Panamax rates; bulk carriers; bulk carrier; bulk ships; bulk shipping; dry bulk shipping | USD/day
  commodity:tanker-freight | Tanker freight rates | tanker rates; VLCC rates; tankers; oil tankers; oil tanker; crude tankers;
  + product tankers; supertankers; tanker market; Worldscale | USD/day
  commodity:lpg-freight | LPG carrier rates | LPG carriers; LPG carrier; LPG shipping; VLGC; VLGCs; VLGC rates; very large gas carriers;
  + propane carriers; gas carriers; gas carrier | USD/day
  commodity:lng-freight | LNG carrier rates | LNG carriers; LNG carrier; LNG tankers; LNG tanker; LNG shipping; LNG shipping rates | USD/day
  commodity:car-carrier-freight | Car-carrier rates | car carriers; car carrier; PCTC; vehicle carriers; ro-ro ships; ro-ro shipping | USD/day
  product:ship-charter | Chartered container ships | containership charter; charter rates; container ship owners; containership owners; chartered ships
`)

const owners = houses(`
  star-bulk | Star Bulk Carriers Corp. | GR | NASDAQ:SBLK | Star Bulk | bulk = Star Bulk ships; .99; ; commodity:dry-bulk-freight .012
  golden-ocean | Golden Ocean Group Limited | BM | NASDAQ:GOGL | Golden Ocean | bulk = Golden Ocean ships; .99; ; commodity:dry-bulk-freight .013
  genco | Genco Shipping & Trading Limited | US | NYSE:GNK | Genco Shipping | bulk = Genco ships; .99; ; commodity:dry-bulk-freight .005
  eagle-bulk | Eagle Bulk Shipping Inc. | US | NYSE:EGLE | Eagle Bulk | bulk = Eagle Bulk ships; .99; ; commodity:dry-bulk-freight .003
  diana | Diana Shipping Inc. | GR | NYSE:DSX | Diana Shipping | bulk = Diana ships; .99; ; commodity:dry-bulk-freight .004
  safe-bulkers | Safe Bulkers, Inc. | MC | NYSE:SB | Safe Bulkers | bulk = Safe Bulkers ships; .99; ; commodity:dry-bulk-freight .004
  dryships | DryShips Inc. | GR | NASDAQ:DRYS | DryShips | bulk = DryShips ships; .7; ; commodity:dry-bulk-freight .003
  pacific-basin | Pacific Basin Shipping Limited | HK | HKEX:2343 | Pacific Basin | bulk = Pacific Basin ships; .99; ; commodity:dry-bulk-freight .015
  pan-ocean | Pan Ocean Co., Ltd. | KR | KRX:028670 | Pan Ocean; STX Pan Ocean until 2015-07-31 | bulk = Pan Ocean bulk ships; .75; ; commodity:dry-bulk-freight .015
  norden | Dampskibsselskabet Norden A/S | DK | CPH:DNORD | Norden | bulk = Norden ships; .95; ; commodity:dry-bulk-freight .01
  oldendorff | Oldendorff Carriers GmbH & Co. KG | DE |  | Oldendorff; Oldendorff Carriers | bulk = Oldendorff ships; .95; ; commodity:dry-bulk-freight .03
  nyk | Nippon Yusen Kabushiki Kaisha | JP | TSE:9101 | NYK; NYK Line; Nippon Yusen; 日本郵船 | bulk = NYK bulk, tanker and gas ships; .35; ;
  + commodity:dry-bulk-freight .025 | cars = NYK car carriers; .2; ; commodity:car-carrier-freight .17
  + | liner = NYK share in container shipping; .2; ;
  mol | Mitsui O.S.K. Lines, Ltd. | JP | TSE:9104 | Mitsui O.S.K. Lines; Mitsui OSK Lines; MOL; 商船三井 | bulk = MOL bulk, tanker and gas ships; .5; ;
  + commodity:dry-bulk-freight .025 | cars = MOL car carriers; .2; ; commodity:car-carrier-freight .14
  + | liner = MOL share in container shipping; .15; ;
  k-line | Kawasaki Kisen Kaisha, Ltd. | JP | TSE:9107 | K Line; Kawasaki Kisen; 川崎汽船 | bulk = K Line bulk and energy ships; .4; ; commodity:dry-bulk-freight .02
  + | cars = K Line car carriers; .4; ; commodity:car-carrier-freight .11 | liner = K Line share in container shipping; .15; ;
  frontline | Frontline plc | CY | NYSE:FRO | Frontline Ltd; Frontline plc | tankers = Frontline tankers; .99; ; commodity:tanker-freight .04
  cmb-tech | CMB.TECH NV | BE | NYSE:CMBT | Euronav; CMB.TECH | tankers = Euronav tankers; .9; ; commodity:tanker-freight .035
  dht | DHT Holdings, Inc. | BM | NYSE:DHT | DHT Holdings; DHT Maritime | tankers = DHT tankers; .99; ; commodity:tanker-freight .02
  international-seaways | International Seaways, Inc. | US | NYSE:INSW | International Seaways | tankers = International Seaways tankers; .99; ; commodity:tanker-freight .02
  teekay-tankers | Teekay Tankers Ltd. | CA | NYSE:TNK | Teekay Tankers; Teekay | tankers = Teekay tankers; .95; ; commodity:tanker-freight .015
  scorpio-tankers | Scorpio Tankers Inc. | MC | NYSE:STNG | Scorpio Tankers | tankers = Scorpio product tankers; .99; ; commodity:tanker-freight .02
  hafnia | Hafnia Limited | SG | OSE:HAFNI | Hafnia | tankers = Hafnia product tankers; .98; ; commodity:tanker-freight .025
  torm | TORM plc | GB | NASDAQ:TRMD | Torm | tankers = Torm product tankers; .99; ; commodity:tanker-freight .015
  ardmore | Ardmore Shipping Corporation | BM | NYSE:ASC | Ardmore Shipping | tankers = Ardmore product tankers; .99; ; commodity:tanker-freight .004
  nordic-american | Nordic American Tankers Limited | BM | NYSE:NAT | Nordic American Tankers | tankers = Nordic American tankers; .99; ; commodity:tanker-freight .008
  tsakos | Tsakos Energy Navigation Limited | GR | NYSE:TEN | Tsakos Energy Navigation | tankers = Tsakos tankers; .98; ; commodity:tanker-freight .015
  okeanis | Okeanis Eco Tankers Corp. | GR | OSE:OET | Okeanis Eco Tankers | tankers = Okeanis tankers; .99; ; commodity:tanker-freight .006
  overseas-shipholding | Overseas Shipholding Group, Inc. | US | NYSE:OSG | Overseas Shipholding | tankers = OSG tankers; .97; ; commodity:tanker-freight .008
  bahri | National Shipping Company of Saudi Arabia | SA | Tadawul:4030 | Bahri | tankers = Bahri tankers; .75; ; commodity:tanker-freight .025
  cosco-energy | COSCO SHIPPING Energy Transportation Co., Ltd. | CN | SSE:600026 | COSCO Shipping Energy; Dalian Tanker | tankers = COSCO tankers; .9; ;
  + commodity:tanker-freight .035
  sinokor | Sinokor Merchant Marine Co., Ltd. | KR |  | Sinokor | tankers = Sinokor ships; .9; ; commodity:tanker-freight .01
  dorian-lpg | Dorian LPG Ltd. | US | NYSE:LPG | Dorian LPG | gas-ships = Dorian gas carriers; .99; ; commodity:lpg-freight .06
  bw-lpg | BW LPG Limited | SG | OSE:BWLPG | BW LPG; BW Gas | gas-ships = BW LPG gas carriers; .75; ; commodity:lpg-freight .12
  avance-gas | Avance Gas Holding Ltd | BM | OSE:AGAS | Avance Gas | gas-ships = Avance gas carriers; .99; ; commodity:lpg-freight .035
  navigator | Navigator Holdings Ltd. | GB | NYSE:NVGS | Navigator Gas; Navigator Holdings | gas-ships = Navigator gas carriers; .97; ; commodity:lpg-freight .04
  stealthgas | StealthGas Inc. | GR | NASDAQ:GASS | StealthGas | gas-ships = StealthGas carriers; .97; ; commodity:lpg-freight .015
  flex-lng | FLEX LNG Ltd. | BM | NYSE:FLNG | Flex LNG | lng-ships = Flex LNG carriers; .99; ; commodity:lng-freight .02
  cool-company | Cool Company Ltd. | BM | NYSE:CLCO | Cool Company; CoolCo | lng-ships = CoolCo LNG carriers; .97; ; commodity:lng-freight .018
  golar | Golar LNG Limited | BM | NASDAQ:GLNG | Golar LNG; Golar | lng-ships = Golar LNG ships; .95; ; commodity:lng-freight .02
  gaslog | GasLog Ltd. | GR |  | GasLog | lng-ships = GasLog LNG carriers; .98; ; commodity:lng-freight .05
  dynagas | Dynagas LNG Partners LP | GR | NYSE:DLNG | Dynagas | lng-ships = Dynagas LNG carriers; .99; ; commodity:lng-freight .01
  nakilat | Qatar Gas Transport Company Limited (Nakilat) | QA | QSE:QGTS | Nakilat; Qatar Gas Transport | lng-ships = Nakilat LNG carriers; .9; ;
  + commodity:lng-freight .1
  wallenius | Wallenius Wilhelmsen ASA | NO | OSE:WAWI | Wallenius Wilhelmsen | cars = Wallenius Wilhelmsen car carriers; .8; ; commodity:car-carrier-freight .18
  hoegh-autoliners | Höegh Autoliners ASA | NO | OSE:HAUTO | Höegh Autoliners; Hoegh Autoliners | cars = Höegh car carriers; .98; ; commodity:car-carrier-freight .06
  gram | Gram Car Carriers ASA | NO | OSE:GCC | Gram Car Carriers | cars = Gram car carriers; .98; ; commodity:car-carrier-freight .02
  hyundai-glovis | Hyundai Glovis Co., Ltd. | KR | KRX:086280 | Hyundai Glovis; Glovis | cars = Glovis car carriers; .2; ; commodity:car-carrier-freight .13
  + | logistics = Glovis logistics for carmakers; .75; kr .5;
  danaos | Danaos Corporation | GR | NYSE:DAC | Danaos | charters = Danaos chartered container ships; .95; ; product:ship-charter .035
  seaspan | Seaspan Corporation | HK |  | Seaspan; Atlas Corp | charters = Seaspan chartered container ships; .95; ; product:ship-charter .1
  costamare | Costamare Inc. | MC | NYSE:CMRE | Costamare | charters = Costamare chartered container ships; .7; ; product:ship-charter .04
  global-ship-lease | Global Ship Lease, Inc. | GB | NYSE:GSL | Global Ship Lease | charters = Global Ship Lease container ships; .99; ; product:ship-charter .03
  mpc-container | MPC Container Ships ASA | NO | OSE:MPCC | MPC Container Ships | charters = MPC container ships; .99; ; product:ship-charter .015
  euroseas | Euroseas Ltd. | GR | NASDAQ:ESEA | Euroseas | charters = Euroseas container ships; .98; ; product:ship-charter .005
  hanjin | Hanjin Shipping Co., Ltd. | KR | KRX:117930 | Hanjin Shipping; 한진해운 | shipping = Hanjin liner services; .93; ;
  wan-hai | Wan Hai Lines Ltd. | TW | TWSE:2615 | Wan Hai; Wan Hai Lines | shipping = Wan Hai liner services; .98; ;
  oocl | Orient Overseas (International) Limited | HK | HKEX:0316 | OOCL; OOIL; Orient Overseas | shipping = OOCL liner services; .97; ;
  pil | Pacific International Lines (Pte) Ltd | SG |  | Pacific International Lines | shipping = PIL liner services; .9; ;
  matson | Matson, Inc. | US | NYSE:MATX | Matson | shipping = Matson liner services; .8; ;
  hamburg-sued | Hamburg Südamerikanische Dampfschifffahrts-Gesellschaft | DE |  | Hamburg Süd; Hamburg Sud | shipping = Hamburg Süd liner services; .9; ;
  textainer | Textainer Group Holdings Limited | BM |  | Textainer | boxes = Textainer leased containers; .98; ;
  triton | Triton International Limited | BM |  | Triton International; TAL International | boxes = Triton leased containers; .98; ;
  cai | CAI International, Inc. | US |  | CAI International | boxes = CAI leased containers; .9; ;
`)

/** Container lines as makers of the rate: who stops sailing makes room scarce for all. */
const liners = fed(`
  commodity:container-freight | msc/shipping .19, maersk/shipping .15, cma-cgm/shipping .12, cosco-shipping/shipping .1, hapag-lloyd/shipping .07,
  + ocean-network-express/shipping .06, evergreen-marine/shipping .055, hmm/shipping .03, yang-ming/shipping .025, zim/shipping .017,
  + wan-hai/shipping .018, pil/shipping .012 | Estimate.
`)
const endedLiners = fed(`
  commodity:container-freight | hanjin/shipping .03 | Estimate.
  product:freight-sea | hanjin/shipping .03 | Estimate.
`).map((edge) => ({ ...edge, validTo: '2017-02-16' }))

const customers = [
  ...buys(`
    maersk | danaos/charters .1, seaspan/charters .12, costamare/charters .15, global-ship-lease/charters .25 | About these shares of the fleets are on charter to it.
    cma-cgm | danaos/charters .25, global-ship-lease/charters .3, mpc-container/charters .1 | About these shares of the fleets are on charter to it.
    msc | costamare/charters .2, danaos/charters .08 | About these shares of the fleets are on charter to it.
    cosco-shipping | seaspan/charters .25 | About these shares of the fleets are on charter to it.
    yang-ming | seaspan/charters .12, danaos/charters .08 | About these shares of the fleets are on charter to it.
    hmm | danaos/charters .18 | About these shares of the fleets are on charter to it.
    zim | seaspan/charters .12, danaos/charters .06 | About these shares of the fleets are on charter to it.
    ocean-network-express | seaspan/charters .2 | About these shares of the fleets are on charter to it.
  `),
  ...buys(`
    hanjin | danaos/charters .1, seaspan/charters .06, textainer/boxes .07, triton/boxes .05, cai/boxes .05 | About these shares of the fleets are on charter to it.
  `).map((edge) => ({ ...edge, validTo: '2017-02-16' })),
]

const inputs = needs(`
  product:wan-hai/shipping, product:oocl/shipping, product:matson/shipping, product:pil/shipping, product:hamburg-sued/shipping, product:hanjin/shipping
    bunker fuel | product:bunker-fuel 1 essential cost .14 buffer 14 | Ships hold fuel for weeks.
  product:star-bulk/bulk, product:golden-ocean/bulk, product:genco/bulk, product:eagle-bulk/bulk, product:diana/bulk, product:pacific-basin/bulk,
  + product:norden/bulk, product:pan-ocean/bulk, product:scorpio-tankers/tankers, product:hafnia/tankers, product:torm/tankers, product:frontline/tankers
    bunker fuel | product:bunker-fuel 1 minor cost .08 buffer 14 | Charterers pay for the fuel in part.
  product:wallenius/cars, product:hoegh-autoliners/cars, product:nyk/cars, product:mol/cars, product:k-line/cars
    bunker fuel | product:bunker-fuel 1 essential cost .12 buffer 14 | Clauses pass most of the fuel on.
  product:valero/fuels, product:reliance/fuels, product:sinopec/fuels
    tankers | commodity:tanker-freight .6 minor cost .01 | Crude comes by ship.
  product:cargill/grain-processing, product:bunge/oilseed-processing, product:adm/grain-processing
    bulk ships | commodity:dry-bulk-freight .6 minor cost .02 | Grain is shipped in bulk.
  product:baosteel/steel, product:posco/steel, product:nippon-steel/steel, product:jfe/steel
    bulk ships | commodity:dry-bulk-freight 1 minor cost .02 buffer 30 | Ore and coal come by ship.
  product:toyota/vehicles, product:hyundai/vehicles, product:kia/vehicles, product:mazda/vehicles, product:subaru/vehicles
    car carriers | commodity:car-carrier-freight .4 minor cost .01 | Exports go by car carrier.
`)

const prices = [
  ...sold(`
    commodity:container-freight | wan-hai/shipping .6, oocl/shipping .5, matson/shipping .4, pil/shipping .5, hamburg-sued/shipping .5,
    + hanjin/shipping .5, nyk/liner .5, mol/liner .5, k-line/liner .5, danaos/charters .15, seaspan/charters .1, costamare/charters .15,
    + global-ship-lease/charters .2, mpc-container/charters .35, euroseas/charters .35, textainer/boxes .15, triton/boxes .15 | Contracts lag spot rates;
    + charters are fixed for years.
    commodity:dry-bulk-freight | star-bulk/bulk .85, golden-ocean/bulk .85, genco/bulk .85, eagle-bulk/bulk .8, diana/bulk .5, safe-bulkers/bulk .6,
    + dryships/bulk .6, pacific-basin/bulk .85, pan-ocean/bulk .5, norden/bulk .6, oldendorff/bulk .6, nyk/bulk .2, mol/bulk .2, k-line/bulk .25 | Spot
    + and index-linked charters.
    commodity:tanker-freight | frontline/tankers .9, cmb-tech/tankers .85, dht/tankers .8, international-seaways/tankers .85, teekay-tankers/tankers .9,
    + scorpio-tankers/tankers .85, hafnia/tankers .85, torm/tankers .9, ardmore/tankers .9, nordic-american/tankers .9, tsakos/tankers .5,
    + okeanis/tankers .9, overseas-shipholding/tankers .3, bahri/tankers .5, cosco-energy/tankers .6, sinokor/tankers .7, mol/bulk .1 | Mostly spot.
    commodity:lpg-freight | dorian-lpg/gas-ships .9, bw-lpg/gas-ships .85, avance-gas/gas-ships .85, navigator/gas-ships .4, stealthgas/gas-ships .3 |
    + Large gas carriers trade mostly spot.
    commodity:lng-freight | flex-lng/lng-ships .25, cool-company/lng-ships .4, golar/lng-ships .2, gaslog/lng-ships .25, dynagas/lng-ships .1,
    + nakilat/lng-ships .05, nyk/bulk .05, mol/bulk .05 | Most ships are on long charter.
    commodity:car-carrier-freight | wallenius/cars .5, hoegh-autoliners/cars .6, gram/cars .5, hyundai-glovis/cars .4, nyk/cars .5, mol/cars .5,
    + k-line/cars .5 | Contracts run for a year or more.
  `),
  ...follow(`
    commodity:container-freight | product:ship-charter .3 90 | Charters are fixed for years.
  `),
]

/** Ships that go the long way, or wait, are missing elsewhere: the share of the fleet's trade that uses each way. */
const ways = lanes(`
  route:suez | commodity:container-freight .25, commodity:car-carrier-freight .15, commodity:tanker-freight .09 | detour 10 essential buffer 0 | Estimate.
  route:suez | commodity:dry-bulk-freight .05, commodity:lng-freight .05, commodity:lpg-freight .03 | detour 10 essential buffer 0 | Estimate.
  route:red-sea | commodity:container-freight .25, commodity:car-carrier-freight .15, commodity:tanker-freight .09 | detour 12 essential buffer 0 | Estimate.
  route:red-sea | commodity:dry-bulk-freight .05, commodity:lng-freight .05, commodity:lpg-freight .03 | detour 12 essential buffer 0 | Estimate.
  route:panama | commodity:lpg-freight .35, commodity:lng-freight .06, commodity:car-carrier-freight .08 | detour 20 essential buffer 0 | Estimate.
  route:panama | commodity:container-freight .05, commodity:dry-bulk-freight .04, commodity:tanker-freight .03 | detour 14 essential buffer 0 | Estimate.
  route:hormuz | commodity:tanker-freight .25, commodity:lpg-freight .3, commodity:lng-freight .2 | detour 60 essential buffer 0 | Estimate.
  route:bosporus | commodity:dry-bulk-freight .05, commodity:tanker-freight .035 | detour 15 essential buffer 0 | Estimate.
  route:malacca | commodity:tanker-freight .25, commodity:dry-bulk-freight .15, commodity:container-freight .25 | detour 3 essential buffer 0 | Estimate.
  route:us-west-coast-ports | commodity:container-freight .1 | detour 14 essential buffer 0 | Estimate.
  route:us-east-gulf-ports | commodity:container-freight .07, commodity:car-carrier-freight .06 | detour 14 essential buffer 0 | Estimate.
  route:north-europe-ports | commodity:container-freight .09, commodity:car-carrier-freight .1 | detour 5 essential buffer 0 | Estimate.
  route:china-ports | commodity:container-freight .3, commodity:dry-bulk-freight .2 | detour 10 essential buffer 0 | Estimate.
`)

/**
 * Parts and goods that come in by one way, as days of the whole product: the stock is the share's own stock (a plant
 * holds one to two weeks of parts from overseas) times the share.
 */
const inbound = lanes(`
  route:suez | product:tesla/vehicles .15 | detour 10 essential buffer .9 | Grünheide takes cells and parts from China.
  route:red-sea | product:tesla/vehicles .15 | detour 12 essential buffer .9 | Grünheide takes cells and parts from China.
  route:suez | product:volvo-cars/vehicles .3 | detour 10 essential buffer 2 | Ghent and Torslanda take gearboxes and parts from Asia.
  route:red-sea | product:volvo-cars/vehicles .3 | detour 12 essential buffer 2 | Ghent and Torslanda take gearboxes and parts from Asia.
  route:suez | product:suzuki/vehicles .05 | detour 10 essential buffer .3 | Esztergom takes engines from Japan.
  route:red-sea | product:suzuki/vehicles .05 | detour 12 essential buffer .3 | Esztergom takes engines from Japan.
  route:suez | product:caterpillar/construction .06, product:caterpillar/engines .06, product:kia/vehicles .06, product:hyundai/vehicles .05 | detour 10
  + essential buffer .4 | European works take parts from Asia, and dealers machines.
  route:red-sea | product:michelin/tyres .08, product:pirelli/tyres .06, product:continental/tyres .06 | detour 12 essential buffer .6 | Natural
  + rubber comes from South-East Asia.
  route:suez | product:michelin/tyres .08, product:pirelli/tyres .06, product:continental/tyres .06 | detour 10 essential buffer .6 | Natural
  + rubber comes from South-East Asia.
  route:red-sea | product:electrolux/appliances .1, product:philips/monitors .1, product:next-plc/clothing .4 | detour 12 important buffer .8 | Goods
  + from Asia for European shops.
  route:us-west-coast-ports | product:honda/vehicles .12, product:toyota/vehicles .08, product:subaru/vehicles .2, product:nissan/vehicles .1,
  + product:mazda/vehicles .08 | detour 14 essential buffer .7 | Works in North America take engines, gearboxes and electronics from Japan.
  route:us-west-coast-ports | product:lululemon/clothing .4, product:mcdonalds-japan/meals .2 | detour 14 important buffer 2 | Goods from Asia, and
  + frozen potatoes to it.
  route:us-east-gulf-ports | product:bmw/vehicles .08, product:mercedes-benz/vehicles .06, product:volvo-cars/vehicles .05 | detour 14 essential
  + buffer 1 | Works in the Carolinas and Alabama take engines from Europe.
`)

export const freightBySea: FactFile = {
  industry: 'ships for hire',
  nodes: [...goods, ...owners.nodes],
  edges: [
    ...owners.edges,
    ...liners,
    ...endedLiners,
    ...customers,
    ...inputs,
    ...prices,
    ...ways,
    ...inbound,
  ],
}
