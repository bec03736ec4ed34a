/** Meat, eggs, milk and fish: where they come from, who sells them and what they need. */
import type { FactFile } from '@/engine/graph/facts'
import { houses } from './houses'
import { contest, fed, follow, made, needs, plants, sold, things } from './table'

const goods = things(`
  commodity:hogs | Hogs | lean hogs; hog prices; pigs; pig herd; pig farms; hog farms; swine | USc/lb
  commodity:eggs | Eggs | egg prices; egg farm; egg farms; shell eggs; laying hens; hens | USD/dozen
  commodity:salmon | Salmon | farmed salmon; salmon farms; Atlantic salmon; salmon prices | NOK/kg
  product:pork | Pork | bacon; pork plants; pork plant
  product:poultry | Chicken meat | chicken; poultry; broilers; broiler; chicken meat; chickens
  product:turkey-meat | Turkey meat | turkey farm; turkey farms; turkeys; turkey products
  product:processed-meat | Sausages and deli meat | deli meat; deli meats; sausages; cold cuts; ready-to-eat meat
  product:dairy-products | Dairy products | cheese; butter; yoghurt; whey; dairy products
  product:infant-formula-us | Infant formula of the United States | US infant formula; Similac formula
  product:infant-formula-cn | Infant formula of China | Chinese infant formula; Chinese milk powder
`)

const firms = houses(`
  jbs | JBS S.A. | BR | B3:JBSS3 | JBS; JBS USA; JBS N.V. | beef = JBS beef; .5; us .45, br .3, au .15, ca .05; product:beef .1
  + | pork = JBS pork; .15; us .75, br .15; product:pork .04 | poultry = JBS and Seara chicken; .2; br .9; product:poultry .05
  pilgrims-pride | Pilgrim’s Pride Corporation | US | NASDAQ:PPC | Pilgrim’s Pride; Pilgrims Pride | chicken = Pilgrim’s chicken;
  + .9; us .6, gb .2, mx .13; product:poultry .04
  smithfield | Smithfield Foods, Inc. | US | NASDAQ:SFD | Smithfield; Smithfield Foods | pork = Smithfield pork; .95;
  + us 1; product:pork .06
  wh-group | WH Group Limited | HK | HKEX:288 | Shuanghui; 万洲国际; 双汇 | pork = WH Group pork; .9; us .5, cn .35, pl .08;
  + product:pork .05
  hormel | Hormel Foods Corporation | US | NYSE:HRL | Hormel; Hormel Foods; Jennie-O | turkey = Jennie-O turkey; .17;
  + us .7; product:turkey-meat .18 | meat = Hormel pork and packaged food; .8; us .9; product:processed-meat .04
  maple-leaf | Maple Leaf Foods Inc. | CA | TSX:MFI | Maple Leaf Foods | meat = Maple Leaf meat; .95; ca .95;
  + product:processed-meat .02, product:pork .01
  marfrig | Marfrig Global Foods S.A. | BR | B3:MRFG3 | Marfrig; National Beef; MBRF | beef = Marfrig beef; .9; us .55, br .3, ar .05;
  + product:beef .05
  minerva | Minerva S.A. | BR | B3:BEEF3 | Minerva Foods | beef = Minerva beef; .95; br .6, ar .15, au .08; product:beef .025
  brf | BRF S.A. | BR | B3:BRFS3 | BRF; Brasil Foods; Sadia; Perdigão | poultry = BRF chicken and pork; .9; br .85, tr .05;
  + product:poultry .03, product:pork .01
  danish-crown | Danish Crown A/S | DK |  | Danish Crown | pork = Danish Crown pork; .9; dk .6, pl .15, gb .1; product:pork .015
  toennies | Tönnies Holding ApS & Co. KG | DE |  | Tönnies; Toennies | pork = Tönnies pork; .9; de .9; product:pork .018
  vion | Vion Food Group | NL |  | Vion Food | pork = Vion meat; .9; nl .5, de .4; product:pork .01
  cranswick | Cranswick plc | GB | LSE:CWK | Cranswick | pork = Cranswick pork; .95; gb 1; product:pork .003
  boparan | Boparan Holdings Limited | GB |  | 2 Sisters Food Group; Boparan | chicken = 2 Sisters chicken; .9; gb .85; product:poultry .003
  sanderson | Sanderson Farms, Inc. | US | NASDAQ:SAFM | Sanderson Farms | chicken = Sanderson chicken; .95;
  + us .8, us/texas .15; product:poultry .015
  cal-maine | Cal-Maine Foods, Inc. | US | NASDAQ:CALM | Cal-Maine | eggs = Cal-Maine shell eggs; .97; us .8, us/texas .15;
  vital-farms | Vital Farms, Inc. | US | NASDAQ:VITL | Vital Farms | eggs = Vital Farms eggs; .95; us/missouri .6, us .4;
  post | Post Holdings, Inc. | US | NYSE:POST | Post Holdings; Michael Foods; Post Consumer Brands | eggs = Michael Foods egg products; .35;
  + us .8, us/iowa .15; | cereal = Post cereals and groceries; .6; us .9;
  muyuan | Muyuan Foods Co., Ltd. | CN | SZSE:002714 | Muyuan Foods; 牧原股份 | hogs = Muyuan pigs; .97; cn/henan .35, cn .65;
  + product:pork .04
  wens | Wens Foodstuff Group Co., Ltd. | CN | SZSE:300498 | Wens Foodstuff; 温氏股份 | hogs = Wens pigs and chickens; .95;
  + cn/guangdong .3, cn .7; product:pork .02
  new-hope | New Hope Liuhe Co., Ltd. | CN | SZSE:000876 | New Hope Liuhe; 新希望 | feed = New Hope feed and pigs; .95; cn .95; product:pork .01
  cp-foods | Charoen Pokphand Foods Public Company Limited | TH | SET:CPF | CP Foods; Charoen Pokphand Foods | meat = CP Foods meat and feed;
  + .95; th .4, cn .2, vn .2; product:poultry .02, product:pork .02
  cp-pokphand | C.P. Pokphand Co. Ltd. | HK | HKEX:43 | CP Pokphand | feed = CP Pokphand feed and pigs; .95; cn .6, vn .4; product:pork .005
  nh-foods | NH Foods Ltd. | JP | TSE:2282 | NH Foods; Nippon Meat Packers; 日本ハム | meat = NH Foods meat; .9; jp .8, au .08;
  + product:processed-meat .02
  osi | OSI Group, LLC | US |  | OSI Group; Husi Food; OSI Food Solutions | patties = OSI meat for restaurants; .95; us .4, cn .2, cn/shanghai .1, de .1;
  mowi | Mowi ASA | NO | OSE:MOWI | Mowi; Marine Harvest until 2018-12-31 | salmon = Mowi salmon; .97; no .6, gb .14, cl .16, ca .06;
  salmar | SalMar ASA | NO | OSE:SALM | SalMar | salmon = SalMar salmon; .97; no .92, gb .03;
  leroy | Lerøy Seafood Group ASA | NO | OSE:LSG | Lerøy Seafood; Leroy Seafood | salmon = Lerøy salmon and fish; .95; no .95;
  bakkafrost | P/F Bakkafrost | FO | OSE:BAKKA | Bakkafrost | salmon = Bakkafrost salmon; .95; gb .3;
  camanchaca | Salmones Camanchaca S.A. | CL | BCS:SALMOCAM | Salmones Camanchaca; Camanchaca | salmon = Camanchaca salmon; .95; cl 1;
  thai-union | Thai Union Group Public Company Limited | TH | SET:TU | Thai Union | tuna = Thai Union tuna and shrimp; .95; th .7;
  fonterra | Fonterra Co-operative Group Limited | NZ | NZX:FCG | Fonterra | dairy = Fonterra milk powder, butter and cheese; .95; nz .8, au .1;
  + product:dairy-products .06
  a2-milk | The a2 Milk Company Limited | NZ | NZX:ATM | a2 Milk | formula = a2 infant formula and milk; .95; nz .8, au .2;
  + product:infant-formula-cn .05
  synlait | Synlait Milk Limited | NZ | NZX:SML | Synlait | powder = Synlait milk powder; .95; nz 1; product:dairy-products .002
  bega | Bega Cheese Limited | AU | ASX:BGA | Bega Cheese | dairy = Bega dairy and spreads; .95; au 1; product:dairy-products .003
  saputo | Saputo Inc. | CA | TSX:SAP | Saputo | dairy = Saputo cheese and milk; .98; us .45, ca .3, au .15; product:dairy-products .03
  lactalis | Groupe Lactalis S.A. | FR |  | Lactalis; Parmalat | dairy = Lactalis cheese and milk; .95; fr .3, it .15, us .1, br .05;
  + product:dairy-products .07
  arla | Arla Foods amba | DK |  | Arla; Arla Foods | dairy = Arla dairy; .97; dk .4, gb .25, se .15, de .1; product:dairy-products .035
  frieslandcampina | Royal FrieslandCampina N.V. | NL |  | FrieslandCampina; Friesland Foods | dairy = FrieslandCampina dairy; .95;
  + nl .6, de .1; product:dairy-products .03, product:infant-formula-cn .05
  dean-foods | Dean Foods Company | US |  | Dean Foods | milk = Dean Foods milk; .95; us .9, us/texas .1; product:dairy-products .02
  mengniu | China Mengniu Dairy Company Limited | CN | HKEX:2319 | Mengniu; 蒙牛 | dairy = Mengniu milk; .97; cn/inner-mongolia .3, cn .65;
  + product:dairy-products .025, product:infant-formula-cn .03
  yili | Inner Mongolia Yili Industrial Group Co., Ltd. | CN | SSE:600887 | Yili; 伊利 | dairy = Yili milk; .97; cn/inner-mongolia .3, cn .6, nz .05;
  + product:dairy-products .03, product:infant-formula-cn .08
  bright-dairy | Bright Dairy & Food Co., Ltd. | CN | SSE:600597 | Bright Dairy; 光明乳业 | dairy = Bright milk; .95; cn/shanghai .5, cn .35, nz .1;
  + product:dairy-products .006
  feihe | China Feihe Limited | CN | HKEX:6186 | Feihe; 飞鹤 | formula = Feihe infant formula; .95; cn .95; product:infant-formula-cn .18
  sanlu | Shijiazhuang Sanlu Group Co., Ltd. | CN |  | Sanlu; 三鹿 | formula = Sanlu milk powder; .9; cn 1; product:infant-formula-cn .02
  meiji | Meiji Holdings Co., Ltd. | JP | TSE:2269 | Meiji; 明治 | dairy = Meiji dairy, sweets and formula; .8; jp .9; product:dairy-products .01
  morinaga-milk | Morinaga Milk Industry Co., Ltd. | JP | TSE:2264 | Morinaga Milk | dairy = Morinaga milk and formula; .95; jp .95;
  + product:dairy-products .006
  megmilk | Megmilk Snow Brand Co., Ltd. | JP | TSE:2270 | Megmilk Snow Brand; Snow Brand | dairy = Snow Brand dairy; .95; jp .98;
  + product:dairy-products .006
  glanbia | Glanbia plc | IE | ISE:GL9 | Glanbia; Tirlán | whey = Glanbia whey nutrition and cheese; .95; us .7, ie .2; product:dairy-products .01
  perrigo | Perrigo Company plc | IE | NYSE:PRGO | Perrigo | formula = Perrigo infant formula; .12; us 1; product:infant-formula-us .08 |
  + otc = Perrigo over-the-counter medicines; .86; us .5, ie .05; product:generic-drug .01
  bellamys | Bellamy’s Australia Limited | AU |  | Bellamy’s | formula = Bellamy’s formula; .97; au .9; product:infant-formula-cn .01
  byheart | ByHeart, Inc. | US |  | ByHeart | formula = ByHeart formula; .98; us 1; product:infant-formula-us .01
`)

const sites = made(`
  commodity:hogs | cn .47, us .1, us/iowa .035, de .045, es .045, br .04, dk .015, vn .03, ru .035 | China keeps half of all pigs.
  commodity:eggs | us/iowa .15, us .72, us/texas .05, us/california .03 | Share of the hens of the United States: eggs are eaten
  + where they are laid.
  commodity:salmon | no .53, cl .27, gb .07, ca .05, au .03 | Farmed Atlantic salmon.
  product:beef | us .18, us/kansas .04, br .17, cn .12, ar .05, au .04, ca .02, in .06, mx .03, nz .01, ie .01 | Estimate.
  product:pork | cn .46, us .08, us/iowa .03, de .045, es .045, br .04, dk .015, pl .02, ca .02 | Estimate.
  product:poultry | us .16, us/georgia .025, br .14, cn .15, ru .04, in .04, mx .03, th .03, gb .015 | Estimate.
  product:turkey-meat | us .45, de .08, pl .06, br .03, it .05 | Minnesota and North Carolina lead in the United States.
  product:processed-meat | us .3, cn .2, de .1, jp .05, es .05, it .05 | Estimate.
  product:dairy-products | us .17, de .08, fr .07, nz .05, in .1, cn .05, nl .04, it .03, au .02 | Estimate.
  product:infant-formula-us | us/michigan .35, us .6 | Labels and tariffs keep imports small.
  product:infant-formula-cn | cn .6, nz .12, nl .12, ie .06, au .03 | Half is imported or made of imported powder.
  product:nestle/food | us .3, cn .07, fr .05, br .05, mx .05, de .04, ch .02 | Estimate.
  product:danone/dairy | us .18, fr .15, cn .1, nl .05, mx .05, br .03 | Estimate.
  product:reckitt/nutrition | us .5, us/indiana .15, cn .05, nl .08, mx .05 | Evansville in Indiana, Zeeland in Michigan and Nijmegen.
  product:abbott/nutrition | us .3, us/michigan .15, us/ohio .1, ie .1, sg .08, es .05 | Estimate.
  product:tyson/meat | us .8, us/iowa .1, us/kansas .05 | Estimate.
`)

const works = plants(`
  tyson-holcomb | Tyson Holcomb beef plant | us/kansas | tyson/meat .06 | Kills about 6,000 cattle a day, a fifteenth of the
  + fed cattle of the United States. | Finney County beef plant; Holcomb
  tyson-waterloo | Tyson Waterloo pork plant | us/iowa | tyson/meat .03 | Its largest pork plant. | Waterloo, Iowa
  smithfield-sioux-falls | Smithfield Sioux Falls plant | us | smithfield/pork .12 | Makes 4 to 5 % of the pork of the United
  + States. | Sioux Falls
  jbs-greeley | JBS Greeley beef plant | us | jbs/beef .06 | Its largest beef plant in the United States. | Greeley, Colorado
  toennies-rheda | Tönnies Rheda-Wiedenbrück works | de | toennies/pork .5 | The largest slaughterhouse of Germany. |
  + Rheda-Wiedenbrück; Rheda
  husi-shanghai | Shanghai Husi Food works | cn/shanghai | osi/patties .05 | Meat for chains of restaurants in China and Japan. |
  + Shanghai Husi
`)

const makers = fed(`
  product:pork | tyson/meat .035, hormel/meat .01 | Estimate.
  product:poultry | tyson/meat .06, cargill/grain-processing .01 | Estimate.
  product:turkey-meat | cargill/grain-processing .12 | Estimate.
  product:processed-meat | tyson/meat .05, smithfield/pork .05, kraft-heinz/food .04 | Estimate.
  product:dairy-products | danone/dairy .04, nestle/food .05, kraft-heinz/food .02 | Estimate.
  product:infant-formula-us | abbott/nutrition .42, reckitt/nutrition .36, nestle/food .1 | Two makers have four fifths.
  product:infant-formula-cn | nestle/food .15, danone/dairy .12, reckitt/nutrition .05, abbott/nutrition .04 | Estimate.
`)

const inputs = needs(`
  commodity:hogs, commodity:eggs
    feed | commodity:corn .6 important cost .35 buffer 30, commodity:soybeans .3 important cost .2 buffer 30 | Grain and meal.
  product:pork
    pigs | commodity:hogs 1 essential cost .7 buffer 3 | Fresh meat has no stock.
  product:poultry, product:turkey-meat, product:pilgrims-pride/chicken, product:sanderson/chicken, product:hormel/turkey,
  + product:brf/poultry, product:jbs/poultry, product:boparan/chicken, product:cp-foods/meat
    feed | commodity:corn .6 important cost .3 buffer 20, commodity:soybeans .3 important cost .15 buffer 20 | Grain and meal.
  product:jbs/beef, product:marfrig/beef, product:minerva/beef
    cattle | commodity:cattle .95 essential cost .7 buffer 5 | Fresh meat has no stock.
  product:smithfield/pork, product:wh-group/pork, 
  + product:jbs/pork, product:hormel/meat, product:maple-leaf/meat, product:nh-foods/meat
    pigs | commodity:hogs .6 essential cost .3 buffer 3 sub .3/.5/.7 | Part comes from its own farms.
  product:tyson/meat
    pigs | commodity:hogs .9 important cost .1 buffer 3 | Bought from farmers.
  product:jbs/beef, product:smithfield/pork, product:tyson/meat, product:pilgrims-pride/chicken, product:hormel/meat,
  + product:cranswick/pork, product:boparan/chicken
    carbon dioxide | product:food-grade-co2 .5 minor cost .005 buffer 4 | Stunning, cooling and packing.
  product:processed-meat
    meat | product:pork .5 essential cost .35 buffer 15, product:poultry .2 essential cost .12 buffer 15, product:beef
    + .15 essential cost .12 buffer 15, product:turkey-meat .1 essential cost .08 buffer 20 | Meat.
  product:post/eggs
    eggs | commodity:eggs .9 essential cost .55 buffer 7 | Bought from egg farms and from its own hens.
  product:muyuan/hogs, product:wens/hogs, product:new-hope/feed, product:cp-pokphand/feed
    feed | commodity:corn .5 important cost .3 buffer 30, commodity:soybeans .35 important cost .2 buffer 30 | Grain and meal.
  commodity:salmon, product:mowi/salmon, product:salmar/salmon, product:leroy/salmon, product:bakkafrost/salmon
    feed | commodity:soybeans .3 minor cost .12 buffer 45 | Feed is half of the cost.
  product:dairy-products, product:fonterra/dairy, product:saputo/dairy, product:lactalis/dairy, product:arla/dairy,
  + product:frieslandcampina/dairy, product:mengniu/dairy, product:yili/dairy, product:bright-dairy/dairy,
  + product:dean-foods/milk, product:meiji/dairy, product:morinaga-milk/dairy, product:megmilk/dairy, product:synlait/powder,
  + product:bega/dairy
    milk | commodity:milk .95 essential cost .5 buffer 5 sub .2/.3/.5 | Raw milk is processed within days.
  product:a2-milk/formula, product:feihe/formula, product:bellamys/formula, product:perrigo/formula, product:sanlu/formula
    milk | commodity:milk .9 essential cost .25 buffer 60 | Milk powder and whey.
  product:a2-milk/formula
    contract maker | product:synlait/powder .8 essential cost .4 buffer 60 lead 180 | One maker packs its formula.
  product:perrigo/otc
    ingredients | product:api .8 essential cost .15 buffer 90 lead 180 | Bought in India and China.
`)

const prices = [
  ...follow(`
  commodity:hogs | product:pork .7 7 | Meat follows the animal.
  commodity:cattle | product:beef .7 7 | Meat follows the animal.
  commodity:milk | product:dairy-products .5 30 | Cheese and butter follow milk.
  commodity:corn | commodity:hogs .2 120, commodity:cattle .15 180, commodity:eggs .2 90 | Feed is most of the cost.
`),
  ...sold(`
  commodity:eggs | cal-maine/eggs .9, vital-farms/eggs .2 | Sold near the quoted price.
  commodity:hogs | muyuan/hogs .95, wens/hogs .6, new-hope/feed .3, cp-pokphand/feed .4, cp-foods/meat .2,
  + smithfield/pork .15, danish-crown/pork .15, toennies/pork .05 | Sold at the market price; the packers of Europe buy their
  + pigs at home.
  commodity:salmon | mowi/salmon .85, salmar/salmon .85, leroy/salmon .6, bakkafrost/salmon .8, camanchaca/salmon .9 |
  + Sold near the spot price.
  commodity:milk | fonterra/dairy .5, synlait/powder .4 | Powder is sold at world prices.
`),
]

const rivals = contest(`
  infant formula of the United States | abbott/nutrition .42 .1, reckitt/nutrition .36 .2, perrigo/formula .08 .3
  infant formula of the United States | abbott/nutrition .42 .1, nestle/food .05 .01
  infant formula of China | sanlu/formula .18 .1, yili/dairy .08 .05, feihe/formula .15 .2, reckitt/nutrition .1 .2, danone/dairy .06 .03
  beef of the United States | jbs/beef .22 .08, tyson/meat .12 .04, marfrig/beef .14 .08
  pork of the United States | smithfield/pork .25 .06, jbs/pork .2 .06, tyson/meat .08 .03, hormel/meat .05 .03
  chicken of the United States | pilgrims-pride/chicken .17 .05, tyson/meat .1 .03, sanderson/chicken .09 .08
  milk of China | mengniu/dairy .25 .05, yili/dairy .27 .05, bright-dairy/dairy .06 .1
  milk of Japan | meiji/dairy .2 .05, morinaga-milk/dairy .15 .05, megmilk/dairy .2 .05
  salmon | mowi/salmon .17 .03, salmar/salmon .09 .03, leroy/salmon .07 .03, bakkafrost/salmon .03 .03, camanchaca/salmon .02 .05
`)

export const meatEggsDairy: FactFile = {
  industry: 'meat, eggs, milk and fish',
  nodes: [...goods, ...firms.nodes, ...works.nodes],
  edges: [...firms.edges, ...sites, ...works.edges, ...makers, ...inputs, ...prices, ...rivals],
}
