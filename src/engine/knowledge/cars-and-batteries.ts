/** Who builds cars and their batteries, and what goes into them. Shares are the trade's estimates, not checked. */
import type { FactFile } from '@/engine/graph/facts'
import { business, contest, fed, firms, made, needs, plants, things } from './table'

const goods = things(`
  product:lfp-cell | LFP battery cells | LFP battery; LFP cell; LFP batteries; lithium iron phosphate
  product:wiring-harness | Wiring harnesses | wiring harness
`)

const companies = firms(`
  tesla | Tesla, Inc. | US | NASDAQ:TSLA | Tesla; Tesla Motors
  lg-energy-solution | LG Energy Solution, Ltd. | KR | KRX:373220 | LG Energy Solution; LGES
  catl | Contemporary Amperex Technology Co., Limited | CN | SZSE:300750 | CATL; 宁德时代
  byd | BYD Company Limited | CN | HKEX:1211 | BYD; 比亚迪
  toyota | Toyota Motor Corporation | JP | TSE:7203 | Toyota; トヨタ自動車
  volkswagen | Volkswagen AG | DE | XETRA:VOW3 | VW; Volkswagen
  ford | Ford Motor Company | US | NYSE:F | Ford
  general-motors | General Motors Company | US | NYSE:GM | GM; General Motors
  bmw | Bayerische Motoren Werke AG | DE | XETRA:BMW | BMW
  honda | Honda Motor Co., Ltd. | JP | TSE:7267 | Honda; 本田技研工業
  nissan | Nissan Motor Co., Ltd. | JP | TSE:7201 | Nissan; 日産自動車
  hyundai | Hyundai Motor Company | KR | KRX:005380 | Hyundai
  stellantis | Stellantis N.V. | NL | NYSE:STLA | Stellantis
  renault | Renault SA | FR | EPA:RNO | Renault
`)

const lines = business(`
  tesla/vehicles | Tesla cars | .78 | Estimate.
  tesla/megapack | Tesla Megapack | .12 | Estimate. | Megapack; Megapack 3
  lg-energy-solution/lfp-cells | LG Energy Solution LFP cells | .15 | Estimate.
  lg-energy-solution/cells | LG Energy Solution car cells | .8 | Estimate.
  catl/cells | CATL cells | .85 | Estimate.
  byd/vehicles | BYD cars | .75 | Estimate.
  toyota/vehicles | Toyota cars | .9 | Estimate.
  volkswagen/vehicles | Volkswagen Group cars | .85 | Estimate.
  ford/vehicles | Ford cars and trucks | .92 | Estimate.
  general-motors/vehicles | GM cars and trucks | .9 | Estimate.
  bmw/vehicles | BMW cars | .85 | Estimate.
  honda/vehicles | Honda cars and motorcycles | .85 | Estimate.
  nissan/vehicles | Nissan cars | .88 | Estimate.
  hyundai/vehicles | Hyundai cars | .8 | Estimate.
  stellantis/vehicles | Stellantis cars | .9 | Estimate.
  renault/vehicles | Renault cars | .88 | Estimate.
`)

const sites = plants(`
  lges-lansing | LG Energy Solution plant, Lansing | us | lg-energy-solution/lfp-cells .5 | The
  + Lansing plant in Michigan is meant for LFP cells. | Lansing
`)

const cellMarket = [
  ...made('product:lfp-cell | cn .9 | Nearly all LFP cells are made in China.'),
  ...fed(`
  product:lfp-cell | catl/cells .4, byd/vehicles .25, lg-energy-solution/lfp-cells .02 | Estimate.
`),
]

const CAR_MAKERS = [
  'tesla',
  'byd',
  'toyota',
  'volkswagen',
  'ford',
  'general-motors',
  'bmw',
  'honda',
  'nissan',
  'hyundai',
  'stellantis',
  'renault',
]
  .map((id) => `product:${id}/vehicles`)
  .join(', ')

const inputs = needs(`
  product:tesla/megapack
    cells | product:lfp-cell .8 minor cost .4 buffer 45, product:lg-energy-solution/lfp-cells .2 minor cost .4 buffer 45 | Cells are the largest cost of a storage unit.
  ${CAR_MAKERS}
    magnets | product:ndfeb-magnet .6 essential cost .01 buffer 30 | Motors, steering and sensors use magnets.
    plastics | product:plastics .9 minor cost .03 buffer 20 | A car holds some 150 to 200 kg of plastics.
    freight | product:freight-sea .5 minor cost .02 buffer 0 | Parts and cars travel by sea.
`)

const rivals = contest(`
  ford/vehicles | general-motors/vehicles .17 .08 | Both sell trucks in North America.
`)

export const carsAndBatteries: FactFile = {
  industry: 'cars and batteries',
  nodes: [...goods, ...companies, ...lines.nodes, ...sites.nodes],
  edges: [...lines.edges, ...sites.edges, ...cellMarket, ...inputs, ...rivals],
}
