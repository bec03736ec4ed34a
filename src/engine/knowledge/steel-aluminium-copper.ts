/** Steel, aluminium, copper and nickel, from ore to metal, and who makes them. Shares are the trade's estimates. */
import type { FactFile } from '@/engine/graph/facts'
import { business, contest, fed, firms, follow, made, needs, sold, things } from './table'

const goods = things(`
  material:iron-ore | Iron ore | iron-ore; ore fines
  material:coking-coal | Coking coal | metallurgical coal; met coal
  material:bauxite | Bauxite and alumina | bauxite; alumina
  material:copper-concentrate | Copper concentrate | copper ore; copper concentrates; copper mine
  material:copper | Copper | copper cathode; refined copper
  material:aluminium | Aluminium | aluminum; primary aluminium
  material:nickel | Nickel | nickel; nickel sulphate; ferronickel; nickel ore
  material:zinc | Zinc | refined zinc
  product:flat-steel | Flat rolled steel | steel; steel sheet; hot-rolled coil; car body steel
  product:electrical-steel | Electrical steel | silicon steel
  product:steel-plate | Steel plate | heavy plate
  commodity:iron-ore | Iron ore price | iron ore 62% Fe; iron ore fines | USD/t
  commodity:steel | Steel price | hot-rolled coil price; HRC; steel futures; steel | USD/t
  commodity:aluminium | Aluminium price | LME aluminium; LME aluminum; aluminum; aluminium | USD/t
  commodity:copper | Copper price | LME copper; copper | USD/t
  commodity:nickel | Nickel price | LME nickel; nickel | USD/t
`)

const companies = firms(`
  vale | Vale S.A. | BR | NYSE:VALE | Vale
  rio-tinto | Rio Tinto plc | GB | LSE:RIO | Rio Tinto
  bhp | BHP Group Limited | AU | ASX:BHP | BHP; BHP Billiton
  fortescue | Fortescue Ltd | AU | ASX:FMG | Fortescue; Fortescue Metals
  arcelormittal | ArcelorMittal S.A. | LU | NYSE:MT | ArcelorMittal
  baosteel | Baoshan Iron & Steel Co., Ltd. | CN | SSE:600019 | Baosteel; 宝钢
  nippon-steel | Nippon Steel Corporation | JP | TSE:5401 | Nippon Steel; 日本製鉄
  jfe | JFE Holdings, Inc. | JP | TSE:5411 | JFE; JFE Steel
  posco | POSCO Holdings Inc. | KR | KRX:005490 | POSCO; 포스코
  nucor | Nucor Corporation | US | NYSE:NUE | Nucor
  cleveland-cliffs | Cleveland-Cliffs Inc. | US | NYSE:CLF | Cleveland-Cliffs; Cliffs
  thyssenkrupp | thyssenkrupp AG | DE | XETRA:TKA | Thyssenkrupp
  tata-steel | Tata Steel Limited | IN | NSE:TATASTEEL | Tata Steel
  ssab | SSAB AB | SE | STO:SSAB-A | SSAB
  alcoa | Alcoa Corporation | US | NYSE:AA | Alcoa
  chalco | Aluminum Corporation of China Limited | CN | HKEX:2600 | Chalco; 中国铝业
  hongqiao | China Hongqiao Group Limited | CN | HKEX:1378 | Hongqiao; China Hongqiao
  rusal | United Company RUSAL | RU | MOEX:RUAL | Rusal; UC Rusal
  norsk-hydro | Norsk Hydro ASA | NO | OSE:NHY | Norsk Hydro; Hydro Aluminium
  freeport | Freeport-McMoRan Inc. | US | NYSE:FCX | Freeport; Freeport-McMoRan
  codelco | Corporación Nacional del Cobre de Chile | CL |  | Codelco
  antofagasta | Antofagasta plc | GB | LSE:ANTO | Antofagasta; Antofagasta Minerals
  southern-copper | Southern Copper Corporation | US | NYSE:SCCO | Southern Copper
  glencore | Glencore plc | CH | LSE:GLEN | Glencore
`)

const lines = business(`
  vale/iron-ore | Vale iron ore | .75 | Estimate.
  vale/nickel-and-copper | Vale nickel and copper | .2 | Estimate.
  rio-tinto/iron-ore | Rio Tinto iron ore | .5 | Estimate.
  rio-tinto/aluminium | Rio Tinto aluminium | .25 | Estimate.
  rio-tinto/copper | Rio Tinto copper | .15 | Estimate.
  bhp/iron-ore | BHP iron ore | .45 | Estimate.
  bhp/copper | BHP copper | .35 | Estimate.
  bhp/coking-coal | BHP coking coal | .12 | Estimate.
  fortescue/iron-ore | Fortescue iron ore | .97 | Estimate.
  arcelormittal/steel | ArcelorMittal steel | .92 | Estimate.
  baosteel/steel | Baosteel steel | .9 | Estimate.
  nippon-steel/steel | Nippon Steel steel | .88 | Estimate.
  jfe/steel | JFE steel | .7 | Estimate.
  posco/steel | POSCO steel | .6 | Estimate.
  nucor/steel | Nucor steel | .9 | Estimate.
  cleveland-cliffs/steel | Cleveland-Cliffs steel | .95 | Estimate.
  thyssenkrupp/steel | thyssenkrupp steel | .3 | Estimate.
  thyssenkrupp/automotive-and-trading | thyssenkrupp car parts and materials trading | .6 | Estimate.
  tata-steel/steel | Tata Steel steel | .95 | Estimate.
  ssab/steel | SSAB steel | .85 | Estimate.
  alcoa/aluminium | Alcoa aluminium and alumina | .97 | Estimate.
  chalco/aluminium | Chalco aluminium | .9 | Estimate.
  hongqiao/aluminium | Hongqiao aluminium | .95 | Estimate.
  rusal/aluminium | Rusal aluminium | .9 | Estimate.
  norsk-hydro/aluminium | Hydro aluminium | .95 | Estimate.
  freeport/copper | Freeport copper | .75 | Estimate.
  codelco/copper | Codelco copper | .9 | Estimate.
  antofagasta/copper | Antofagasta copper | .83 | Estimate.
  southern-copper/copper | Southern Copper copper | .76 | Estimate.
  glencore/copper | Glencore copper | .12 | Estimate.
  glencore/cobalt | Glencore cobalt | .02 | Estimate.
`)

const places = made(`
  material:iron-ore | au .36, br .16, cn .1, in .11, za .03, ca .03 | Australia and Brazil lead.
  material:coking-coal | cn .5, au .17, ru .09, us .06, ca .03 | China mines most for itself;
  + Australia leads in trade.
  material:bauxite | gn .3, au .24, cn .2, br .08, id .05 | Guinea leads in trade.
  material:copper-concentrate | cl .23, pe .11, cd .14, cn .08, id .04, us .05, zm .03 | Chile,
  + the DR Congo and Peru lead.
  material:copper | cn .44, cd .09, cl .07, jp .06, ru .04, us .04 | China refines the most.
  material:aluminium | cn .59, in .06, ru .05, ca .05, ae .04 | China smelts more than half.
  material:nickel | id .6, ph .09, ru .06, ca .04, nc .03, au .03 | Indonesia mines more than half.
  material:zinc | cn .33, pe .1, au .09, in .07 | Mine output.
  product:flat-steel | cn .54, in .08, jp .045, us .043, ru .038, kr .034, de .02 | By crude steel.
  product:electrical-steel | cn .6, jp .12, kr .08 | China makes most of it.
  product:steel-plate | cn .5, jp .08, kr .09 | Shipbuilding countries lead.
`)

const makers = fed(`
  material:iron-ore | vale/iron-ore .13, rio-tinto/iron-ore .12, bhp/iron-ore .11, fortescue/iron-ore
  + .08 | Estimate.
  material:coking-coal | bhp/coking-coal .03 | Estimate.
  product:flat-steel | baosteel/steel .07, arcelormittal/steel .035, nippon-steel/steel .024,
  + posco/steel .02, jfe/steel .013, tata-steel/steel .017, nucor/steel .011, cleveland-cliffs/steel
  + .009, thyssenkrupp/steel .005, ssab/steel .004 | Estimate.
  product:electrical-steel | baosteel/steel .2, nippon-steel/steel .1, posco/steel .08 | Estimate.
  product:steel-plate | nippon-steel/steel .05, jfe/steel .04, posco/steel .06, ssab/steel .01 |
  + Estimate.
  material:aluminium | chalco/aluminium .1, hongqiao/aluminium .09, rusal/aluminium .055,
  + rio-tinto/aluminium .045, alcoa/aluminium .03, norsk-hydro/aluminium .03 | Estimate.
  material:copper-concentrate | codelco/copper .06, freeport/copper .08, bhp/copper .07,
  + southern-copper/copper .045, antofagasta/copper .03, glencore/copper .04, rio-tinto/copper .03 |
  + Estimate.
`)

const inputs = needs(`
  product:flat-steel
    ore | material:iron-ore .75 essential cost .22 buffer 40 | Three quarters is made from ore, the
    + rest from scrap.
    coke | material:coking-coal .7 essential cost .2 buffer 30 | Blast furnaces burn coke.
    power | commodity:electricity .3 important cost .05 | Arc furnaces and rolling.
    zinc | material:zinc .3 minor cost .02 buffer 30 | Car bodies are galvanised.
  product:electrical-steel, product:steel-plate
    ore | material:iron-ore .8 essential cost .2 buffer 40 | Made from ore for purity.
    coke | material:coking-coal .8 essential cost .18 buffer 30 | Blast furnaces burn coke.
  material:aluminium
    alumina | material:bauxite 1 essential cost .3 buffer 45 | Smelted from alumina.
    power | commodity:electricity .4 essential cost .3 | Smelters that buy power on the market.
  material:copper
    concentrate | material:copper-concentrate .83 essential cost .6 buffer 30 | The rest is scrap.
  product:arcelormittal/steel, product:nippon-steel/steel, product:jfe/steel, product:posco/steel,
  + product:baosteel/steel, product:thyssenkrupp/steel, product:tata-steel/steel, product:ssab/steel
    ore | material:iron-ore .7 essential cost .25 buffer 40 | Integrated mills buy most of their ore.
    coke | material:coking-coal .8 essential cost .22 buffer 30 | Blast furnaces burn coke.
  product:alcoa/aluminium, product:norsk-hydro/aluminium, product:rusal/aluminium,
  + product:hongqiao/aluminium, product:chalco/aluminium
    alumina | material:bauxite .6 essential cost .25 buffer 45 | Part of the bauxite is their own.
`)

const prices = [
  ...follow(`
  commodity:iron-ore | material:iron-ore 1 15 | Sold at the price.
  commodity:steel | product:flat-steel .9 30, product:steel-plate .8 45, product:electrical-steel .6
  + 60 | Contracts follow the spot price within a quarter.
  commodity:aluminium | material:aluminium 1 15 | The metal is sold at the price.
  commodity:copper | material:copper 1 15, material:copper-concentrate .9 15 | The metal is sold at
  + the price.
  commodity:nickel | material:nickel .9 15 | The metal and its salts follow the price.
`),
  ...sold(`
  commodity:iron-ore | vale/iron-ore .95, rio-tinto/iron-ore .95, bhp/iron-ore .95,
  + fortescue/iron-ore .95 | Ore is sold at the index.
  commodity:steel | arcelormittal/steel .7, nucor/steel .85, cleveland-cliffs/steel .6,
  + baosteel/steel .8, nippon-steel/steel .6, jfe/steel .6, posco/steel .6, tata-steel/steel .75,
  + thyssenkrupp/steel .6, ssab/steel .7 | Spot and short contracts.
  commodity:aluminium | alcoa/aluminium .8, chalco/aluminium .9, hongqiao/aluminium .9,
  + rusal/aluminium .9, norsk-hydro/aluminium .7, rio-tinto/aluminium .85 | The metal is sold at the
  + exchange's price.
  commodity:copper | freeport/copper .95, codelco/copper .95, antofagasta/copper .95,
  + southern-copper/copper .95, bhp/copper .95, rio-tinto/copper .9, glencore/copper .9 | Sold at the
  + exchange's price.
  commodity:nickel | vale/nickel-and-copper .5 | Half of the business is nickel.
`),
]

const rivals = contest(`
  iron ore | vale/iron-ore .13 .05, rio-tinto/iron-ore .12 .03, bhp/iron-ore .11 .02,
  + fortescue/iron-ore .08 .03
  United States flat steel | nucor/steel .2 .15, cleveland-cliffs/steel .2 .2
`)

export const steelAluminiumCopper: FactFile = {
  industry: 'steel, aluminium and copper',
  nodes: [...goods, ...companies, ...lines.nodes],
  edges: [...lines.edges, ...places, ...makers, ...inputs, ...prices, ...rivals],
}
