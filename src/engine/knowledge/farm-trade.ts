/** Plantations, traders and processors of crops, sugar, fruit and spices. */
import type { FactFile } from '@/engine/graph/facts'
import { houses } from './houses'
import { contest, fed, follow, made, needs, plants, sold, things } from './table'

const goods = things(`
  commodity:rice | Rice | rice prices; basmati; basmati rice; paddy; white rice; non-basmati rice | USD/t
  commodity:tea | Tea | tea prices; tea leaves; tea gardens; black tea | USD/kg
  commodity:olive-oil | Olive oil | olive harvest; olive oil prices; olive groves | EUR/t
  commodity:orange-juice | Orange juice | orange groves; oranges; citrus crop; orange crop | USc/lb
  commodity:vanilla | Vanilla | vanilla beans; vanilla prices | USD/kg
  product:banana | Bananas | banana; banana plantations
  product:potato-product | Frozen potato products | french fries; frozen fries; potatoes; frozen potatoes
  product:refined-sugar | Refined sugar | sugar refinery; sugar refineries; sugar mills; sugar mill; beet sugar
  product:starch-sweetener | Starch and sweeteners | corn syrup; high-fructose corn syrup; glucose syrup; wet corn milling
  product:spice | Spices | spices; seasonings; pepper spices
  product:peanut | Peanuts | peanut butter; peanut paste; peanut; groundnuts
  product:flour | Flour and noodles | flour mills; instant noodles; pasta
`)

const firms = houses(`
  olam | Olam Group Limited | SG | SGX:VC2 | Olam; Olam Agri; Olam Food Ingredients; ofi | trade = Olam cocoa, coffee, nuts and grain; .9;
  + ;
  cofco | COFCO Corporation | CN |  | COFCO; COFCO International; 中粮 | trade = COFCO grain and oilseeds; .8; cn .5, br .15, ar .1;
  louis-dreyfus | Louis Dreyfus Company B.V. | NL |  | Louis Dreyfus; LDC | trade = Louis Dreyfus grain, sugar and coffee; .95; br .2, us .12, ar .1;
  viterra | Viterra Limited | NL |  | Viterra; Glencore Agriculture | trade = Viterra grain; .95; ca .35, au .25, ar .1, ua .05;
  graincorp | GrainCorp Limited | AU | ASX:GNC | GrainCorp | grain = GrainCorp grain handling; .9; au .95;
  kernel | Kernel Holding S.A. | UA | WSE:KER | Kernel Holding | oil = Kernel sunflower oil and grain; .97; ua 1;
  mhp | MHP SE | UA | LSE:MHPC | MHP; Myronivsky Hliboproduct | chicken = MHP chicken and grain; .95; ua .85; product:poultry .007
  astra-agro | PT Astra Agro Lestari Tbk | ID | IDX:AALI | Astra Agro; Astra Agro Lestari | palm = Astra Agro palm oil; .98; id 1;
  indofood-agri | Indofood Agri Resources Ltd. | SG | SGX:5JS | Indofood Agri Resources; IndoAgri | palm = IndoAgri palm oil; .9; id .97;
  indofood | PT Indofood Sukses Makmur Tbk | ID | IDX:INDF | Indofood; Indomie | noodles = Indofood noodles and flour; .75; id .85; product:flour .02
  golden-agri | Golden Agri-Resources Ltd | SG | SGX:E5H | Golden Agri; Golden Agri-Resources; Sinar Mas Agro | palm = Golden Agri palm oil; .95; id .9;
  sime-darby-plantation | SD Guthrie Berhad | MY | KLSE:5285 | SD Guthrie; Sime Darby Plantation | palm = SD Guthrie palm oil; .97; my .55, id .3;
  ioi | IOI Corporation Berhad | MY | KLSE:1961 | IOI Corp; IOI Corporation | palm = IOI palm oil and oleochemicals; .97; my .95;
  klk | Kuala Lumpur Kepong Berhad | MY | KLSE:2445 | Kuala Lumpur Kepong; KLK | palm = KLK palm oil and oleochemicals; .97; my .6, id .3; product:surfactant .04
  fgv | FGV Holdings Berhad | MY | KLSE:5222 | FGV Holdings; Felda Global Ventures | palm = FGV palm oil; .9; my .97;
  first-resources | First Resources Limited | SG | SGX:EB5 | First Resources | palm = First Resources palm oil; .98; id 1;
  itc | ITC Limited | IN | NSE:ITC | ITC Ltd | agri = ITC farm exports; .25; in 1; | cigarettes = ITC cigarettes; .4; in 1;
  + | foods = ITC foods; .25; in 1; product:flour .02
  krbl | KRBL Limited | IN | NSE:KRBL | KRBL | rice = KRBL basmati rice; .97; in 1;
  lt-foods | LT Foods Limited | IN | NSE:LTFOODS | LT Foods | rice = LT Foods basmati rice; .95; in .95;
  awl | AWL Agri Business Limited | IN | NSE:AWL | Adani Wilmar; AWL Agri | oils = Adani Wilmar edible oils; .95; in 1;
  patanjali | Patanjali Foods Limited | IN | NSE:PATANJALI | Patanjali Foods; Ruchi Soya | oils = Patanjali edible oils; .9; in 1;
  hindustan-unilever | Hindustan Unilever Limited | IN | NSE:HINDUNILVR | Hindustan Unilever; HUL | household = Hindustan Unilever soaps, tea and foods; .97; in 1;
  + product:household-care .02
  britannia | Britannia Industries Limited | IN | NSE:BRITANNIA | Britannia Industries | biscuits = Britannia biscuits; .95; in 1;
  tata-consumer | Tata Consumer Products Limited | IN | NSE:TATACONSUM | Tata Consumer; Tata Tea; Tetley | tea = Tata tea and salt; .7; in .6, gb .2;
  suedzucker | Südzucker AG | DE | XETRA:SZU | Südzucker; Suedzucker; CropEnergies | sugar = Südzucker sugar and starch; .7; de .5, fr .2, pl .1;
  + product:refined-sugar .025
  tereos | Tereos SCA | FR |  | Tereos | sugar = Tereos sugar and starch; .9; fr .45, br .35; product:refined-sugar .025
  ab-foods | Associated British Foods plc | GB | LSE:ABF | Associated British Foods; British Sugar; AB Sugar; Primark | sugar = AB Sugar; .12;
  + gb .45, za .25, es .15; product:refined-sugar .02 | clothing = Primark clothing; .48; cn .4, bd .25, in .12, tr .06; product:apparel .005
  + | grocery = AB Foods groceries and ingredients; .36; gb .4, us .2;
  imperial-sugar | Imperial Sugar Company | US | NASDAQ:IPSU | Imperial Sugar | sugar = Imperial Sugar refined sugar; .97; us .4; product:refined-sugar .006
  asr | ASR Group International, Inc. | US |  | ASR Group; American Sugar Refining; Domino Sugar; Florida Crystals | sugar = Domino refined sugar;
  + .95; us .6, gb .15, mx .1; product:refined-sugar .025
  cosan | Cosan S.A. | BR | B3:CSAN3 | Cosan; Raízen; Raizen | sugar = Raízen sugar and ethanol; .6; br 1; product:refined-sugar .02
  sao-martinho | São Martinho S.A. | BR | B3:SMTO3 | São Martinho | sugar = São Martinho sugar and ethanol; .97; br 1; product:refined-sugar .008
  balrampur | Balrampur Chini Mills Limited | IN | NSE:BALRAMCHIN | Balrampur Chini | sugar = Balrampur sugar; .95; in 1; product:refined-sugar .006
  shree-renuka | Shree Renuka Sugars Limited | IN | NSE:RENUKA | Shree Renuka | sugar = Shree Renuka sugar; .95; in .95; product:refined-sugar .006
  ingredion | Ingredion Incorporated | US | NYSE:INGR | Ingredion; Corn Products International | starch = Ingredion starch and sweeteners; .97;
  + us .45, mx .2, br .1; product:starch-sweetener .06
  tate-lyle | Tate & Lyle PLC | GB | LSE:TATE | Tate & Lyle; Primient | starch = Tate & Lyle sweeteners and starch; .95; us .7, nl .1; product:starch-sweetener .04
  dole | Dole plc | IE | NYSE:DOLE | Dole; Dole Food; Fyffes | fruit = Dole fruit; .95; ec .25; product:banana .12
  chiquita | Chiquita Brands International Sàrl | CH |  | Chiquita; Chiquita Brands | fruit = Chiquita bananas; .95; ; product:banana .12
  fresh-del-monte | Fresh Del Monte Produce Inc. | US | NYSE:FDP | Fresh Del Monte; Del Monte Fresh | fruit = Del Monte bananas and pineapples; .95; ph .15; product:banana .08
  calavo | Calavo Growers, Inc. | US | NASDAQ:CVGW | Calavo | avocado = Calavo avocados; .95; mx .8, us/california .15;
  mission-produce | Mission Produce, Inc. | US | NASDAQ:AVO | Mission Produce | avocado = Mission avocados; .95; mx .7, pe .15;
  lamb-weston | Lamb Weston Holdings, Inc. | US | NYSE:LW | Lamb Weston | fries = Lamb Weston fries; .97; us/washington .35, us/idaho .2, us .2, nl .12; product:potato-product .2
  mccain | McCain Foods Limited | CA |  | McCain; McCain Foods | fries = McCain fries; .95; ca .3, us .25, fr .1, gb .08; product:potato-product .25
  simplot | J.R. Simplot Company | US |  | Simplot; J.R. Simplot | fries = Simplot fries and phosphate; .9; us/idaho .4, us .3; product:potato-product .12
  mccormick | McCormick & Company, Incorporated | US | NYSE:MKC | McCormick | spices = McCormick spices; .95; us .6, cn .1; product:spice .2
  pca | Peanut Corporation of America | US |  | Peanut Corp of America | peanuts = Peanut Corporation peanut paste; .97; us/georgia .7, us/texas .3; product:peanut .01
  kellanova | Kellanova | US | NYSE:K | Kellogg; Kellogg Company; Kellogg’s; Pringles | snacks = Kellogg snacks and cereals; .97; us .5, gb .1, mx .08;
  conagra | Conagra Brands, Inc. | US | NYSE:CAG | Conagra; ConAgra Foods; Peter Pan peanut butter | foods = Conagra packaged food; .97; us .9; product:peanut .03
  campbell | The Campbell’s Company | US | NASDAQ:CPB | Campbell Soup; Campbell’s; Campbell Soup Company | foods = Campbell soups and snacks; .97; us .95;
  hain | The Hain Celestial Group, Inc. | US | NASDAQ:HAIN | Hain Celestial | foods = Hain natural foods; .97; us .5, gb .3;
  flowers | Flowers Foods, Inc. | US | NYSE:FLO | Flowers Foods | bread = Flowers bread; .97; us .9; product:flour .01
  bimbo | Grupo Bimbo, S.A.B. de C.V. | MX | BMV:BIMBOA | Grupo Bimbo; Bimbo | bread = Bimbo bread; .97; us .45, mx .3; product:flour .03
  nissin-foods | Nissin Foods Holdings Co., Ltd. | JP | TSE:2897 | Nissin Foods; 日清食品 | noodles = Nissin noodles; .9; jp .55, us .15, cn .1; product:flour .03
  nisshin-seifun | Nisshin Seifun Group Inc. | JP | TSE:2002 | Nisshin Seifun | flour = Nisshin flour; .9; jp .6, us .2, au .1; product:flour .03
  barilla | Barilla Holding S.p.A. | IT |  | Barilla | pasta = Barilla pasta; .95; it .6, us .15; product:flour .03
  ebro | Ebro Foods, S.A. | ES | BME:EBRO | Ebro Foods | rice = Ebro rice and pasta; .95; es .2, us .3, fr .1;
  deoleo | Deoleo, S.A. | ES | BME:OLE | Deoleo; Bertolli; Carapelli | oil = Deoleo olive oil; .95; es .5, it .4;
  ferrero | Ferrero International S.A. | LU |  | Ferrero; Nutella; Kinder; Ferrara | chocolate = Ferrero chocolate; .95; it .3, de .15, be .05, us .15;
  mars | Mars, Incorporated | US |  | Mars; Mars Wrigley; Snickers; M&M’s | chocolate = Mars chocolate and pet food; .9; us .4, nl .08, de .08, gb .08;
  tootsie | Tootsie Roll Industries, Inc. | US | NYSE:TR | Tootsie Roll | sweets = Tootsie Roll sweets; .98; us .6, mx .2, ca .1;
  cj | CJ CheilJedang Corporation | KR | KRX:097950 | CJ CheilJedang; CJ제일제당 | foods = CJ foods and amino acids; .9; kr .5, cn .1, us .15, id .08; product:flour .01
  orion | Orion Corporation | KR | KRX:271560 | Orion Corp; 오리온 | sweets = Orion sweets; .98; kr .35, cn .4, vn .15;
  nongshim | Nongshim Co., Ltd. | KR | KRX:004370 | Nongshim; 농심 | noodles = Nongshim noodles; .95; kr .8, us .12; product:flour .015
  tingyi | Tingyi (Cayman Islands) Holding Corp. | CN | HKEX:322 | Tingyi; Master Kong; 康师傅 | noodles = Tingyi noodles and drinks; .98; cn 1; product:flour .04
  kikkoman | Kikkoman Corporation | JP | TSE:2801 | Kikkoman | sauce = Kikkoman soy sauce; .95; jp .5, us .3;
  nomad | Nomad Foods Limited | GB | NYSE:NOMD | Nomad Foods; Birds Eye; Findus | frozen = Nomad frozen food; .98; de .25, gb .2;
`)

const sites = made(`
  commodity:rice | cn .28, in .27, bd .07, id .065, vn .05, th .038, mm .024, pk .018, jp .015, us .012 | Of what is traded India
  + ships four tenths.
  commodity:tea | cn .48, in .2, lk .04, vn .03, id .02 | Kenya and Sri Lanka export most.
  commodity:olive-oil | es .42, it .1, tn .07, tr .08, ma .05, pt .05 | Spain presses four tenths.
  commodity:orange-juice | br .6, us .1, mx .1 | Brazil makes most of it.
  commodity:vanilla | mg .7, id .06, ug .04 | Madagascar grows most of it.
  product:banana | ec .3, co .1, ph .1, ci .02, cm .01, mx .02 | By exports.
  product:potato-product | us/washington .12, us/idaho .1, us .15, ca .08, nl .12, be .15, fr .04 | By trade.
  product:refined-sugar | br .2, in .18, cn .06, th .05, us .03, us/georgia .004, us/louisiana .01, de .025, fr .025, gb .006, mx .03 | Estimate.
  product:starch-sweetener | us .25, us/iowa .1, cn .3, de .04, fr .04, mx .03 | Estimate.
  product:spice | in .4, cn .12, vn .08, id .08 | Estimate.
  product:peanut | cn .37, in .13, us .05, us/georgia .03, ng .08, ar .03 | Estimate.
  product:flour | cn .25, in .15, us .07, tr .05, it .03, jp .015, id .02 | Estimate.
  product:wilmar/palm-oil | cn .45, id .25, my .1, in .05 | Estimate.
  product:bunge/oilseed-processing | us .25, br .25, ar .12, ca .05, ua .02, cn .04, de .05 | Estimate.
  product:adm/grain-processing | us .5, us/iowa .1, br .1, de .05, ua .01 | Estimate.
  product:cargill/grain-processing | us .5, br .08, ar .06, ua .01, cn .05, ca .08 | Estimate.
`)

const works = plants(`
  port-wentworth | Port Wentworth sugar refinery | us/georgia | imperial-sugar/sugar .6 | One of its two refineries. | Port Wentworth
  gramercy-sugar | Gramercy sugar refinery | us/louisiana | imperial-sugar/sugar .4 | The other of its two refineries. |
`)

const makers = fed(`
  product:refined-sugar | cargill/grain-processing .01, wilmar/palm-oil .01 | Estimate.
  product:starch-sweetener | adm/grain-processing .12, cargill/grain-processing .13 | Estimate.
  product:peanut | hormel/meat .02, smucker/coffee .03 | Estimate.
  product:flour | adm/grain-processing .02, general-mills/food .01 | Estimate.
`)

const inputs = needs(`
  product:refined-sugar
    raw sugar | commodity:sugar .95 essential cost .65 buffer 45 | Cane and beet sugar.
  product:imperial-sugar/sugar, product:asr/sugar
    raw sugar | commodity:sugar .95 essential cost .7 buffer 40 | Refined from bought raw cane sugar.
  product:starch-sweetener, product:ingredion/starch, product:tate-lyle/starch
    corn | commodity:corn .9 essential cost .4 buffer 20 | Wet milling.
  product:spice, product:mccormick/spices
    vanilla | commodity:vanilla .3 minor cost .03 buffer 120 | Among many spices.
  product:potato-product, product:lamb-weston/fries, product:mccain/fries, product:simplot/fries
    oil | commodity:palm-oil .3 minor cost .04 buffer 30, commodity:sunflower-oil .3 minor cost .04 buffer 30, commodity:soybeans
    + .3 minor cost .03 buffer 30 | Fried before freezing.
  product:flour, product:indofood/noodles, product:itc/foods, product:nissin-foods/noodles, product:nisshin-seifun/flour,
  + product:barilla/pasta, product:bimbo/bread, product:flowers/bread, product:tingyi/noodles, product:nongshim/noodles,
  + product:britannia/biscuits
    wheat | commodity:wheat .95 essential cost .25 buffer 45 | Milled from wheat.
    palm oil | commodity:palm-oil .8 minor cost .05 buffer 45 | Noodles and biscuits hold palm oil.
  product:kellanova/snacks, product:post/cereal, product:conagra/foods, product:campbell/foods, product:hain/foods,
  + product:ab-foods/grocery, product:nomad/frozen, product:cj/foods, product:ajinomoto/food
    grain | commodity:wheat .5 important cost .05 buffer 45, commodity:corn .4 important cost .05 buffer 45 | Cereals and starch.
    packaging | product:plastic-packaging .5 important cost .04 buffer 20, product:carton-board .4 important cost .03 buffer 20 |
    + Boxes and pouches.
  product:kellanova/snacks
    peanuts and oil | product:peanut .3 minor cost .02 buffer 45, commodity:palm-oil .5 minor cost .02 buffer 45 | In snacks.
  product:kellanova/snacks, product:flowers/bread, product:bimbo/bread, product:conagra/foods
    eggs and sugar | commodity:eggs .3 minor cost .015 buffer 15, commodity:sugar .7 minor cost .03 buffer 45 | Baking.
  product:itc/agri
    wheat | commodity:wheat .5 essential cost .5 buffer 20 | It exports Indian wheat, rice and tobacco leaf.
  product:krbl/rice, product:lt-foods/rice, product:ebro/rice
    rice | commodity:rice .9 essential cost .3 buffer 150 | Basmati is aged for a year.
  product:awl/oils, product:patanjali/oils
    palm oil | commodity:palm-oil .5 essential cost .4 buffer 25 | India imports most of its edible oil.
    soft oils | commodity:soybeans .5 important cost .2 buffer 25, commodity:sunflower-oil .25 important cost .15 buffer 25 |
    + Imported too.
  product:hindustan-unilever/household
    palm oil | commodity:palm-oil .6 important cost .1 buffer 45 | Soap is made of it.
    tea | commodity:tea .9 minor cost .06 buffer 45 | Tea brands.
  product:tata-consumer/tea
    tea | commodity:tea .95 essential cost .4 buffer 45 | Bought at auctions.
  product:deoleo/oil
    olive oil | commodity:olive-oil .97 essential cost .75 buffer 45 | It bottles what it buys.
  product:ferrero/chocolate, product:mars/chocolate
    cocoa | commodity:cocoa 1 essential cost .1 buffer 120 | Chocolate.
    sugar | commodity:sugar 1 important cost .05 buffer 45 | Chocolate.
  product:tootsie/sweets, product:orion/sweets
    sugar | commodity:sugar .9 essential cost .1 buffer 45, commodity:corn .1 minor cost .04 buffer 45 | Sweets.
  product:kernel/oil
    sunflower seed | commodity:sunflower-oil .6 essential cost .3 buffer 30 | Crushed in Ukraine.
    Black Sea ports | product:freight-sea .9 important cost .1 | Nearly all is shipped.
  product:cofco/trade, product:louis-dreyfus/trade, product:viterra/trade, product:olam/trade, product:graincorp/grain
    crops | commodity:wheat .35 important cost .3 buffer 20, commodity:soybeans .35 important cost .3 buffer 20, commodity:corn .25
    + important cost .2 buffer 20 | Bought from farmers.
  product:olam/trade
    cocoa and coffee | commodity:cocoa .5 important cost .15 buffer 90, commodity:coffee .4 important cost .12 buffer 60 | Traded and milled.
  product:dole/fruit, product:chiquita/fruit, product:fresh-del-monte/fruit
    bananas | product:banana .7 important cost .4 | Grown by others and by itself.
    sea freight | product:freight-sea .9 important cost .12 | Refrigerated ships.
`)

const prices = [
  ...follow(`
  commodity:sugar | product:refined-sugar .6 45 | Refined sugar follows raw sugar.
  commodity:corn | product:starch-sweetener .4 120 | Contracts follow corn.
  commodity:wheat | product:flour .5 60, commodity:rice .15 60 | Flour follows wheat.
`),
  ...sold(`
  commodity:palm-oil | astra-agro/palm .9, indofood-agri/palm .8, golden-agri/palm .5, sime-darby-plantation/palm .7, ioi/palm .5,
  + klk/palm .5, fgv/palm .7, first-resources/palm .9 | Sold at the market price.
  commodity:sugar | suedzucker/sugar .5, tereos/sugar .6, ab-foods/sugar .6, cosan/sugar .5, sao-martinho/sugar .6,
  + balrampur/sugar .6, shree-renuka/sugar .5 | Sold near the market price.
  commodity:sunflower-oil | kernel/oil .5 | Sold at the export price.
  commodity:wheat | viterra/trade .1, graincorp/grain .1 | Margins rise with the price.
`),
]

const rivals = contest(`
  refined sugar of the United States | imperial-sugar/sugar .1 .1, asr/sugar .35 .1
  frozen potatoes | lamb-weston/fries .2 .08, mccain/fries .25 .08, simplot/fries .12 .08
  bananas | dole/fruit .12 .05, chiquita/fruit .12 .05, fresh-del-monte/fruit .08 .05
  peanut paste | pca/peanuts .03 .1, conagra/foods .05 .05
  cereals | kellanova/snacks .25 .08, general-mills/food .28 .05, post/cereal .18 .08
`)

export const farmTrade: FactFile = {
  industry: 'crop trade and processing',
  nodes: [...goods, ...firms.nodes, ...works.nodes],
  edges: [...firms.edges, ...sites, ...works.edges, ...makers, ...inputs, ...prices, ...rivals],
}
