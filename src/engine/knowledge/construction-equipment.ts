/** Construction, farm and mining machines, what goes into them, and who supplies it. */
import type { FactFile } from '@/engine/graph/facts'
import { fed, made, needs, things } from './table'
import { node } from './write'

const goods = [
  ...things(`
  product:construction-machine | Construction machines | construction equipment; construction machinery;
  + excavator; excavators; wheel loaders; bulldozers; earthmoving machines; mobile cranes
  product:farm-machine | Farm machines | tractor; tractors; combine harvesters; farm equipment; farm
  + machinery; agricultural machinery; agricultural equipment
  product:mining-machine | Mining machines | mining equipment; mining machinery; mining trucks; haul
  + trucks; drill rigs
  product:generator-set | Generator sets | genset; gensets; backup generators; standby generators
  product:hydraulics | Hydraulic pumps, valves and cylinders | hydraulics; hydraulic pumps; hydraulic
  + cylinders; hydraulic valves; hydraulic components
  product:diesel-engine | Off-road diesel engines | diesel engines; industrial engines; off-highway
  + engines
  product:otr-tyre | Off-road tyres | off-the-road tyres; off-the-road tires; mining tyres; mining tires;
  + OTR tires; earthmover tyres; farm tyres
  product:undercarriage | Undercarriages and tracks | undercarriage; track chains; track shoes
  product:bearing | Bearings | rolling bearings; ball bearings; roller bearings
  product:heavy-casting | Heavy castings and forgings | iron castings; steel castings; iron foundries
`),
  node('place:us/illinois', 'Illinois', {
    country: 'US',
    aliases: ['Peoria', 'East Moline', 'Decatur, Illinois'],
    within: 'place:us',
  }),
  node('place:cn/hunan', 'Hunan', { country: 'CN', aliases: ['Changsha'], within: 'place:cn' }),
]

const places = made(`
  product:construction-machine | cn .32, us .2, jp .16, de .08, kr .05, gb .03, in .03 | By output.
  product:farm-machine | us .24, de .13, in .12, cn .14, it .06, jp .07, fr .05, br .05 | By output.
  product:mining-machine | us .3, jp .16, se .1, fi .07, cn .17, de .06, au .03 | By output.
  product:generator-set | us .35, cn .2, gb .08, in .07, de .07, jp .06 | By output.
  product:hydraulics | de .2, us .2, jp .2, cn .22, it .07, dk .03 | By output.
  product:diesel-engine | cn .35, us .22, de .1, jp .14, in .07, gb .04 | By output.
  product:otr-tyre | cn .3, jp .17, us .17, in .12, es .04, fr .03 | The largest sizes come from Japan
  + and the United States.
  product:undercarriage | cn .35, it .15, jp .15, kr .08, us .08 | By output.
  product:bearing | cn .3, jp .19, de .14, us .1, it .04, se .03, fr .04 | By output.
  product:heavy-casting | cn .48, in .11, us .09, jp .05, de .04, br .03 | China casts about half.
`)

const makers = fed(`
  product:construction-machine | caterpillar/construction .12 | {~EQUIPMENT_WORLD_2023} Caterpillar had
  + 16.8 % of the fifty largest makers’ $243bn in 2023, mining machines with it.
  product:construction-machine | liebherr/machines .05 | {~EQUIPMENT_WORLD_2023} Liebherr sold $15.2bn of
  + $243bn in 2023, mining machines with it.
  product:construction-machine | komatsu/machines .09, deere/construction .06, xcmg/machines .05,
  + sany/machines .045, volvo-group/construction .04, hitachi-construction/machines .035, jcb/machines
  + .035, doosan-bobcat/machines .03, zoomlion/machines .025, oshkosh/access .02, terex/machines .02,
  + kubota/machines .02, cnh/construction .016 | Estimate.
  product:farm-machine | deere/farm .18, cnh/farm .09, agco/machines .085, kubota/machines .07,
  + claas/machines .04, zoomlion/farm .005, jcb/machines .005 | Estimate.
  product:mining-machine | caterpillar/mining .2, komatsu/machines .16, epiroc/machines .09,
  + sandvik/mining .1, hitachi-construction/machines .05, liebherr/machines .05, xcmg/machines .03,
  + sany/machines .02 | Estimate.
  product:generator-set | caterpillar/engines .24, cummins/power-systems .19, rolls-royce/power-systems .09,
  + weichai/engines .03, mitsubishi-heavy/energy-and-plants .05 | Estimate.
  product:hydraulics | bosch/rexroth .15, parker-hannifin/hydraulics .13, danfoss/hydraulics .1,
  + hengli/hydraulics .04 | Estimate.
  product:hydraulics | kawasaki-heavy/hydraulics .06 | {~KAWASAKI_HYDRAULICS} It calls itself the leader in
  + pumps and motors of excavators; the share of all hydraulics is an estimate.
  product:diesel-engine | cummins/engines .15, weichai/engines .14, caterpillar/engines .09, deutz/engines
  + .05, kubota/machines .06 | Estimate.
  product:otr-tyre | michelin/tyres .2, bridgestone/tyres .2, goodyear/tyres .06, yokohama-rubber/tyres
  + .09, titan-international/wheels .05, continental/tyres .01 | {~IM_TYRES} Michelin and Bridgestone
  + dominate the largest sizes, with Goodyear after them; the shares are estimates.
  product:cutting-tools | sandvik/machining .2 | Estimate.
  product:undercarriage | titan-international/wheels .05, caterpillar/construction .1, komatsu/machines .08 |
  + Estimate.
  product:bearing | skf/bearings .15, schaeffler/bearings .12, nsk/bearings .1, ntn/bearings .09,
  + timken/bearings .07, jtekt/steering .07 | {~BENZINGA_SKF} These six make about 60 % of the world’s
  + bearings; how it is parted is an estimate.
`)

const BIG_MACHINES = `product:construction-machine, product:mining-machine,
  + product:caterpillar/construction, product:caterpillar/mining, product:komatsu/machines,
  + product:deere/construction, product:cnh/construction, product:volvo-group/construction,
  + product:liebherr/machines, product:hitachi-construction/machines, product:sany/machines,
  + product:xcmg/machines, product:zoomlion/machines, product:jcb/machines, product:epiroc/machines,
  + product:sandvik/mining`
const LIGHT_MACHINES = `product:farm-machine, product:deere/farm, product:cnh/farm, product:agco/machines,
  + product:kubota/machines, product:claas/machines, product:zoomlion/farm,
  + product:doosan-bobcat/machines, product:terex/machines, product:oshkosh/access`
const HYDRAULICS = `product:hydraulics, product:parker-hannifin/hydraulics, product:danfoss/hydraulics,
  + product:hengli/hydraulics, product:bosch/rexroth, product:kawasaki-heavy/hydraulics`
const POWER = `product:diesel-engine, product:caterpillar/engines, product:cummins/engines,
  + product:cummins/power-systems, product:weichai/engines, product:deutz/engines,
  + product:rolls-royce/power-systems`

const inputs = needs(`
  ${BIG_MACHINES}
    plate | product:steel-plate .8 essential cost .09 buffer 30 lead 60 sub .2/.4/.6 | Frames, booms.
    undercarriages | product:undercarriage .5 essential cost .05 buffer 20 lead 90 | Tracked machines.
    tyres | product:otr-tyre .5 important cost .03 buffer 30 lead 90 sub .15/.3/.5 | Wheeled machines.
  ${LIGHT_MACHINES}
    steel | product:flat-steel .7 essential cost .08 buffer 30 lead 45, product:steel-plate .2 important
    + cost .02 buffer 30 | Frames and sheet.
    tyres | product:otr-tyre .8 important cost .04 buffer 20 lead 60 sub .2/.4/.6 | Farm tyres.
  ${BIG_MACHINES}, ${LIGHT_MACHINES}
    hydraulics | product:hydraulics .85 essential cost .09 buffer 20 lead 120 sub .1/.25/.5 | Every
    + machine works with oil under pressure; makers make part themselves.
    castings | product:heavy-casting .8 essential cost .05 buffer 30 lead 120 | Axles, housings, weights.
    control units | product:ecu .85 essential cost .04 buffer 20 lead 120 | Engine and machine control.
    chips | product:mcu .4 important cost .01 buffer 45 lead 180 sub .05/.2/.4 | In displays and radios.
    bearings | product:bearing .9 important cost .02 buffer 45 lead 90 sub .2/.4/.6 | Wheels and swing.
    wiring | product:wiring-harness .9 important cost .01 buffer 10 lead 60 | Made to the model.
    gearboxes | product:transmission .4 important cost .04 buffer 20 lead 120 | Part is made by others.
    paint | product:paints .9 minor cost .004 buffer 20 | Every machine is painted.
    freight | product:freight-sea .4 minor cost .02 buffer 0 | Machines and parts travel by sea.
  ${LIGHT_MACHINES}, product:construction-machine, product:mining-machine, product:deere/construction,
  + product:cnh/construction, product:volvo-group/construction, product:liebherr/machines,
  + product:hitachi-construction/machines, product:sany/machines, product:xcmg/machines,
  + product:zoomlion/machines, product:jcb/machines, product:epiroc/machines, product:sandvik/mining
    engines | product:diesel-engine .5 essential cost .08 buffer 20 lead 180 sub .05/.1/.3 | Half are
    + bought; an engine is certified with its machine.
  ${HYDRAULICS}
    castings | product:heavy-casting .8 essential cost .08 buffer 30 lead 90 | Bodies of pumps, valves.
    steel | product:flat-steel .7 essential cost .1 buffer 40 | Tubes, rods and pistons.
    bearings | product:bearing .8 important cost .03 buffer 45 lead 90 | In each pump and motor.
    controllers | product:ecu .4 minor cost .02 buffer 30 lead 90 | Valves are steered by wire.
  ${POWER}, product:generator-set
    castings | product:heavy-casting .9 essential cost .09 buffer 25 lead 150 | Blocks and heads.
    control units | product:ecu .9 essential cost .04 buffer 25 lead 150 | Injection is electronic.
    bearings | product:bearing .8 important cost .01 buffer 45 lead 90 | Shafts and turbochargers.
    catalysts | product:catalytic-converter .5 important cost .03 buffer 30 | Exhausts are cleaned.
    aluminium | material:aluminium .5 minor cost .02 buffer 30 | Pistons and housings.
  product:generator-set, product:cummins/power-systems, product:caterpillar/engines
    copper | material:copper .8 important cost .04 buffer 30 | Windings of the generators.
  product:otr-tyre, product:titan-international/wheels, product:yokohama-rubber/tyres
    rubber | material:natural-rubber .65 essential cost .2 buffer 45, product:synthetic-rubber .3
    + important cost .08 buffer 30 | The larger a tyre, the more natural rubber.
  product:titan-international/wheels, product:undercarriage
    steel | product:steel-plate .7 essential cost .2 buffer 40 | Wheels, links and shoes.
  product:bearing, product:skf/bearings, product:schaeffler/bearings, product:nsk/bearings,
  + product:ntn/bearings, product:timken/bearings
    steel | product:flat-steel .9 essential cost .15 buffer 60 lead 120 | Bearing steel of like mills.
  product:schaeffler/vehicle-parts
    steel | product:flat-steel .8 essential cost .15 buffer 30 | Pressed and turned parts.
    chips | product:mcu .6 important cost .03 buffer 45 lead 180 | Drives and controllers.
    magnets | product:ndfeb-magnet .4 important cost .02 buffer 30 lead 120 | Electric drives.
  product:heavy-casting
    iron | material:iron-ore .35 important cost .05 buffer 40 | Pig iron; the rest is scrap.
    coke | material:coking-coal .5 important cost .05 buffer 30 | Cupolas burn coke.
    power | commodity:electricity .5 important cost .08 | Furnaces.
  product:sandvik/machining
    tungsten | material:tungsten .7 essential cost .08 buffer 120 lead 180 | Carbide; part recycled.
    cobalt | material:cobalt .8 important cost .02 buffer 90 | Binds the carbide.
  product:epiroc/machines, product:sandvik/mining
    drill bits | material:tungsten .4 important cost .02 buffer 90 lead 180 | Bits bear carbide.
  product:parker-hannifin/aerospace
    titanium | product:titanium-part .5 important cost .04 buffer 90 lead 270 | Valves and actuators.
    superalloys | product:superalloy .4 important cost .04 buffer 90 lead 270 | Engine parts.
  product:oshkosh/vehicles
    steel | product:flat-steel .7 essential cost .08 buffer 30, product:steel-plate .2 important cost .03
    + buffer 30 | Cabs, bodies and armour.
    control units | product:ecu .9 essential cost .04 buffer 15 lead 90 | Engines and gearboxes.
  product:komatsu/industrial
    servo drives | product:servo-motor .7 important cost .06 buffer 30 lead 90 | Presses.
  product:bhp/iron-ore, product:rio-tinto/iron-ore, product:vale/iron-ore, product:fortescue/iron-ore,
  + product:freeport/copper, product:codelco/copper, product:southern-copper/copper,
  + product:antofagasta/copper, product:glencore/copper
    machines and parts | product:mining-machine .8 minor buffer 120 | Fleets are renewed over ten years.
    tyres | product:otr-tyre .9 minor buffer 90 | A haul truck wears out six in a year or less.
`)

export const constructionEquipment: FactFile = {
  industry: 'construction, farm and mining machines',
  nodes: goods,
  edges: [...places, ...makers, ...inputs],
}
