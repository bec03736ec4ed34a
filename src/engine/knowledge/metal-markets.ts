/** What the makers of metals need and at which prices they sell, who gains when another fails, and their mines. */
import type { FactFile } from '@/engine/graph/facts'
import { buys, contest, fed, follow, made, needs, plants, sold, things } from './table'
import { node } from './write'

const places = [
  node('place:mn', 'Mongolia', { country: 'MN', aliases: ['Mongolian'] }),
  node('place:ga', 'Gabon', { country: 'GA', aliases: ['Gabonese'] }),
  node('place:pa', 'Panama', { country: 'PA', aliases: ['Panamanian', 'Cobre Panamá'] }),
  node('place:mr', 'Mauritania', { country: 'MR' }),
  node('place:sn', 'Senegal', { country: 'SN' }),
  node('place:do', 'Dominican Republic', { country: 'DO' }),
  node('place:ee', 'Estonia', { country: 'EE', aliases: ['Estonian'] }),
  node('place:lu', 'Luxembourg', { country: 'LU' }),
  node('place:br/minas-gerais', 'Minas Gerais', {
    country: 'BR',
    aliases: ['Brumadinho', 'Mariana', 'Itabira'],
    within: 'place:br',
  }),
  node('place:au/queensland', 'Queensland', {
    country: 'AU',
    aliases: ['Bowen Basin', 'Mackay'],
    within: 'place:au',
  }),
]

const goods = things(`
  commodity:gold | Gold price | gold; gold bullion; spot gold; gold mine; gold mines | USD/oz
  commodity:silver | Silver price | silver; spot silver; silver mines | USD/oz
  commodity:zinc | Zinc price | LME zinc; zinc | USD/t
  commodity:lumber | Lumber price | lumber prices; lumber futures | USD/mbf
  material:softwood-lumber | Softwood lumber | lumber; sawn timber; softwood; sawmills
  commodity:antimony | Antimony price | antimony prices | USD/t
  material:lead-metal | Refined lead | lead smelter; lead metal; lead ingots; lead prices
  material:chrome | Chrome ore and ferrochrome | ferrochrome; chrome ore; chromite; chromium
  material:manganese | Manganese ore and alloys | manganese; manganese ore; silicomanganese; ferromanganese
  material:vanadium | Vanadium | ferrovanadium; vanadium pentoxide
  material:scrap | Steel scrap | ferrous scrap; scrap steel; scrap metal; steel scrap exports
  product:stainless-steel | Stainless steel | stainless; stainless-steel coil
  product:steel-pipe | Steel pipes for oil and gas | OCTG; line pipe; oil country tubular goods; steel pipes; seamless pipes
`)

const where = made(`
  material:chrome | za .45, kz .14, tr .15, in .08, fi .04 | South Africa leads.
  material:manganese | za .37, ga .23, au .12, gh .05, cn .05 | South Africa and Gabon lead.
  material:vanadium | cn .68, ru .18, za .08, br .05 | A by-product of Chinese steel.
  material:lead-metal | cn .42, us .09, kr .07, in .08, au .02 | Mostly from old batteries.
  material:scrap | us .17, cn .3, jp .08, de .05, gb .02 | By collection.
  product:stainless-steel | cn .63, in .06, jp .04, us .035, kr .035, id .1, fi .02, be .02, es .015 | China leads.
  product:steel-pipe | cn .5, us .08, ru .1, kr .05, jp .06 | China leads.
  product:cutting-tools | cn .35, de .15, jp .15, us .12, se .1 | Estimate.
  commodity:gold | cn .11, ru .1, au .09, ca .06, us .05, gh .04, pe .035, mx .035, za .03, uz .035, ml .025 | Mines.
  commodity:silver | mx .24, cn .14, pe .13, cl .05, bo .05, pl .05, ru .05, au .04 | Mines.
  material:softwood-lumber | ca .33, us .58, de .02, se .02 | Of what North America uses; Canada sends a third of what the United States use.
  product:vale/iron-ore | br/minas-gerais .55, br .45 | Minas Gerais and Carajás.
  product:rio-tinto/iron-ore | au/western-australia .87, ca .05 | Pilbara.
  product:bhp/iron-ore | au/western-australia .98 | Pilbara.
  product:fortescue/iron-ore | au/western-australia 1 | Pilbara.
  product:bhp/coking-coal | au/queensland 1 | Bowen Basin.
  product:alcoa/aluminium | au .35, br .1, ca/quebec .2, is .08, no .08, us .1, es .06 | Estimate.
  product:norsk-hydro/aluminium | no .35, br .2, de .12, us .1, qa .05 | Estimate.
  product:rusal/aluminium | ru .85, gn .05, ie .03 | Estimate.
  product:rio-tinto/aluminium | ca/quebec .55, au .35, is .06 | Estimate.
  product:chalco/aluminium | cn .97 | Estimate.
  product:hongqiao/aluminium | cn .95 | Estimate.
  product:nucor/steel | us .97 | Estimate.
  product:cleveland-cliffs/steel | us .95, ca .05 | Estimate.
  product:arcelormittal/steel | fr .14, de .11, br .17, ca .1, us .07, es .07, be .08, pl .06, za .04, ua .03, mx .05 | Estimate.
  product:thyssenkrupp/steel | de .98 | Estimate.
  product:nippon-steel/steel | jp .8, th .03, in .05 | Estimate.
  product:jfe/steel | jp .95 | Estimate.
  product:tata-steel/steel | in .65, nl .2, gb .1 | Estimate.
  product:posco/steel | kr/pohang .9 | Estimate.
  product:ssab/steel | se .45, us .25, fi .25 | Estimate.
  product:baosteel/steel | cn .98 | Estimate.
  product:codelco/copper | cl 1 | Estimate.
  product:antofagasta/copper | cl 1 | Estimate.
  product:southern-copper/copper | mx .55, pe .45 | Estimate.
  product:glencore/copper | cd .3, cl .22, pe .2, au .15 | Estimate.
  product:glencore/cobalt | cd .9 | Estimate.
  product:glencore/coal | au .7, za .15, co .12 | Estimate.
  product:cmoc/cobalt | cd .97 | Estimate.
  product:cmoc/copper | cd .97 | Estimate.
  product:rio-tinto/copper | us .25 | Estimate.
`)

const sites = plants(`
  escondida | Escondida mine | cl/atacama | bhp/copper .55, rio-tinto/copper .45 | The largest copper mine; BHP holds 57.5 %, Rio Tinto 30 %. | Escondida; Escondida copper mine
  cobre-panama | Cobre Panamá mine | pa | first-quantum/copper .4 | Its largest mine until 2023. | Cobre Panama mine; Cobre Panama
  las-bambas | Las Bambas mine | pe | mmg/copper .75 | Its largest mine. | Las Bambas copper mine
  kakula | Kamoa-Kakula mine | cd/katanga | ivanhoe/copper .97 | Its largest mine. | Kakula
  el-teniente | El Teniente mine | cl | codelco/copper .26 | One of its large mines. | El Teniente
  collahuasi | Collahuasi mine | cl | anglo-american/copper .3, glencore/copper .2 | Held by both. | Collahuasi
  tuticorin | Tuticorin smelter | in | vedanta/metals .08 | Closed since 2018. | Thoothukudi; Sterlite smelter
  sossego | Alunorte refinery | br | norsk-hydro/aluminium .18 | The largest alumina refinery outside China. | Alunorte; Barcarena
  san-rafael | Loulo-Gounkoto mine | ml | barrick/gold .14 | Its mine in Mali. | Loulo mine
  oyu-tolgoi | Oyu Tolgoi mine | mn | rio-tinto/copper .3 | Its mine in Mongolia. | Oyu Tolgoi
`)

const inputs = needs(`
  product:us-steel/steel, product:ak-steel/steel, product:voestalpine/steel, product:salzgitter/steel, product:hyundai-steel/steel, product:jsw/steel,
  + product:sail/steel, product:csc/steel, product:hbis/steel, product:ansteel/steel, product:erdemir/steel, product:kobe-steel/metals, product:ilva/steel,
  + product:bluescope/steel, product:stelco/steel, product:algoma/steel, product:usiminas/steel
    coke | material:coking-coal .6 essential cost .15 buffer 30 | Blast furnaces burn coke.
    ore | material:iron-ore .5 essential cost .15 buffer 40 | Part of the ore is their own.
  product:steel-dynamics/steel, product:nucor/steel, product:commercial-metals/steel, product:gerdau/steel
    scrap | material:scrap 1 essential cost .35 buffer 25 | Arc furnaces melt scrap.
  product:outokumpu/stainless, product:acerinox/stainless, product:aperam/stainless, product:tsingshan/nickel
    chrome | material:chrome .7 essential cost .12 buffer 45 | Stainless steel holds chromium.
  product:outokumpu/stainless, product:acerinox/stainless, product:aperam/stainless
    nickel | material:nickel .6 essential cost .25 buffer 45 | Stainless steel holds nickel; half comes as scrap.
  product:stainless-steel
    nickel | material:nickel .7 essential cost .25 buffer 45 | Stainless steel holds nickel.
    chrome | material:chrome .8 essential cost .1 buffer 45 | Stainless steel holds chromium.
  product:tenaris/pipes, product:vallourec/pipes, product:tmk/pipes
    scrap and billets | material:scrap .5 important cost .15 buffer 30 | Pipes are rolled from billets.
  product:flat-steel, product:steel-plate
    manganese | material:manganese 1 essential cost .01 buffer 60 | Steel holds manganese.
  product:century-aluminum/aluminium, product:ega/aluminium, product:alba/aluminium, product:south32/aluminium
    alumina | material:bauxite .8 essential cost .3 buffer 45 | Smelted from alumina.
  product:century-aluminum/aluminium
    power | commodity:us-electricity .6 essential cost .25 | Smelters buy power at the market.
  product:kaiser/sheet, product:constellium/sheet, product:arconic/sheet
    metal | material:aluminium 1 essential cost .5 buffer 30 | Rolled from bought metal; its price is passed on.
  product:aurubis/copper, product:jiangxi-copper/copper, product:sumitomo-metal-mining/metals, product:mitsubishi-materials/metals, product:jx-metals/metals
    concentrate | material:copper-concentrate .8 essential cost .6 buffer 30 | Smelters buy concentrate.
  product:nyrstar/zinc, product:korea-zinc/metals
    power | commodity:electricity 1 important cost .12 | Electrolysis runs on power.
  product:lead-battery
    lead | material:lead-metal 1 essential cost .45 buffer 30 | Batteries are lead.
  product:kennametal/tools, product:plansee/tungsten
    tungsten | material:tungsten .8 essential cost .12 buffer 90 | Carbide is tungsten.
    cobalt binder | material:cobalt 1 essential cost .04 buffer 90 | Cobalt binds the carbide.
  product:home-depot/stores, product:lowes/stores
    lumber | material:softwood-lumber 1 minor cost .05 buffer 45 | Lumber is a twentieth of sales.
  product:furniture
    frames | material:softwood-lumber .5 minor cost .05 buffer 60 | Frames are wood.
  product:eurasian-resources/metals, product:samancor/chrome, product:merafe/chrome
    power | commodity:electricity 1 essential cost .25 | Ferrochrome is melted with power.
  product:5n-plus/metals
    germanium and bismuth | material:germanium .5 important cost .15 buffer 90, material:bismuth .3 important cost .1 buffer 90 | Refined from bought metal.
`)

const prices = [
  ...follow(`
    commodity:zinc | material:zinc 1 15 | Sold at the price.
    commodity:lumber | material:softwood-lumber 1 15 | Sold at the price.
    commodity:antimony | material:antimony 1 30 | Sold at the price.
    commodity:steel | product:steel-pipe .5 60, material:scrap .7 15 | Move with steel.
    commodity:nickel | product:stainless-steel .35 30 | The surcharge follows nickel.
  `),
  ...sold(`
    commodity:steel | us-steel/steel .65, ak-steel/steel .4, steel-dynamics/steel .85, commercial-metals/steel .7, bethlehem/steel .7, stelco/steel .85, algoma/steel .85,
    + voestalpine/steel .4, salzgitter/steel .7, liberty-steel/steel .7, british-steel/steel .6, ilva/steel .7, severstal/steel .8, nlmk/steel .8, mmk/steel .8,
    + evraz/steel .7, metinvest/steel .8, erdemir/steel .8, jsw/steel .8, sail/steel .8, hyundai-steel/steel .65, kobe-steel/metals .4, csc/steel .75, hbis/steel .8,
    + ansteel/steel .8, bluescope/steel .6, gerdau/steel .7, usiminas/steel .75, csn/steel .7, ternium/steel .75, tenaris/pipes .4, vallourec/pipes .35,
    + sims/scrap .3, schnitzer/scrap .3 | Spot and short contracts.
    commodity:iron-ore | anglo-american/ore .95, kumba/iron-ore .95, samarco/pellets .9, mineral-resources/ore .95, champion-iron/iron-ore .95,
    + mount-gibson/iron-ore .95, csn/ore .95, ferrexpo/pellets .9, cleveland-cliffs/steel .05 | Sold at the index.
    commodity:aluminium | century-aluminum/aluminium .9, ega/aluminium .85, alba/aluminium .9, maaden/aluminium .85, south32/aluminium .8, vedanta/metals .5,
    + nalco/aluminium .9, kaiser/sheet .5, constellium/sheet .5, arconic/sheet .5 | At the exchange's price; rollers pass the metal on.
    commodity:copper | anglo-american/copper .95, first-quantum/copper .9, ivanhoe/copper .95, lundin-mining/copper .8, hudbay/copper .65, kghm/copper .8, teck/copper-zinc .6,
    + capstone/copper .95, oz-minerals/copper .9, sandfire/copper .9, zijin/copper-gold .35, mmg/copper .9, buenaventura/metals .4, boliden/metals .35,
    + aurubis/copper .65, jiangxi-copper/copper .7, sumitomo-metal-mining/metals .5, mitsubishi-materials/metals .6, jx-metals/metals .4 | Sold at the
    + exchange's price; smelters pass the metal on.
    commodity:nickel | tsingshan/nickel .5, eramet/nickel-manganese .3, vale-indonesia/nickel .9, nickel-industries/nickel .9, igo/nickel .5, sherritt/nickel .7,
    + glencore-nickel/nickel .9, outokumpu/stainless .12, acerinox/stainless .12, aperam/stainless .12 | Sold at the exchange's price or with a surcharge.
    commodity:zinc | nyrstar/zinc .8, teck/copper-zinc .3, boliden/metals .3, korea-zinc/metals .4, vedanta/metals .2 | Sold at the exchange's price.
    commodity:lithium | arcadium/lithium .7, tianqi/lithium .9, liontown/lithium .95, sigma-lithium/lithium .95, mineral-resources/lithium .95, igo/nickel .4,
    + lithium-americas/lithium .9 | Sold at or near the quoted price.
    commodity:cobalt | eurasian-resources/metals .1, sherritt/nickel .15 | Sold at or near the quoted price.
    commodity:platinum | impala/pgm .4, northam/pgm .5, lonmin/pgm .6 | Sold at the quoted price.
    commodity:palladium | impala/pgm .3, northam/pgm .3, lonmin/pgm .2 | Sold at the quoted price.
    commodity:tin | yunnan-tin/tin .8, timah/tin .9, malaysia-smelting/tin .8, alphamin/tin .95 | Sold at the exchange's price.
    commodity:graphite | syrah/graphite .9 | Sold near the quoted price.
    commodity:antimony | us-antimony/antimony .8, hunan-gold/antimony .5, perpetua/antimony .3, korea-zinc/metals .03 | Sold near the quoted price.
    commodity:tungsten | almonty/tungsten .9, xiamen-tungsten/tungsten .4 | Sold near the quoted price.
    commodity:germanium | 5n-plus/metals .15 | Part of the line.
    commodity:ndpr-oxide | energy-transition/rare-earths .9, neo/rare-earths .3 | Sold near the quoted price.
    commodity:gold | newmont/gold .95, barrick/gold .95, agnico/gold .97, kinross/gold .97, gold-fields/gold .97, anglogold/gold .97, harmony/gold .95, polyus/gold .97,
    + b2gold/gold .97, resolute/gold .97, northern-star/gold .95, evolution/gold .8, fresnillo/silver .45, pan-american-silver/silver .6, zijin/copper-gold .4,
    + hudbay/copper .3 | Sold at the spot price.
    commodity:silver | fresnillo/silver .5, pan-american-silver/silver .35, kghm/copper .15, buenaventura/metals .25, korea-zinc/metals .3 | Sold at the spot price.
    commodity:lumber | canfor/lumber .9, west-fraser/lumber .85, interfor/lumber .95, weyerhaeuser/lumber .6, resolute-forest/paper .2 | Sold near the quoted price.
  `),
]

const more = fed(`
  material:coking-coal | glencore/coal .01 | Estimate.
`)

const orders = buys(`
  pemex | tenaris/pipes .05 | About this share goes to it.
`)

const rivalry = contest(`
  American steel | us-steel/steel .12 .15, steel-dynamics/steel .12 .1, ak-steel/steel .05 .15
  stainless steel of Europe | outokumpu/stainless .3 .15, acerinox/stainless .15 .15, aperam/stainless .2 .12
  aluminium sheet | constellium/sheet .1 .1, kaiser/sheet .06 .08, arconic/sheet .1 .1
  lumber | canfor/lumber .05 .15, west-fraser/lumber .08 .12, interfor/lumber .05 .12, weyerhaeuser/lumber .06 .08
`)

export const metalMarkets: FactFile = {
  industry: 'markets of metals',
  nodes: [...places, ...goods, ...sites.nodes],
  edges: [...where, ...sites.edges, ...inputs, ...prices, ...more, ...orders, ...rivalry],
}
