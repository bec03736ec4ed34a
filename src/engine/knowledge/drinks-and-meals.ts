/** Beer, wine, spirits, soft drinks, restaurants and tobacco: who sells them, and what they need. */
import type { FactFile } from '@/engine/graph/facts'
import { houses } from './houses'
import { contest, fed, made, needs, things } from './table'

const goods = things(`
  commodity:barley | Barley | malting barley; barley prices; malt; feed barley | USD/t
  material:hops | Hops | hop harvest
  commodity:wine | Wine | wines; bottled wine; grapes; vineyards; wine grapes; winemakers | EUR/hl
  material:agave | Agave | blue agave
  material:tobacco-leaf | Leaf tobacco | tobacco leaf; tobacco leaves; flue-cured tobacco
  product:beer | Beer | beers; breweries; brewery; lager
  product:spirits | Spirits | whisky; whiskey; bourbon; cognac; brandy; tequila; liquor; baijiu; vodka
  product:soft-drink | Soft drinks | soft drink; carbonated drinks; bottled water; energy drinks
  product:restaurant-meal | Restaurant meals | fast food; fast-food chains; restaurants; burger chains
  product:cigarette | Cigarettes | cigarettes; tobacco products; menthol cigarettes
  product:e-cigarette | E-cigarettes and heated tobacco | e-cigarettes; vapes; vaping products; nicotine pouches; heated tobacco
`)

const firms = houses(`
  carlsberg | Carlsberg A/S | DK | CPH:CARL-B | Carlsberg; Baltika | beer = Carlsberg beer; .97; dk .06, cn .2, fr .06, gb .08; product:beer .06
  asahi | Asahi Group Holdings, Ltd. | JP | TSE:2502 | Asahi; Asahi Breweries; アサヒ | beer = Asahi beer and drinks; .95; jp .5, au .2, pl .1, cz .06; product:beer .04
  kirin | Kirin Holdings Company, Limited | JP | TSE:2503 | Kirin; キリン | beer = Kirin beer and drinks; .75; jp .7, au .12; product:beer .025
  sapporo | Sapporo Holdings Limited | JP | TSE:2501 | Sapporo; Sapporo Breweries | beer = Sapporo beer; .9; jp .8, us .1; product:beer .008
  suntory-beverage | Suntory Beverage & Food Limited | JP | TSE:2587 | Suntory; サントリー | drinks = Suntory drinks; .97; jp .5, fr .15, vn .08; product:soft-drink .02
  tsingtao | Tsingtao Brewery Company Limited | CN | HKEX:168 | Tsingtao; 青岛啤酒 | beer = Tsingtao beer; .97; cn 1; product:beer .04
  cr-beer | China Resources Beer (Holdings) Company Limited | HK | HKEX:291 | China Resources Beer; Snow Beer; 华润啤酒 | beer = Snow beer; .97; cn 1; product:beer .06
  molson-coors | Molson Coors Beverage Company | US | NYSE:TAP | Molson Coors; MillerCoors; Coors | beer = Molson Coors beer; .97; us .6, ca .12, gb .1; product:beer .04
  constellation-brands | Constellation Brands, Inc. | US | NYSE:STZ | Constellation Brands; Corona Extra | beer = Constellation beer from Mexico; .83; mx 1; product:beer .02
  + | wine = Constellation wine; .15; us/california .8, nz .1;
  boston-beer | The Boston Beer Company, Inc. | US | NYSE:SAM | Boston Beer; Samuel Adams | beer = Boston Beer beer; .97; us 1; product:beer .002
  ambev | Ambev S.A. | BR | B3:ABEV3 | Ambev | beer = Ambev beer; .95; br .6, ar .1, ca .08; product:beer .08
  diageo | Diageo plc | GB | LSE:DGE | Diageo; Johnnie Walker; Guinness; Don Julio | spirits = Diageo spirits; .82; gb .4, mx .15, us .1, ie .02; product:spirits .1
  + | beer = Guinness beer; .15; ie .6, ng .1; product:beer .01
  pernod-ricard | Pernod Ricard SA | FR | EPA:RI | Pernod Ricard; Martell; Jameson | spirits = Pernod Ricard spirits; .92; fr .3, gb .25, ie .15; product:spirits .07
  remy-cointreau | Rémy Cointreau SA | FR | EPA:RCO | Rémy Cointreau; Remy Cointreau | spirits = Rémy Cointreau cognac; .97; fr .9; product:spirits .01
  campari | Davide Campari-Milano N.V. | IT | BIT:CPR | Campari | spirits = Campari spirits; .97; it .5, us .1, mx .08; product:spirits .015
  brown-forman | Brown-Forman Corporation | US | NYSE:BF.B | Brown-Forman; Jack Daniel’s | spirits = Brown-Forman whiskey; .95; us/tennessee .5, us/kentucky .25, mx .1; product:spirits .025
  beam-suntory | Suntory Global Spirits Inc. | US |  | Beam Suntory; Jim Beam | spirits = Jim Beam bourbon; .95; us/kentucky .5, jp .15, gb .1; product:spirits .03
  becle | Becle, S.A.B. de C.V. | MX | BMV:CUERVO | Becle; Jose Cuervo | spirits = Cuervo tequila; .95; mx .8; product:spirits .015
  mgp | MGP Ingredients, Inc. | US | NASDAQ:MGPI | MGP Ingredients | spirits = MGP whiskey; .85; us/indiana .7, us/kansas .2; product:spirits .003
  moutai | Kweichow Moutai Co., Ltd. | CN | SSE:600519 | Kweichow Moutai; Moutai; 贵州茅台 | baijiu = Moutai baijiu; .97; cn 1; product:spirits .1
  wuliangye | Wuliangye Yibin Co., Ltd. | CN | SZSE:000858 | Wuliangye; 五粮液 | baijiu = Wuliangye baijiu; .95; cn 1; product:spirits .05
  treasury-wine | Treasury Wine Estates Limited | AU | ASX:TWE | Treasury Wine Estates; Penfolds | wine = Treasury wine; .98; au .55, us/california .35; commodity:wine .01
  gallo | E. & J. Gallo Winery | US |  | E&J Gallo; Gallo Winery | wine = Gallo wine; .9; us/california .9; commodity:wine .03
  concha-y-toro | Viña Concha y Toro S.A. | CL | BCS:CONCHATORO | Concha y Toro | wine = Concha y Toro wine; .95; cl .85, ar .08; commodity:wine .012
  duckhorn | The Duckhorn Portfolio, Inc. | US |  | Duckhorn | wine = Duckhorn wine; .97; us/california .9; commodity:wine .001
  keurig-dr-pepper | Keurig Dr Pepper Inc. | US | NASDAQ:KDP | Keurig Dr Pepper; Dr Pepper Snapple; Keurig; Green Mountain Coffee | drinks = Dr Pepper drinks; .65;
  + us .85, mx .08; product:soft-drink .04 | coffee = Keurig coffee; .33; us .95;
  monster | Monster Beverage Corporation | US | NASDAQ:MNST | Monster Beverage | drinks = Monster energy drinks; .98; us .6; product:soft-drink .01
  cocacola-europacific | Coca-Cola Europacific Partners plc | GB | LSE:CCEP | Coca-Cola Europacific; Coca-Cola Enterprises | drinks = Coca-Cola Europacific drinks; .98;
  + gb .18, es .15, de .15, fr .12, au .12; product:soft-drink .03
  cocacola-hbc | Coca-Cola HBC AG | CH | LSE:CCH | Coca-Cola HBC | drinks = Coca-Cola HBC drinks; .98; ru .1, it .12, ng .08, pl .06; product:soft-drink .015
  cocacola-femsa | Coca-Cola FEMSA, S.A.B. de C.V. | MX | BMV:KOFUBL | Coca-Cola FEMSA | drinks = Coca-Cola FEMSA drinks; .98; mx .5, br .25, co .07; product:soft-drink .02
  britvic | Britvic plc | GB | LSE:BVIC | Britvic | drinks = Britvic drinks; .97; gb .7, br .1; product:soft-drink .003
  nongfu | Nongfu Spring Co., Ltd. | CN | HKEX:9633 | Nongfu Spring; 农夫山泉 | drinks = Nongfu water and tea; .98; cn 1; product:soft-drink .02
  uni-president | Uni-President Enterprises Corp. | TW | TWSE:1216 | Uni-President; 統一企業 | food = Uni-President food and drinks; .9; tw .4, cn .4;
  ito-en | ITO EN, Ltd. | JP | TSE:2593 | Ito En | tea = Ito En tea; .95; jp .9; product:soft-drink .005
  luckin | Luckin Coffee Inc. | CN |  | Luckin Coffee; Luckin; 瑞幸 | coffee = Luckin coffee; .98; cn 1;
  dutch-bros | Dutch Bros Inc. | US | NYSE:BROS | Dutch Bros | coffee = Dutch Bros coffee; .98; us .95;
  lavazza | Luigi Lavazza S.p.A. | IT |  | Lavazza | coffee = Lavazza coffee; .95; it .6;
  strauss | Strauss Group Ltd. | IL | TASE:STRS | Strauss Group; Strauss Coffee | foods = Strauss coffee and foods; .95; il .55, br .3;
  mcdonalds-japan | McDonald’s Holdings Company (Japan), Ltd. | JP | TSE:2702 | McDonald’s Japan; McDonald’s Holdings Japan; 日本マクドナルド |
  + meals = McDonald’s meals in Japan; .98; jp 1; product:restaurant-meal .003
  arcos-dorados | Arcos Dorados Holdings Inc. | UY | NYSE:ARCO | Arcos Dorados | meals = Arcos Dorados meals; .98; br .4, ar .1, mx .08; product:restaurant-meal .002
  yum | Yum! Brands, Inc. | US | NYSE:YUM | Yum Brands; KFC; Pizza Hut; Taco Bell | meals = Yum meals; .97; us .45, cn .15, gb .05; product:restaurant-meal .02
  yum-china | Yum China Holdings, Inc. | CN | NYSE:YUMC | Yum China | meals = KFC meals in China; .97; cn 1; product:restaurant-meal .005
  dominos | Domino’s Pizza, Inc. | US | NYSE:DPZ | Domino’s Pizza; Domino’s | meals = Domino’s pizza; .98; us .6; product:restaurant-meal .006
  chipotle | Chipotle Mexican Grill, Inc. | US | NYSE:CMG | Chipotle | meals = Chipotle meals; .98; us .97; product:restaurant-meal .004
  restaurant-brands | Restaurant Brands International Inc. | CA | NYSE:QSR | Restaurant Brands; Burger King; Popeyes; Tim Hortons | meals = Burger King and Tim Hortons meals; .97;
  + us .45, ca .2; product:restaurant-meal .014
  wendys | The Wendy’s Company | US | NASDAQ:WEN | Wendy’s | meals = Wendy’s meals; .97; us .85, ca .05; product:restaurant-meal .005
  darden | Darden Restaurants, Inc. | US | NYSE:DRI | Darden; Olive Garden; Red Lobster | meals = Darden meals; .98; us .98; product:restaurant-meal .004
  jack-in-the-box | Jack in the Box Inc. | US | NASDAQ:JACK | Jack in the Box | meals = Jack in the Box meals; .95; us/california .4, us .6; product:restaurant-meal .002
  texas-roadhouse | Texas Roadhouse, Inc. | US | NASDAQ:TXRH | Texas Roadhouse | meals = Texas Roadhouse steaks; .98; us .98; product:restaurant-meal .002
  buffalo-wild-wings | Buffalo Wild Wings, Inc. | US |  | Buffalo Wild Wings; Wingstop | meals = Buffalo Wild Wings meals; .98; us 1; product:restaurant-meal .002
  jollibee | Jollibee Foods Corporation | PH | PSE:JFC | Jollibee | meals = Jollibee meals; .98; ph .6, cn .1; product:restaurant-meal .002
  yoshinoya | Yoshinoya Holdings Co., Ltd. | JP | TSE:9861 | Yoshinoya; 吉野家 | meals = Yoshinoya beef bowls; .95; jp .9; product:restaurant-meal .001
  zensho | Zensho Holdings Co., Ltd. | JP | TSE:7550 | Zensho; Sukiya; すき家 | meals = Zensho meals; .95; jp .8; product:restaurant-meal .002
  skylark | Skylark Holdings Co., Ltd. | JP | TSE:3197 | Skylark; すかいらーく | meals = Skylark meals; .97; jp .95; product:restaurant-meal .002
  haidilao | Haidilao International Holding Ltd. | CN | HKEX:6862 | Haidilao; 海底捞 | meals = Haidilao hot pot; .97; cn .95; product:restaurant-meal .002
  compass-group | Compass Group PLC | GB | LSE:CPG | Compass Group | catering = Compass catering; .98; us .65, gb .1; product:restaurant-meal .008
  sodexo | Sodexo S.A. | FR | EPA:SW | Sodexo | catering = Sodexo catering; .98; us .45, fr .15; product:restaurant-meal .006
  greggs | Greggs plc | GB | LSE:GRG | Greggs | meals = Greggs bakeries; .98; gb 1; product:restaurant-meal .001
  wetherspoon | J D Wetherspoon plc | GB | LSE:JDW | Wetherspoon; JD Wetherspoon | pubs = Wetherspoon pubs; .98; gb .97; product:restaurant-meal .001
  philip-morris | Philip Morris International Inc. | US | NYSE:PM | Philip Morris International; Philip Morris; IQOS | cigarettes = Philip Morris cigarettes; .6;
  + ch .08, id .15, tr .08, ru .08, ua .01, pl .08; product:cigarette .13 | heated = IQOS and pouches; .38; it .4, us/kentucky .15; product:e-cigarette .3
  altria | Altria Group, Inc. | US | NYSE:MO | Altria; Philip Morris USA; Marlboro USA | cigarettes = Altria cigarettes; .87; us/virginia 1; product:cigarette .015
  bat | British American Tobacco p.l.c. | GB | LSE:BATS | British American Tobacco; Reynolds American; Vuse | cigarettes = British American cigarettes; .8;
  + us/north-carolina .35, br .08, ru .05, kr .02; product:cigarette .12 | vapes = Vuse and Velo; .17; ; product:e-cigarette .2
  imperial-brands | Imperial Brands PLC | GB | LSE:IMB | Imperial Brands; Imperial Tobacco; Imperial Tobacco Group | cigarettes = Imperial cigarettes; .95; de .2, pl .2, us/north-carolina .15; product:cigarette .04
  japan-tobacco | Japan Tobacco Inc. | JP | TSE:2914 | Japan Tobacco; JTI; 日本たばこ産業 | cigarettes = Japan Tobacco cigarettes; .92; jp .25, ru .2, tr .06; product:cigarette .09
  ktg | KT&G Corporation | KR | KRX:033780 | KT&G | cigarettes = KT&G cigarettes; .65; kr .7, id .1; product:cigarette .015
  universal-leaf | Universal Corporation | US | NYSE:UVV | Universal Leaf | leaf = Universal leaf tobacco; .85; br .25, us .1, zw .08, ph .06;
  pyxus | Pyxus International, Inc. | US |  | Pyxus; Alliance One | leaf = Pyxus leaf tobacco; .95; br .25, us .1, zw .1;
  juul | Juul Labs, Inc. | US |  | Juul | vapes = Juul e-cigarettes; .98; us .2; product:e-cigarette .1
  smoore | Smoore International Holdings Limited | CN | HKEX:6969 | Smoore; 思摩尔 | vapes = Smoore vaping devices; .98; cn/guangdong .95; product:e-cigarette .15
`)

const sites = made(`
  commodity:barley | ru .12, fr .08, de .07, au .08, ca .06, ua .05, gb .05, tr .04, ar .03, us .025 | Estimate.
  material:hops | de .38, us/washington .28, us/idaho .06, us/oregon .05, cz .05 | Hallertau and the Yakima valley.
  commodity:wine | it .18, fr .17, es .14, us/california .09, au .045, cl .045, ar .04, de .035, pt .025 | Estimate.
  material:agave | mx 1 | Grown around Tequila alone.
  material:tobacco-leaf | cn .37, in .12, br .11, id .035, us .03, us/north-carolina .02, zw .035, mz .015 | Estimate.
  product:beer | cn .2, us .1, br .08, mx .075, de .045, ru .04, jp .025, vn .025, gb .018, be .012, nl .013 | Estimate.
  product:spirits | cn .35, gb .08, fr .04, us .06, us/kentucky .05, us/tennessee .02, mx .05, in .08, ru .04 | By value.
  product:soft-drink | us .2, cn .15, mx .07, br .04, de .04, jp .05, gb .025 | Bottled where they are drunk.
  product:restaurant-meal | us .3, cn .2, jp .06, gb .03 | Served where they are eaten.
  product:cigarette | cn .44, id .06, ru .035, us .03, jp .02, de .02, pl .03, kr .015 | Estimate.
  product:e-cigarette | cn/guangdong .75, cn .1, it .05 | Nearly all vaping devices come from Shenzhen.
  product:ab-inbev/beer | us .25, br .17, mx .15, cn .1, za .06, be .03, kr .03, co .06 | Estimate.
  product:heineken/beer | nl .06, mx .14, br .14, vn .06, ng .05, gb .08, pl .05, za .05 | Estimate.
  product:coca-cola/drinks | us .33, mx .08, jp .08, cn .06, de .04 | Estimate.
  product:pepsico/drinks-and-snacks | us .56, mx .07, ru .04, gb .04, cn .03 | Estimate.
  product:starbucks/coffee | us .73, cn .09, jp .03 | Shops.
  product:mcdonalds/meals | us .4, gb .07, fr .07, de .06, au .05, cn .04, ru .02 | Shops.
`)

const makers = fed(`
  product:beer | ab-inbev/beer .22, heineken/beer .12 | Estimate.
  product:soft-drink | coca-cola/drinks .25, pepsico/drinks-and-snacks .12 | Estimate.
  product:restaurant-meal | mcdonalds/meals .04, starbucks/coffee .01 | Estimate.
`)

const inputs = needs(`
  product:beer, product:carlsberg/beer, product:asahi/beer, product:kirin/beer, product:sapporo/beer, product:tsingtao/beer,
  + product:cr-beer/beer, product:molson-coors/beer, product:constellation-brands/beer, product:boston-beer/beer,
  + product:ambev/beer, product:diageo/beer, product:ab-inbev/beer, product:heineken/beer
    malt | commodity:barley .9 essential cost .05 buffer 90 | Malting barley is bought a year ahead.
    hops | material:hops .9 essential cost .005 buffer 300 | Pellets keep for years.
    carbon dioxide | product:food-grade-co2 .4 minor cost .005 buffer 5 | Breweries recover part of their own.
  product:carlsberg/beer, product:asahi/beer, product:kirin/beer, product:sapporo/beer, product:tsingtao/beer, product:cr-beer/beer,
  + product:molson-coors/beer, product:constellation-brands/beer, product:boston-beer/beer, product:ambev/beer
    cans and bottles | product:beverage-can .45 essential cost .07 buffer 20, product:glass-bottle .45 essential cost .07 buffer
    + 30 | By volume.
  product:spirits, product:diageo/spirits, product:pernod-ricard/spirits, product:remy-cointreau/spirits, product:campari/spirits,
  + product:brown-forman/spirits, product:beam-suntory/spirits, product:becle/spirits, product:moutai/baijiu, product:wuliangye/baijiu
    bottles | product:glass-bottle .95 essential cost .06 buffer 30 | Bottled in glass.
    grain | commodity:wheat .4 minor cost .03 buffer 90, commodity:corn .4 minor cost .02 buffer 90 | Distilled from grain.
  product:becle/spirits, product:diageo/spirits, product:campari/spirits
    agave | material:agave .9 minor cost .04 buffer 200 | For tequila.
  product:remy-cointreau/spirits, product:pernod-ricard/spirits
    grapes | commodity:wine .3 minor cost .05 buffer 360 | For cognac.
  product:treasury-wine/wine, product:gallo/wine, product:concha-y-toro/wine, product:constellation-brands/wine, product:duckhorn/wine
    bottles | product:glass-bottle .9 essential cost .08 buffer 45 | Bottled in glass.
  product:soft-drink, product:keurig-dr-pepper/drinks, product:monster/drinks, product:cocacola-europacific/drinks,
  + product:cocacola-hbc/drinks, product:cocacola-femsa/drinks, product:britvic/drinks, product:nongfu/drinks,
  + product:suntory-beverage/drinks, product:ito-en/tea
    cans and bottles | product:beverage-can .35 important cost .06 buffer 20, product:plastic-packaging .55 important cost .08
    + buffer 15 | By volume.
    sugar | commodity:sugar .8 important cost .05 buffer 45 | Sweetened.
    carbon dioxide | product:food-grade-co2 .7 minor cost .004 buffer 6 | Bubbles.
  product:coca-cola/drinks, product:pepsico/drinks-and-snacks
    carbon dioxide | product:food-grade-co2 .7 minor cost .003 buffer 6 | Bubbles.
  product:pepsico/drinks-and-snacks
    oranges | commodity:orange-juice .8 minor cost .04 buffer 120 until 2022-01-31 | It owned Tropicana until 2022.
  product:coca-cola/drinks
    oranges | commodity:orange-juice .8 minor cost .02 buffer 120 | Minute Maid and Simply.
  product:keurig-dr-pepper/coffee, product:luckin/coffee, product:lavazza/coffee, product:dutch-bros/coffee
    coffee | commodity:coffee 1 essential cost .15 buffer 90 | Roasted beans.
  product:strauss/foods
    coffee | commodity:coffee .5 essential cost .2 buffer 90 | Half of it is coffee.
  product:restaurant-meal
    food | product:beef .3 important cost .08 buffer 10, product:poultry .3 important cost .08 buffer 7, product:flour .2 important
    + cost .03 buffer 30 | Fresh food.
  product:mcdonalds-japan/meals
    fries | product:potato-product .95 important cost .05 buffer 25 lead 30 | Nearly all its fries come by sea from North America.
    meat | product:beef .5 essential cost .1 buffer 20, product:poultry .4 essential cost .06 buffer 20 | Imported.
  product:mcdonalds/meals
    fries | product:potato-product .95 important cost .03 buffer 20 | Long contracts with four makers.
    chicken | product:poultry .9 important cost .03 buffer 10 | Nuggets.
  product:yum/meals, product:yum-china/meals, product:jollibee/meals, product:buffalo-wild-wings/meals
    chicken | product:poultry .95 essential cost .12 buffer 7 | Fresh chicken.
  product:yum-china/meals, product:mcdonalds-japan/meals, product:yum/meals, product:mcdonalds/meals
    prepared meat | product:osi/patties .1 important cost .03 buffer 10 | Part comes from this maker.
  product:restaurant-brands/meals, product:wendys/meals, product:jack-in-the-box/meals, product:arcos-dorados/meals
    beef | product:beef .95 essential cost .12 buffer 7 | Fresh and frozen patties.
  product:texas-roadhouse/meals, product:darden/meals, product:chipotle/meals, product:skylark/meals
    beef | product:beef .9 important cost .12 buffer 7 | Steaks and fillings.
  product:yoshinoya/meals, product:zensho/meals
    beef | product:beef .95 essential cost .12 buffer 60 | A cut that mostly comes from the United States.
    rice | commodity:rice .9 important cost .06 buffer 60 | Japanese rice.
  product:dominos/meals
    cheese | product:dairy-products .95 essential cost .1 buffer 10 | Cheese is its largest cost.
    flour | product:flour .95 essential cost .03 buffer 20 | Dough.
  product:compass-group/catering, product:sodexo/catering, product:greggs/meals, product:wetherspoon/pubs, product:haidilao/meals
    food | product:poultry .3 minor cost .05 buffer 7, product:flour .3 minor cost .04 buffer 20, product:beef .2 minor cost .05
    + buffer 7 | Fresh food.
  product:wetherspoon/pubs
    beer | product:beer .8 important cost .15 buffer 7 | Cellars hold a week.
  product:cigarette, product:philip-morris/cigarettes, product:altria/cigarettes, product:bat/cigarettes,
  + product:imperial-brands/cigarettes, product:japan-tobacco/cigarettes, product:ktg/cigarettes, product:itc/cigarettes
    leaf | material:tobacco-leaf .95 essential cost .05 buffer 400 | Leaf is aged for more than a year.
  product:bat/vapes
    devices | product:smoore/vapes .6 essential cost .3 buffer 45 lead 120 | Made in Shenzhen.
`)

const rivals = contest(`
  beer of the United States | ab-inbev/beer .4 .05, molson-coors/beer .22 .08, constellation-brands/beer .12 .05, boston-beer/beer .02 .1
  beer of Japan | asahi/beer .36 .08, kirin/beer .34 .08, sapporo/beer .12 .1
  beer of China | cr-beer/beer .3 .08, tsingtao/beer .22 .08
  burgers and coffee of the United States | mcdonalds/meals .3 .05, wendys/meals .1 .08, restaurant-brands/meals .12 .08, jack-in-the-box/meals .03 .1
  cigarettes | philip-morris/cigarettes .14 .1, japan-tobacco/cigarettes .1 .1, imperial-brands/cigarettes .04 .1, altria/cigarettes .02 .05
  e-cigarettes | juul/vapes .3 .1, bat/vapes .3 .1, philip-morris/heated .1 .05
  leaf tobacco | universal-leaf/leaf .2 .1, pyxus/leaf .18 .1
  whisky | diageo/spirits .2 .05, pernod-ricard/spirits .12 .05, brown-forman/spirits .06 .05
`)

export const drinksAndMeals: FactFile = {
  industry: 'drinks, meals and tobacco',
  nodes: [...goods, ...firms.nodes],
  edges: [...firms.edges, ...sites, ...makers, ...inputs, ...rivals],
}
