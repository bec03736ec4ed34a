/** More makers of plastics, pigments, gases, chlorine, nylon, carbon black, fertiliser and crop protection. */
import type { FactFile } from '@/engine/graph/facts'
import { houses } from './houses'
import { business, things } from './table'

const goods = things(`
  product:nylon-66 | Nylon 66 | nylon 6,6; nylon-66; polyamide 66; PA66; nylon 6.6
  material:adiponitrile | Adiponitrile | ADN; hexamethylene diamine; HMD
  material:carbon-black | Carbon black | furnace black; carbon blacks
  material:acrylic-acid | Acrylic acid and superabsorbers | acrylic acid; superabsorbent polymers; acrylates
  material:caprolactam | Caprolactam | nylon 6; nylon-6
  material:bromine | Bromine | bromine compounds; flame retardants
  product:industrial-gas | Industrial gases | liquid oxygen; liquid nitrogen; argon; industrial oxygen
  product:epoxy | Epoxy resins | epoxy; epoxy resin; bisphenol A
  product:acetyls | Acetyls and vinyl acetate | acetic acid; vinyl acetate; VAM; acetate tow
  product:crop-protection | Crop protection | pesticides; herbicides; glyphosate; fungicides; crop chemicals; paraquat; glufosinate
  product:silicone | Silicones | silicone; siloxane; silicon metal
  product:explosive | Mining explosives | blasting explosives; explosives for mines
  commodity:potash | Potash price | potash prices; price of potash | USD/t
  commodity:phosphate | Phosphate price | DAP prices; phosphate prices; phosphate fertiliser prices; phosphate fertilizer prices | USD/t
  commodity:ammonia | Ammonia price | ammonia prices; Tampa ammonia | USD/t
  commodity:pvc | PVC price | PVC prices; vinyl prices | USD/t
  commodity:polyethylene | Polyethylene price | polyethylene prices; plastics prices; resin prices; polypropylene prices; polymer prices | USD/t
  commodity:titanium-dioxide | Titanium dioxide price | TiO2 prices; titanium dioxide prices | USD/t
  commodity:isocyanate | MDI and TDI price | MDI prices; TDI prices; isocyanate prices | USD/t
  commodity:caustic-soda | Caustic soda price | caustic soda prices | USD/t
`)

const firms = houses(`
  linde | Linde plc | GB | NASDAQ:LIN | Linde; Praxair; BOC Group | gases = Linde gases; .95; us .35, de .1, cn .1; product:industrial-gas .28, material:helium .15
  air-liquide | L’Air Liquide S.A. | FR | Euronext Paris:AI | Air Liquide; Airgas | gases = Air Liquide gases; .95; us .35, fr .12, cn .1; product:industrial-gas .25, material:helium .15, material:neon .1
  air-products | Air Products and Chemicals, Inc. | US | NYSE:APD | Air Products | gases = Air Products gases; .97; us .4, cn .15; product:industrial-gas .12, material:helium .15
  nippon-sanso | Nippon Sanso Holdings Corporation | JP | TSE:4091 | Nippon Sanso; Taiyo Nippon Sanso; Matheson; 日本酸素 | gases = Nippon Sanso gases; .95; jp .4, us .3, de .1; product:industrial-gas .1, material:helium .06
  messer | Messer SE & Co. KGaA | DE |  | Messer Group | gases = Messer gases; .97; us .35, de .2; product:industrial-gas .04, material:helium .05
  iceblick | Iceblick Ltd. | UA |  | Iceblick; Ingas; Cryoin | neon = Ukrainian purified neon; .9; ua/odesa .6, ua/mariupol .4;
  wanhua | Wanhua Chemical Group Co., Ltd. | CN | SSE:600309 | Wanhua; Wanhua Chemical; 万华化学 | isocyanates = Wanhua MDI, TDI and petrochemicals; .9; cn .85, hu .1; product:polyurethane .22
  huntsman | Huntsman Corporation | US | NYSE:HUN | Huntsman | isocyanates = Huntsman polyurethanes and amines; .9; us .45, nl .25, cn .2; product:polyurethane .1
  tosoh | Tosoh Corporation | JP | TSE:4042 | Tosoh; 東ソー | chemicals = Tosoh chlorine, PVC and MDI; .7; jp .9; product:pvc .01, product:polyurethane .04, product:chlorine .02
  kronos | Kronos Worldwide, Inc. | US | NYSE:KRO | Kronos Worldwide | titanium-dioxide = Kronos titanium dioxide; .97; de .35, us .15, ca .15, be .15, no .07; product:titanium-dioxide .06
  venator | Venator Materials PLC | GB |  | Venator; Venator Materials; Pori | titanium-dioxide = Venator titanium dioxide; .8; gb .2, de .3, fi .15, es .15; product:titanium-dioxide .07
  lomon-billions | LB Group Co., Ltd. | CN | SZSE:002601 | Lomon Billions; LB Group; 龙佰集团 | titanium-dioxide = Lomon Billions titanium dioxide; .75; cn 1; product:titanium-dioxide .15
  ishihara | Ishihara Sangyo Kaisha, Ltd. | JP | TSE:4028 | Ishihara Sangyo | titanium-dioxide = Ishihara titanium dioxide; .5; jp .95; product:titanium-dioxide .02
  olin | Olin Corporation | US | NYSE:OLN | Olin | chlor-alkali = Olin chlorine, caustic soda and epoxy; .8; us/texas-gulf .5, us/louisiana .2, de .08; product:chlorine .07, product:epoxy .12, product:pvc .01
  orbia | Orbia Advance Corporation, S.A.B. de C.V. | MX | BMV:ORBIA | Orbia; Mexichem; Vestolit; Wavin | pvc = Orbia PVC and pipes; .7; mx .3, de .15, us .15; product:pvc .03
  vynova | Vynova Group | BE |  | Vynova | pvc = Vynova PVC; .9; be .35, de .3, fr .15, nl .1; product:pvc .015
  kem-one | Kem One SAS | FR |  | Kem One | pvc = Kem One PVC; .95; fr .85, es .1; product:pvc .012
  nouryon | Nouryon Holding B.V. | NL |  | Nouryon | chemicals = Nouryon chlorine and specialties; .9; nl .3, se .12, us .2; product:chlorine .01
  invista | INVISTA S.à r.l. | US |  | Invista | nylon = Invista nylon intermediates and fibres; .95; us/texas .5, us .2, cn .15, gb .1; material:adiponitrile .4, product:nylon-66 .2
  ascend | Ascend Performance Materials Inc. | US |  | Ascend Performance Materials; Ascend | nylon = Ascend nylon 66; .95; us/alabama .4, us .35, us/texas-gulf .25; material:adiponitrile .3, product:nylon-66 .25
  domo | Domo Chemicals NV | BE |  | Domo Chemicals | nylon = Domo nylon; .95; de .5, fr .25, it .1; product:nylon-66 .06
  radici | RadiciGroup S.p.A. | IT |  | RadiciGroup; Radici | nylon = Radici nylon; .85; it .6, de .15; product:nylon-66 .05
  advansix | AdvanSix Inc. | US | NYSE:ASIX | AdvanSix | nylon = AdvanSix nylon 6 and fertiliser; .97; us/virginia .75, us .25; material:caprolactam .05
  ube | UBE Corporation | JP | TSE:4208 | UBE Industries; UBE Corporation | chemicals = UBE nylon, caprolactam and cement; .85; jp .6, th .2, es .15; material:caprolactam .05, product:nylon-12 .1
  cabot | Cabot Corporation | US | NYSE:CBT | Cabot Corp | carbon-black = Cabot carbon black; .9; us .25, cn .25, fr .08, nl .05; material:carbon-black .12
  orion-engineered | Orion S.A. | LU | NYSE:OEC | Orion Engineered Carbons | carbon-black = Orion carbon black; .98; us .3, de .25, kr .15, it .08; material:carbon-black .07
  birla-carbon | Birla Carbon | IN |  | Birla Carbon; Columbian Chemicals | carbon-black = Birla carbon black; .98; in .25, us .2, th .15, cn .12; material:carbon-black .13
  pcbl | PCBL Chemical Limited | IN | NSE:PCBL | PCBL; Phillips Carbon Black | carbon-black = PCBL carbon black; .9; in 1; material:carbon-black .04
  tokai-carbon | Tokai Carbon Co., Ltd. | JP | TSE:5301 | Tokai Carbon; 東海カーボン | carbon = Tokai carbon black and electrodes; .85; jp .35, us .25, th .12; material:carbon-black .04
  nippon-shokubai | Nippon Shokubai Co., Ltd. | JP | TSE:4114 | Nippon Shokubai; 日本触媒 | acrylics = Nippon Shokubai acrylic acid and superabsorbers; .7; jp .6, be .15, us .1; material:acrylic-acid .15
  lotte-chemical | Lotte Chemical Corporation | KR | KRX:011170 | Lotte Chemical; 롯데케미칼 | petrochemicals = Lotte petrochemicals; .9; kr .65, my .15, us/louisiana .1; product:ethylene .02, product:plastics .02
  braskem | Braskem S.A. | BR | B3:BRKM5 | Braskem | polymers = Braskem polymers; .95; br .65, us .2, mx .1; product:plastics .02, product:ethylene .015, product:pvc .008
  borealis | Borealis GmbH | AT |  | Borealis; Borouge | polymers = Borealis polymers; .9; be .25, at .2, fi .15, ae .2; product:plastics .02
  nova-chemicals | NOVA Chemicals Corporation | CA |  | NOVA Chemicals | polymers = NOVA polyethylene; .95; ca/alberta .6, ca .3; product:plastics .01, product:ethylene .02
  chevron-phillips | Chevron Phillips Chemical Company LLC | US |  | Chevron Phillips Chemical; CPChem | polymers = Chevron Phillips polyethylene; .95; us/texas-gulf .8, qa .1; product:plastics .02, product:ethylene .025
  mitsui-chemicals | Mitsui Chemicals, Inc. | JP | TSE:4183 | Mitsui Chemicals; 三井化学 | chemicals = Mitsui chemicals; .95; jp .65; product:engineering-plastics .02, product:ethylene .008
  sumitomo-chemical | Sumitomo Chemical Company, Limited | JP | TSE:4005 | Sumitomo Chemical; 住友化学 | chemicals = Sumitomo Chemical products; .8; jp .6, sa .1, sg .1; product:plastics .008, product:crop-protection .04
  pttgc | PTT Global Chemical Public Company Limited | TH | SET:PTTGC | PTT Global Chemical | petrochemicals = PTT petrochemicals; .95; th .85; product:ethylene .014
  wacker-chemie-silicones | Elkem ASA | NO | OSE:ELK | Elkem | silicones = Elkem silicones and silicon; .95; no .4, fr .2, cn .25; product:silicone .08
  momentive | Momentive Performance Materials Inc. | US |  | Momentive | silicones = Momentive silicones; .95; us .5, de .2, jp .15; product:silicone .1
  hexion | Hexion Inc. | US |  | Hexion | resins = Hexion resins; .95; us .5, nl .15, de .1; product:epoxy .08
  eastman | Eastman Chemical Company | US | NYSE:EMN | Eastman Chemical; Eastman | chemicals = Eastman chemicals; .97; us/tennessee .6, us/texas .15; product:acetyls .08
  ashland | Ashland Inc. | US | NYSE:ASH | Ashland | chemicals = Ashland additives; .95; us .5, be .15;
  stepan | Stepan Company | US | NYSE:SCL | Stepan | chemicals = Stepan surfactants; .95; us .6, fr .1, mx .08; product:surfactant .06
  perstorp | Perstorp Holding AB | SE |  | Perstorp | chemicals = Perstorp polyols; .95; se .5, de .2;
  oxychem | Occidental Chemical Corporation | US |  | OxyChem; Occidental Chemical | chlorine = OxyChem chlorine and PVC; .97; us/texas-gulf .6, us/louisiana .25; product:chlorine .04, product:pvc .035
  brenntag | Brenntag SE | DE | XETRA:BNR | Brenntag | trade = Brenntag chemical trading; .98; us .38, de .1;
  syngenta | Syngenta Group Co., Ltd. | CH |  | Syngenta; Adama | crop = Syngenta crop protection and seeds; .95; ch .2, cn .25, us .15; product:crop-protection .22
  corteva | Corteva, Inc. | US | NYSE:CTVA | Corteva | crop = Corteva crop protection and seeds; .97; us .6, br .1, fr .06; product:crop-protection .1
  fmc | FMC Corporation | US | NYSE:FMC | FMC Corp | crop = FMC crop protection; .95; us .3, cn .2, in .1, dk .08; product:crop-protection .06
  upl | UPL Limited | IN | NSE:UPL | UPL; United Phosphorus | crop = UPL crop protection; .95; in .6; product:crop-protection .06
  nufarm | Nufarm Limited | AU | ASX:NUF | Nufarm | crop = Nufarm crop protection; .95; au .35, us .2, at .1; product:crop-protection .02
  orica | Orica Limited | AU | ASX:ORI | Orica | explosives = Orica explosives; .9; au .45, us .15, id .08; product:explosive .22
  incitec | Dyno Nobel Limited | AU | ASX:DNL | Incitec Pivot; Dyno Nobel | explosives = Dyno Nobel explosives and fertiliser; .95; au .5, us .4; product:explosive .18, product:ammonia .006
  oci-global | OCI N.V. | NL | AMS:OCI | OCI N.V.; OCI Global; OCI Nitrogen | nitrogen = OCI nitrogen and methanol; .95; nl .25, us .35, eg .2, dz .12; product:ammonia .02, product:nitrogen-fertiliser .025
  terra | Terra Industries Inc. | US |  | Terra Industries; Terra Nitrogen | nitrogen = Terra nitrogen fertiliser; .97; us .85, gb .12;
  agrium | Agrium Inc. | CA |  | Agrium | nitrogen = Agrium nitrogen and potash; .35; ca .8, us .15; | retail = Agrium farm retail; .6; us .75
  lsb | LSB Industries, Inc. | US | NYSE:LXU | LSB Industries | nitrogen = LSB nitrogen; .97; us 1; product:ammonia .004
  cvr-partners | CVR Partners, LP | US | NYSE:UAN | CVR Partners | nitrogen = CVR nitrogen; .98; us/kansas .5, us .5; product:nitrogen-fertiliser .004
  eurochem | EuroChem Group AG | CH |  | EuroChem | fertiliser = EuroChem nitrogen, phosphate and potash; .95; ru .75, lt .08, be .08; product:nitrogen-fertiliser .03, product:phosphate-fertiliser .03, material:potash .03
  acron | PJSC Acron | RU | MOEX:AKRN | Acron | nitrogen = Acron fertiliser; .95; ru 1; product:nitrogen-fertiliser .02
  phosagro | PJSC PhosAgro | RU | MOEX:PHOR | PhosAgro; Фосагро | phosphate = PhosAgro phosphate; .9; ru 1; product:phosphate-fertiliser .06
  grupa-azoty | Grupa Azoty S.A. | PL | WSE:ATT | Grupa Azoty; Puławy | nitrogen = Azoty fertiliser and nylon; .85; pl .9, de .07; product:nitrogen-fertiliser .015, product:ammonia .01
  fertiberia | Grupo Fertiberia | ES |  | Fertiberia | nitrogen = Fertiberia fertiliser; .95; es .85, pt .12; product:nitrogen-fertiliser .006
  borealis-agro | Agrofert, a.s. | CZ |  | Agrofert; SKW Piesteritz | nitrogen = Agrofert fertiliser and chemicals; .5; de .4, cz .3, sk .15; product:nitrogen-fertiliser .008, product:adblue .08
  sabic-agri | SABIC Agri-Nutrients Company | SA | Tadawul:2020 | SABIC Agri-Nutrients; SAFCO | nitrogen = SABIC nitrogen; .97; sa 1; product:nitrogen-fertiliser .02
  intrepid | Intrepid Potash, Inc. | US | NYSE:IPI | Intrepid Potash | potash = Intrepid potash; .8; us/new-mexico .5, us .5; material:potash .004
  arab-potash | The Arab Potash Company PLC | JO | ASE:APOT | Arab Potash | potash = Arab Potash potash; .95; jo 1; material:potash .035
  coromandel | Coromandel International Limited | IN | NSE:COROMANDEL | Coromandel International | fertiliser = Coromandel phosphate fertiliser; .9; in 1; product:phosphate-fertiliser .03
  iffco | Indian Farmers Fertiliser Cooperative Limited | IN |  | IFFCO | fertiliser = IFFCO fertiliser; .95; in 1; product:nitrogen-fertiliser .03
  lanxess-bromine | Jordan Bromine Company Limited | JO |  | Jordan Bromine | bromine = Jordan Bromine bromine; .98; jo 1; material:bromine .15
`)

const lines = business(`
  shin-etsu/pvc | Shin-Etsu PVC | .38 | Estimate. | Shintech
  hanwha/chemicals | Hanwha chemicals | .4 | Estimate.
  dupont/nylon | DuPont engineering plastics | .04 | Estimate.
`)

export const chemicalHouses: FactFile = {
  industry: 'houses of chemistry',
  nodes: [...goods, ...firms.nodes, ...lines.nodes],
  edges: [...firms.edges, ...lines.edges],
}
