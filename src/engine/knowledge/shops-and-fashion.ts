/** More sellers and makers of clothing, shoes, luxury, toys, home goods and groceries, and the chains that sell them. */
import type { FactFile } from '@/engine/graph/facts'
import { houses } from './houses'
import { buys, contest, needs } from './table'

const fashion = houses(`
  gap-inc | Gap Inc. | US | NYSE:GAP | The Gap, Inc.; Old Navy; Banana Republic | clothing = Gap and Old Navy clothing; .98; vn .28, id .17, bd .1, in .06, kh .1, cn .08; product:apparel .008
  pvh | PVH Corp. | US | NYSE:PVH | PVH; Phillips-Van Heusen; Tommy Hilfiger; Calvin Klein | clothing = PVH clothing; .98; vn .2, bd .17, in .1, cn .15, lk .06, kh .05; product:apparel .005
  ralph-lauren | Ralph Lauren Corporation | US | NYSE:RL | Ralph Lauren | clothing = Ralph Lauren clothing; .98; vn .2, cn .12, in .1, kh .1, it .05; product:apparel .004
  tapestry | Tapestry, Inc. | US | NYSE:TPR | Tapestry; Kate Spade; Coach, Inc. until 2017-10-30 | bags = Coach and Kate Spade bags; .98; vn .4, kh .2, ph .15, cn .05; product:luxury-goods .02
  capri | Capri Holdings Limited | VG | NYSE:CPRI | Capri Holdings; Michael Kors | bags = Michael Kors bags; .95; vn .35, cn .2, kh .15, it .1; product:luxury-goods .015
  lululemon | Lululemon Athletica Inc. | CA | NASDAQ:LULU | Lululemon | clothing = Lululemon clothing; .98; vn .4, kh .17, lk .11, id .1, bd .07; product:apparel .004
  under-armour | Under Armour, Inc. | US | NYSE:UAA | Under Armour | sportswear = Under Armour sportswear; .98; vn .3, cn .1, id .15; product:apparel .002
  skechers | Skechers U.S.A., Inc. | US |  | Skechers | shoes = Skechers shoes; .98; cn .4, vn .45; product:footwear .02
  crocs | Crocs, Inc. | US | NASDAQ:CROX | Crocs | shoes = Crocs shoes; .98; vn .5, cn .2, id .15; product:footwear .01
  columbia | Columbia Sportswear Company | US | NASDAQ:COLM | Columbia Sportswear | clothing = Columbia clothing and shoes; .98; vn .4, bd .15, id .1, in .08; product:apparel .002
  hanesbrands | Hanesbrands Inc. | US |  | Hanesbrands; Hanes | clothing = Hanes underwear; .98; th .1, vn .15; product:apparel .003
  gildan | Gildan Activewear Inc. | CA | TSX:GIL | Gildan | clothing = Gildan clothing; .98; bd .2; product:apparel .003
  carters | Carter’s, Inc. | US | NYSE:CRI | Carter’s; OshKosh B’gosh | clothing = Carter’s children’s clothing; .98; vn .2, kh .2, bd .2, in .15; product:apparel .002
  victorias-secret | Victoria’s Secret & Co. | US | NYSE:VSCO | Victoria’s Secret | clothing = Victoria’s Secret clothing; .98; vn .3, lk .25, id .1; product:apparel .003
  abercrombie | Abercrombie & Fitch Co. | US | NYSE:ANF | Abercrombie & Fitch; Abercrombie | clothing = Abercrombie clothing; .98; vn .3, kh .2, in .1; product:apparel .003
  american-eagle | American Eagle Outfitters, Inc. | US | NYSE:AEO | American Eagle Outfitters | clothing = American Eagle clothing; .98; vn .3, cn .15, in .15; product:apparel .003
  steve-madden | Steven Madden, Ltd. | US | NASDAQ:SHOO | Steve Madden; Steven Madden | shoes = Steve Madden shoes; .97; cn .7; product:footwear .004
  wolverine | Wolverine World Wide, Inc. | US | NYSE:WWW | Wolverine World Wide | shoes = Wolverine shoes; .97; vn .4, cn .2, bd .08; product:footwear .005
  asics | ASICS Corporation | JP | TSE:7936 | Asics; アシックス | shoes = Asics shoes; .97; vn .4, id .25, kh .15; product:footwear .012
  mizuno | Mizuno Corporation | JP | TSE:8022 | Mizuno | shoes = Mizuno sports goods; .95; vn .3, cn .2, jp .2; product:footwear .004
  on-holding | On Holding AG | CH | NYSE:ONON | On Running | shoes = On shoes; .98; vn .9, id .1; product:footwear .005
  anta | ANTA Sports Products Limited | CN | HKEX:2020 | Anta Sports; Anta; 安踏 | sportswear = Anta sportswear; .98; cn/fujian .6, cn .3; product:footwear .02
  li-ning | Li Ning Company Limited | CN | HKEX:2331 | Li-Ning; Li Ning; 李宁 | sportswear = Li-Ning sportswear; .98; cn .9; product:footwear .01
  hugo-boss | Hugo Boss AG | DE | XETRA:BOSS | Hugo Boss | clothing = Hugo Boss clothing; .98; tr .2, cn .1, vn .1, it .1, in .08; product:apparel .003
  burberry | Burberry Group plc | GB | LSE:BRBY | Burberry | luxury = Burberry fashion; .98; it .5, gb .2; product:luxury-goods .01
  kering | Kering SA | FR | EPA:KER | Kering; Gucci; Saint Laurent; PPR | luxury = Gucci and Saint Laurent fashion; .97; it .75, fr .1; product:luxury-goods .05
  hermes | Hermès International SCA | FR | EPA:RMS | Hermès; Hermes | luxury = Hermès leather and silk; .97; fr .8, it .08, ch .05; product:luxury-goods .04
  richemont | Compagnie Financière Richemont SA | CH | SIX:CFR | Richemont; Cartier | luxury = Richemont jewellery and watches; .97; ch .45, fr .25, it .15; product:luxury-goods .06
  swatch | The Swatch Group AG | CH | SIX:UHR | Swatch Group; Swatch; Omega watches | watches = Swatch watches; .97; ch .95; product:luxury-goods .03
  prada | Prada S.p.A. | IT | HKEX:1913 | Prada | luxury = Prada fashion; .98; it .85; product:luxury-goods .015
  moncler | Moncler S.p.A. | IT | BIT:MONC | Moncler | luxury = Moncler jackets; .98; it .3, ro .25; product:luxury-goods .01
  pandora | Pandora A/S | DK | CPH:PNDORA | Pandora | jewellery = Pandora jewellery; .98; th .98;
  signet | Signet Jewelers Limited | BM | NYSE:SIG | Signet Jewelers | jewellery = Signet jewellery; .97; in .4;
  crystal | Crystal International Group Limited | HK | HKEX:2232 | Crystal International | clothing = Crystal contract clothing; .98; vn .6, cn .1, kh .12, bd .1; product:apparel .003
  eclat | Eclat Textile Co., Ltd. | TW | TWSE:1476 | Eclat Textile; 儒鴻 | clothing = Eclat contract sportswear; .98; vn .5, id .1, tw .2, kh .1; product:apparel .001
  makalot | Makalot Industrial Co., Ltd. | TW | TWSE:1477 | Makalot; 聚陽 | clothing = Makalot contract clothing; .98; vn .4, id .3, bd .1; product:apparel .001
  feng-tay | Feng Tay Enterprises Co., Ltd. | TW | TWSE:9910 | Feng Tay; 豐泰 | shoes = Feng Tay contract shoes; .98; vn .55, in .2, id .2; product:footwear .012
  huali | Huali Industrial Group Company Limited | CN | SZSE:300979 | Huali Industrial | shoes = Huali contract shoes; .98; vn .95; product:footwear .015
  youngone | Youngone Corporation | KR | KRX:111770 | Youngone; 영원무역 | clothing = Youngone contract clothing; .7; bd .7, vn .2; product:apparel .002
  li-fung | Li & Fung Limited | HK |  | Li & Fung | sourcing = Li & Fung sourcing; .95; cn .4, bd .12, vn .12; product:apparel .004
  huafu | Huafu Fashion Co., Ltd. | CN | SZSE:002042 | Huafu Fashion; Huafu | yarn = Huafu coloured yarn; .95; cn/xinjiang .6, cn/zhejiang .2, vn .15; product:fabric .003
  welspun | Welspun Living Limited | IN | NSE:WELSPUNLIV | Welspun India; Welspun Living | textiles = Welspun towels and sheets; .95; in .95; product:fabric .002
  arvind | Arvind Limited | IN | NSE:ARVIND | Arvind Ltd | fabric = Arvind denim and clothing; .9; in .9; product:fabric .003
  lenzing | Lenzing AG | AT | VIE:LNZ | Lenzing | fibre = Lenzing viscose fibres; .95; at .3, th .15, br .2, id .1; product:synthetic-fibre .01
`)

const home = houses(`
  lego | LEGO A/S | DK |  | LEGO; Lego Group | toys = Lego bricks; .97; dk .25, hu .15, mx .3, cn .12, cz .12; product:toy .08
  spin-master | Spin Master Corp. | CA | TSX:TOY | Spin Master | toys = Spin Master toys; .85; cn .75, vn .08; product:toy .015
  jakks | JAKKS Pacific, Inc. | US | NASDAQ:JAKK | JAKKS Pacific | toys = JAKKS toys; .97; cn/guangdong .8; product:toy .006
  funko | Funko, Inc. | US | NASDAQ:FNKO | Funko | toys = Funko figures; .97; vn .5, cn .35; product:toy .008
  rc2 | RC2 Corporation | US |  | RC2; Thomas & Friends toys | toys = RC2 toys; .95; cn/guangdong .9; product:toy .004
  mega-brands | Mega Brands Inc. | CA |  | Mega Brands; Mega Bloks; Magnetix | toys = Mega building toys; .8; ca .4, cn .4; product:toy .004
  bandai-namco | Bandai Namco Holdings Inc. | JP | TSE:7832 | Bandai Namco; Bandai | toys = Bandai toys and games; .8; jp .3, cn .3, vn .1; product:toy .04
  tomy | TOMY Company, Ltd. | JP | TSE:7867 | Takara Tomy; タカラトミー | toys = Tomy toys; .97; vn .6, cn .25; product:toy .015
  gree | Gree Electric Appliances, Inc. of Zhuhai | CN | SZSE:000651 | Gree Electric; 格力电器 | appliances = Gree air conditioners; .9; cn/guangdong .6, cn .35; product:home-appliance .07
  hisense | Hisense Home Appliances Group Co., Ltd. | CN | SZSE:000921 | Hisense; 海信家电 | appliances = Hisense appliances; .95; cn/guangdong .5, cn .35; product:home-appliance .04
  arcelik | Arçelik A.Ş. | TR | BIST:ARCLK | Arçelik; Arcelik; Beko | appliances = Beko appliances; .95; tr .5, ro .12, pl .1, it .1; product:home-appliance .03
  seb | SEB S.A. | FR | EPA:SK | Groupe SEB; Tefal | appliances = SEB small appliances; .97; cn .45, fr .25; product:home-appliance .02
  delonghi | De’Longhi S.p.A. | IT | BIT:DLG | De’Longhi; DeLonghi | appliances = De’Longhi coffee machines; .97; cn .5, it .2, ro .2; product:home-appliance .008
  sharkninja | SharkNinja, Inc. | US | NYSE:SN | SharkNinja | appliances = SharkNinja appliances; .98; cn .6, vn .2, id .06, th .06; product:home-appliance .012
  irobot | iRobot Corporation | US | NASDAQ:IRBT | iRobot; Roomba | appliances = iRobot vacuum robots; .98; cn/guangdong .6, my .35; product:home-appliance .003
  helen-of-troy | Helen of Troy Limited | BM | NASDAQ:HELE | Helen of Troy | goods = Helen of Troy home and beauty goods; .97; cn .75, mx .08; product:home-appliance .004
  newell | Newell Brands Inc. | US | NASDAQ:NWL | Newell; Newell Rubbermaid | goods = Newell home goods; .97; us .4, cn .25, mx .12;
  mohawk | Mohawk Industries, Inc. | US | NYSE:MHK | Mohawk Industries | floors = Mohawk floors and tiles; .98; us/georgia .45, mx .08, it .08, be .08; product:furniture .01
  leggett | Leggett & Platt, Incorporated | US | NYSE:LEG | Leggett & Platt | parts = Leggett springs and foam; .95; us .7, cn .12; product:furniture .01
  somnigroup | Somnigroup International Inc. | US | NYSE:SGI | Tempur Sealy; Somnigroup | mattresses = Tempur Sealy mattresses; .97; us .8, dk .1; product:furniture .01
  la-z-boy | La-Z-Boy Incorporated | US | NYSE:LZB | La-Z-Boy | furniture = La-Z-Boy sofas; .97; us .8, mx .1; product:furniture .005
  wayfair | Wayfair Inc. | US | NYSE:W | Wayfair | furniture = Wayfair home goods; .98; cn .5, vn .12; product:furniture .02
  williams-sonoma | Williams-Sonoma, Inc. | US | NYSE:WSM | Williams-Sonoma; Pottery Barn | furniture = Williams-Sonoma home goods; .98; cn .23, vn .2, us .18, in .1, id .06; product:furniture .012
  rh | RH | US | NYSE:RH | Restoration Hardware | furniture = RH furniture; .98; vn .35, cn .1, id .2, us .1; product:furniture .005
  nitori | Nitori Holdings Co., Ltd. | JP | TSE:9843 | Nitori; ニトリ | furniture = Nitori home goods; .98; vn .35, cn .4; product:furniture .012
  man-wah | Man Wah Holdings Limited | HK | HKEX:1999 | Man Wah | furniture = Man Wah sofas; .95; cn/guangdong .6, vn .2, mx .04; product:furniture .006
`)

// Chains of shops: where most of their goods are bought is said as far as it is known.
const chains = houses(`
  tesco | Tesco PLC | GB | LSE:TSCO | Tesco | stores = Tesco stores; .97; gb .9, ie .04;
  sainsbury | J Sainsbury plc | GB | LSE:SBRY | Sainsbury’s; Sainsbury; Argos | stores = Sainsbury’s stores; .98; gb 1;
  marks-spencer | Marks and Spencer Group plc | GB | LSE:MKS | Marks & Spencer; M&S | stores = M&S food; .6; gb .95; | clothing = M&S clothing; .35; bd .2, in .15, cn .2, lk .08, vn .08; product:apparel .003
  next-plc | Next plc | GB | LSE:NXT | Next PLC | clothing = Next clothing; .95; bd .2, in .12, cn .2, tr .1, lk .08; product:apparel .004
  co-op-uk | Co-operative Group Limited | GB |  | Co-op Group; Co-operative Group | stores = Co-op food stores; .7; gb 1;
  ocado | Ocado Group plc | GB | LSE:OCDO | Ocado | groceries = Ocado groceries; .8; gb 1;
  kingfisher | Kingfisher plc | GB | LSE:KGF | Kingfisher; B&Q; Castorama | stores = Kingfisher home-improvement stores; .98; gb .5, fr .35, pl .12;
  asos | ASOS Plc | GB | LSE:ASC | ASOS | clothing = ASOS clothing; .98; cn .25, tr .2, in .15, bd .05; product:apparel .002
  zalando | Zalando SE | DE | XETRA:ZAL | Zalando | clothing = Zalando online fashion; .97; ;
  carrefour | Carrefour SA | FR | EPA:CA | Carrefour | stores = Carrefour stores; .97; fr .45, br .25, es .12;
  auchan | Auchan Holding SA | FR |  | Auchan | stores = Auchan stores; .97; fr .5, ru .1;
  ahold-delhaize | Koninklijke Ahold Delhaize N.V. | NL | Euronext Amsterdam:AD | Ahold Delhaize; Ahold; Stop & Shop; Food Lion; Albert Heijn | stores = Ahold Delhaize stores; .98; us .62, nl .2, be .08;
  aldi | Aldi Nord and Aldi Süd | DE |  | Aldi; Aldi Süd; Aldi Nord | stores = Aldi stores; .98; de .35, us .15, gb .12, au .08;
  schwarz | Schwarz Gruppe | DE |  | Lidl; Kaufland; Schwarz Group | stores = Lidl and Kaufland stores; .98; de .45, gb .08, fr .1, pl .06;
  metro-ag | METRO AG | DE | XETRA:B4B | Metro AG; Metro Cash & Carry | wholesale = Metro wholesale; .98; de .2, fr .15, ru .08;
  jeronimo-martins | Jerónimo Martins, SGPS, S.A. | PT | ELI:JMT | Jerónimo Martins; Biedronka | stores = Biedronka stores; .98; pl .7, pt .25;
  x5 | X5 Retail Group | RU |  | X5; Pyaterochka; X5 Group | stores = X5 stores; .98; ru 1;
  magnit | PJSC Magnit | RU | MOEX:MGNT | Magnit | stores = Magnit stores; .98; ru 1;
  kroger | The Kroger Co. | US | NYSE:KR | Kroger | stores = Kroger stores; .97; us 1;
  albertsons | Albertsons Companies, Inc. | US | NYSE:ACI | Albertsons; Safeway | stores = Albertsons stores; .98; us 1;
  whole-foods | Whole Foods Market, Inc. | US |  | Whole Foods Market; Whole Foods | stores = Whole Foods stores; .98; us .97;
  supervalu | SUPERVALU Inc. | US |  | Supervalu | stores = Supervalu groceries; .98; us 1;
  unfi | United Natural Foods, Inc. | US | NYSE:UNFI | United Natural Foods; UNFI | wholesale = UNFI food wholesale; .98; us .95;
  sysco | Sysco Corporation | US | NYSE:SYY | Sysco | wholesale = Sysco food service; .98; us .82, ca .08;
  us-foods | US Foods Holding Corp. | US | NYSE:USFD | US Foods | wholesale = US Foods food service; .98; us 1;
  performance-food | Performance Food Group Company | US | NYSE:PFGC | Performance Food Group; Core-Mark | wholesale = Performance food service; .98; us 1;
  seven-i | Seven & i Holdings Co., Ltd. | JP | TSE:3382 | Seven & i; 7-Eleven; セブン＆アイ | stores = 7-Eleven stores; .97; jp .4, us .55;
  aeon | Aeon Co., Ltd. | JP | TSE:8267 | Aeon; イオン | stores = Aeon stores; .95; jp .92;
  ryohin | Ryohin Keikaku Co., Ltd. | JP | TSE:7453 | Ryohin Keikaku; Muji; 無印良品 | goods = Muji clothing and home goods; .98; cn .45, vn .15, in .1, bd .06; product:apparel .002
  woolworths-au | Woolworths Group Limited | AU | ASX:WOW | Woolworths Group; Woolworths Australia | stores = Woolworths stores; .97; au .9, nz .1;
  coles | Coles Group Limited | AU | ASX:COL | Coles; Coles Group | stores = Coles stores; .98; au 1;
  loblaw | Loblaw Companies Limited | CA | TSX:L | Loblaw; Joe Fresh | stores = Loblaw stores; .98; ca 1;
  e-mart | E-MART Inc. | KR | KRX:139480 | E-Mart; 이마트 | stores = E-Mart stores; .95; kr .95;
  home-depot | The Home Depot, Inc. | US | NYSE:HD | Home Depot | stores = Home Depot stores; .98; us .5, cn .2, mx .05, ca .05;
  lowes | Lowe’s Companies, Inc. | US | NYSE:LOW | Lowe’s | stores = Lowe’s stores; .98; us .5, cn .22, mx .05;
  best-buy | Best Buy Co., Inc. | US | NYSE:BBY | Best Buy | stores = Best Buy electronics stores; .98; cn .35, vn .1, mx .08;
  dollar-general | Dollar General Corporation | US | NYSE:DG | Dollar General | stores = Dollar General stores; .98; us .7, cn .15;
  dollar-tree | Dollar Tree, Inc. | US | NASDAQ:DLTR | Dollar Tree; Family Dollar | stores = Dollar Tree stores; .98; us .5, cn .38;
  five-below | Five Below, Inc. | US | NASDAQ:FIVE | Five Below | stores = Five Below stores; .98; us .3, cn .55;
  tjx | The TJX Companies, Inc. | US | NYSE:TJX | TJX; T.J. Maxx; Marshalls | clothing = TJX clothing and home goods; .98; ; product:apparel .01
  ross-stores | Ross Stores, Inc. | US | NASDAQ:ROST | Ross Stores | clothing = Ross clothing; .98; ; product:apparel .006
  macys | Macy’s, Inc. | US | NYSE:M | Macy’s; Bloomingdale’s | clothing = Macy’s department stores; .98; ; product:apparel .005
  kohls | Kohl’s Corporation | US | NYSE:KSS | Kohl’s | clothing = Kohl’s department stores; .98; cn .2, vn .2, bd .12; product:apparel .004
  jc-penney | J. C. Penney Company, Inc. | US |  | JC Penney; JCPenney | clothing = Penney department stores; .98; cn .3, bd .12, vn .12; product:apparel .003
  bath-body-works | Bath & Body Works, Inc. | US | NYSE:BBWI | Bath & Body Works; L Brands | care = Bath & Body Works soaps and candles; .98; us/ohio .6, us .25; product:cosmetics .006
  ulta | Ulta Beauty, Inc. | US | NASDAQ:ULTA | Ulta Beauty | stores = Ulta beauty stores; .98; us 1;
  party-city | Party City Holdco Inc. | US |  | Party City | party = Party City party goods and balloons; .98; cn .5, us .3;
  alibaba | Alibaba Group Holding Limited | CN | NYSE:BABA | Alibaba; 阿里巴巴 | platform = Alibaba online trade; .75; cn .95;
  pdd | PDD Holdings Inc. | CN | NASDAQ:PDD | PDD Holdings; Temu; Pinduoduo | platform = Temu and Pinduoduo; .98; cn .98;
  jd | JD.com, Inc. | CN | NASDAQ:JD | JD.com; 京东 | platform = JD online trade; .95; cn .98;
`)

const clothing = `product:gap-inc/clothing, product:pvh/clothing, product:ralph-lauren/clothing, product:lululemon/clothing,
  + product:under-armour/sportswear, product:columbia/clothing, product:hanesbrands/clothing, product:gildan/clothing,
  + product:carters/clothing, product:victorias-secret/clothing, product:abercrombie/clothing, product:american-eagle/clothing,
  + product:hugo-boss/clothing, product:marks-spencer/clothing, product:next-plc/clothing, product:asos/clothing,
  + product:zalando/clothing, product:tjx/clothing, product:ross-stores/clothing, product:macys/clothing, product:kohls/clothing,
  + product:jc-penney/clothing, product:ryohin/goods, product:ab-foods/clothing`
const grocers = `product:tesco/stores, product:sainsbury/stores, product:marks-spencer/stores, product:co-op-uk/stores,
  + product:ocado/groceries, product:carrefour/stores, product:auchan/stores, product:ahold-delhaize/stores, product:aldi/stores,
  + product:schwarz/stores, product:metro-ag/wholesale, product:jeronimo-martins/stores, product:x5/stores, product:magnit/stores,
  + product:kroger/stores, product:albertsons/stores, product:whole-foods/stores, product:supervalu/stores, product:seven-i/stores,
  + product:aeon/stores, product:woolworths-au/stores, product:coles/stores, product:loblaw/stores, product:e-mart/stores`

const inputs = needs(`
  ${clothing}
    contract makers | product:apparel .9 essential cost .42 buffer 60 lag 30 lead 90 sub .2/.5/.8 | Made by others.
    sea freight | product:freight-sea .8 important cost .03 buffer 30 | Shipped from Asia.
  product:hanesbrands/clothing, product:gildan/clothing, product:crystal/clothing, product:makalot/clothing, product:welspun/textiles,
  + product:arvind/fabric, product:huafu/yarn, product:carters/clothing
    cotton | commodity:cotton .8 important cost .12 buffer 90 | Cotton goods.
  product:crystal/clothing, product:eclat/clothing, product:makalot/clothing, product:youngone/clothing
    fabric | product:fabric .9 essential cost .5 buffer 30 lag 20 | Cut and sewn.
  product:skechers/shoes, product:crocs/shoes, product:wolverine/shoes, product:steve-madden/shoes, product:asics/shoes,
  + product:mizuno/shoes, product:on-holding/shoes, product:anta/sportswear, product:li-ning/sportswear
    contract makers | product:footwear .9 essential cost .4 buffer 45 lag 30 lead 120 | Made by others.
  product:skechers/shoes, product:crocs/shoes, product:wolverine/shoes, product:steve-madden/shoes, product:asics/shoes,
  + product:on-holding/shoes
    sea freight | product:freight-sea .9 important cost .04 buffer 30 | Shipped from Asia.
  product:feng-tay/shoes, product:huali/shoes
    materials | product:fabric .35 essential cost .15 buffer 30, product:synthetic-rubber .25 essential cost .1 buffer 20 | Uppers and soles.
  product:lenzing/fibre
    pulp | product:pulp .9 essential cost .3 buffer 30 | Viscose is made of pulp.
  product:spin-master/toys, product:jakks/toys, product:funko/toys, product:rc2/toys, product:mega-brands/toys, product:tomy/toys
    contract makers | product:toy .8 essential cost .45 buffer 40 lag 30 lead 120 | Made by others in China.
    sea freight | product:freight-sea .95 important cost .06 buffer 30 | Shipped from Asia.
  product:lego/toys
    plastics | product:engineering-plastics .8 essential cost .06 buffer 45 | Bricks are ABS.
  product:gree/appliances, product:hisense/appliances, product:arcelik/appliances, product:sharkninja/appliances, product:seb/appliances
    metals | product:flat-steel .6 essential cost .1 buffer 30, material:copper .2 important cost .08 buffer 20 | Casings and pipes.
    control chips | product:mcu 1 important cost .02 buffer 30 lead 150 | Each holds some.
  product:sharkninja/appliances, product:irobot/appliances, product:helen-of-troy/goods, product:wayfair/furniture,
  + product:williams-sonoma/furniture, product:rh/furniture, product:nitori/furniture, product:seb/appliances
    sea freight | product:freight-sea .8 important cost .05 buffer 30 | Shipped from Asia.
  product:wayfair/furniture, product:williams-sonoma/furniture, product:rh/furniture, product:nitori/furniture
    goods | product:furniture .8 essential cost .45 buffer 45 lag 30 lead 120 | Made by others.
  product:somnigroup/mattresses, product:leggett/parts, product:la-z-boy/furniture
    foam and steel | product:polyurethane .5 essential cost .15 buffer 10, product:flat-steel .4 important cost .12 buffer 30 |
    + Foam and springs.
  product:newell/goods
    resin | product:plastics .8 important cost .12 buffer 30 | Boxes and bottles.
  ${grocers}
    fresh food | product:poultry .2 minor cost .04 buffer 4, product:pork .2 minor cost .03 buffer 4, product:dairy-products .25 minor cost
    + .07 buffer 5, commodity:eggs .05 minor cost .01 buffer 7, product:banana .04 minor cost .01 buffer 7 | On every shelf.
    household goods | product:household-care .7 minor cost .06 buffer 25, product:tissue .25 minor cost .03 buffer 20 | On every shelf.
    road freight | product:freight-road .95 important cost .03 | From warehouses to shops each day.
  product:unfi/wholesale, product:sysco/wholesale, product:us-foods/wholesale, product:performance-food/wholesale
    food | product:poultry .25 important cost .1 buffer 7, product:beef .2 important cost .1 buffer 7, product:potato-product .1 minor
    + cost .03 buffer 20 | Bought from many makers.
    road freight | product:freight-road .95 essential cost .06 | Its own lorries.
  product:whole-foods/stores
    wholesaler | product:unfi/wholesale .35 important cost .3 buffer 5 lead 30 | Its main wholesaler.
  product:amazon/stores
    wholesaler | product:unfi/wholesale .05 minor cost .02 buffer 5 since 2017-08-28 | Whole Foods belongs to it since 2017.
  product:home-depot/stores, product:lowes/stores, product:kingfisher/stores
    timber | material:wood .6 important cost .08 buffer 30 | Boards and doors.
    appliances and tools | product:home-appliance .5 minor cost .08 buffer 45, product:small-motor .1 minor cost .01 buffer 60 | Imported in part.
    sea freight | product:freight-sea .35 minor cost .02 buffer 30 | Imports.
  product:best-buy/stores
    electronics | product:electronics-assembly .8 essential cost .45 buffer 45 | Mostly imported.
    appliances | product:home-appliance .8 important cost .1 buffer 30 | Sold in its shops.
  product:dollar-tree/stores, product:five-below/stores, product:dollar-general/stores
    imports | product:toy .3 minor cost .04 buffer 60, product:household-care .3 minor cost .08 buffer 30 | From China in part.
    sea freight | product:freight-sea .6 important cost .04 buffer 30 | Shipped from China.
  product:party-city/party
    helium | material:helium .9 minor cost .06 buffer 20 | Balloons.
  product:ulta/stores, product:bath-body-works/care
    cosmetics | product:cosmetics .8 important cost .3 buffer 60 | On its shelves.
`)

const customers = buys(`
  nike | feng-tay/shoes .85, huali/shoes .35, eclat/clothing .3 | About this share of the maker’s sales goes to Nike.
  lululemon | eclat/clothing .25, makalot/clothing .1 | About this share goes to Lululemon.
  gap-inc | makalot/clothing .2 | About this share goes to Gap.
  deckers | huali/shoes .2 | About this share goes to Deckers.
  whole-foods | unfi/wholesale .3 | About this share goes to Whole Foods.
  home-depot | mohawk/floors .15, whirlpool/appliances .12 | About this share goes to Home Depot.
  lowes | whirlpool/appliances .14, leggett/parts .02 | About this share goes to Lowe’s.
  walmart | helen-of-troy/goods .1, spin-master/toys .2, jakks/toys .28, newell/goods .15, hanesbrands/clothing .15, kellanova/snacks .15,
  + conagra/foods .28, campbell/foods .22 | About this share goes to Walmart.
  mcdonalds | lamb-weston/fries .13 | About this share goes to McDonald’s.
`)

const rivals = contest(`
  groceries of Britain | tesco/stores .28 .05, sainsbury/stores .15 .05, marks-spencer/stores .04 .05, co-op-uk/stores .05 .05
  clothing of Britain | marks-spencer/clothing .1 .08, next-plc/clothing .12 .05
  food wholesale of the United States | unfi/wholesale .1 .05, sysco/wholesale .17 .03, us-foods/wholesale .1 .03, performance-food/wholesale .1 .03
  home improvement of the United States | home-depot/stores .3 .05, lowes/stores .17 .05
  toys | lego/toys .1 .03, rc2/toys .02 .1
  toys | mattel/toys .05 .2, lego/toys .02 .02
  groceries of Australia | woolworths-au/stores .37 .05, coles/stores .28 .05
`)

export const shopsAndFashion: FactFile = {
  industry: 'shops and fashion',
  nodes: [...fashion.nodes, ...home.nodes, ...chains.nodes],
  edges: [
    ...[...fashion.edges, ...home.edges, ...chains.edges],
    ...[...inputs, ...customers, ...rivals],
  ],
}
