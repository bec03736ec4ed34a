/** What goes into a car, and who makes it: control units, wiring, motors, steel, tyres, catalysts, battery cells. */
import type { FactFile } from '@/engine/graph/facts'
import { business, contest, fed, firms, made, needs, plants, things } from './table'

const goods = things(`
  product:ecu | Car control units | ECU; ECUs; electronic control units; car electronics; ADAS
  product:wiring-harness | Wiring harnesses | wiring harness; cable harness; wire harnesses
  product:steering-brakes | Steering and brake systems | electric power steering; brake systems
  product:transmission | Transmissions and axles | gearboxes; automatic transmission
  product:tyre | Tyres | tyre; tire; tires
  product:catalytic-converter | Catalytic converters | autocatalysts; catalytic converter
  product:car-seat | Car seats and interiors | car seats; seat foam; automotive seating
  material:natural-rubber | Natural rubber | natural rubber; latex
  product:lfp-cell | LFP battery cells | LFP battery; LFP cell; LFP batteries; lithium iron phosphate
  product:nickel-cell | Nickel-rich battery cells | NMC cells; lithium-ion cells; lithium-ion
  + batteries; EV batteries; battery cells; traction batteries
  product:cathode | Cathode material | cathode materials; NMC cathode; precursor
  product:lfp-cathode | LFP cathode material | LFP cathode; iron phosphate
  product:anode | Graphite anodes | anode material; graphite anode; synthetic graphite
  product:electrolyte | Battery electrolyte | electrolytes; LiPF6
`)

const companies = firms(`
  bosch | Robert Bosch GmbH | DE |  | Bosch
  denso | DENSO Corporation | JP | TSE:6902 | Denso; デンソー
  continental | Continental AG | DE | XETRA:CON | Continental
  zf | ZF Friedrichshafen AG | DE |  | ZF
  aptiv | Aptiv PLC | IE | NYSE:APTV | Aptiv; Delphi Automotive
  magna | Magna International Inc. | CA | NYSE:MGA | Magna
  valeo | Valeo SE | FR | EPA:FR | Valeo
  aisin | AISIN Corporation | JP | TSE:7259 | Aisin; アイシン
  hyundai-mobis | Hyundai Mobis Co., Ltd. | KR | KRX:012330 | Hyundai Mobis
  lear | Lear Corporation | US | NYSE:LEA | Lear
  forvia | FORVIA SE | FR | EPA:FRVIA | Forvia; Faurecia; Hella
  adient | Adient plc | IE | NYSE:ADNT | Adient
  yazaki | Yazaki Corporation | JP |  | Yazaki; 矢崎総業
  sumitomo-electric | Sumitomo Electric Industries, Ltd. | JP | TSE:5802 | Sumitomo Electric
  leoni | LEONI AG | DE |  | Leoni
  jtekt | JTEKT Corporation | JP | TSE:6473 | JTEKT
  borgwarner | BorgWarner Inc. | US | NYSE:BWA | BorgWarner
  bridgestone | Bridgestone Corporation | JP | TSE:5108 | Bridgestone
  michelin | Compagnie Générale des Établissements Michelin | FR | EPA:ML | Michelin
  goodyear | The Goodyear Tire & Rubber Company | US | NASDAQ:GT | Goodyear
  johnson-matthey | Johnson Matthey Plc | GB | LSE:JMAT | Johnson Matthey
  lg-energy-solution | LG Energy Solution, Ltd. | KR | KRX:373220 | LG Energy Solution; LGES; LG
  + 에너지솔루션
  catl | Contemporary Amperex Technology Co., Limited | CN | SZSE:300750 | CATL; 宁德时代
  panasonic | Panasonic Holdings Corporation | JP | TSE:6752 | Panasonic; パナソニック
  samsung-sdi | Samsung SDI Co., Ltd. | KR | KRX:006400 | Samsung SDI
  sk-innovation | SK Innovation Co., Ltd. | KR | KRX:096770 | SK Innovation; SK On
  lg-chem | LG Chem, Ltd. | KR | KRX:051910 | LG Chem
  posco-future-m | POSCO FUTURE M Co., Ltd. | KR | KRX:003670 | POSCO Future M; POSCO Chemical
  ecopro-bm | ECOPRO BM Co., Ltd. | KR | KRX:247540 | EcoPro BM
  btr | BTR New Material Group Co., Ltd. | CN | BSE:920185 | BTR; 贝特瑞
`)

const lines = business(`
  bosch/mobility | Bosch car parts | .6 | Estimate.
  denso/parts | Denso car parts | .95 | Estimate.
  continental/electronics | Continental car electronics and brakes | .45 | Estimate.
  continental/tyres | Continental tyres | .35 | Estimate.
  zf/driveline | ZF driveline and chassis | .85 | Estimate.
  aptiv/harnesses-and-electronics | Aptiv harnesses and electronics | .95 | Estimate.
  magna/parts | Magna car parts | .85 | Estimate.
  valeo/parts | Valeo car parts | .85 | Estimate.
  aisin/transmissions | Aisin transmissions and parts | .9 | Estimate.
  hyundai-mobis/modules | Hyundai Mobis modules | .8 | Estimate.
  lear/seats | Lear seats and electric systems | .95 | Estimate.
  forvia/interiors | Forvia interiors, exhausts and lights | .9 | Estimate.
  adient/seats | Adient seats | .98 | Estimate.
  yazaki/harnesses | Yazaki wiring harnesses | .85 | Estimate.
  sumitomo-electric/harnesses | Sumitomo Electric wiring harnesses | .5 | Estimate.
  leoni/harnesses | Leoni wiring harnesses | .8 | Estimate.
  jtekt/steering | JTEKT steering systems and bearings | .85 | Estimate.
  borgwarner/drivetrain | BorgWarner drivetrain parts | .9 | Estimate.
  bridgestone/tyres | Bridgestone tyres | .88 | Estimate.
  michelin/tyres | Michelin tyres | .88 | Estimate.
  goodyear/tyres | Goodyear tyres | .92 | Estimate.
  johnson-matthey/clean-air | Johnson Matthey autocatalysts | .6 | Estimate.
  lg-energy-solution/lfp-cells | LG Energy Solution LFP cells | .15 | Estimate.
  lg-energy-solution/cells | LG Energy Solution car cells | .8 | Estimate.
  catl/cells | CATL cells | .85 | Estimate.
  panasonic/cells | Panasonic car cells | .11 | Estimate.
  samsung-sdi/cells | Samsung SDI cells | .85 | Estimate.
  sk-innovation/cells | SK On cells | .1 | Estimate.
  lg-chem/cathode | LG Chem cathode material | .1 | Estimate.
  posco-future-m/cathode-and-anode | POSCO Future M cathode and anode material | .6 | Estimate.
  ecopro-bm/cathode | EcoPro BM cathode material | .97 | Estimate.
  btr/anode | BTR anode material | .75 | Estimate.
`)

const sites = [
  ...made(`
  product:ecu | cn .25, jp .18, de .14, mx .14, us .08, hu .04 | Near the car plants.
  product:wiring-harness | ua/west .05, ma .1, tn .08, mx .2, ph .1, ro .07, vn .08, cn .18 | Handwork
  + in countries near the car plants; western Ukraine fed those of Germany.
  product:steering-brakes | cn .28, jp .18, de .14, us .1, mx .1 | Near the car plants.
  product:transmission | jp .28, cn .25, de .15, us .15, mx .06 | Near the car plants.
  product:tyre | cn .35, th .08, us .08, jp .06, in .07, de .03 | China makes the most tyres.
  material:natural-rubber | th .33, id .18, vn .09, ci .11, cn .06, in .06 | Thailand leads.
  product:lfp-cell | cn .9 | Nearly all LFP cells are made in China.
  product:nickel-cell | cn .5, kr .15, pl .08, us .12, hu .06, jp .05 | By capacity.
  product:cathode | cn .65, kr .2, jp .06 | China and South Korea lead.
  product:lfp-cathode | cn .97 | Nearly all is made in China.
  product:anode | cn .92, kr .03, jp .03 | Natural and synthetic graphite anodes come from China.
  product:electrolyte | cn .8, kr .08, jp .07 | China leads.
`),
]

const plantsOfCells = plants(`
  lges-lansing | LG Energy Solution plant, Lansing | us/michigan | lg-energy-solution/lfp-cells .5 |
  + The Lansing plant in Michigan is meant for LFP cells. | Lansing
  panasonic-nevada | Panasonic cell plant, Nevada | us/nevada | panasonic/cells .6 | The plant beside
  + Tesla's makes most of Panasonic's car cells. | Gigafactory Nevada
`)

const makers = fed(`
  product:lfp-cell | catl/cells .4, byd/vehicles .25, lg-energy-solution/lfp-cells .02 | Estimate.
  product:nickel-cell | catl/cells .3, lg-energy-solution/cells .2, panasonic/cells .1,
  + samsung-sdi/cells .08, sk-innovation/cells .08 | Estimate.
  product:cathode | ecopro-bm/cathode .05, lg-chem/cathode .05, posco-future-m/cathode-and-anode .04,
  + umicore/catalysis .01 | Estimate.
  product:anode | btr/anode .2, posco-future-m/cathode-and-anode .02 | Estimate.
  product:ecu | bosch/mobility .17, denso/parts .14, continental/electronics .12,
  + aptiv/harnesses-and-electronics .06, zf/driveline .05, valeo/parts .05, hyundai-mobis/modules .05,
  + magna/parts .03 | Estimate.
  product:wiring-harness | yazaki/harnesses .25, sumitomo-electric/harnesses .24,
  + aptiv/harnesses-and-electronics .15, leoni/harnesses .06, lear/seats .07 | Estimate.
  product:steering-brakes | bosch/mobility .18, zf/driveline .14, jtekt/steering .12,
  + continental/electronics .14, hyundai-mobis/modules .06, aisin/transmissions .08 | Estimate.
  product:transmission | aisin/transmissions .18, zf/driveline .12, magna/parts .05,
  + borgwarner/drivetrain .06 | Estimate.
  product:tyre | michelin/tyres .14, bridgestone/tyres .13, goodyear/tyres .08, continental/tyres .06 |
  + Estimate.
  product:catalytic-converter | johnson-matthey/clean-air .28, umicore/catalysis .25 | Estimate.
  product:car-seat | adient/seats .28, lear/seats .22, forvia/interiors .12, magna/parts .08 |
  + Estimate.
`)

const inputs = needs(`
  product:ecu
    control chips | product:mcu 1 essential cost .12 buffer 30 lead 180 ramp 180 sub .05/.2/.4 | Each
    + unit holds a microcontroller; another type takes months to qualify.
    power chips | product:analog-chip .6 essential cost .1 buffer 30 lead 120, product:power-chip .4
    + essential cost .06 buffer 30 lead 120 | Drivers and supplies.
    boards | product:pcb 1 essential cost .08 buffer 20 | The parts sit on boards.
    capacitors | product:mlcc 1 essential cost .02 buffer 30 | Thousands in each car.
  product:wiring-harness
    copper | material:copper .9 essential cost .3 buffer 20 | Wires are copper.
    insulation | product:plastics .9 essential cost .06 buffer 20 | Insulated with plastics.
  product:steering-brakes
    motors | product:small-motor 1 essential cost .1 buffer 5 | Power steering and brakes have them.
    control units | product:ecu .8 essential cost .15 buffer 10 | Each system has a controller.
    steel | product:flat-steel .5 essential cost .1 buffer 30 | Housings and rods.
  product:transmission
    steel | product:flat-steel .6 essential cost .15 buffer 30 | Gears and shafts.
    aluminium | material:aluminium .7 essential cost .1 buffer 30 | Cases are cast.
    control units | product:ecu .9 essential cost .06 buffer 15 | Each has a controller.
  product:tyre
    rubber | material:natural-rubber .45 essential cost .15 buffer 45, product:synthetic-rubber .5
    + essential cost .15 buffer 30 | Truck tyres are mostly natural rubber.
  product:catalytic-converter
    platinum metals | material:palladium .6 essential cost .35 buffer 60, material:platinum .3 essential
    + cost .12 buffer 60 | Coated with palladium, platinum and rhodium.
  product:car-seat
    foam | product:polyurethane 1 essential cost .12 buffer 10 | Seats are foam.
    motors | product:small-motor .7 important cost .06 buffer 7 | Seats that move.
    steel | product:flat-steel .9 essential cost .15 buffer 30 | Frames.
  product:lfp-cell
    cathode | product:lfp-cathode .95 essential cost .2 buffer 30 | Named for its cathode.
  product:nickel-cell
    cathode | product:cathode .95 essential cost .4 buffer 30 | The most costly part of a cell.
  product:lfp-cell, product:nickel-cell
    anode | product:anode .95 essential cost .08 buffer 45 lead 180 | Anodes are graphite.
    electrolyte | product:electrolyte .95 essential cost .06 buffer 20 | Lithium salt in solvent.
    foils | material:copper .6 essential cost .06 buffer 20, material:aluminium .4 essential cost .02
    + buffer 20 | Current collectors.
  product:cathode
    lithium | material:lithium .95 essential cost .25 buffer 45 | Lithium hydroxide.
    nickel | material:nickel .9 essential cost .3 buffer 45 | More nickel, more range.
    cobalt | material:cobalt .8 essential cost .12 buffer 60 | It steadies the structure.
  product:lfp-cathode
    lithium | material:lithium .95 essential cost .45 buffer 45 | Lithium carbonate.
  product:anode
    graphite | material:natural-graphite .35 important cost .15 buffer 60 sub .2/.5/.8 | A third is
    + natural graphite; synthetic graphite can stand in.
  product:lg-energy-solution/cells, product:catl/cells, product:panasonic/cells,
  + product:samsung-sdi/cells, product:sk-innovation/cells
    cathode | product:cathode .7 essential cost .35 buffer 40, product:lfp-cathode .25 essential cost
    + .1 buffer 40 | Own and bought.
    anode | product:anode .95 essential cost .08 buffer 60 lead 180 | Anodes are graphite.
    electrolyte | product:electrolyte .9 essential cost .06 buffer 20 | Lithium salt in solvent.
  product:lg-energy-solution/lfp-cells
    cathode | product:lfp-cathode .95 essential cost .25 buffer 40 | Bought.
    anode | product:anode .95 essential cost .08 buffer 60 lead 180 | Anodes are graphite.
  product:ecopro-bm/cathode, product:lg-chem/cathode, product:posco-future-m/cathode-and-anode
    lithium | material:lithium .95 essential cost .3 buffer 45 | Lithium hydroxide.
    nickel | material:nickel .9 essential cost .3 buffer 45 | Nickel sulphate.
  product:bosch/mobility, product:denso/parts, product:continental/electronics, product:zf/driveline,
  + product:aptiv/harnesses-and-electronics, product:valeo/parts, product:hyundai-mobis/modules,
  + product:magna/parts
    control chips | product:mcu .7 essential cost .05 buffer 45 lead 180 ramp 180 sub .05/.2/.4 | Most
    + of what they sell is electronic.
    motors | product:small-motor .6 important cost .03 buffer 10 | Windows, seats, pumps, brakes.
    magnets | product:ndfeb-magnet .4 important cost .01 buffer 30 lead 120 | Motors and sensors.
    steel and aluminium | product:flat-steel .6 important cost .05 buffer 30, material:aluminium .3
    + important cost .03 buffer 30 | Housings.
  product:aptiv/harnesses-and-electronics, product:yazaki/harnesses,
  + product:sumitomo-electric/harnesses, product:leoni/harnesses, product:lear/seats
    copper | material:copper .8 essential cost .15 buffer 20 | Wires are copper.
  product:aisin/transmissions, product:borgwarner/drivetrain, product:jtekt/steering
    steel | product:flat-steel .8 essential cost .15 buffer 30 | Gears, shafts and rods.
    control chips | product:mcu .6 important cost .03 buffer 45 lead 180 | Controllers.
    magnets | product:ndfeb-magnet .4 important cost .02 buffer 30 lead 120 | Electric drives.
  product:adient/seats, product:forvia/interiors
    foam | product:polyurethane .9 essential cost .1 buffer 7 | Seats are foam.
    steel | product:flat-steel .8 essential cost .15 buffer 30 | Frames.
  product:bridgestone/tyres, product:michelin/tyres, product:goodyear/tyres, product:continental/tyres
    rubber | material:natural-rubber .5 essential cost .15 buffer 45, product:synthetic-rubber .5
    + essential cost .15 buffer 30 | Natural and synthetic rubber.
  product:johnson-matthey/clean-air
    platinum metals | material:palladium .6 essential cost .1 buffer 60, material:platinum .3 essential
    + cost .05 buffer 60 | Customers pay for most of the metal.
  product:ev-traction-motor
    steel | product:electrical-steel 1 essential cost .12 buffer 30 | Cores are electrical steel.
`)

const rivals = contest(`
  car battery cells | catl/cells .37 .2, lg-energy-solution/cells .12 .3, panasonic/cells .05 .15,
  + samsung-sdi/cells .04 .3, sk-innovation/cells .04 .35
  tyres | michelin/tyres .14 .1, bridgestone/tyres .13 .1, goodyear/tyres .08 .1
  wiring harnesses | yazaki/harnesses .25 .1, sumitomo-electric/harnesses .24 .1,
  + aptiv/harnesses-and-electronics .15 .1
`)

export const carParts: FactFile = {
  industry: 'car parts and battery cells',
  nodes: [...goods, ...companies, ...lines.nodes, ...plantsOfCells.nodes],
  edges: [...lines.edges, ...sites, ...plantsOfCells.edges, ...makers, ...inputs, ...rivals],
}
