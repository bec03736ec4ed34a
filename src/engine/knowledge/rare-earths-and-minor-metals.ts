/** From ore to magnet and motor, and the metals of which little is made in few places. */
import type { FactFile } from '@/engine/graph/facts'
import { follow, made, needs, things } from './table'
import { mined } from './usgs'

const nodes = things(`
  material:rare-earth-ore | Rare-earth concentrate | rare earth; rare earths; rare-earth elements;
  + rare earth elements; REE; REO; 稀土
  material:ndpr | Neodymium and praseodymium | NdPr; neodymium; praseodymium; light rare earths;
  + NdPr oxide
  material:dysprosium | Dysprosium and terbium | dysprosium; terbium; heavy rare earths; medium and
  + heavy rare earths; holmium
  material:samarium | Samarium | samarium oxide; samarium metal
  material:gadolinium | Gadolinium | gadolinium oxide
  material:yttrium | Yttrium | yttria; yttrium oxide; lutetium
  material:scandium | Scandium | scandium oxide
  material:cerium-lanthanum | Cerium and lanthanum | cerium; lanthanum
  material:ndfeb-magnet-alloy | Neodymium magnet alloy | NdFeB alloy; magnet alloy; strip-cast
  + alloy
  material:gallium | Gallium | gallium metal; 镓
  material:germanium | Germanium | germanium dioxide; 锗
  material:antimony | Antimony | antimony trioxide; 锑
  material:tungsten | Tungsten | wolfram; tungsten carbide; APT
  material:magnesium | Magnesium | magnesium metal; magnesium ingot
  material:natural-graphite | Natural graphite | graphite; flake graphite
  material:cobalt | Cobalt metal and salts | cobalt hydroxide; cobalt sulphate
  material:lithium | Lithium carbonate and hydroxide | spodumene; lithium carbonate; lithium
  + hydroxide; lithium salts
  material:palladium | Palladium metal
  material:platinum | Platinum metal | platinum group metals; PGMs; rhodium
  material:tantalum | Tantalum | coltan; tantalite
  material:tin | Tin metal and solder | refined tin; solder
  material:indium | Indium | indium tin oxide
  material:bismuth | Bismuth | bismuth metal
  commodity:ndpr-oxide | NdPr oxide price | NdPr price; rare earth price; rare earth prices |
  + USD/kg
  commodity:lithium | Lithium | lithium price; lithium prices; lithium carbonate price | USD/t
  commodity:cobalt | Cobalt | cobalt price; cobalt prices | USD/t
  commodity:palladium | Palladium | palladium price | USD/oz
  commodity:platinum | Platinum | platinum price | USD/oz
  commodity:gallium | Gallium price |  | USD/kg
  commodity:germanium | Germanium price |  | USD/kg
  commodity:tin | Tin | LME tin; tin price | USD/t
  commodity:graphite | Graphite price |  | USD/t
  commodity:tungsten | Tungsten price |  | USD/mtu
  product:ndfeb-magnet | Neodymium magnets | NdFeB magnet; NdFeB magnets; rare-earth magnet;
  + rare-earth magnets; rare earth magnets; permanent magnets; permanent magnet
  product:smco-magnet | Samarium-cobalt magnets | SmCo magnets
  product:ev-traction-motor | Electric traction motors | traction motor; e-axle; e-motor
  product:small-motor | Small motors and actuators for vehicles | electric power steering motor;
  + actuators; window motors; wiper motors
  product:vehicle-sensor | Vehicle sensors | wheel-speed sensors; position sensors
  product:servo-motor | Servo motors and industrial robots | servo motor; industrial robots
  product:spindle-motor | Spindle motors of disk drives | spindle motor; hard disk motor
  product:wind-generator | Permanent-magnet wind generators | direct-drive generator
  product:cutting-tools | Carbide cutting tools | cemented carbide
`)

const mines = mined(`
  material:rare-earth-ore | mine production of rare earths | cn 69.35, us 13.1, au 7.45, mm 5.65,
  + th 1.23, in .74, mg .69, ru .67, br .51, ng .39
  material:gallium | primary gallium | cn 99.01, ru .66, jp .33
  material:lithium | mine production of lithium (outside the United States) | au 31.9, cn 21.5,
  + cl 19.42, zw 9.71, ar 7.98, br 4.16, ml 3.26, ca 1.94
  material:cobalt | mine production of cobalt | cd 73.11, id 13.99, ru 2.45, ca 1.11, mg 1.24,
  + au 1.18, ph 1.18, cn .64, cu .64
  material:natural-graphite | mine production of natural graphite | cn 79.87, mg 4.56, tz 4.28,
  + br 3.71, mz 3.42, ru 1.43, in .97
  material:palladium | mine production of palladium | ru 43.28, za 36.06, ca 8.24, zw 7.73, us 3.19
  material:platinum | mine production of platinum | za 71.13, ru 11.86, zw 10.67, ca 2.96, us 1.07
  material:magnesium | primary magnesium | cn 87.72, ru 5.54, br 1.85, il 1.85, tr 1.39, kz 1.2
  material:antimony | mine production of antimony (outside the United States) | cn 36.13, ru 28.9,
  + tj 19.87, bo 4.52, mm 4.06, tr 2.71, au 1.17
`)

const refining = made(`
  material:germanium | cn .6 | {~USGS_2026} China is named as the leading producer; no world table
  + is given, so the share is an estimate.
  material:germanium | be .08 | Umicore refines germanium at Olen.
  material:germanium | ru .05 | A smaller producer.
  material:germanium | ca .08 | Trail refines germanium.
  material:tungsten | cn .8 | China mines about four fifths of the world’s tungsten.
  material:tungsten | vn .04 | Second largest mine country.
  material:tungsten | ru .03, es .01 | A smaller producer.
  material:ndpr | cn .9 | {SEAISI_IEA} China had 92 % of refined rare-earth output in 2023;
  + Malaysia 5 %.
  material:ndpr | my .05 | {SEAISI_IEA} Malaysia had 5 % of refined rare-earth output in 2023.
  material:ndpr | us .02 | Separation at Mountain Pass has begun.
  material:dysprosium | cn .98 | Nearly all heavy rare earths are separated in China.
  material:dysprosium | my .01 | Lynas has begun to separate dysprosium and terbium.
  material:samarium | cn .98 | Separated almost only in China.
  material:gadolinium | cn .97 | Separated almost only in China.
  material:yttrium | cn .95 | Separated almost only in China.
  material:scandium | cn .7 | China is the largest of few producers.
  material:scandium | ru .1 | A smaller producer.
  material:cerium-lanthanum | cn .85 | Come with the light rare earths of Bayan Obo.
  material:cerium-lanthanum | my .07 | Lynas sells them too.
  material:ndfeb-magnet-alloy | cn .92 | Alloy is cast where magnets are made.
  material:ndfeb-magnet-alloy | jp .06 | Japanese magnet makers cast their own.
  material:ndfeb-magnet-alloy | vn .01 | Shin-Etsu and others run works there.
  product:ndfeb-magnet | cn .94 | {REEX_IEA} China makes 94 % of permanent magnets, by the IEA’s
  + count.
  product:ndfeb-magnet | jp .04 | Proterial, Shin-Etsu and TDK.
  product:ndfeb-magnet | us .005 | First works have opened.
  product:smco-magnet | cn .8 | Most works are in China.
  product:smco-magnet | us .05 | Defence suppliers keep works.
  product:smco-magnet | de .04 | Vacuumschmelze makes them.
  material:tantalum | cd .4 | Congo and Rwanda mine most of it.
  material:tantalum | br .15 | A by-product of lithium mines.
  material:tin | cn .3 | Largest refiner.
  material:tin | id .22 | Second largest.
  material:tin | mm .1 | Mines of Wa state feed Chinese smelters.
  material:tin | pe .08 | Minsur.
  material:tin | my .05 | Smelter of MSC.
  material:indium | cn .65 | A by-product of zinc, two thirds in China.
  material:indium | kr .2 | Korea Zinc.
  material:indium | jp .07 | Dowa.
  material:bismuth | cn .8 | Four fifths come from China.
  material:bismuth | vn .05 | By-product of Nui Phao.
`)

const bills = needs(`
  material:ndpr
  concentrate | material:rare-earth-ore 1 essential cost .35 buffer 60 | The element cannot be
  + replaced in this use at the same performance.
  material:dysprosium
  concentrate | material:rare-earth-ore 1 essential cost .35 buffer 60 | The element cannot be
  + replaced in this use at the same performance.
  material:ndfeb-magnet-alloy
  neodymium | material:ndpr 1 essential cost .6 buffer 45 sub .1/.25/.5 | The element cannot be
  + replaced in this use at the same performance.
  heavy rare earths | material:dysprosium 1 important cost .1 buffer 45 sub .1/.25/.5 | Magnets
  + that must bear heat hold a few per cent dysprosium or terbium.
  product:ndfeb-magnet
  alloy | material:ndfeb-magnet-alloy 1 essential cost .5 buffer 30 | The element cannot be
  + replaced in this use at the same performance.
  heavy rare earths | material:dysprosium 1 important cost .08 buffer 45 sub .1/.25/.5 | Magnets
  + that must bear heat hold a few per cent dysprosium or terbium.
    cobalt | material:cobalt 1 minor cost .01 | Some grades hold a little cobalt.
  product:smco-magnet
  samarium | material:samarium 1 essential buffer 45 sub .1/.25/.5 | The element cannot be replaced
  + in this use at the same performance.
  cobalt | material:cobalt 1 essential cost .25 buffer 60 | The element cannot be replaced in this
  + use at the same performance.
  product:ev-traction-motor
  magnets | product:ndfeb-magnet .85 essential cost .25 buffer 30 sub .05/.1/.3 | About six in
  + seven traction motors use permanent magnets; induction motors do without.
  laminations | product:electrical-steel 1 essential cost .15 | Stator and rotor are stacks of
  + electrical steel.
    copper | material:copper 1 essential cost .1 | Windings are copper.
  product:small-motor
  magnets | product:ndfeb-magnet .6 essential cost .12 buffer 30 | Steering, pump and seat motors
  + use neodymium magnets; simpler ones use ferrite.
    copper | material:copper 1 essential cost .08 | Windings are copper.
  control chips | product:mcu 1 important cost .08 | Motors with their own electronics hold a
  + microcontroller.
  product:vehicle-sensor
  magnets | product:ndfeb-magnet .4 important cost .05 | Many position and speed sensors hold small
  + magnets.
    sensor chips | product:analog-chip 1 essential cost .25 | Each sensor holds a signal chip.
  product:servo-motor
  magnets | product:ndfeb-magnet .95 essential cost .1 buffer 45 | Servo motors use neodymium
  + magnets.
    control chips | product:mcu 1 essential cost .06 | Drives hold microcontrollers.
    power chips | product:power-chip 1 essential cost .08 | Drives hold power transistors.
  product:spindle-motor
  magnets | product:ndfeb-magnet 1 essential cost .08 buffer 30 | Spindle motors turn on bonded
  + neodymium rings.
    aluminium | material:aluminium 1 essential cost .1 | Base plates are cast aluminium.
  product:wind-generator
  magnets | product:ndfeb-magnet 1 essential cost .25 buffer 45 | Permanent-magnet generators hold
  + half a tonne or more of magnets a megawatt.
    copper | material:copper 1 essential cost .1 | Windings are copper.
    laminations | product:electrical-steel 1 essential cost .1 | Cores are electrical steel.
  product:cutting-tools
  tungsten carbide | material:tungsten .9 essential cost .2 buffer 90 | Most cutting edges are
  + tungsten carbide.
    cobalt binder | material:cobalt 1 essential cost .04 buffer 90 | Cobalt binds the carbide.
`)

const prices = follow(`
  commodity:ndpr-oxide | material:ndpr 1 15 | The material follows its quoted price within weeks.
  commodity:lithium | material:lithium 0.9 30 | The material follows its quoted price within weeks.
  commodity:cobalt | material:cobalt 0.9 30 | The material follows its quoted price within weeks.
  commodity:palladium | material:palladium 1 15 | The material follows its quoted price within weeks.
  commodity:platinum | material:platinum 1 15 | The material follows its quoted price within weeks.
  commodity:gallium | material:gallium 1 30 | The material follows its quoted price within weeks.
  commodity:germanium | material:germanium 1 30 | The material follows its quoted price within weeks.
  commodity:tin | material:tin 1 15 | The material follows its quoted price within weeks.
  commodity:graphite | material:natural-graphite 0.9 30 | The material follows its quoted price within weeks.
  commodity:tungsten | material:tungsten 1 30 | The material follows its quoted price within weeks.
`)

export const rareEarthsAndMinorMetals: FactFile = {
  industry: 'rare earths and minor metals',
  nodes,
  edges: [...mines, ...refining, ...bills, ...prices],
}
