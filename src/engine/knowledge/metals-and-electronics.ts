/** Base metals and the electronics firms that other industries' facts name. Estimates of the trade, not checked. */
import type { FactFile } from '@/engine/graph/facts'
import { business, firms, follow, made, needs, things } from './table'

const goods = things(`
  material:copper | Copper | copper cathode
  material:aluminium | Aluminium | aluminum
  product:electrical-steel | Electrical steel | silicon steel
  product:steel-plate | Steel plate | heavy plate
  commodity:copper | Copper price | LME copper | USD/t
  commodity:nickel | Nickel price | LME nickel | USD/t
`)

const companies = firms(`
  apple | Apple Inc. | US | NASDAQ:AAPL | Apple
  samsung-electronics | Samsung Electronics Co., Ltd. | KR | KRX:005930 | Samsung; 삼성전자
  sk-hynix | SK hynix Inc. | KR | KRX:000660 | SK Hynix
  glencore | Glencore plc | CH | LSE:GLEN | Glencore
`)

const lines = business(`
  apple/devices | Apple devices | .75 | Estimate.
  samsung-electronics/foundry | Samsung foundry | .08 | Estimate.
  sk-hynix/dram | SK hynix memory | .7 | Estimate.
  glencore/cobalt | Glencore cobalt | .02 | Estimate.
`)

const places = made(`
  material:copper | cl .23, cn .09 | Estimate.
  material:aluminium | cn .59 | Estimate.
  product:electrical-steel | cn .6, jp .12 | Estimate.
  product:steel-plate | cn .5, jp .08 | Estimate.
`)

const inputs = needs(`
  product:apple/devices
    processors | product:tsmc/advanced .95 essential cost .1 buffer 30 | The processors come from one foundry.
`)

const prices = follow(`
  commodity:copper | material:copper 1 15 | The metal is sold at the price.
`)

export const metalsAndElectronics: FactFile = {
  industry: 'metals and electronics',
  nodes: [...goods, ...companies, ...lines.nodes],
  edges: [...lines.edges, ...places, ...inputs, ...prices],
}
