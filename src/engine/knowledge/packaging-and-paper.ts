/** Pulp, paper and packaging: what they are made of, where, by whom, and which food and drink needs them. */
import type { FactFile } from '@/engine/graph/facts'
import { business, contest, fed, firms, follow, made, needs, plants, sold, things } from './table'
import { company } from './write'

const goods = things(`
  material:wood | Pulpwood and timber | pulpwood; timber; lumber; sawlogs; wood chips
  material:recovered-paper | Recovered paper | waste paper; recycled paper; recovered fibre; old
  + corrugated containers
  material:soda-ash | Soda ash | sodium carbonate; trona
  commodity:pulp | Pulp price | pulp prices; NBSK; hardwood pulp price; BHKP | USD/t
  product:pulp | Wood pulp | wood pulp; market pulp; hardwood pulp; softwood pulp; eucalyptus pulp;
  + fluff pulp; cellulose
  product:containerboard | Containerboard and boxes | containerboard; corrugated boxes; corrugated
  + packaging; cardboard; linerboard; cardboard boxes
  product:carton-board | Carton board and folding cartons | cartonboard; paperboard; folding cartons
  product:beverage-carton | Drink cartons | beverage cartons; aseptic cartons; aseptic packaging
  product:glass-bottle | Glass bottles and jars | glass bottles; glass bottle; container glass; glass
  + packaging
  product:aluminium-sheet | Rolled aluminium sheet | aluminium sheet; aluminum sheet; can sheet; can
  + stock; automotive aluminium sheet; automotive aluminum sheet; rolled aluminum
  product:beverage-can | Drink cans | beverage cans; aluminium cans; aluminum cans; beverage can
  product:pet-resin | PET resin | polyethylene terephthalate; PET
  product:plastic-packaging | Plastic packaging | plastic bottles; PET bottles; flexible packaging;
  + plastic film
  product:tissue | Tissue and hygiene paper | tissue paper; toilet paper; diapers; nappies; paper
  + towels
  product:printing-paper | Printing paper | newsprint; graphic paper; office paper; label paper
`)

const companies = [
  ...firms(`
  international-paper | International Paper Company | US | NYSE:IP | International Paper; DS Smith
  mondi | Mondi plc | GB | LSE:MNDI | Mondi
  stora-enso | Stora Enso Oyj | FI | HEL:STERV | Stora Enso
  upm | UPM-Kymmene Corporation | FI | HEL:UPM | UPM; UPM-Kymmene
  suzano | Suzano S.A. | BR | B3:SUZB3 | Suzano
  klabin | Klabin S.A. | BR | B3:KLBN11 | Klabin
  nine-dragons | Nine Dragons Paper (Holdings) Limited | HK | HKEX:2689 | Nine Dragons; Nine Dragons
  + Paper; 玖龙纸业
  packaging-corp | Packaging Corporation of America | US | NYSE:PKG | Packaging Corp of America
  graphic-packaging | Graphic Packaging Holding Company | US | NYSE:GPK | Graphic Packaging
  georgia-pacific | Georgia-Pacific LLC | US |  | Georgia-Pacific; Georgia Pacific
  ball | Ball Corporation | US | NYSE:BALL | Ball Corp
  crown | Crown Holdings, Inc. | US | NYSE:CCK | Crown Holdings; Crown Cork & Seal
  ardagh-metal | Ardagh Metal Packaging S.A. | LU | NYSE:AMBP | Ardagh Metal Packaging; Ardagh
  hindalco | Hindalco Industries Limited | IN | NSE:HINDALCO | Hindalco; Novelis
  o-i | O-I Glass, Inc. | US | NYSE:OI | O-I Glass; Owens-Illinois
  verallia | Verallia SA | FR | EPA:VRLA | Verallia
  tetra-pak | Tetra Laval International S.A. | CH |  | Tetra Pak; Tetra Laval
  sig | SIG Group AG | CH | SIX:SIGN | SIG Group; SIG Combibloc
  sealed-air | Sealed Air Corporation | US | NYSE:SEE | Sealed Air
  indorama | Indorama Ventures Public Company Limited | TH | SET:IVL | Indorama; Indorama Ventures
  solvay | Solvay SA | BE | EBR:SOLB | Solvay
  kimberly-clark | Kimberly-Clark Corporation | US | NASDAQ:KMB | Kimberly-Clark; Kimberly Clark;
  + Huggies; Kleenex
  essity | Essity AB | SE | STO:ESSITY-B | Essity
`),
  company('smurfit-westrock', 'Smurfit Westrock plc', {
    country: 'IE',
    exchange: 'NYSE',
    ticker: 'SW',
    aliases: ['Smurfit Westrock'],
    formerNames: ['Smurfit Kappa', 'WestRock'].map((name) => ({ name, until: '2024-07-05' })),
  }),
  company('amcor', 'Amcor plc', {
    country: 'CH',
    exchange: 'NYSE',
    ticker: 'AMCR',
    aliases: ['Amcor'],
    formerNames: [{ name: 'Berry Global', until: '2025-04-30' }],
  }),
]

const lines = business(`
  international-paper/containerboard | International Paper boxes and containerboard | .85 | {~KOALA_IP}
  + Industrial packaging brought in 82 to 84 % of its sales in 2023.
  international-paper/pulp | International Paper fluff pulp | .12 | {~KOALA_IP} Cellulose fibres brought in
  + about 14 to 15 % of its sales in 2023; since then it has bought a maker of boxes.
  smurfit-westrock/containerboard | Smurfit Westrock boxes and containerboard | .75 | Estimate.
  smurfit-westrock/cartons | Smurfit Westrock cartons | .22 | Estimate.
  mondi/packaging | Mondi boxes, bags and films | .8 | Estimate.
  mondi/paper | Mondi office paper and pulp | .18 | Estimate.
  stora-enso/packaging | Stora Enso packaging board | .6 | Estimate.
  stora-enso/pulp | Stora Enso pulp | .15 | Estimate.
  stora-enso/wood | Stora Enso sawn wood | .18 | Estimate.
  upm/pulp | UPM pulp | .3 | Estimate.
  upm/paper | UPM printing and label paper | .55 | Estimate.
  suzano/pulp | Suzano pulp | .78 | Estimate.
  suzano/paper | Suzano paper and tissue | .22 | Estimate.
  klabin/containerboard | Klabin paper and boxes | .6 | Estimate.
  klabin/pulp | Klabin pulp | .35 | Estimate.
  nine-dragons/containerboard | Nine Dragons containerboard | .92 | Estimate.
  packaging-corp/containerboard | Packaging Corporation boxes | .92 | Estimate.
  graphic-packaging/cartons | Graphic Packaging cartons | .95 | Estimate.
  georgia-pacific/tissue | Georgia-Pacific tissue | .35 | Estimate.
  georgia-pacific/containerboard | Georgia-Pacific boxes and pulp | .3 | Estimate.
  ball/cans | Ball cans | .9 | Estimate.
  crown/cans | Crown drink cans | .68 | Estimate.
  ardagh-metal/cans | Ardagh drink cans | .98 | Estimate.
  hindalco/rolled | Novelis can and plate sheet | .46 | Estimate.
  hindalco/auto-sheet | Novelis car body sheet | .14 | Estimate.
  hindalco/aluminium | Hindalco aluminium and copper | .38 | Estimate.
  o-i/bottles | O-I bottles and jars | .97 | Estimate.
  verallia/bottles | Verallia bottles and jars | .98 | Estimate.
  tetra-pak/cartons | Tetra Pak cartons and filling machines | .85 | Estimate.
  sig/cartons | SIG cartons and filling machines | .9 | Estimate.
  amcor/packaging | Amcor plastic packaging | .95 | {~AMCOR_BERRY} Films and containers; Berry Global
  + belongs to it since 30 April 2025.
  sealed-air/packaging | Sealed Air food and protective packaging | .97 | Estimate.
  indorama/pet | Indorama PET resin and fibres | .65 | Estimate.
  solvay/soda-ash | Solvay soda ash and peroxides | .6 | Estimate.
  kimberly-clark/tissue | Kimberly-Clark tissue and diapers | .97 | Estimate.
  essity/tissue | Essity tissue and hygiene goods | .97 | Estimate.
`)

const sites = made(`
  material:wood | us .2, ca .07, br .12, cn .1, ru .09, se .04, fi .03, de .03, id .03 | By industrial
  + roundwood.
  material:recovered-paper | cn .25, us .2, jp .07, de .06 | Collected where paper is used.
  material:soda-ash | cn .5, us .17, tr .09, in .05, de .03 | China makes it mostly from salt; the United
  + States and Türkiye mine it.
  product:pulp | br .13, us .25, ca .07, cn .12, fi .06, se .06, id .05, cl .03 | Estimate.
  product:containerboard | cn .32, us .2, de .06, jp .06, in .05, br .03, se .02 | Near the users.
  product:carton-board | cn .35, us .18, fi .05, se .05, de .04 | Estimate.
  product:beverage-carton | cn .2, de .12, se .05, br .06, us .08 | Estimate.
  product:glass-bottle | cn .25, us .1, de .07, it .08, fr .06, mx .06, es .04 | Heavy, so made near the
  + fillers.
  product:aluminium-sheet | cn .45, us .12, us/new-york .04, us/kentucky .03, de .12, jp .05, kr .03, br .03
  + | Rolling mills.
  product:beverage-can | us .28, cn .14, br .09, mx .04, gb .04, de .03 | Near the fillers.
  product:pet-resin | cn .45, us .08, in .06, th .03, mx .03 | China leads.
  product:plastic-packaging | cn .3, us .2, de .06, in .05, it .04 | Near the fillers.
  product:tissue | cn .3, us .2, it .04, de .04, br .03, mx .03 | Bulky, so made near the users.
  product:printing-paper | cn .25, us .12, fi .06, de .07, se .04, br .03, id .05 | Estimate.
  product:suzano/pulp | br 1 | All its pulp mills stand in Brazil.
  product:upm/pulp | fi .5, de .03 | The other half comes from Uruguay.
  product:nine-dragons/containerboard | cn/guangdong .3, cn .6, my .05 | Estimate.
`)

const mills = plants(`
  suzano-ribas | Suzano Ribas do Rio Pardo mill | br | suzano/pulp .19 | {TISSUE_WORLD_SUZANO} One line of
  + 2.55 of the 13.5 million tonnes that it can make a year. | Ribas do Rio Pardo; Cerrado project
  novelis-oswego | Novelis Oswego works | us/new-york | hindalco/auto-sheet .4,
  + hindalco/rolled .06 | Its largest works in North America rolls mostly sheet for car bodies. | Novelis Oswego
  novelis-logan | Logan Aluminum | us/kentucky | hindalco/rolled .15 | Rolls sheet for cans. | Logan
  + Aluminum; Russellville, Kentucky
`)

const makers = fed(`
  product:pulp | suzano/pulp .18 | {~TISSUE_WORLD_SUZANO} It can make 13.5 million tonnes a year, a third of all
  + hardwood pulp that is sold; of all pulp that is sold it is put at 18 %.
  product:pulp | international-paper/pulp .04, upm/pulp .07, stora-enso/pulp .04, klabin/pulp .03 | Estimate.
  product:containerboard | smurfit-westrock/containerboard .06 | {FASTMARKETS_SW} The merged company has just over 6 %
  + of the world’s containerboard.
  product:containerboard | international-paper/containerboard .07, nine-dragons/containerboard .09,
  + packaging-corp/containerboard .025, georgia-pacific/containerboard .02, mondi/packaging .015,
  + klabin/containerboard .01 | Estimate.
  product:carton-board | graphic-packaging/cartons .08, smurfit-westrock/cartons .08, stora-enso/packaging .05
  + | Estimate.
  product:beverage-carton | tetra-pak/cartons .6, sig/cartons .2 | Estimate.
  product:glass-bottle | o-i/bottles .11, verallia/bottles .07 | Estimate.
  product:aluminium-sheet | hindalco/rolled .1, hindalco/auto-sheet .03, hindalco/aluminium .01 | Estimate.
  product:beverage-can | ball/cans .27 | {~BENZINGA_BALL} Over 40 % of North America, Europe and South America; of
  + the world it is put at less.
  product:beverage-can | crown/cans .2, ardagh-metal/cans .12 | Estimate.
  product:pet-resin | indorama/pet .15 | Estimate.
  product:plastic-packaging | amcor/packaging .06, sealed-air/packaging .015 | Estimate.
  material:soda-ash | solvay/soda-ash .06 | Estimate.
  material:aluminium | hindalco/aluminium .018 | Estimate.
  product:tissue | kimberly-clark/tissue .1, essity/tissue .08, georgia-pacific/tissue .06, suzano/paper .01
  + | Estimate.
  product:printing-paper | upm/paper .06, mondi/paper .02, suzano/paper .015 | Estimate.
  material:wood | stora-enso/wood .005 | Estimate.
`)

const inputs = needs(`
  product:pulp, product:suzano/pulp, product:klabin/pulp, product:upm/pulp, product:stora-enso/pulp,
  + product:international-paper/pulp
    wood | material:wood .95 essential cost .35 buffer 30 | Pulp is wood fibre.
    caustic soda | product:chlorine .9 important cost .04 buffer 15 | Cooking and bleaching.
  product:containerboard, product:international-paper/containerboard, product:smurfit-westrock/containerboard,
  + product:packaging-corp/containerboard, product:georgia-pacific/containerboard, product:klabin/containerboard,
  + product:mondi/packaging
    fibre | material:recovered-paper .55 essential cost .12 buffer 20, material:wood .4 essential cost .12
    + buffer 30 | Recovered boxes and fresh fibre.
    energy | commodity:natural-gas .4 important cost .05 buffer 2, commodity:electricity .4 important cost .04
    + | Drying paper takes heat and power.
  product:nine-dragons/containerboard
    fibre | material:recovered-paper .75 essential cost .45 buffer 30, product:pulp .2 essential cost .12
    + buffer 30 | Mostly recovered paper.
    coal | commodity:coal .8 important cost .1 buffer 20 | Own power stations burn coal.
  product:carton-board, product:graphic-packaging/cartons, product:smurfit-westrock/cartons,
  + product:stora-enso/packaging
    fibre | material:wood .6 essential cost .2 buffer 30, material:recovered-paper .35 essential cost .08
    + buffer 20 | Fresh and recovered fibre.
    energy | commodity:natural-gas .4 minor cost .04, commodity:electricity .5 minor cost .04 | Drying.
  product:beverage-carton, product:tetra-pak/cartons, product:sig/cartons
    board | product:carton-board .95 essential cost .25 buffer 30 | Three quarters of a carton is board.
    polymer and foil | product:plastics .7 essential cost .12 buffer 30, product:aluminium-sheet .25 essential
    + cost .05 buffer 45 | Layers that keep light and air out.
  product:glass-bottle, product:o-i/bottles, product:verallia/bottles
    soda ash | material:soda-ash .9 essential cost .06 buffer 15 | It lowers the melting point of sand.
    gas | product:gas-europe .45 essential cost .1 buffer 2, commodity:natural-gas .45 essential cost .08
    + buffer 2 | Furnaces burn gas and must not cool.
  material:soda-ash, product:solvay/soda-ash
    energy | commodity:coal .5 important cost .12 buffer 20, commodity:natural-gas .4 important cost .1 |
    + Steam and lime kilns.
  product:aluminium-sheet, product:hindalco/rolled, product:hindalco/auto-sheet
    aluminium | material:aluminium .95 essential cost .6 buffer 30 | Primary metal and scrap.
  product:beverage-can, product:ball/cans, product:crown/cans, product:ardagh-metal/cans
    sheet | product:aluminium-sheet .97 essential cost .45 buffer 30 lead 60 | Cans are drawn from sheet.
    coatings | product:paints .9 minor cost .03 buffer 30 | Inner and outer lacquer.
  product:pet-resin, product:indorama/pet
    feedstock | product:ethylene .35 essential cost .25 buffer 20, material:naphtha .6 essential cost .4
    + buffer 20 | Glycol and terephthalic acid.
  product:plastic-packaging, product:amcor/packaging, product:sealed-air/packaging
    resin | product:plastics .7 essential cost .3 buffer 25, product:pet-resin .25 essential cost .1 buffer 25 |
    + Polyethylene, polypropylene and PET.
  product:tissue, product:kimberly-clark/tissue, product:essity/tissue, product:georgia-pacific/tissue,
  + product:suzano/paper
    pulp | product:pulp .75 essential cost .15 buffer 30, material:recovered-paper .2 essential cost .03 buffer
    + 20 | Fresh pulp and recovered paper.
    energy | commodity:natural-gas .4 minor cost .03, commodity:electricity .5 minor cost .03 | Drying.
  product:kimberly-clark/tissue, product:essity/tissue
    plastics | product:plastics .9 important cost .08 buffer 30 | Diapers hold nonwovens and absorbers.
  product:printing-paper, product:upm/paper, product:mondi/paper
    pulp | product:pulp .8 essential cost .25 buffer 30 | Paper is pulp.
    power | commodity:electricity .8 important cost .08 | Grinding and drying.
  product:coca-cola/drinks, product:pepsico/drinks-and-snacks
    cans and bottles | product:beverage-can .35 important cost .04 buffer 20, product:plastic-packaging .5
    + important cost .05 buffer 15, product:glass-bottle .1 important cost .01 buffer 30 | By volume.
  product:ab-inbev/beer, product:heineken/beer
    cans and bottles | product:beverage-can .45 essential cost .07 buffer 20, product:glass-bottle .45 essential
    + cost .07 buffer 30 | By volume.
  product:danone/dairy, product:nestle/food, product:kraft-heinz/food, product:general-mills/food,
  + product:unilever/food
    packaging | product:plastic-packaging .4 important cost .04 buffer 20, product:carton-board .25 important
    + cost .02 buffer 20, product:beverage-carton .1 important cost .01 buffer 30, product:containerboard .2
    + important cost .015 buffer 20 | Cups, boxes, cartons and pouches.
  product:ford/vehicles
    aluminium sheet | product:hindalco/auto-sheet .6 essential cost .02 buffer 20 lead 90 | The bodies of
    + its pickups are aluminium sheet.
  product:tata-motors/vehicles
    aluminium sheet | product:hindalco/auto-sheet .3 important cost .02 buffer 30 lead 90 | The bodies of Jaguar
    + and Land Rover are aluminium sheet.
`)

const prices = [
  ...follow(`
  commodity:pulp | product:pulp .9 15, product:tissue .2 120, product:printing-paper .3 60 | Contracts follow.
  commodity:aluminium | product:aluminium-sheet .7 30, product:beverage-can .35 90 | Metal is passed on.
  commodity:crude-oil | product:pet-resin .5 30, product:plastic-packaging .2 90 | Resin follows oil.
`),
  ...sold(`
  commodity:pulp | suzano/pulp .95, klabin/pulp .95, upm/pulp .9, stora-enso/pulp .9, international-paper/pulp
  + .5 | Pulp is sold near the market price.
  commodity:aluminium | hindalco/aluminium .6 | Metal is sold near the exchange’s price.
`),
]

const rivals = contest(`
  drink cans | ball/cans .27 .1, crown/cans .2 .1, ardagh-metal/cans .12 .15
  containerboard | smurfit-westrock/containerboard .06 .1, international-paper/containerboard .07 .1,
  + packaging-corp/containerboard .025 .08
  glass bottles | o-i/bottles .11 .15, verallia/bottles .07 .15
  drink cartons | tetra-pak/cartons .6 .1, sig/cartons .2 .15
`)

export const packagingAndPaper: FactFile = {
  industry: 'packaging and paper',
  nodes: [...goods, ...companies, ...lines.nodes, ...mills.nodes],
  edges: [...lines.edges, ...sites, ...mills.edges, ...makers, ...inputs, ...prices, ...rivals],
}
