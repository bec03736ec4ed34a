/** Scents, flavours and vitamins, more makers of household goods and cosmetics, and collectors of waste and paper. */
import type { FactFile } from '@/engine/graph/facts'
import { houses } from './houses'
import { business, buys, contest, fed, firms, made, needs, plants, sold, things } from './table'

const goods = things(`
  product:vitamin | Vitamins | vitamin; vitamin A; vitamin E; vitamin C; carotenoids; vitamin premix
  product:aroma-chemical | Aroma chemicals | citral; aroma ingredients; aroma ingredient; isoprenol; menthol; linalool; ionones
  product:flavour-fragrance | Flavours and fragrances | fragrances; flavours; flavors; fragrance compounds; scents
  product:methionine | Methionine and feed amino acids | methionine; lysine; feed additives; amino acids
  product:waste-collection | Waste collection | waste haulers; waste firms; garbage collection; landfill; recycling firms
`)

const houseOf = houses(`
  givaudan | Givaudan SA | CH | SIX:GIVN | Givaudan | scents = Givaudan flavours and fragrances; .98; ch .2, us .2, in .05, cn .1, id .05, fr .08; product:flavour-fragrance .18
  symrise | Symrise AG | DE | XETRA:SY1 | Symrise | scents = Symrise flavours and fragrances; .9; de .3, us .25, fr .1, mg .02; product:flavour-fragrance .12, product:aroma-chemical .05
  iff | International Flavors & Fragrances Inc. | US | NYSE:IFF | International Flavors & Fragrances; IFF; Frutarom | scents = IFF flavours and fragrances; .55;
  + us .35, nl .1, cn .1, es .05; product:flavour-fragrance .16 | ingredients = IFF food and health ingredients; .43; us .4, dk .1, cn .1;
  takasago | Takasago International Corporation | JP | TSE:4914 | Takasago | scents = Takasago flavours and fragrances; .9; jp .4, us .25; product:flavour-fragrance .04, product:aroma-chemical .05
  sensient | Sensient Technologies Corporation | US | NYSE:SXT | Sensient | colours = Sensient colours and flavours; .97; us .5; product:flavour-fragrance .03
  kerry | Kerry Group plc | IE | ISE:KRZ | Kerry Group | taste = Kerry taste ingredients; .9; us .45, ie .1; product:flavour-fragrance .06
  kuraray | Kuraray Co., Ltd. | JP | TSE:3405 | Kuraray | vinyls = Kuraray vinyl resins and aroma chemicals; .6; jp .4, us .3; product:aroma-chemical .08
  nhu | Zhejiang NHU Co., Ltd. | CN | SZSE:002001 | Zhejiang NHU; NHU; 新和成 | vitamins = NHU vitamins and scents; .8; cn/zhejiang .6, cn .4; product:vitamin .15, product:aroma-chemical .12, product:methionine .1
  zhejiang-medicine | Zhejiang Medicine Co., Ltd. | CN | SSE:600216 | Zhejiang Medicine; 浙江医药 | vitamins = Zhejiang Medicine vitamins; .5; cn/zhejiang 1; product:vitamin .08
  adisseo | Bluestar Adisseo Company | CN | SSE:600299 | Adisseo; Bluestar Adisseo; 安迪苏 | feed = Adisseo methionine and vitamins; .95; fr .35, es .15, cn/jiangsu .4; product:methionine .27, product:vitamin .05
  kao | Kao Corporation | JP | TSE:4452 | Kao Corp; 花王 | care = Kao soaps, diapers and cosmetics; .97; jp .65, cn .08, th .05; product:household-care .02, product:cosmetics .02
  unicharm | Unicharm Corporation | JP | TSE:8113 | Unicharm; ユニ・チャーム | diapers = Unicharm diapers; .97; jp .35, cn .15, id .12, th .08; product:tissue .06
  lion-corp | Lion Corporation | JP | TSE:4912 | Lion Corp | care = Lion toothpaste and detergents; .95; jp .7, th .12; product:household-care .008
  shiseido | Shiseido Company, Limited | JP | TSE:4911 | Shiseido; 資生堂 | cosmetics = Shiseido cosmetics; .97; jp .75, fr .08; product:cosmetics .03
  amorepacific | Amorepacific Corporation | KR | KRX:090430 | Amorepacific; 아모레퍼시픽 | cosmetics = Amorepacific cosmetics; .97; kr .9, cn .05; product:cosmetics .012
  lg-hh | LG H&H Co., Ltd. | KR | KRX:051900 | LG Household & Health Care; LG H&H | cosmetics = LG H&H cosmetics and drinks; .97; kr .9; product:cosmetics .012
  beiersdorf | Beiersdorf AG | DE | XETRA:BEI | Beiersdorf; Nivea | care = Nivea skin care; .83; de .4, pl .1, mx .08; product:cosmetics .03 | tapes = Tesa tapes; .17; de .5, cn .15;
  estee-lauder | The Estée Lauder Companies Inc. | US | NYSE:EL | Estée Lauder; Estee Lauder; Clinique | cosmetics = Estée Lauder cosmetics; .98; us .5, be .15, ca .1, jp .08; product:cosmetics .05
  coty | Coty Inc. | US | NYSE:COTY | Coty | cosmetics = Coty perfumes and cosmetics; .98; fr .2, us/north-carolina .2, es .15; product:cosmetics .02
  clorox | The Clorox Company | US | NYSE:CLX | Clorox | care = Clorox bleach, bags and charcoal; .97; us .85, us/georgia .1; product:household-care .015
  church-dwight | Church & Dwight Co., Inc. | US | NYSE:CHD | Church & Dwight; Arm & Hammer | care = Church & Dwight household goods; .97; us .85; product:household-care .012
  kenvue | Kenvue Inc. | US | NYSE:KVUE | Kenvue; Tylenol | care = Kenvue medicines and care; .98; us .35, fr .08, in .05, cn .06; product:household-care .02, product:cosmetics .02
  haleon | Haleon plc | GB | LSE:HLN | Haleon; Sensodyne | care = Haleon health goods; .98; us .25, gb .1, cn .1, ch .06; product:household-care .015
  edgewell | Edgewell Personal Care Company | US | NYSE:EPC | Edgewell | care = Edgewell razors and sun care; .97; us .35, mx .15; product:household-care .004
  energizer | Energizer Holdings, Inc. | US | NYSE:ENR | Energizer | batteries = Energizer batteries; .85; us .4, sg .15, id .1;
  spectrum-brands | Spectrum Brands Holdings, Inc. | US | NYSE:SPB | Spectrum Brands | goods = Spectrum home and pet goods; .97; cn .5, us .3; product:home-appliance .005
  menu-foods | Menu Foods Income Fund | CA |  | Menu Foods | petfood = Menu pet food; .98; us/kansas .5, ca .4;
  vinda | Vinda International Holdings Limited | HK |  | Vinda | tissue = Vinda tissue; .97; cn 1; product:tissue .02
  hengan | Hengan International Group Company Limited | CN | HKEX:1044 | Hengan; 恒安 | tissue = Hengan tissue and diapers; .97; cn/fujian .4, cn .6; product:tissue .02
  lee-man | Lee & Man Paper Manufacturing Limited | HK | HKEX:2314 | Lee & Man Paper; Lee & Man; 理文造紙 | boxes = Lee & Man containerboard; .85; cn/guangdong .5, cn .35, vn .1; product:containerboard .03
  cascades | Cascades Inc. | CA | TSX:CAS | Cascades | boxes = Cascades boxes from used paper; .65; ca .5, us .5; product:containerboard .008 | tissue = Cascades tissue; .33; ca .4, us .6; product:tissue .01
  ds-smith | DS Smith Plc | GB | LSE:SMDS | DS Smith Plc | boxes = DS Smith boxes; .97; gb .25, fr .15, de .15; product:containerboard .02
  sonoco | Sonoco Products Company | US | NYSE:SON | Sonoco | packaging = Sonoco paper and metal packaging; .97; us .6; product:carton-board .01
  wm | Waste Management, Inc. | US | NYSE:WM | Waste Management; WM | collection = Waste Management collection and landfills; .86; us .9, ca .08; product:waste-collection .2 | paper = Waste Management recycled paper; .1; us .95; material:recovered-paper .03
  republic-services | Republic Services, Inc. | US | NYSE:RSG | Republic Services | collection = Republic collection and landfills; .92; us 1; product:waste-collection .15 | paper = Republic recycled paper; .05; us 1; material:recovered-paper .015
  waste-connections | Waste Connections, Inc. | CA | NYSE:WCN | Waste Connections | collection = Waste Connections collection; .95; us .8, ca .15; product:waste-collection .08
  veolia | Veolia Environnement S.A. | FR | EPA:VIE | Veolia | services = Veolia water and waste; .97; fr .25, us .1, gb .06; product:waste-collection .1
`)

// DSM became part of dsm-firmenich in 2023; its old and new names are those of one company here.
const dsmFirm = firms(`
  dsm-firmenich | DSM-Firmenich AG | CH | Euronext Amsterdam:DSFIR | dsm-firmenich; Firmenich; DSM; Koninklijke DSM N.V. until 2023-05-30; Royal DSM until 2023-05-30
`)
const more = business(`
  dsm-firmenich/vitamins | DSM vitamins and carotenoids | .25 | Estimate.
  dsm-firmenich/scents | Firmenich flavours and fragrances | .5 | Estimate.
  dsm-firmenich/ingredients | DSM food and health ingredients | .22 | Estimate.
  basf/nutrition | BASF vitamins and aroma chemicals | .04 | Estimate.
`)

const sites = made(`
  product:vitamin | cn .6, ch .12, de .1, fr .05 | Vitamin A has six makers in the world, vitamin C nearly all in China.
  product:aroma-chemical | de .25, cn .3, in .12, my .06, jp .06, us .1 | Estimate.
  product:flavour-fragrance | us .28, ch .12, fr .12, de .08, cn .1, in .05, id .03 | Estimate.
  product:methionine | cn .35, be .1, sg .15, fr .1, us .15, jp .02 | Estimate.
  product:waste-collection | us .4, fr .06, de .06 | Estimate.
  product:dsm-firmenich/vitamins | ch .5, cn .2, fr .1, de .05 | Sisseln and Lalden in Switzerland.
  product:dsm-firmenich/scents | ch .35, us .25, fr .1, in .05 | Estimate.
  product:basf/nutrition | de .75, my .12, dk .03 | Ludwigshafen, Kuantan and Denmark.
`)

const works = plants(`
  basf-citral | BASF citral plant, Ludwigshafen | de | basf/nutrition .7 | Scents and vitamins A and E start from its citral. |
  + citral plant at Ludwigshafen; citral plant
`)

const makers = fed(`
  product:vitamin | dsm-firmenich/vitamins .25, basf/nutrition .15 | Estimate.
  product:aroma-chemical | basf/nutrition .25, dsm-firmenich/scents .08 | Estimate.
  product:flavour-fragrance | dsm-firmenich/scents .17 | Estimate.
  product:methionine | evonik/specialties .3 | Estimate.
`)

const inputs = needs(`
  product:flavour-fragrance, product:givaudan/scents, product:symrise/scents, product:iff/scents, product:dsm-firmenich/scents,
  + product:takasago/scents
    aroma chemicals | product:aroma-chemical .7 important cost .15 buffer 75 lead 120 | A perfume holds dozens of them.
    vanilla | commodity:vanilla .2 minor cost .03 buffer 180 | Natural vanilla.
  product:vitamin, product:nhu/vitamins, product:dsm-firmenich/vitamins, product:zhejiang-medicine/vitamins
    petrochemicals | product:ethylene .6 minor cost .1 buffer 30 | Acetone and isobutene.
  product:methionine, product:adisseo/feed
    propylene | product:ethylene .8 important cost .25 buffer 15 | Propylene, methanol and sulphur.
  product:kao/care, product:lion-corp/care, product:clorox/care, product:church-dwight/care, product:kenvue/care, product:haleon/care,
  + product:edgewell/care, product:unilever/home-care, product:procter-gamble/household-care, product:colgate/household-care,
  + product:reckitt/household-care, product:henkel/household-care
    scents | product:flavour-fragrance .9 minor cost .02 buffer 45 | Each has a scent or a taste.
  product:kao/care, product:lion-corp/care, product:clorox/care, product:church-dwight/care
    surfactants | product:surfactant .8 essential cost .08 buffer 30 | What cleans in them.
    packaging | product:plastic-packaging .8 important cost .08 buffer 20 | Bottles and bags.
  product:clorox/care
    resin and bleach | product:plastics .5 important cost .1 buffer 20, product:chlorine .3 important cost .03 buffer 10 | Bags and bleach.
  product:shiseido/cosmetics, product:amorepacific/cosmetics, product:lg-hh/cosmetics, product:beiersdorf/care,
  + product:estee-lauder/cosmetics, product:coty/cosmetics
    surfactants and oils | product:surfactant .8 important cost .02 buffer 45 | Creams.
    packaging | product:plastic-packaging .6 important cost .05 buffer 30, product:glass-bottle .3 important cost .03 buffer 45 | Jars.
    scents | product:flavour-fragrance .9 minor cost .03 buffer 60 | Perfume.
  product:kenvue/care, product:haleon/care
    ingredients | product:api .8 important cost .06 buffer 90 lead 150 | Pain killers and cold remedies.
  product:unicharm/diapers, product:hengan/tissue, product:vinda/tissue, product:cascades/tissue
    pulp | product:pulp .85 essential cost .2 buffer 30 | Fluff and tissue pulp.
    plastics | product:plastics .8 minor cost .08 buffer 30 | Nonwovens and absorbers.
  product:energizer/batteries
    zinc and steel | product:flat-steel .5 minor cost .05 buffer 45 | Cells and cans.
  product:menu-foods/petfood
    meat and grain | product:poultry .5 important cost .2 buffer 20, product:flour .3 important cost .15 buffer 30 | Cuts and gravy.
  product:lee-man/boxes, product:cascades/boxes, product:ds-smith/boxes
    used paper | material:recovered-paper .85 essential cost .3 buffer 25 | Made from used boxes.
  product:lee-man/boxes
    coal | commodity:coal .8 important cost .1 buffer 20 | Own power stations burn coal.
  product:sonoco/packaging
    fibre | material:recovered-paper .6 important cost .15 buffer 20, product:flat-steel .2 important cost .08 buffer 30 | Tubes and cans.
  product:wm/collection, product:republic-services/collection, product:waste-connections/collection
    diesel | product:freight-road .3 minor cost .01 | Lorries burn diesel.
`)

const rivals = contest(`
  vitamins | basf/nutrition .2 .05, dsm-firmenich/vitamins .3 .2, nhu/vitamins .2 .25, zhejiang-medicine/vitamins .1 .2
  vitamins | basf/nutrition .2 .05, adisseo/feed .1 .1
  flavours and fragrances | givaudan/scents .18 .05, symrise/scents .12 .05, iff/scents .16 .05, dsm-firmenich/scents .17 .05
  methionine | adisseo/feed .27 .1, nhu/vitamins .05 .1
  diapers of Asia | unicharm/diapers .2 .05, kao/care .05 .05, hengan/tissue .1 .05
`)

const customers = buys(`
  nine-dragons | wm/paper .15, republic-services/paper .15 | About this share of the used paper it collects goes to mills of China.
  lee-man | wm/paper .08, republic-services/paper .08 | About this share of the used paper it collects goes to mills of China.
`)

const prices = sold(`
  commodity:pulp | lee-man/boxes .1 | Boxes follow fibre.
`)

export const careScentsWaste: FactFile = {
  industry: 'household care, scents and waste',
  nodes: [...goods, ...houseOf.nodes, ...dsmFirm, ...more.nodes, ...works.nodes],
  edges: [
    ...[...houseOf.edges, ...more.edges, ...sites, ...works.edges, ...makers, ...inputs],
    ...[...rivals, ...customers, ...prices],
  ],
}
