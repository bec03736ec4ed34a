/** Who makes aircraft and their parts, what they live from, where they make it, and who competes. */
import type { FactFile } from '@/engine/graph/facts'
import { AMD_SPIRIT, FMT_SPIRIT, KANSAS_737 } from './source-cards-c'
import { business, buys, contest, firms, made, plants } from './table'
import { assumed, company, inferred, operates, ownProduct, read, sources } from './write'

const companies = [
  ...firms(`
  boeing | The Boeing Company | US | NYSE:BA | Boeing; 波音
  airbus | Airbus SE | NL | EPA:AIR | Airbus; Airbus Group; 空中客车
  embraer | Embraer S.A. | BR | NYSE:EMBJ | Embraer
  comac | Commercial Aircraft Corporation of China, Ltd. | CN |  | COMAC; 中国商飞
  bombardier | Bombardier Inc. | CA | TSX:BBD-B | Bombardier
  textron | Textron Inc. | US | NYSE:TXT | Textron; Textron Aviation; Cessna; Beechcraft
  general-dynamics | General Dynamics Corporation | US | NYSE:GD | General Dynamics; Gulfstream
  dassault-aviation | Dassault Aviation SA | FR | EPA:AM | Dassault Aviation
  lockheed-martin | Lockheed Martin Corporation | US | NYSE:LMT | Lockheed Martin; Sikorsky
  northrop-grumman | Northrop Grumman Corporation | US | NYSE:NOC | Northrop Grumman; Northrop
  leonardo | Leonardo S.p.a. | IT | BIT:LDO | Leonardo SpA
  rolls-royce | Rolls-Royce Holdings plc | GB | LSE:RR | Rolls-Royce Holdings; Rolls-Royce
  safran | Safran SA | FR | EPA:SAF | Safran; Safran Aircraft Engines
  mtu | MTU Aero Engines AG | DE | XETRA:MTX | MTU Aero Engines; MTU
  ihi | IHI Corporation | JP | TSE:7013 | IHI
  mitsubishi-heavy | Mitsubishi Heavy Industries, Ltd. | JP | TSE:7011 | Mitsubishi Heavy Industries;
  + Mitsubishi Heavy; MHI; 三菱重工業
  kawasaki-heavy | Kawasaki Heavy Industries, Ltd. | JP | TSE:7012 | Kawasaki Heavy Industries; Kawasaki
  + Heavy; Kawasaki; 川崎重工業
  precision-castparts | Precision Castparts Corp. | US |  | Precision Castparts; PCC; TIMET
  vsmpo | PJSC VSMPO-AVISMA Corporation | RU | MOEX:VSMO | VSMPO-AVISMA; VSMPO; Avisma
  carpenter | Carpenter Technology Corporation | US | NYSE:CRS | Carpenter Technology
  toho-titanium | Toho Titanium Company, Limited | JP | TSE:5727 | Toho Titanium
  osaka-titanium | OSAKA Titanium technologies Co., Ltd. | JP | TSE:5726 | Osaka Titanium
  hexcel | Hexcel Corporation | US | NYSE:HXL | Hexcel
  toray | Toray Industries, Inc. | JP | TSE:3402 | Toray; 東レ
  teijin | Teijin Limited | JP | TSE:3401 | Teijin
  syensqo | Syensqo SA/NV | BE | EBR:SYENS | Syensqo
  honeywell | Honeywell International Inc. | US | NASDAQ:HON | Honeywell
  thales | Thales S.A. | FR | EPA:HO | Thales; Thales Group
  melrose | Melrose Industries PLC | GB | LSE:MRO | Melrose Industries; GKN Aerospace; GKN
  recaro | RECARO Aircraft Seating GmbH & Co. KG | DE |  | Recaro Aircraft Seating; Recaro
`),
  company('ge-aerospace', 'General Electric Company', {
    country: 'US',
    ticker: 'GE',
    exchange: 'NYSE',
    aliases: ['GE Aerospace', 'General Electric'],
    formerNames: [{ name: 'GE Aviation', until: '2024-04-01' }],
  }),
  company('rtx', 'RTX Corporation', {
    country: 'US',
    ticker: 'RTX',
    exchange: 'NYSE',
    aliases: ['RTX', 'Raytheon', 'Pratt & Whitney', 'Collins Aerospace'],
    formerNames: [
      { name: 'Raytheon Technologies', until: '2023-07-16' },
      { name: 'United Technologies', until: '2020-04-02' },
    ],
  }),
  company('howmet', 'Howmet Aerospace Inc.', {
    country: 'US',
    ticker: 'HWM',
    exchange: 'NYSE',
    aliases: ['Howmet Aerospace', 'Howmet'],
    formerNames: [{ name: 'Arconic Inc.', until: '2020-03-31' }],
  }),
  company('ati', 'ATI Inc.', {
    country: 'US',
    ticker: 'ATI',
    exchange: 'NYSE',
    aliases: ['ATI Metals'],
    formerNames: [{ name: 'Allegheny Technologies', until: '2022-06-27' }],
  }),
  company('spirit-aerosystems', 'Spirit AeroSystems Holdings, Inc.', {
    country: 'US',
    ticker: 'SPR',
    exchange: 'NYSE',
    aliases: ['Spirit AeroSystems'],
  }),
]

const lines = business(`
  boeing/airliners | Boeing airliners | .344 | {=BOEING_10K_2024} Commercial Airplanes: $22.9bn of
  + $66.5bn in 2024. | Boeing 737; 737 MAX; 787 Dreamliner; Boeing 787; 777X; Boeing 777
  boeing/defence | Boeing military aircraft and space | .36 | {=BOEING_10K_2024} Defense, Space &
  + Security: $23.9bn of $66.5bn in 2024. | Boeing Defense; KC-46
  boeing/services | Boeing services | .296 | {=BOEING_10K_2024} Global Services: $20.0bn less what is
  + sold within, of $66.5bn in 2024.
  airbus/airliners | Airbus airliners | .731 | {=LUFTFAHRT_AIRBUS} €50.6bn of €69.2bn in 2024. | A320neo;
  + A321neo; A350; A220; A330neo; Airbus A320
  airbus/defence | Airbus military aircraft and space | .16 | Estimate. | Airbus Defence and Space
  airbus/helicopters | Airbus helicopters | .1 | Estimate. | Airbus Helicopters
  embraer/jets | Embraer airliners and business jets | .75 | Estimate. | Embraer E2; E195-E2; E175
  embraer/services | Embraer services and military aircraft | .24 | Estimate.
  comac/airliners | COMAC airliners | .95 | Estimate. | C919; C909; ARJ21
  bombardier/business-jets | Bombardier business jets and services | .98 | Estimate. | Global 7500
  textron/aviation | Textron aircraft and Bell helicopters | .66 | Estimate. | Bell Helicopter
  textron/systems | Textron vehicles, systems and industrial goods | .33 | Estimate.
  general-dynamics/gulfstream | Gulfstream business jets | .24 | Estimate.
  general-dynamics/defence | General Dynamics ships, vehicles and IT | .75 | Estimate.
  dassault-aviation/aircraft | Dassault fighters and business jets | .97 | Estimate. | Rafale; Falcon jets
  lockheed-martin/aircraft | Lockheed Martin aircraft and helicopters | .64 | Estimate. | F-35; Black Hawk
  lockheed-martin/missiles | Lockheed Martin missiles and space | .35 | Estimate. | HIMARS; PAC-3
  northrop-grumman/aircraft | Northrop Grumman aircraft | .29 | Estimate. | B-21 bomber
  northrop-grumman/systems | Northrop Grumman space, radars and munitions | .7 | Estimate.
  leonardo/aircraft | Leonardo helicopters and aircraft | .46 | Estimate.
  leonardo/electronics | Leonardo defence electronics | .42 | Estimate.
  leonardo/aerostructures | Leonardo aerostructures | .04 | Estimate.
  ge-aerospace/commercial-engines | GE commercial engines and services | .72 | {=VISUWIRE_GE} Commercial
  + engines and services made 72 % of 2024’s revenue. | LEAP engine; CFM International; CFM56; GE9X; GEnx
  ge-aerospace/defence-engines | GE military engines | .24 | {=VISUWIRE_GE} Defence and propulsion
  + technologies made 24 % of 2024’s revenue.
  rtx/collins | Collins Aerospace systems | .345 | {=SEGMENTS_RTX} Collins sold $28.3bn in 2024; the
  + share takes off what was sold within RTX.
  rtx/pratt-whitney | Pratt & Whitney engines | .345 | Estimate. | geared turbofan; GTF engine; PW1100G
  rtx/raytheon | Raytheon missiles and radars | .3 | Estimate. | Patriot missiles
  rolls-royce/civil-engines | Rolls-Royce civil engines | .51 | Estimate. | Trent XWB; Trent 1000; Trent 7000
  rolls-royce/defence-engines | Rolls-Royce military engines | .25 | Estimate.
  rolls-royce/power-systems | Rolls-Royce power systems | .23 | Estimate. | mtu engines
  safran/propulsion | Safran engines | .5 | Estimate. | Safran LEAP
  safran/equipment | Safran landing gear, wiring, brakes and defence | .38 | Estimate.
  safran/interiors | Safran seats and cabins | .11 | Estimate.
  mtu/engines | MTU engine modules and overhaul | .98 | Estimate.
  ihi/engines | IHI engines and space | .33 | Estimate.
  mitsubishi-heavy/aircraft | Mitsubishi Heavy aircraft, defence and space | .22 | Estimate.
  mitsubishi-heavy/energy-and-plants | Mitsubishi Heavy turbines and plants | .65 | Estimate.
  kawasaki-heavy/aerospace | Kawasaki aircraft and engine parts | .27 | Estimate.
  kawasaki-heavy/motorcycles-and-ships | Kawasaki motorcycles, trains and ships | .5 | Estimate.
  howmet/engine-products | Howmet engine castings | .5 | Estimate.
  howmet/structures-and-fasteners | Howmet fasteners and forged structures | .35 | Estimate.
  howmet/wheels | Howmet truck wheels | .14 | Estimate.
  precision-castparts/castings | Precision Castparts castings | .35 | Estimate.
  precision-castparts/forgings | Precision Castparts forgings, titanium and fasteners | .63 | Estimate.
  ati/alloys | ATI titanium and nickel alloys | .97 | Estimate.
  carpenter/alloys | Carpenter alloys | .9 | Estimate.
  vsmpo/titanium | VSMPO-AVISMA titanium | .95 | Estimate.
  toho-titanium/sponge | Toho titanium sponge and ingots | .75 | Estimate.
  osaka-titanium/sponge | Osaka titanium sponge | .9 | Estimate.
  hexcel/composites | Hexcel carbon fibre and composites | .93 | {=FINTOOL_HEXCEL} In the third quarter of
  + 2024 $295.9m of $456.5m came from commercial aircraft and $128.2m from defence and space.
  toray/carbon-fibre | Toray carbon fibre | .12 | Estimate.
  toray/fibres-and-chemicals | Toray textiles, plastics and chemicals | .8 | Estimate.
  teijin/carbon-fibre | Teijin aramid and carbon fibre | .2 | Estimate.
  syensqo/composites | Syensqo composite materials | .17 | Estimate.
  syensqo/polymers | Syensqo polymers and chemicals | .8 | Estimate.
  honeywell/aerospace | Honeywell Aerospace systems and engines | .4 | Estimate.
  honeywell/automation | Honeywell automation and building systems | .58 | Estimate.
  thales/avionics | Thales avionics and cabin systems | .12 | Estimate.
  thales/defence | Thales defence electronics and space | .67 | Estimate.
  melrose/structures | GKN aerostructures | .58 | Estimate.
  melrose/engines | GKN engine structures | .41 | Estimate.
  recaro/seats | Recaro aircraft seats | .98 | Estimate.
  spirit-aerosystems/aerostructures | Spirit fuselages and wings | .8 | {=FMT_SPIRIT} The commercial
  + division made more than 80 % of 2023’s revenue. | 737 fuselage
`)

const wichita = ownProduct('boeing', 'wichita-structures', 'Boeing structures of Wichita')

const sites = plants(`
  boeing-renton | Boeing Renton plant | us/washington | boeing/airliners .6 | The 737 is assembled there. | Renton
  boeing-everett | Boeing Everett plant | us/washington | boeing/airliners .16 | The 777 and 767. | Everett
  boeing-charleston | Boeing South Carolina plant | us/south-carolina | boeing/airliners .22 | The 787 is
  + assembled there. | North Charleston; Charleston plant
  boeing-st-louis | Boeing St. Louis plant | us/missouri | boeing/defence .3 | Fighters.
  airbus-toulouse | Airbus Toulouse plant | fr/toulouse | airbus/airliners .4 | A320, A330 and A350.
  airbus-hamburg | Airbus Hamburg plant | de/hamburg | airbus/airliners .38 | Half of the A320 family. | Finkenwerder
  airbus-mobile | Airbus Mobile plant | us/alabama | airbus/airliners .08 | A320 and A220. | Mobile, Alabama
  airbus-tianjin | Airbus Tianjin plant | cn | airbus/airliners .07 | A320 family.
  airbus-mirabel | Airbus Mirabel plant | ca/quebec | airbus/airliners .06 | A220. | Mirabel
  embraer-sjc | Embraer São José dos Campos plant | br | embraer/jets .75 | E-Jets. | São José dos Campos
  comac-pudong | COMAC Shanghai plant | cn/shanghai | comac/airliners .95 | C919 and C909. | Pudong plant
  bombardier-montreal | Bombardier Montreal plants | ca/quebec | bombardier/business-jets .6 | Completion.
  textron-wichita | Textron Aviation Wichita plants | us/kansas | textron/aviation .6 | Cessna, Beechcraft.
  gulfstream-savannah | Gulfstream Savannah plant | us/georgia | general-dynamics/gulfstream .8 | Jets.
  lockheed-fort-worth | Lockheed Martin Fort Worth plant | us/texas | lockheed-martin/aircraft .45 | F-35.
  lockheed-marietta | Lockheed Martin Marietta plant | us/georgia | lockheed-martin/aircraft .1 | C-130J.
  northrop-palmdale | Northrop Grumman Palmdale plant | us/california | northrop-grumman/aircraft .6 | B-21.
  ge-evendale | GE Aerospace Evendale plant | us/ohio | ge-aerospace/commercial-engines .2 | Seat. | Evendale
  ge-durham | GE Aerospace Durham plant | us/north-carolina | ge-aerospace/commercial-engines .3 | LEAP and
  + GE9X are assembled there. | Durham plant
  safran-villaroche | Safran Villaroche plant | fr | safran/propulsion .6 | LEAP assembly. | Villaroche
  pratt-east-hartford | Pratt & Whitney East Hartford plant | us/connecticut | rtx/pratt-whitney .35 | Engines. | East Hartford; Middletown, Connecticut
  rolls-royce-derby | Rolls-Royce Derby plant | gb | rolls-royce/civil-engines .7 | Trent assembly. | Derby
  collins-cedar-rapids | Collins Cedar Rapids plant | us/iowa | rtx/collins .2 | Avionics. | Cedar Rapids
  honeywell-phoenix | Honeywell Phoenix plants | us/arizona | honeywell/aerospace .4 | Engines, avionics.
  vsmpo-salda | VSMPO Verkhnyaya Salda plant | ru/urals | vsmpo/titanium .9 | Melting and forging. | Salda plant
  pcc-portland | Precision Castparts Portland foundries | us/oregon | precision-castparts/castings .35 | Large.
  timet-henderson | TIMET Henderson plant | us/nevada | precision-castparts/forgings .1 | Melting. | Henderson
  howmet-whitehall | Howmet Whitehall foundries | us/michigan | howmet/engine-products .3 | Airfoils. | Whitehall
  ati-albany | ATI Albany and Millersburg plants | us/oregon | ati/alloys .2 | Titanium, zirconium.
  hexcel-alabama | Hexcel Decatur plant | us/alabama | hexcel/composites .2 | Precursor and fibre.
  toray-spartanburg | Toray Spartanburg plant | us/south-carolina | toray/carbon-fibre .12 | Fibre.
  mitsubishi-nagoya | Mitsubishi Heavy Nagoya works | jp/aichi | mitsubishi-heavy/aircraft .6 | 787 wings.
  kawasaki-gifu | Kawasaki Gifu and Nagoya works | jp/aichi | kawasaki-heavy/aerospace .7 | 787, 777.
  mtu-munich | MTU Munich plant | de/bavaria | mtu/engines .5 | Modules.
  spirit-wichita | Wichita fuselage plant | us/kansas | spirit-aerosystems/aerostructures .65 | All 737
  + fuselages. | Spirit Wichita
`)

const elsewhere = made(`
  product:toray/carbon-fibre | jp .45, us .2, fr .2, hu .1 | Fibre is made on three continents.
  product:hexcel/composites | us .4, fr .2, gb .1, es .05 | Near the makers of aircraft.
  product:toho-titanium/sponge | jp .8, sa .2 | Chigasaki, Wakamatsu and the venture at Yanbu.
  product:osaka-titanium/sponge | jp 1 | Amagasaki.
  product:melrose/structures | us .3, gb .3, nl .15, se .05 | Wings and wiring.
  product:recaro/seats | de .4, us .25, pl .15, cn .08 | Near the makers of aircraft.
`)

const LAST_DAY = { validTo: '2025-12-07' } as const

const customersOfSpirit = buys(`
  boeing | spirit-aerosystems/aerostructures .7 | {=FMT_SPIRIT} About 70 % of 2023’s revenue.
  airbus | spirit-aerosystems/aerostructures .23 | {=FMT_SPIRIT} 23 % of 2023’s revenue.
`).map((edge) => ({ ...edge, ...LAST_DAY }))

const customers = buys(`
  boeing | toray/carbon-fibre .3, hexcel/composites .15, ge-aerospace/commercial-engines .08,
  + safran/propulsion .1, safran/interiors .06, kawasaki-heavy/aerospace .35, mitsubishi-heavy/aircraft
  + .12, leonardo/aerostructures .5, howmet/structures-and-fasteners .2 | Large buyer, an estimate.
  airbus | hexcel/composites .38, safran/propulsion .12, rolls-royce/civil-engines .15, recaro/seats .1,
  + melrose/structures .3, leonardo/aerostructures .2 | Large buyer; shares are estimates.
  ge-aerospace | howmet/engine-products .2, precision-castparts/castings .25 | Large buyer, an estimate.
  rtx | howmet/engine-products .18, mtu/engines .3 | Large buyer; shares are estimates.
`)

/** Spirit's Boeing work was an outside supply until 8 December 2025, and is Boeing's own plant since. */
const fuselages = {
  group: 'fuselages',
  share: 0.7,
  criticality: 'essential',
  bufferDays: 7,
} as const
const fuselageOf737 = inferred(KANSAS_737, 'Seven tenths of each 737 is made in Wichita.')
const takeover = inferred(
  AMD_SPIRIT,
  'Boeing owns the Wichita work on its airliners from 8 Dec 2025.',
)
const spirit = [
  sources(
    'product:spirit-aerosystems/aerostructures',
    'product:boeing/airliners',
    { ...fuselages, costShare: 0.12, subLeadDays: 540, ...LAST_DAY },
    fuselageOf737,
    read(FMT_SPIRIT, 'Spirit was the only source of nearly all it sold to Boeing and Airbus.'),
  ),
  sources(
    'product:boeing/wichita-structures',
    'product:boeing/airliners',
    { ...fuselages, subLeadDays: 540, validFrom: '2025-12-08' },
    fuselageOf737,
    takeover,
  ),
  sources(
    'product:spirit-aerosystems/aerostructures',
    'product:airbus/airliners',
    {
      group: 'Spirit’s sections',
      share: 0.15,
      criticality: 'important',
      costShare: 0.02,
      bufferDays: 10,
      subLeadDays: 540,
      ...LAST_DAY,
    },
    assumed('A350 fuselage sections, A220 wings and parts of the A320’s wing.'),
  ),
  {
    ...operates('facility:spirit-wichita', 'product:boeing/wichita-structures', 0.85, takeover),
    validFrom: '2025-12-08',
  },
]

const rivals = contest(`
  airliners | boeing/airliners .38 .03, airbus/airliners .58 .03, comac/airliners .02 .05
  regional jets | embraer/jets .6 .1, comac/airliners .2 .1
  aircraft engines | ge-aerospace/commercial-engines .4 .03, rtx/pratt-whitney .25 .03,
  + rolls-royce/civil-engines .15 .05
  business jets | general-dynamics/gulfstream .3 .05, bombardier/business-jets .24 .05,
  + textron/aviation .15 .1, dassault-aviation/aircraft .08 .1
  engine castings | howmet/engine-products .3 .03, precision-castparts/castings .3 .05
  titanium | vsmpo/titanium .24 .4, precision-castparts/forgings .2 .1, ati/alloys .15 .1
  titanium sponge | toho-titanium/sponge .25 .05, osaka-titanium/sponge .33 .05
  aerospace carbon fibre | toray/carbon-fibre .4 .1, hexcel/composites .33 .1, teijin/carbon-fibre .1 .15
  avionics | rtx/collins .24 .05, honeywell/aerospace .2 .05, thales/avionics .1 .05
  aircraft seats | safran/interiors .26 .1, rtx/collins .25 .1, recaro/seats .2 .1
`)

export const aerospaceMakers: FactFile = {
  industry: 'makers of aircraft and their parts',
  nodes: [...companies, ...lines.nodes, wichita, ...sites.nodes],
  edges: [
    ...lines.edges,
    ...sites.edges,
    ...elsewhere,
    ...customersOfSpirit,
    ...customers,
    ...spirit,
    ...rivals,
  ],
}
