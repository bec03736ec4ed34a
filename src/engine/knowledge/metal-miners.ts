/** More miners and smelters of iron ore, aluminium, copper, nickel, zinc, lithium, tin and gold, and sawmills. */
import type { FactFile } from '@/engine/graph/facts'
import { houses } from './houses'

const miners = houses(`
  anglo-american | Anglo American plc | GB | LSE:AAL | Anglo American | ore = Anglo American iron ore; .25; za .6, br .4; material:iron-ore .024
  + | copper = Anglo American copper; .28; cl .6, pe .4; material:copper-concentrate .033 | diamonds = De Beers diamonds; .12; za .1 | coal = Anglo American coking coal; .12; au 1; material:coking-coal .015
  kumba | Kumba Iron Ore Limited | ZA | JSE:KIO | Kumba; Kumba Iron Ore | iron-ore = Kumba iron ore; .98; za 1; material:iron-ore .015
  samarco | Samarco Mineração S.A. | BR |  | Samarco | pellets = Samarco pellets; .98; br 1; material:iron-ore .008
  mineral-resources | Mineral Resources Limited | AU | ASX:MIN | Mineral Resources; MinRes | ore = Mineral Resources iron ore; .5; au 1; material:iron-ore .008 | lithium = Mineral Resources spodumene; .25; au 1; material:lithium .04
  champion-iron | Champion Iron Limited | AU | ASX:CIA | Champion Iron | iron-ore = Champion iron ore; .98; ca/quebec 1; material:iron-ore .005
  mount-gibson | Mount Gibson Iron Limited | AU | ASX:MGX | Mount Gibson | iron-ore = Mount Gibson iron ore; .97; au 1; material:iron-ore .001
  century-aluminum | Century Aluminum Company | US | NASDAQ:CENX | Century Aluminum | aluminium = Century aluminium; .97; us .55, is .45; material:aluminium .01
  kaiser | Kaiser Aluminum Corporation | US | NASDAQ:KALU | Kaiser Aluminum | sheet = Kaiser aluminium products; .97; us .97; product:aluminium-sheet .02
  constellium | Constellium SE | FR | NYSE:CSTM | Constellium | sheet = Constellium aluminium sheet; .95; fr .4, us .3, de .15; product:aluminium-sheet .05
  arconic | Arconic Corporation | US |  | Arconic | sheet = Arconic aluminium sheet; .9; us .75, hu .1; product:aluminium-sheet .05
  ega | Emirates Global Aluminium PJSC | AE |  | Emirates Global Aluminium; EGA; Dubal | aluminium = EGA aluminium; .95; ae .95; material:aluminium .038
  alba | Aluminium Bahrain B.S.C. | BH | BHB:ALBH | Aluminium Bahrain; Alba | aluminium = Alba aluminium; .97; bh 1; material:aluminium .023
  maaden | Saudi Arabian Mining Company | SA | Tadawul:1211 | Ma’aden; Maaden | aluminium = Ma’aden aluminium; .35; sa 1; material:aluminium .013 | phosphate = Ma’aden phosphate; .5; sa 1; product:phosphate-fertiliser .05
  south32 | South32 Limited | AU | ASX:S32 | South32 | aluminium = South32 alumina and aluminium; .5; au .4, za .4, br .1, mz .1; material:aluminium .016, material:bauxite .035
  + | manganese = South32 manganese; .12; au .6, za .4; material:manganese .1
  vedanta | Vedanta Limited | IN | NSE:VEDL | Vedanta; Sterlite; Hindustan Zinc; Tuticorin | metals = Vedanta aluminium, zinc and copper; .75; in .9; material:aluminium .032, material:zinc .08
  nalco | National Aluminium Company Limited | IN | NSE:NATIONALUM | National Aluminium; NALCO | aluminium = NALCO aluminium; .97; in 1; material:aluminium .006
  metro-mining | Metro Mining Limited | AU | ASX:MMI | Metro Mining | bauxite = Metro bauxite; .98; au 1; material:bauxite .012
  first-quantum | First Quantum Minerals Ltd. | CA | TSX:FM | First Quantum; First Quantum Minerals | copper = First Quantum copper; .9; zm .55, pa .4; material:copper-concentrate .03
  ivanhoe | Ivanhoe Mines Ltd. | CA | TSX:IVN | Ivanhoe Mines; Kamoa-Kakula | copper = Ivanhoe copper; .95; cd/katanga .97; material:copper-concentrate .018
  lundin-mining | Lundin Mining Corporation | CA | TSX:LUN | Lundin Mining | copper = Lundin copper and zinc; .9; cl .5, us .1, pt .12; material:copper-concentrate .013
  hudbay | Hudbay Minerals Inc. | CA | TSX:HBM | Hudbay | copper = Hudbay copper and gold; .95; pe .6, ca .4; material:copper-concentrate .006
  kghm | KGHM Polska Miedź S.A. | PL | WSE:KGH | KGHM | copper = KGHM copper and silver; .95; pl .8, cl .08; material:copper-concentrate .025
  aurubis | Aurubis AG | DE | XETRA:NDA | Aurubis; Norddeutsche Affinerie | copper = Aurubis refined copper; .95; de/hamburg .5, bg .25, be .2; material:copper .04
  boliden | Boliden AB | SE | STO:BOL | Boliden | metals = Boliden copper, zinc and gold; .97; se .6, fi .25, no .1; material:zinc .03, material:copper-concentrate .006
  capstone | Capstone Copper Corp. | CA | TSX:CS | Capstone Copper; Capstone Mining | copper = Capstone copper; .97; cl .6, us .25, mx .1; material:copper-concentrate .009
  oz-minerals | OZ Minerals Limited | AU |  | OZ Minerals | copper = OZ Minerals copper; .97; au 1; material:copper-concentrate .005
  sandfire | Sandfire Resources Limited | AU | ASX:SFR | Sandfire Resources | copper = Sandfire copper; .97; es .6, au .1; material:copper-concentrate .004
  jiangxi-copper | Jiangxi Copper Company Limited | CN | HKEX:0358 | Jiangxi Copper; 江西铜业 | copper = Jiangxi refined copper; .9; cn/jiangxi .7, cn .3; material:copper .07
  zijin | Zijin Mining Group Company Limited | CN | HKEX:2899 | Zijin; Zijin Mining; 紫金矿业 | copper-gold = Zijin copper and gold; .8; cn .45, cd .15, rs .15; material:copper-concentrate .035
  mmg | MMG Limited | HK | HKEX:1208 | MMG; Las Bambas | copper = MMG copper; .95; pe .75, cd .1; material:copper-concentrate .015
  buenaventura | Compañía de Minas Buenaventura S.A.A. | PE | NYSE:BVN | Buenaventura | metals = Buenaventura copper, silver and gold; .97; pe 1; material:copper-concentrate .004
  sumitomo-metal-mining | Sumitomo Metal Mining Co., Ltd. | JP | TSE:5713 | Sumitomo Metal Mining; 住友金属鉱山 | metals = Sumitomo copper, nickel and gold; .75; jp .7, ph .2; material:copper .018, material:nickel .02
  mitsubishi-materials | Mitsubishi Materials Corporation | JP | TSE:5711 | Mitsubishi Materials | metals = Mitsubishi copper; .6; jp .8, id .15; material:copper .015
  jx-metals | JX Advanced Metals Corporation | JP | TSE:5016 | JX Metals; JX Nippon Mining | metals = JX copper and electronic materials; .9; jp .9; material:copper .02
  korea-zinc | Korea Zinc Company, Ltd. | KR | KRX:010130 | Korea Zinc; 고려아연 | metals = Korea Zinc zinc, lead and silver; .95; kr .85, au .1; material:zinc .06, material:indium .1, material:antimony .02
  nyrstar | Nyrstar NV | BE |  | Nyrstar | zinc = Nyrstar zinc; .97; be .25, nl .25, au .25, us .1; material:zinc .06, material:germanium .03
  tsingshan | Tsingshan Holding Group Co., Ltd. | CN |  | Tsingshan; 青山控股 | nickel = Tsingshan nickel and stainless steel; .95; id/sulawesi .6, cn .4; material:nickel .2, product:stainless-steel .2
  eramet | Eramet S.A. | FR | Euronext Paris:ERA | Eramet; SLN; Comilog | nickel-manganese = Eramet nickel and manganese; .95; ga .45, nc .15, id .25; material:nickel .03, material:manganese .15
  vale-indonesia | PT Vale Indonesia Tbk | ID | IDX:INCO | Vale Indonesia | nickel = Vale Indonesia nickel; .99; id/sulawesi 1; material:nickel .02
  nickel-industries | Nickel Industries Limited | AU | ASX:NIC | Nickel Industries; Nickel Mines | nickel = Nickel Industries nickel; .99; id/sulawesi 1; material:nickel .035
  igo | IGO Limited | AU | ASX:IGO | IGO Ltd | nickel = IGO nickel and lithium; .95; au 1; material:nickel .008
  sherritt | Sherritt International Corporation | CA | TSX:S | Sherritt | nickel = Sherritt nickel and cobalt; .8; cu .9; material:nickel .01, material:cobalt .015
  glencore-nickel | Koniambo Nickel SAS | NC |  | Koniambo; Koniambo Nickel | nickel = Koniambo ferronickel; 1; nc 1; material:nickel .008
  arcadium | Arcadium Lithium plc | US |  | Arcadium; Livent; Allkem; Orocobre | lithium = Arcadium lithium; .97; ar .6, au .3; material:lithium .06
  tianqi | Tianqi Lithium Corporation | CN | SZSE:002466 | Tianqi; Tianqi Lithium; 天齐锂业 | lithium = Tianqi lithium; .97; au .7, cn .3; material:lithium .08
  liontown | Liontown Resources Limited | AU | ASX:LTR | Liontown Resources; Liontown | lithium = Liontown spodumene; .98; au 1; material:lithium .02
  sigma-lithium | Sigma Lithium Corporation | BR | NASDAQ:SGML | Sigma Lithium | lithium = Sigma spodumene; .99; br 1; material:lithium .02
  lithium-americas | Lithium Americas Corp. | CA | NYSE:LAC | Lithium Americas | lithium = Lithium Americas lithium; 1; us/nevada 1;
  eurasian-resources | Eurasian Resources Group S.à r.l. | LU |  | Eurasian Resources Group; ENRC | metals = ERG ferrochrome, copper and cobalt; .9; kz .7, cd .25; material:chrome .12, material:cobalt .04
  merafe | Merafe Resources Limited | ZA | JSE:MRF | Merafe | chrome = Merafe ferrochrome; .98; za 1; material:chrome .03
  samancor | Samancor Chrome Limited | ZA |  | Samancor | chrome = Samancor ferrochrome; .95; za 1; material:chrome .1
  impala | Impala Platinum Holdings Limited | ZA | JSE:IMP | Impala Platinum; Implats | pgm = Implats platinum metals; .95; za .75, zw .2, ca .05; material:platinum .22, material:palladium .15
  northam | Northam Platinum Holdings Limited | ZA | JSE:NPH | Northam; Northam Platinum | pgm = Northam platinum metals; .95; za 1; material:platinum .08, material:palladium .05
  lonmin | Lonmin Plc | GB |  | Lonmin; Marikana | pgm = Lonmin platinum metals; .97; za 1;
  bushveld-minerals | Bushveld Minerals Limited | ZA |  | Bushveld Minerals | vanadium = Bushveld vanadium; .97; za 1; material:vanadium .03
  largo | Largo Inc. | CA | TSX:LGO | Largo Resources; Largo Inc | vanadium = Largo vanadium; .97; br 1; material:vanadium .08
  yunnan-tin | Yunnan Tin Company Limited | CN | SZSE:000960 | Yunnan Tin; 锡业股份 | tin = Yunnan Tin tin; .7; cn/yunnan .9; material:tin .2
  timah | PT Timah Tbk | ID | IDX:TINS | PT Timah; Timah | tin = Timah tin; .95; id 1; material:tin .06
  malaysia-smelting | Malaysia Smelting Corporation Berhad | MY | KLSE:5916 | Malaysia Smelting | tin = Malaysia Smelting tin; .97; my 1; material:tin .05
  alphamin | Alphamin Resources Corp. | MU | TSXV:AFM | Alphamin; Bisie | tin = Alphamin tin; 1; cd 1; material:tin .05
  syrah | Syrah Resources Limited | AU | ASX:SYR | Syrah Resources; Balama | graphite = Syrah graphite; 1; mz .8, us/louisiana .2; material:natural-graphite .03
  perpetua | Perpetua Resources Corp. | US | NASDAQ:PPTA | Perpetua Resources | antimony = Perpetua gold and antimony; 1; us/idaho 1;
  us-antimony | United States Antimony Corporation | US | NYSE:UAMY | United States Antimony; US Antimony | antimony = US Antimony antimony; .85; us .7, mx .3; material:antimony .01
  hunan-gold | Hunan Gold Corporation Limited | CN | SZSE:002155 | Hunan Gold | antimony = Hunan antimony and gold; .6; cn 1; material:antimony .15
  almonty | Almonty Industries Inc. | CA | TSX:AII | Almonty | tungsten = Almonty tungsten; .98; pt .6, kr .4; material:tungsten .01
  xiamen-tungsten | Xiamen Tungsten Co., Ltd. | CN | SSE:600549 | Xiamen Tungsten; 厦门钨业 | tungsten = Xiamen tungsten, rare earths and cathodes; .95; cn/fujian .8, cn .2; material:tungsten .2
  plansee | Plansee Group | AT |  | Plansee; Global Tungsten & Powders; Ceratizit | tungsten = Plansee tungsten and tools; .9; at .5, us .2, lu .1; product:cutting-tools .05
  kennametal | Kennametal Inc. | US | NYSE:KMT | Kennametal | tools = Kennametal carbide tools; .95; us .45, de .15, in .08; product:cutting-tools .08
  5n-plus | 5N Plus Inc. | CA | TSX:VNP | 5N Plus | metals = 5N Plus germanium, bismuth and gallium; .95; ca/quebec .4, de .3, us .2; 
  iluka | Iluka Resources Limited | AU | ASX:ILU | Iluka; Iluka Resources | sands = Iluka zircon and titanium ores; .95; au 1;
  energy-transition | Arafura Rare Earths Limited | AU | ASX:ARU | Arafura; Arafura Rare Earths | rare-earths = Arafura rare earths; 1; au 1;
  neo | Neo Performance Materials Inc. | CA | TSX:NEO | Neo Performance Materials; Silmet; Molycorp | rare-earths = Neo magnetic powders and rare metals; .95; cn .5, ee .2, th .15;
  newmont | Newmont Corporation | US | NYSE:NEM | Newmont; Newcrest; Goldcorp | gold = Newmont gold; .85; us .25, au .3, gh .12, pe .05, mx .08, ca .08;
  barrick | Barrick Mining Corporation | CA | TSX:ABX | Barrick; Barrick Gold; Randgold; Randgold Resources; Loulo-Gounkoto | gold = Barrick gold; .85; us/nevada .45, ml .14, cd .08, tz .1, do .12
  agnico | Agnico Eagle Mines Limited | CA | TSX:AEM | Agnico Eagle; Kirkland Lake Gold | gold = Agnico gold; .98; ca .75, fi .07, au .08, mx .05
  kinross | Kinross Gold Corporation | CA | TSX:K | Kinross; Kinross Gold | gold = Kinross gold; .98; us .3, br .27, mr .28, cl .1
  gold-fields | Gold Fields Limited | ZA | JSE:GFI | Gold Fields | gold = Gold Fields gold; .97; au .45, za .13, gh .25, pe .1
  anglogold | AngloGold Ashanti plc | GB | NYSE:AU | AngloGold; AngloGold Ashanti | gold = AngloGold gold; .98; gh .2, tz .2, au .2, br .1, cd .12, gn .1
  harmony | Harmony Gold Mining Company Limited | ZA | JSE:HAR | Harmony Gold | gold = Harmony gold; .97; za .85, pg .12
  polyus | PJSC Polyus | RU | MOEX:PLZL | Polyus | gold = Polyus gold; .99; ru 1;
  b2gold | B2Gold Corp. | CA | TSX:BTO | B2Gold; Fekola | gold = B2Gold gold; .99; ml .45, na .2, ph .2
  resolute | Resolute Mining Limited | AU | ASX:RSG | Resolute Mining; Syama | gold = Resolute gold; .99; ml .65, sn .35
  northern-star | Northern Star Resources Limited | AU | ASX:NST | Northern Star Resources | gold = Northern Star gold; .99; au .85, us/alaska .15
  evolution | Evolution Mining Limited | AU | ASX:EVN | Evolution Mining | gold = Evolution gold and copper; .97; au .85, ca .12
  fresnillo | Fresnillo plc | MX | LSE:FRES | Fresnillo; Peñoles | silver = Fresnillo silver and gold; .95; mx 1;
  pan-american-silver | Pan American Silver Corp. | CA | TSX:PAAS | Pan American Silver | silver = Pan American silver and gold; .97; mx .25, pe .2, bo .08, ar .15
  canfor | Canfor Corporation | CA | TSX:CFP | Canfor | lumber = Canfor lumber; .85; ca .45, us .4, se .12; material:softwood-lumber .02
  west-fraser | West Fraser Timber Co. Ltd. | CA | TSX:WFG | West Fraser; Norbord | lumber = West Fraser lumber and panels; .95; ca .5, us .45; material:softwood-lumber .03
  interfor | Interfor Corporation | CA | TSX:IFP | Interfor | lumber = Interfor lumber; .97; us .6, ca .4; material:softwood-lumber .02
  weyerhaeuser | Weyerhaeuser Company | US | NYSE:WY | Weyerhaeuser | lumber = Weyerhaeuser timber and lumber; .95; us .85, ca .15; material:softwood-lumber .025
  resolute-forest | Domtar Corporation | CA |  | Resolute Forest Products; Domtar; AbitibiBowater | paper = Domtar pulp, paper and lumber; .95; ca .5, us .5; material:softwood-lumber .01
`)

export const metalMiners: FactFile = {
  industry: 'miners and smelters',
  nodes: miners.nodes,
  edges: miners.edges,
}
