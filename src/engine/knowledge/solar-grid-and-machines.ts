/** Solar, wind and grid equipment, machines, trains and arms: who makes what and needs what. Estimates. */
import type { FactFile } from '@/engine/graph/facts'
import { business, buys, contest, fed, firms, made, needs, things } from './table'

const goods = things(`
  material:solar-polysilicon | Solar-grade polysilicon | solar polysilicon; solar-grade silicon
  product:solar-module | Solar modules | solar panels; solar modules; solar cells; photovoltaic modules
  product:wind-turbine | Wind turbines | wind turbine; wind blades; wind towers
  product:transformer | Grid transformers and switchgear | power transformers; grid transformers; switchgear
  product:train | Trains and locomotives | rolling stock; locomotives; railway cars
  product:munition | Munitions and missiles | artillery shells; missile production
`)

const companies = firms(`
  first-solar | First Solar, Inc. | US | NASDAQ:FSLR | First Solar
  canadian-solar | Canadian Solar Inc. | CA | NASDAQ:CSIQ | Canadian Solar
  jinkosolar | JinkoSolar Holding Co., Ltd. | CN | NYSE:JKS | JinkoSolar; 晶科能源
  longi | LONGi Green Energy Technology Co., Ltd. | CN | SSE:601012 | Longi; 隆基绿能
  trina | Trina Solar Co., Ltd. | CN | SSE:688599 | Trina Solar; 天合光能
  ja-solar | JA Solar Technology Co., Ltd. | CN | SZSE:002459 | JA Solar; 晶澳科技
  maxeon | Maxeon Solar Technologies, Ltd. | SG | NASDAQ:MAXN | Maxeon
  sunpower | SunPower Corporation | US | NASDAQ:SPWR | SunPower
  hanwha | Hanwha Solutions Corporation | KR | KRX:009830 | Hanwha Solutions; Hanwha Q Cells; Qcells
  daqo | Daqo New Energy Corp. | CN | NYSE:DQ | Daqo; 大全新能源
  gcl | GCL Technology Holdings Limited | CN | HKEX:3800 | GCL Technology; GCL-Poly until 2022-04-25
  xinte | Xinte Energy Co., Ltd. | CN | HKEX:1799 | Xinte Energy
  tongwei | Tongwei Co., Ltd. | CN | SSE:600438 | Tongwei; 通威
  hoshine | Hoshine Silicon Industry Co., Ltd. | CN | SSE:603260 | Hoshine; 合盛硅业
  wacker | Wacker Chemie AG | DE | XETRA:WCH | Wacker Chemie; Wacker
  oci | OCI Holdings Company Ltd. | KR | KRX:010060 | OCI Holdings
  tokuyama | Tokuyama Corporation | JP | TSE:4043 | Tokuyama
  rec-silicon | REC Silicon ASA | NO | OSE:RECSI | REC Silicon
  solarworld | SolarWorld AG | DE |  | SolarWorld
  enphase | Enphase Energy, Inc. | US | NASDAQ:ENPH | Enphase
  solaredge | SolarEdge Technologies, Inc. | US | NASDAQ:SEDG | SolarEdge
  sma | SMA Solar Technology AG | DE | XETRA:S92 | SMA Solar
  sungrow | Sungrow Power Supply Co., Ltd. | CN | SZSE:300274 | Sungrow; 阳光电源
  sunrun | Sunrun Inc. | US | NASDAQ:RUN | Sunrun
  array | Array Technologies, Inc. | US | NASDAQ:ARRY | Array Technologies
  nextracker | Nextpower Inc. | US | NASDAQ:NXT | Nextracker; Nextpower
  ge-vernova | GE Vernova Inc. | US | NYSE:GEV | GE Vernova
  nordex | Nordex SE | DE | XETRA:NDX1 | Nordex
  goldwind | Xinjiang Goldwind Science & Technology Co., Ltd. | CN | SZSE:002202 | Goldwind; 金风科技
  tpi | TPI Composites, Inc. | US | NASDAQ:TPIC | TPI Composites
  orsted | Ørsted A/S | DK | CPH:ORSTED | Ørsted; Orsted
  siemens | Siemens Aktiengesellschaft | DE | XETRA:SIE | Siemens; Siemens Mobility
  abb | ABB Ltd | CH | SIX:ABBN | ABB
  schneider-electric | Schneider Electric SE | FR | EPA:SU | Schneider Electric
  eaton | Eaton Corporation plc | IE | NYSE:ETN | Eaton Corporation; Eaton
  hubbell | Hubbell Incorporated | US | NYSE:HUBB | Hubbell
  hyosung-heavy | Hyosung Heavy Industries Corporation | KR | KRX:298040 | Hyosung Heavy
  hd-hyundai-electric | HD Hyundai Electric Co., Ltd. | KR | KRX:267260 | HD Hyundai Electric
  mitsubishi-electric | Mitsubishi Electric Corporation | JP | TSE:6503 | Mitsubishi Electric; 三菱電機
  prysmian | Prysmian S.p.A. | IT | BIT:PRY | Prysmian
  nexans | Nexans S.A. | FR | EPA:NEX | Nexans
  emerson | Emerson Electric Co. | US | NYSE:EMR | Emerson Electric
  rockwell | Rockwell Automation, Inc. | US | NYSE:ROK | Rockwell Automation
  three-m | 3M Company | US | NYSE:MMM | 3M
  illinois-tool | Illinois Tool Works Inc. | US | NYSE:ITW | Illinois Tool Works
  stanley-black-decker | Stanley Black & Decker, Inc. | US | NYSE:SWK | Stanley Black & Decker
  carrier | Carrier Global Corporation | US | NYSE:CARR | Carrier Global
  trane | Trane Technologies plc | IE | NYSE:TT | Trane Technologies
  johnson-controls | Johnson Controls International plc | IE | NYSE:JCI | Johnson Controls
  daikin | Daikin Industries, Ltd. | JP | TSE:6367 | Daikin; ダイキン工業
  otis | Otis Worldwide Corporation | US | NYSE:OTIS | Otis Worldwide
  kone | KONE Oyj | FI | HEL:KNEBV | Kone Oyj
  generac | Generac Holdings Inc. | US | NYSE:GNRC | Generac
  keyence | Keyence Corporation | JP | TSE:6861 | Keyence
  smc | SMC Corporation | JP | TSE:6273 | SMC Corporation
  yaskawa | YASKAWA Electric Corporation | JP | TSE:6506 | Yaskawa; 安川電機
  alstom | Alstom SA | FR | EPA:ALO | Alstom
  wabtec | Westinghouse Air Brake Technologies Corporation | US | NYSE:WAB | Wabtec
  crrc | CRRC Corporation Limited | CN | SSE:601766 | CRRC; 中国中车
  rheinmetall | Rheinmetall AG | DE | XETRA:RHM | Rheinmetall
  bae-systems | BAE Systems plc | GB | LSE:BA. | BAE Systems
  l3harris | L3Harris Technologies, Inc. | US | NYSE:LHX | L3Harris; Aerojet Rocketdyne
  huntington-ingalls | Huntington Ingalls Industries, Inc. | US | NYSE:HII | Huntington Ingalls
  saab | Saab AB | SE | STO:SAAB-B | Saab AB
  hanwha-aerospace | Hanwha Aerospace Co., Ltd. | KR | KRX:012450 | Hanwha Aerospace
  transdigm | TransDigm Group Incorporated | US | NYSE:TDG | TransDigm
  triumph | Triumph Group, Inc. | US | NYSE:TGI | Triumph Group
`)

const lines = business(`
  first-solar/modules | First Solar modules | .98 | Estimate.
  canadian-solar/modules | Canadian Solar modules and storage | .95 | Estimate.
  jinkosolar/modules | JinkoSolar modules | .97 | Estimate.
  longi/modules | Longi wafers and modules | .97 | Estimate.
  trina/modules | Trina modules | .95 | Estimate.
  ja-solar/modules | JA Solar modules | .97 | Estimate.
  maxeon/modules | Maxeon modules | .98 | Estimate.
  sunpower/systems | SunPower solar systems | .98 | Estimate.
  hanwha/modules | Hanwha solar modules | .5 | Estimate.
  daqo/polysilicon | Daqo polysilicon | .98 | Estimate.
  gcl/polysilicon | GCL polysilicon and wafers | .95 | Estimate.
  xinte/polysilicon | Xinte polysilicon | .65 | Estimate.
  tongwei/polysilicon-and-cells | Tongwei polysilicon and cells | .6 | Estimate.
  hoshine/silicon | Hoshine silicon metal and silicones | .95 | Estimate.
  wacker/polysilicon | Wacker polysilicon | .2 | Estimate.
  wacker/chemicals | Wacker silicones and polymers | .75 | Estimate.
  oci/polysilicon | OCI polysilicon | .3 | Estimate.
  tokuyama/polysilicon | Tokuyama polysilicon and chip chemicals | .3 | Estimate.
  rec-silicon/silane | REC silane and polysilicon | .95 | Estimate.
  solarworld/modules | SolarWorld modules | .98 | Estimate.
  enphase/inverters | Enphase inverters and batteries | .98 | Estimate.
  solaredge/inverters | SolarEdge inverters | .95 | Estimate.
  sma/inverters | SMA inverters | .98 | Estimate.
  sungrow/inverters | Sungrow inverters and storage | .9 | Estimate.
  sunrun/systems | Sunrun rooftop solar | .95 | Estimate.
  array/trackers | Array trackers | .98 | Estimate.
  nextracker/trackers | Nextracker trackers | .98 | Estimate.
  ge-vernova/power-and-grid | GE Vernova gas turbines and grid | .7 | Estimate.
  ge-vernova/wind | GE Vernova wind turbines | .28 | Estimate.
  nordex/turbines | Nordex wind turbines | .98 | Estimate.
  goldwind/turbines | Goldwind wind turbines | .85 | Estimate.
  tpi/blades | TPI wind blades | .95 | Estimate.
  orsted/wind-power | Ørsted wind power | .8 | Estimate.
  siemens/automation | Siemens automation and electrification | .55 | Estimate.
  siemens/trains | Siemens trains | .14 | Estimate.
  abb/electrification | ABB electrification, drives and robots | .95 | Estimate.
  schneider-electric/electrification | Schneider switchgear and automation | .97 | Estimate.
  eaton/electrical | Eaton switchgear and transformers | .7 | Estimate.
  hubbell/electrical | Hubbell grid and electrical parts | .97 | Estimate.
  hyosung-heavy/transformers | Hyosung transformers | .6 | Estimate.
  hd-hyundai-electric/transformers | HD Hyundai transformers | .95 | Estimate.
  mitsubishi-electric/electrical | Mitsubishi Electric drives, lifts, power chips | .9 | Estimate.
  prysmian/cables | Prysmian cables | .98 | Estimate.
  nexans/cables | Nexans cables | .95 | Estimate.
  emerson/automation | Emerson valves and automation | .95 | Estimate.
  rockwell/automation | Rockwell controls | .97 | Estimate.
  three-m/industrial | 3M tapes, abrasives and materials | .85 | Estimate.
  illinois-tool/industrial | ITW machines and car parts | .95 | Estimate.
  stanley-black-decker/tools | Stanley tools | .87 | Estimate.
  carrier/cooling | Carrier air conditioning | .95 | Estimate.
  trane/cooling | Trane air conditioning | .97 | Estimate.
  johnson-controls/building | Johnson Controls building systems | .97 | Estimate.
  daikin/cooling | Daikin air conditioning | .92 | Estimate.
  otis/lifts | Otis lifts | .98 | Estimate.
  kone/lifts | Kone lifts | .98 | Estimate.
  generac/generators | Generac generators | .95 | Estimate.
  keyence/sensors | Keyence factory sensors | .98 | Estimate.
  smc/pneumatics | SMC pneumatics | .97 | Estimate.
  yaskawa/drives | Yaskawa drives and robots | .95 | Estimate.
  alstom/trains | Alstom trains | .97 | Estimate.
  wabtec/trains | Wabtec locomotives and brakes | .97 | Estimate.
  crrc/trains | CRRC trains | .9 | Estimate.
  rheinmetall/arms | Rheinmetall vehicles and munitions | .8 | Estimate.
  bae-systems/arms | BAE aircraft, ships and electronics | .95 | Estimate.
  l3harris/electronics | L3Harris electronics and rocket motors | .95 | Estimate.
  huntington-ingalls/ships | Huntington Ingalls warships | .9 | Estimate.
  saab/arms | Saab fighters and missiles | .95 | Estimate.
  hanwha-aerospace/arms | Hanwha howitzers and engines | .9 | Estimate.
  transdigm/parts | TransDigm aircraft parts | .97 | Estimate.
  triumph/parts | Triumph aircraft parts | .95 | Estimate.
`)

const places = made(`
  material:solar-polysilicon | cn/xinjiang .35, cn/inner-mongolia .2, cn/sichuan .2, cn .1, de .05, my .03 | Xinjiang made nearly half in 2021.
  product:solar-module | cn .8, vn .05, my .03, th .03, us .03, in .03 | China makes four fifths.
  product:wind-turbine | cn .6, dk .05, de .06, us .06, in .05, es .04 | By output.
  product:transformer | cn .35, kr .1, us .12, de .08, in .08, mx .05 | By output.
  product:train | cn .45, de .1, fr .1, us .08 | By value.
  product:munition | us .4, de .07, kr .08, gb .05, ru .2 | By value.
  product:daqo/polysilicon | cn/xinjiang .6, cn/inner-mongolia .4 | Estimate.
  product:xinte/polysilicon | cn/xinjiang .5, cn/inner-mongolia .3 | Estimate.
  product:hoshine/silicon | cn/xinjiang .7 | Estimate.
  product:first-solar/modules | us .5, my .15, vn .15, in .15 | Thin film, without polysilicon.
  product:maxeon/modules | mx .5, my .3, ph .15 | Estimate.
  product:wacker/polysilicon | de .75, us .25 | Burghausen, Nünchritz and Tennessee.
`)

const makers = fed(`
  material:solar-polysilicon | tongwei/polysilicon-and-cells .25, gcl/polysilicon .18, daqo/polysilicon .14,
  + xinte/polysilicon .12, wacker/polysilicon .05, oci/polysilicon .03 | Estimate.
  material:polysilicon | wacker/polysilicon .3, tokuyama/polysilicon .18 | Estimate.
  product:solar-module | longi/modules .14, jinkosolar/modules .15, trina/modules .12, ja-solar/modules .12,
  + canadian-solar/modules .06, hanwha/modules .02, first-solar/modules .02, maxeon/modules .003 | Estimate.
  product:wind-turbine | goldwind/turbines .14, vestas/turbines .12, ge-vernova/wind .07, nordex/turbines .06,
  + siemens-energy/wind .07 | Estimate.
  product:transformer | siemens-energy/grid-and-gas .1, abb/electrification .05, ge-vernova/power-and-grid .06,
  + hd-hyundai-electric/transformers .03, hyosung-heavy/transformers .03, eaton/electrical .03 | Estimate.
  product:train | crrc/trains .4, alstom/trains .16, siemens/trains .1, wabtec/trains .08 | Estimate.
  product:power-chip | mitsubishi-electric/electrical .07 | Estimate.
  product:servo-motor | yaskawa/drives .12, mitsubishi-electric/electrical .1, siemens/automation .08 | Estimate.
  product:munition | rheinmetall/arms .08, lockheed-martin/missiles .12, rtx/raytheon .12, bae-systems/arms .07 | Estimate.
`)

const SILICON = `product:solar-module, product:canadian-solar/modules, product:jinkosolar/modules, product:longi/modules,
  + product:trina/modules, product:ja-solar/modules, product:maxeon/modules, product:hanwha/modules, product:solarworld/modules`

const inputs = needs(`
  ${SILICON}
    polysilicon | material:solar-polysilicon .95 essential cost .12 buffer 30 lead 180 | All but thin film.
    aluminium | material:aluminium .8 important cost .06 buffer 30 | Frames.
  product:solar-module, product:longi/modules
    silver and copper | material:copper .5 minor cost .02 buffer 30 | Contacts and ribbons.
  product:sunrun/systems, product:sunpower/systems, product:nextracker/trackers, product:array/trackers,
  + product:enphase/inverters, product:solaredge/inverters
    modules | product:solar-module .9 important cost .08 buffer 45 lead 120 | No system without modules.
  product:enphase/inverters, product:solaredge/inverters, product:sma/inverters, product:sungrow/inverters
    power chips | product:power-chip .9 essential cost .08 buffer 45 lead 150, product:mcu .1 important cost .02
    + buffer 45 | Inverters are power electronics.
  product:array/trackers, product:nextracker/trackers, product:wind-turbine, product:nordex/turbines,
  + product:ge-vernova/wind, product:goldwind/turbines
    steel | product:steel-plate .9 important cost .12 buffer 30 | Towers and tubes.
  product:nordex/turbines, product:goldwind/turbines, product:ge-vernova/wind
    castings and bearings | product:bearing .8 important cost .05 buffer 45 lead 150, product:heavy-casting .2 minor
    + cost .04 buffer 45 | Hubs and main bearings.
  product:nordex/turbines, product:ge-vernova/wind, product:vestas/turbines
    blades | product:tpi/blades .2 important cost .04 buffer 30 lead 180 | Bought blades.
  product:orsted/wind-power
    turbines | product:wind-turbine .9 minor buffer 180 | Parks are built over years.
  product:transformer, product:hyosung-heavy/transformers, product:hd-hyundai-electric/transformers,
  + product:eaton/electrical, product:hubbell/electrical, product:abb/electrification, product:ge-vernova/power-and-grid
    electrical steel | product:electrical-steel .6 essential cost .08 buffer 45 lead 180 | Cores.
    copper | material:copper .9 essential cost .08 buffer 30 | Windings.
  product:prysmian/cables, product:nexans/cables
    copper | material:copper .8 essential cost .3 buffer 20 | Most of the price is passed on.
    plastics | product:plastics .8 important cost .06 buffer 20 | Insulation.
  product:siemens/automation, product:schneider-electric/electrification, product:rockwell/automation,
  + product:emerson/automation, product:yaskawa/drives, product:keyence/sensors, product:smc/pneumatics,
  + product:mitsubishi-electric/electrical, product:carrier/cooling, product:trane/cooling, product:johnson-controls/building,
  + product:daikin/cooling, product:generac/generators, product:otis/lifts, product:kone/lifts
    chips | product:mcu .7 important cost .03 buffer 45 lead 150, product:power-chip .3 important cost .02 buffer 45 | Controls.
    copper | material:copper .7 minor cost .03 buffer 30 | Windings and pipes.
  product:stanley-black-decker/tools, product:carrier/cooling, product:trane/cooling, product:daikin/cooling,
  + product:illinois-tool/industrial, product:alstom/trains, product:wabtec/trains, product:siemens/trains,
  + product:crrc/trains, product:huntington-ingalls/ships, product:generac/generators, product:otis/lifts, product:kone/lifts
    steel | product:flat-steel .8 important cost .07 buffer 30 | Housings, frames and hulls.
  product:stanley-black-decker/tools
    cells | product:nickel-cell .5 important cost .05 buffer 45 | Cordless tools.
    freight | product:freight-sea .6 minor cost .03 buffer 0 | Much is made in Asia.
  product:rheinmetall/arms, product:bae-systems/arms, product:l3harris/electronics, product:saab/arms,
  + product:hanwha-aerospace/arms, product:transdigm/parts, product:triumph/parts
    titanium and alloys | product:titanium-part .5 minor cost .02 buffer 120 lead 270, product:superalloy .3 minor cost .02
    + buffer 120 lead 270 | Engines and armour.
    magnets | product:ndfeb-magnet .3 minor cost .005 buffer 120 | Actuators and sensors.
  product:three-m/industrial
    plastics | product:plastics .6 minor cost .06 buffer 30 | Films and glues.
`)

const orders = buys(`
  boeing | triumph/parts .3, transdigm/parts .1 | Large buyer, an estimate.
  airbus | triumph/parts .05, transdigm/parts .06 | Large buyer, an estimate.
  general-motors | illinois-tool/industrial .02, rockwell/automation .03 | Large buyer, an estimate.
  ford | illinois-tool/industrial .02, rockwell/automation .03 | Large buyer, an estimate.
  ge-vernova | tpi/blades .25 | Large buyer, an estimate.
  vestas | tpi/blades .35 | Large buyer, an estimate.
  nordex | tpi/blades .2 | Large buyer, an estimate.
`)

const rivals = contest(`
  solar modules | first-solar/modules .25 .05, canadian-solar/modules .15 .2, jinkosolar/modules .15 .25, hanwha/modules .2 .2,
  + maxeon/modules .04 .2
`)

export const solarGridAndMachines: FactFile = {
  industry: 'solar, wind and grid equipment, machines, trains and arms',
  nodes: [...goods, ...companies, ...lines.nodes],
  edges: [...lines.edges, ...places, ...makers, ...inputs, ...orders, ...rivals],
}
