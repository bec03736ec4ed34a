/** Brands, makers and sellers of consumer goods. */
import type { FactFile } from '@/engine/graph/facts'
import { business, buys, contest, fed, firms, needs } from './table'

const companies = firms(`
  procter-gamble | The Procter & Gamble Company | US | NYSE:PG | Procter & Gamble; P&G; Gillette; Pampers
  colgate | Colgate-Palmolive Company | US | NYSE:CL | Colgate-Palmolive; Colgate
  reckitt | Reckitt Benckiser Group plc | GB | LSE:RKT | Reckitt; Reckitt Benckiser; Mead Johnson
  henkel | Henkel AG & Co. KGaA | DE | XETRA:HEN3 | Henkel
  loreal | L’Oréal S.A. | FR | EPA:OR | L’Oréal; L'Oreal; Maybelline; Lancôme
  nike | NIKE, Inc. | US | NYSE:NKE | Nike
  adidas | adidas AG | DE | XETRA:ADS | Adidas
  puma | PUMA SE | DE | XETRA:PUM | Puma
  deckers | Deckers Outdoor Corporation | US | NYSE:DECK | Deckers; Deckers Brands; UGG
  vf | V.F. Corporation | US | NYSE:VFC | VF Corp; VF Corporation; North Face; Timberland
  levis | Levi Strauss & Co. | US | NYSE:LEVI | Levi Strauss; Levi’s
  inditex | Industria de Diseño Textil, S.A. | ES | BME:ITX | Inditex; Zara
  hm | H & M Hennes & Mauritz AB | SE | STO:HM-B | H&M; Hennes & Mauritz
  fast-retailing | Fast Retailing Co., Ltd. | JP | TSE:9983 | Fast Retailing; Uniqlo; ユニクロ
  lvmh | LVMH Moët Hennessy Louis Vuitton SE | FR | EPA:MC | LVMH; Louis Vuitton
  pou-chen | Pou Chen Corporation | TW | TWSE:9904 | Pou Chen; Yue Yuen; 寶成
  shenzhou | Shenzhou International Group Holdings Limited | CN | HKEX:2313 | Shenzhou International; 申洲国际
  mattel | Mattel, Inc. | US | NASDAQ:MAT | Mattel; Barbie; Fisher-Price
  hasbro | Hasbro, Inc. | US | NASDAQ:HAS | Hasbro
  haier | Haier Smart Home Co., Ltd. | CN | SSE:600690 | Haier; GE Appliances; 海尔智家
  ikea | Inter IKEA Holding B.V. | NL |  | IKEA; Inter IKEA
  walmart | Walmart Inc. | US | NYSE:WMT | Walmart; Wal-Mart; Sam’s Club
  target | Target Corporation | US | NYSE:TGT | Target Corporation
  costco | Costco Wholesale Corporation | US | NASDAQ:COST | Costco
  amazon | Amazon.com, Inc. | US | NASDAQ:AMZN | Amazon; Amazon.com; AWS; Amazon Web Services
`)

const lines = business(`
  procter-gamble/household-care | P&G soaps, detergents and health goods | .7 | Estimate. | Tide; Ariel
  procter-gamble/paper | P&G diapers and paper | .24 | Estimate.
  colgate/household-care | Colgate toothpaste and soaps | .78 | Estimate.
  reckitt/household-care | Reckitt hygiene and health goods | .85 | Estimate. | Dettol; Lysol
  reckitt/nutrition | Mead Johnson infant formula | .15 | Estimate. | Enfamil
  henkel/household-care | Henkel detergents and hair care | .48 | Estimate. | Persil
  henkel/adhesives | Henkel adhesives | .5 | Estimate.
  loreal/cosmetics | L’Oréal cosmetics | .98 | Estimate.
  nike/shoes | Nike shoes | .66 | Estimate.
  nike/apparel | Nike clothing and gear | .32 | Estimate.
  adidas/shoes | Adidas shoes | .57 | Estimate.
  adidas/apparel | Adidas clothing and gear | .42 | Estimate.
  puma/sportswear | Puma shoes and clothing | .98 | Estimate.
  deckers/shoes | Deckers shoes | .98 | Estimate.
  vf/clothing-and-shoes | VF clothing and shoes | .98 | Estimate.
  levis/jeans | Levi’s jeans and clothing | .98 | Estimate.
  inditex/clothing | Inditex clothing | .98 | Estimate.
  hm/clothing | H&M clothing | .97 | Estimate.
  fast-retailing/clothing | Uniqlo clothing | .98 | Estimate.
  lvmh/luxury | LVMH fashion, leather and watches | .62 | Estimate.
  lvmh/cosmetics | LVMH perfume and cosmetics | .1 | Estimate.
  pou-chen/shoes | Pou Chen contract shoemaking | .65 | Estimate.
  shenzhou/apparel | Shenzhou contract knitwear | .98 | Estimate.
  mattel/toys | Mattel toys | .95 | Estimate.
  hasbro/toys | Hasbro toys and games | .6 | Estimate.
  haier/appliances | Haier appliances | .9 | Estimate.
  ikea/furniture | IKEA furniture and home goods | .95 | Estimate.
  walmart/stores | Walmart stores and online sales | .97 | Estimate.
  target/stores | Target stores and online sales | .98 | Estimate.
  costco/stores | Costco warehouses | .97 | Estimate.
  amazon/stores | Amazon online and grocery sales | .72 | Estimate.
  amazon/cloud | Amazon Web Services | .17 | Estimate.
`)

const makers = fed(`
  product:household-care | procter-gamble/household-care .14, unilever/home-care .11, colgate/household-care
  + .04, reckitt/household-care .035, henkel/household-care .03 | Estimate.
  product:cosmetics | loreal/cosmetics .14, unilever/home-care .05, procter-gamble/household-care .04,
  + lvmh/cosmetics .03 | Estimate.
  product:tissue | procter-gamble/paper .12 | Estimate.
  product:infant-formula | reckitt/nutrition .1 | Estimate.
  product:apparel | inditex/clothing .02, hm/clothing .012, fast-retailing/clothing .012, nike/apparel .009,
  + adidas/apparel .006, levis/jeans .004, vf/clothing-and-shoes .004, shenzhou/apparel .005 | Estimate.
  product:footwear | nike/shoes .08, adidas/shoes .035, pou-chen/shoes .02, deckers/shoes .012,
  + puma/sportswear .012 | Estimate.
  product:luxury-goods | lvmh/luxury .2 | Estimate.
  product:toy | mattel/toys .05, hasbro/toys .025 | Estimate.
  product:furniture | ikea/furniture .07 | Estimate.
  product:home-appliance | haier/appliances .15, midea/appliances .14, whirlpool/appliances .06,
  + electrolux/appliances .05, lg-electronics/appliances .08 | Estimate.
`)

const inputs = needs(`
  product:procter-gamble/household-care, product:colgate/household-care, product:reckitt/household-care,
  + product:henkel/household-care, product:unilever/home-care
    surfactants | product:surfactant .9 essential cost .07 buffer 30 | What cleans in them.
    packaging | product:plastic-packaging .75 essential cost .07 buffer 20, product:carton-board .2 essential
    + cost .02 buffer 20 | Bottles, tubes and boxes.
    boxes | product:containerboard .9 minor cost .015 buffer 15 | Shipped in boxes.
    road freight | product:freight-road .9 minor cost .04 | Bottles of liquid are heavy.
  product:procter-gamble/paper
    pulp | product:pulp .85 essential cost .12 buffer 30 lead 60 | Fluff and tissue pulp.
    plastics | product:plastics .9 important cost .1 buffer 20 | Nonwovens and absorbers.
  product:reckitt/nutrition
    milk | commodity:milk .9 essential cost .15 buffer 45 | Milk powder.
  product:henkel/adhesives
    petrochemicals | product:ethylene .8 important cost .2 buffer 30 | Resins.
  product:loreal/cosmetics, product:lvmh/cosmetics
    surfactants and oils | product:surfactant .8 important cost .02 buffer 45 | Creams and shampoos.
    packaging | product:plastic-packaging .6 important cost .04 buffer 30, product:glass-bottle .3 important
    + cost .02 buffer 45 | Jars, tubes and flacons.
  product:nike/shoes, product:adidas/shoes
    contract makers | product:pou-chen/shoes .15 essential cost .08 buffer 45 lag 45 lead 120 ramp 120, product:footwear
    + .8 essential cost .4 buffer 45 lag 45 lead 120 | All shoes are made by others.
    sea freight | product:freight-sea .95 important cost .03 buffer 30 | Shipped from South-East Asia.
  product:puma/sportswear, product:deckers/shoes
    contract makers | product:footwear .65 essential cost .3 buffer 45 lag 45 lead 120, product:apparel .3
    + essential cost .15 buffer 45 lag 45 lead 90 | All goods are made by others.
    sea freight | product:freight-sea .95 important cost .03 buffer 30 | Shipped from Asia.
  product:nike/apparel, product:adidas/apparel, product:fast-retailing/clothing
    contract makers | product:shenzhou/apparel .1 essential cost .05 buffer 45 lag 45 lead 120, product:apparel .85
    + essential cost .42 buffer 45 lag 45 lead 90 | All clothing is made by others.
    sea freight | product:freight-sea .9 important cost .03 buffer 30 | Shipped from Asia.
  product:hm/clothing, product:inditex/clothing, product:levis/jeans, product:vf/clothing-and-shoes
    contract makers | product:apparel .95 essential cost .42 buffer 45 lag 30 lead 90 sub .2/.5/.8 | Nearly all
    + clothing is made by others.
    freight | product:freight-sea .8 important cost .03 buffer 30, product:freight-air .12 important cost .01 |
    + By sea, and by air when it hurries.
  product:levis/jeans
    cotton | commodity:cotton .9 important cost .06 buffer 90 | Jeans are cotton.
  product:lvmh/luxury
    materials | product:fabric .6 minor cost .03 buffer 90 | Canvas, silk and wool, beside leather.
  product:pou-chen/shoes
    materials | product:fabric .35 essential cost .15 buffer 30, product:polyurethane .2 essential cost .08 buffer
    + 20, product:synthetic-rubber .25 essential cost .1 buffer 20 | Uppers and soles.
  product:shenzhou/apparel
    yarn | product:synthetic-fibre .5 essential cost .2 buffer 30, commodity:cotton .45 essential cost .2 buffer
    + 60 | It knits and dyes its own fabric.
  product:mattel/toys, product:hasbro/toys
    plastics | product:plastics .6 essential cost .08 buffer 30, product:engineering-plastics .3 essential cost .04
    + buffer 30 | Moulded from plastics.
    contract makers | product:toy .6 important cost .25 buffer 45 lag 45 lead 120 | Partly made by others.
    sea freight | product:freight-sea .95 important cost .05 buffer 30 | Shipped from Asia.
  product:haier/appliances
    sea freight | product:freight-sea .4 minor cost .03 | Bulky goods that travel by sea.
  product:ikea/furniture
    goods | product:furniture .8 essential cost .4 buffer 60 lag 30 lead 120 | Bought from about 1,500 suppliers.
    wood | material:wood .8 important cost .08 buffer 60 | One of the largest users of wood.
    sea freight | product:freight-sea .7 important cost .05 buffer 45 | Bulky goods.
  product:walmart/stores, product:target/stores, product:costco/stores, product:amazon/stores
    household goods | product:household-care .7 important cost .08 buffer 30, product:tissue .25 important cost .04
    + buffer 20 | On every shelf.
    clothing and shoes | product:apparel .75 important cost .06 buffer 60 lag 30, product:footwear .2 important
    + cost .02 buffer 60 lag 30 | Mostly imported.
    home goods and toys | product:furniture .4 minor cost .04 buffer 60, product:toy .25 minor cost .02 buffer 60,
    + product:home-appliance .3 minor cost .03 buffer 45 | Mostly imported.
    electronics | product:electronics-assembly .8 minor cost .06 buffer 30 | Phones, televisions and consoles.
    road freight | product:freight-road .95 important cost .03 | From warehouses to stores.
  product:walmart/stores, product:target/stores, product:costco/stores, product:amazon/stores
    sea freight | product:freight-sea .3 important cost .02 buffer 30 | Imports travel in containers.
  product:amazon/stores
    parcels | product:parcel .25 important cost .08 | It delivers most parcels itself.
    boxes | product:containerboard .9 minor cost .01 buffer 15 | Boxes and envelopes.
  product:walmart/stores, product:costco/stores
    food | product:beef .1 minor cost .03 buffer 5, commodity:milk .1 minor cost .02 buffer 5 | Groceries are
    + more than half of sales.
  product:amazon/cloud
    servers | product:ai-accelerator .4 important cost .12 buffer 30, product:cpu .25 important cost .06 buffer
    + 45, product:dram .2 important cost .05 buffer 30, product:hdd .1 important cost .02 buffer 45 | Data centres.
    power | commodity:electricity .95 essential cost .06 | Data centres.
`)

const customers = buys(`
  walmart | procter-gamble/household-care .15, mattel/toys .2, hasbro/toys .14, colgate/household-care .11,
  + general-mills/food .2, tyson/meat .18, kraft-heinz/food .2 | About this share of the maker’s sales is put down
  + to Walmart.
  target | mattel/toys .12, hasbro/toys .09, levis/jeans .04 | About this share of the maker’s sales is put down
  + to the chain.
  amazon | mattel/toys .1, hasbro/toys .1, ups/express .11 | About this share of the seller’s revenue is put down
  + to Amazon.
  nike | pou-chen/shoes .38, shenzhou/apparel .25 | About this share of the maker’s sales goes to Nike.
  adidas | pou-chen/shoes .2, shenzhou/apparel .18 | About this share of the maker’s sales goes to Adidas.
  fast-retailing | shenzhou/apparel .28 | About this share of the maker’s sales goes to Uniqlo.
`)

const rivals = contest(`
  sports shoes | nike/shoes .28 .1, adidas/shoes .15 .15, puma/sportswear .05 .2, deckers/shoes .04 .1
  fashion | inditex/clothing .02 .1, hm/clothing .012 .15, fast-retailing/clothing .012 .1
  soaps and detergents | procter-gamble/household-care .14 .1, unilever/home-care .11 .1,
  + colgate/household-care .04 .1, reckitt/household-care .035 .1, henkel/household-care .03 .1
  diapers and tissue | procter-gamble/paper .12 .1, kimberly-clark/tissue .1 .1, essity/tissue .08 .1,
  + georgia-pacific/tissue .06 .1
  toys | mattel/toys .05 .2, hasbro/toys .025 .2
  large appliances | haier/appliances .15 .1, midea/appliances .14 .1
  large appliances | haier/appliances .15 .1, whirlpool/appliances .06 .15
  large appliances | haier/appliances .15 .1, electrolux/appliances .05 .15
  retail of the United States | walmart/stores .12 .05, amazon/stores .1 .1, target/stores .025 .1,
  + costco/stores .04 .05
`)

export const consumerGoodsMakers: FactFile = {
  industry: 'makers and sellers of consumer goods',
  nodes: [...companies, ...lines.nodes],
  edges: [...lines.edges, ...makers, ...inputs, ...customers, ...rivals],
}
