/** What goes into an aircraft and who supplies it; which airlines need new aircraft. */
import type { FactFile } from '@/engine/graph/facts'
import { EFESO_TITANIUM } from './source-cards'
import { AVIATIONWEEK_TITANIUM } from './source-cards-c'
import { fed, follow, made, needs, sold, things } from './table'
import { read, sources } from './write'

const goods = things(`
  material:titanium-sponge | Aerospace titanium sponge | titanium sponge; sponge titanium
  product:titanium-part | Titanium forgings and mill products | titanium; titanium metal; titanium
  + forgings; titanium parts; titanium plate; titanium bar; titanium components
  product:superalloy | Nickel superalloys | superalloy; superalloys; nickel alloys; Inconel
  product:aero-casting | Engine castings and forgings | turbine blades; turbine discs; turbine disks;
  + investment castings; engine castings; aerospace castings; aerospace forgings
  product:carbon-fibre | Aerospace carbon fibre | carbon fiber; carbon fibre; carbon fibers; prepreg;
  + aerospace composites
  product:aero-fastener | Aerospace fasteners | aerospace fastener; aircraft fasteners
  product:aero-engine | Aircraft engines | jet engine; jet engines; aero engines; aero-engines;
  + turbofans; aircraft engine
  product:aerostructure | Aerostructures | fuselages; fuselage; aircraft wings; nacelles; fuselage
  + sections
  product:avionics | Avionics | flight-control computers; cockpit displays; aircraft electronics
  product:landing-gear | Landing gear | landing gears; aircraft wheels and brakes
  product:aircraft-seat | Aircraft seats and cabins | aircraft seats; airline seats; cabin interiors;
  + business-class seats
  product:airliner | Airliners | airliner; commercial aircraft; commercial airplanes; passenger jets;
  + narrowbody jets; widebody jets; regional jets
  product:business-jet | Business jets | business jet; private jets; business aircraft
  product:military-aircraft | Military aircraft | fighter jets; fighter aircraft; combat aircraft;
  + military helicopters
  commodity:titanium | Titanium price | titanium price; titanium prices; titanium sponge price | USD/kg
`)

const places = made(`
  material:titanium-sponge | jp .5, kz .17, sa .14, ru .18 | {~ARGUS_SPONGE} Approved makers of Japan,
  + Kazakhstan and Saudi Arabia made 55, 19 and 15 thousand tonnes in 2024; Russia is put at 20; sponge
  + of China is not qualified for critical parts.
  product:titanium-part | us .42, ru .24, jp .06, fr .06, gb .05, cn .1 | Rolled and forged in the
  + United States and in the Urals.
  product:superalloy | us .45, gb .1, fr .08, de .08, jp .08, cn .1 | Melted mostly in the United States.
  product:aero-casting | us .6, gb .1, fr .09, jp .05, cn .06 | Foundries and forges near the engines.
  product:carbon-fibre | us .4, jp .32, fr .12, de .04 | Near the makers of aircraft and in Japan.
  product:aero-fastener | us .55, fr .2, gb .07 | The United States and France lead.
  product:aero-engine | us .5, fr .15, gb .13, de .07, ca .05, cn .03, ru .03 | By final assembly.
  product:aerostructure | us .38, jp .1, fr .09, de .08, gb .1, it .05, es .04, ma .02, cn .05 |
  + Sections are built where the programmes have their partners.
  product:avionics | us .6, fr .15, gb .06, ca .04, de .04 | The United States and France lead.
  product:landing-gear | us .3, ca .18, fr .22, gb .12 | The two largest makers are French and American.
  product:aircraft-seat | us .35, de .2, gb .15, fr .1, jp .06 | Near the makers and the refitters.
  product:airliner | us .36, fr .29, de .18, cn .06, ca .05, br .04 | By final assembly.
  product:business-jet | us .55, ca .22, br .1, fr .08 | Wichita, Savannah and Montreal lead.
  product:military-aircraft | us .55, cn .12, ru .1, fr .05, gb .05, it .03, de .02 | By value.
`)

const BOEING = 'product:boeing/airliners'
const AIRBUS = 'product:airbus/airliners'
const AIRFRAMES = `${BOEING}, ${AIRBUS}, product:embraer/jets, product:comac/airliners,
  + product:bombardier/business-jets, product:textron/aviation, product:dassault-aviation/aircraft,
  + product:general-dynamics/gulfstream`
const FIGHTERS = `product:boeing/defence, product:airbus/defence, product:lockheed-martin/aircraft,
  + product:northrop-grumman/aircraft, product:leonardo/aircraft`
const ENGINES = `product:ge-aerospace/commercial-engines, product:ge-aerospace/defence-engines,
  + product:rtx/pratt-whitney, product:rolls-royce/civil-engines, product:rolls-royce/defence-engines,
  + product:safran/propulsion, product:mtu/engines, product:ihi/engines, product:melrose/engines`
const STRUCTURES = `product:spirit-aerosystems/aerostructures, product:boeing/wichita-structures,
  + product:melrose/structures, product:leonardo/aerostructures, product:mitsubishi-heavy/aircraft,
  + product:kawasaki-heavy/aerospace`

const inputs = needs(`
  product:titanium-part
    sponge | material:titanium-sponge .7 essential cost .3 buffer 60 lead 180 | The rest is scrap.
  product:vsmpo/titanium, product:ati/alloys, product:precision-castparts/forgings
    sponge | material:titanium-sponge .3 essential cost .1 buffer 120 lead 180 | Part is their own.
  material:titanium-sponge
    magnesium | material:magnesium .3 important cost .04 buffer 60 | Reduced with magnesium, most of
    + which the plants win back.
    power | commodity:electricity .5 important cost .2 | Electrolysis and furnaces.
  product:superalloy, product:ati/alloys, product:carpenter/alloys
    nickel | material:nickel .9 essential cost .25 buffer 60 | Half and more of the alloy is nickel.
    cobalt | material:cobalt .7 essential cost .05 buffer 90 | For strength in heat.
    tungsten and tantalum | material:tungsten .4 important cost .02 buffer 90, material:tantalum .3
    + important cost .02 buffer 90 | Blades hold some per cent.
  product:aero-casting, product:howmet/engine-products, product:precision-castparts/castings
    superalloys | product:superalloy .9 essential cost .2 buffer 60 lead 270 | Blades, vanes and discs.
    titanium | product:titanium-part .5 important cost .06 buffer 90 lead 270 | Fan and frame parts.
  product:precision-castparts/forgings, product:howmet/structures-and-fasteners
    titanium | product:titanium-part .6 essential cost .15 buffer 90 lead 270 | Billet and bar.
    aluminium | material:aluminium .5 important cost .05 buffer 60 | Forged and rolled.
    superalloys | product:superalloy .4 important cost .08 buffer 60 lead 270 | Discs and bolts.
  product:howmet/wheels
    aluminium | material:aluminium .95 essential cost .35 buffer 30 | Truck wheels are forged of it.
  product:aero-fastener
    titanium | product:titanium-part .6 essential cost .12 buffer 90 lead 180 | Bolts and rivets.
    superalloys | product:superalloy .4 essential cost .08 buffer 90 lead 180 | In the hot parts.
  product:carbon-fibre, product:toray/carbon-fibre, product:hexcel/composites, product:teijin/carbon-fibre,
  + product:syensqo/composites
    acrylonitrile | product:ethylene .6 essential cost .12 buffer 30 | Spun from acrylonitrile, which
    + is made of propylene and ammonia.
    power | commodity:electricity .5 important cost .08 | Baked in furnaces.
  product:hexcel/composites
    resins | product:engineering-plastics .4 important cost .05 buffer 45 | Epoxy for prepreg.
  product:aero-engine
    castings and forgings | product:aero-casting .9 essential cost .15 buffer 20 lead 365 ramp 365 sub
    + .02/.05/.15 | {BCG_CASTINGS} Making a casting or forging takes 6 to more than 18 months.
  ${ENGINES}
    castings and forgings | product:howmet/engine-products .32 essential cost .05 buffer 10 lead 365 ramp
    + 365 sub .02/.05/.15, product:precision-castparts/castings .3 essential cost .05 buffer 10 lead 365
    + ramp 365 sub .02/.05/.15, product:aero-casting .3 essential cost .05 buffer 20 lead 365 ramp 365 sub
    + .02/.05/.15 | {~AVIATIONWEEK_CASTINGS} Two firms dominate; a part has one source, so that what is in
    + stock of others does not stand in for it. The shares are estimates.
  product:aero-engine, ${ENGINES}
    coatings | material:yttrium .9 important cost .002 buffer 45 lead 180 sub .05/.15/.3 | Blades bear
    + a coat of zirconia that yttria steadies.
    bearings | product:bearing .8 essential cost .02 buffer 60 lead 365 | Main-shaft bearings.
    control units | product:avionics .6 essential cost .04 buffer 60 lead 270 | Engine controllers.
    fasteners | product:aero-fastener .8 important cost .01 buffer 60 lead 180 | Thousands an engine.
  product:aero-engine, product:safran/propulsion, product:rolls-royce/civil-engines,
  + product:ge-aerospace/commercial-engines, product:rtx/pratt-whitney
    titanium | product:titanium-part .8 essential cost .04 buffer 60 lead 270 | Fan and compressor.
  product:ge-aerospace/commercial-engines, product:safran/propulsion
    fan blades | product:carbon-fibre .6 important cost .02 buffer 60 lead 365 | Fans of composite.
  product:aerostructure, ${STRUCTURES}
    titanium | product:titanium-part .7 essential cost .05 buffer 60 lead 270 | Frames and fittings.
    aluminium | material:aluminium .8 essential cost .06 buffer 60 | Skins, ribs and stringers.
    carbon fibre | product:carbon-fibre .6 essential cost .06 buffer 60 lead 365 sub .02/.05/.15 |
    + Qualified to the programme.
    fasteners | product:aero-fastener .9 essential cost .03 buffer 45 lead 180 | Hundreds of thousands.
  product:avionics, product:honeywell/aerospace, product:thales/avionics, product:rtx/collins
    chips | product:mcu .5 essential cost .03 buffer 90 lead 270, product:analog-chip .4 essential cost
    + .03 buffer 90 lead 270 | Older types, qualified for years.
    boards | product:pcb .9 essential cost .03 buffer 60 | Circuit boards.
    displays | product:display .5 minor cost .01 buffer 60 | Cockpit and cabin screens.
    magnets | product:smco-magnet .6 important cost .003 buffer 90 lead 180 | Actuators and generators.
  product:thales/defence, product:rtx/raytheon, product:northrop-grumman/systems,
  + product:lockheed-martin/missiles, product:leonardo/electronics
    radio chips | product:rf-chip .7 essential cost .03 buffer 120 lead 270, product:compound-wafer .2
    + important cost .01 buffer 120 lead 270 | Radars send through gallium nitride and arsenide.
    infrared optics | material:germanium .7 important cost .002 buffer 120 lead 270 | Lenses.
    magnets | product:smco-magnet .8 essential cost .003 buffer 120 lead 270 | Fins, seekers, motors.
    chips | product:mcu .5 essential cost .02 buffer 120 lead 270 | Guidance.
  product:landing-gear, product:safran/equipment
    titanium | product:titanium-part .7 essential cost .06 buffer 120 lead 365 | Beams and forgings.
    steel | product:flat-steel .5 important cost .05 buffer 60 | High-strength steel.
    tyres | product:tyre .9 minor cost .01 buffer 60 sub .3/.7/.9 | Makers of car tyres make them too.
  product:aircraft-seat, product:safran/interiors, product:recaro/seats
    foam | product:polyurethane .8 important cost .04 buffer 30 | Cushions.
    aluminium | material:aluminium .9 essential cost .06 buffer 45 | Frames.
    plastics | product:engineering-plastics .7 important cost .05 buffer 30 | Shells, flame-proof.
    displays | product:display .6 important cost .03 buffer 45 | Screens in the seat backs.
  ${AIRFRAMES}
    avionics | product:avionics .95 essential cost .08 buffer 30 lead 270 | Fixed by certification.
    landing gear | product:landing-gear .95 essential cost .03 buffer 20 lead 365 | One source a type.
    titanium | product:titanium-part .7 essential cost .03 buffer 120 lead 270 sub .1/.25/.5 | Own
    + stocks are large.
    aluminium | material:aluminium .8 essential cost .03 buffer 90 | Plate and sheet.
    fasteners | product:aero-fastener .9 essential cost .015 buffer 45 lead 180 | Qualified types.
    paint | product:paints .9 minor cost .003 buffer 30 | Every aircraft is painted.
  ${BOEING}, ${AIRBUS}, product:embraer/jets, product:comac/airliners
    seats | product:aircraft-seat .9 important cost .02 buffer 15 lead 180 | Chosen by the airline.
    carbon fibre | product:carbon-fibre .5 essential cost .01 buffer 60 lead 365 | Wings and tails.
  ${BOEING}
    engines | product:ge-aerospace/commercial-engines .48 essential cost .12 buffer 10 lead 365 sub
    + 0/.02/.05, product:safran/propulsion .42 essential cost .1 buffer 10 lead 365 sub 0/.02/.05,
    + product:rolls-royce/civil-engines .06 essential cost .02 buffer 10 lead 365 | {~AIRGUIDE_ENGINES}
    + The LEAP of GE and Safran is the only engine of the 737 MAX; the shares are estimates.
    fibre of the 787 | product:toray/carbon-fibre .8 important cost .01 buffer 60 lead 365 sub 0/.05/.2
    + | {~ADANDP_FIBRE} Toray’s is the material chosen for the 787; the share is an estimate.
    partners’ sections | product:mitsubishi-heavy/aircraft .25 important cost .02 buffer 10 lead 365,
    + product:kawasaki-heavy/aerospace .2 important cost .02 buffer 10 lead 365,
    + product:leonardo/aerostructures .15 important cost .01 buffer 10 lead 365 | Wings and body
    + sections of the 787 and 777.
  ${AIRBUS}
    engines | product:ge-aerospace/commercial-engines .24 essential cost .08 buffer 15 lead 365 sub
    + .05/.1/.2, product:safran/propulsion .22 essential cost .08 buffer 15 lead 365 sub .05/.1/.2,
    + product:rtx/pratt-whitney .3 essential cost .08 buffer 15 lead 365 sub .05/.1/.2,
    + product:rolls-royce/civil-engines .2 essential cost .06 buffer 15 lead 365 | {~FINN_ENGINES} The
    + A320neo flies with LEAP or Pratt & Whitney, the A220 with the latter, the A350 and A330neo with
    + Rolls-Royce alone.
    fibre of the A350 | product:hexcel/composites .8 important cost .01 buffer 60 lead 365 sub 0/.05/.2
    + | Hexcel’s is the material of the A350.
    sections | product:aerostructure .5 essential cost .06 buffer 10 lead 365 | Half is built outside.
    Russian titanium | product:vsmpo/titanium .35 important cost .01 buffer 90 lead 270 |
    + {~EFESO_TITANIUM} About half came from Russia in 2022; less since other sources were added.
  product:embraer/jets
    engines | product:rtx/pratt-whitney .5 essential cost .12 buffer 20 lead 365,
    + product:ge-aerospace/commercial-engines .25 essential cost .06 buffer 20 lead 365,
    + product:rolls-royce/civil-engines .1 essential cost .03 buffer 20 lead 365,
    + product:honeywell/aerospace .1 essential cost .03 buffer 20 lead 365 | {~FINN_ENGINES} All E2
    + jets fly with Pratt & Whitney, the first E175 with GE.
  product:comac/airliners
    engines | product:ge-aerospace/commercial-engines .55 essential cost .12 buffer 60 lead 720,
    + product:safran/propulsion .4 essential cost .1 buffer 60 lead 720 | The C919 flies with LEAP,
    + the C909 with GE.
    western systems | product:rtx/collins .4 important cost .05 buffer 60 lead 720,
    + product:honeywell/aerospace .3 important cost .05 buffer 60 lead 720 | Through joint ventures.
  product:bombardier/business-jets, product:textron/aviation, product:dassault-aviation/aircraft,
  + product:general-dynamics/gulfstream, ${FIGHTERS}
    engines | product:aero-engine .95 essential cost .15 buffer 30 lead 365 | Bought.
  ${FIGHTERS}
    avionics | product:avionics .9 essential cost .1 buffer 60 lead 365 | Radars and displays.
    titanium | product:titanium-part .8 essential cost .04 buffer 180 lead 365 | Fighters hold much.
    magnets | product:smco-magnet .8 important cost .002 buffer 120 lead 270 | Actuators.
    carbon fibre | product:carbon-fibre .7 important cost .03 buffer 90 lead 365 | Skins.
  product:delta/flights, product:united-airlines/flights, product:american-airlines/flights,
  + product:alaska-air/flights, product:air-canada/flights, product:lufthansa/flights, product:iag/flights,
  + product:air-france-klm/flights, product:turkish-airlines/flights, product:singapore-airlines/flights,
  + product:cathay-pacific/flights, product:ana/flights, product:japan-airlines/flights,
  + product:korean-air/flights, product:emirates/flights, product:qantas/flights
    new aircraft | product:airliner .8 minor buffer 120 | They replace and add a few per cent a year.
  product:southwest/flights, product:ryanair/flights
    new aircraft | product:boeing/airliners .95 minor buffer 120 | An all-737 fleet.
  product:easyjet/flights, product:wizz-air/flights, product:indigo/flights, product:jetblue/flights
    new aircraft | product:airbus/airliners .95 minor buffer 120 | New aircraft are all but only Airbus.
`)

/** Boeing bought titanium of VSMPO until it suspended the purchases. */
const titaniumUntil2022 = sources(
  'product:vsmpo/titanium',
  BOEING,
  {
    group: 'Russian titanium',
    share: 0.33,
    criticality: 'minor',
    costShare: 0.01,
    bufferDays: 180,
    validTo: '2022-03-06',
  },
  read(
    AVIATIONWEEK_TITANIUM,
    'VSMPO met at least a quarter of Boeing’s need for titanium; Boeing bought none from Russia from 7 March 2022.',
  ),
  read(EFESO_TITANIUM, 'Boeing got a third of its titanium from Russia.'),
)

const makers = fed(`
  product:airliner | airbus/airliners .57, boeing/airliners .32, embraer/jets .05, comac/airliners .02 |
  + {~SKYINDUSTRY_DELIVERIES} Airbus delivered 735 and 766, Boeing 528 and 348 in 2023 and 2024; the
  + shares leave a twelfth for smaller makers.
  product:aero-engine | ge-aerospace/commercial-engines .25, ge-aerospace/defence-engines .06,
  + safran/propulsion .2, rtx/pratt-whitney .23, rolls-royce/civil-engines .1,
  + rolls-royce/defence-engines .05, mtu/engines .03, ihi/engines .01, melrose/engines .01,
  + honeywell/aerospace .03 | {~FINN_ENGINES} CFM has 72 % of narrowbodies in service and Pratt & Whitney
  + 25 %; on widebodies GE has 52 % and Rolls-Royce 33 %; the rest is an estimate.
  product:aero-casting | howmet/engine-products .28, precision-castparts/castings .28,
  + precision-castparts/forgings .08 | {~AVIATIONWEEK_CASTINGS} Two firms, what is now Howmet and
  + Precision Castparts, dominate castings; the shares are estimates.
  product:titanium-part | vsmpo/titanium .24, precision-castparts/forgings .2, ati/alloys .15,
  + howmet/structures-and-fasteners .07 | {~EFESO_TITANIUM} VSMPO-AVISMA had about a quarter of the
  + world’s titanium; the others are estimates.
  material:titanium-sponge | toho-titanium/sponge .25, osaka-titanium/sponge .33, vsmpo/titanium .18 |
  + {~ARGUS_SPONGE} By the output of approved makers.
  product:superalloy | ati/alloys .17, precision-castparts/forgings .15, carpenter/alloys .14 | Estimate.
  product:carbon-fibre | toray/carbon-fibre .4, hexcel/composites .33, teijin/carbon-fibre .1,
  + syensqo/composites .08 | Estimate.
  product:aero-fastener | precision-castparts/forgings .25, howmet/structures-and-fasteners .25 | Estimate.
  product:aerostructure | spirit-aerosystems/aerostructures .15, melrose/structures .06,
  + leonardo/aerostructures .03, mitsubishi-heavy/aircraft .05, kawasaki-heavy/aerospace .04 | Estimate.
  product:avionics | rtx/collins .24, honeywell/aerospace .2, thales/avionics .1 | Estimate.
  product:landing-gear | safran/equipment .45, rtx/collins .3 | Estimate.
  product:aircraft-seat | safran/interiors .26, rtx/collins .25, recaro/seats .2 | Estimate.
  product:business-jet | general-dynamics/gulfstream .3, bombardier/business-jets .24,
  + textron/aviation .15, dassault-aviation/aircraft .08, embraer/jets .08 | Estimate.
  product:military-aircraft | lockheed-martin/aircraft .25, boeing/defence .1, northrop-grumman/aircraft
  + .08, airbus/defence .05, airbus/helicopters .03, dassault-aviation/aircraft .04, leonardo/aircraft
  + .05, kawasaki-heavy/aerospace .01 | Estimate.
`)

const prices = [
  ...follow(`
  commodity:titanium | material:titanium-sponge 1 30, product:titanium-part .5 120 | Mill products are
  + sold under contracts of some years.
`),
  ...sold(`
  commodity:titanium | vsmpo/titanium .5, toho-titanium/sponge .7, osaka-titanium/sponge .7 | Contracts
  + follow the price within a year.
`),
]

export const aerospace: FactFile = {
  industry: 'aerospace',
  nodes: goods,
  edges: [...places, ...makers, ...inputs, titaniumUntil2022, ...prices],
}
