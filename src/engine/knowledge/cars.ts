/** Who builds cars and trucks, and what they need. Shares are the trade's estimates, not checked. */
import type { FactFile } from '@/engine/graph/facts'
import { business, contest, firms, held, needs } from './table'

const companies = firms(`
  tesla | Tesla, Inc. | US | NASDAQ:TSLA | Tesla; Tesla Motors
  byd | BYD Company Limited | CN | HKEX:1211 | BYD; 比亚迪
  toyota | Toyota Motor Corporation | JP | TSE:7203 | Toyota; トヨタ自動車
  volkswagen | Volkswagen AG | DE | XETRA:VOW3 | VW; Volkswagen
  ford | Ford Motor Company | US | NYSE:F | Ford
  general-motors | General Motors Company | US | NYSE:GM | GM; General Motors
  bmw | Bayerische Motoren Werke AG | DE | XETRA:BMW | BMW
  mercedes-benz | Mercedes-Benz Group AG | DE | XETRA:MBG | Mercedes-Benz; Mercedes; Daimler until 2022-02-01; Daimler AG until 2022-02-01; DaimlerChrysler
  + until 2007-10-04
  honda | Honda Motor Co., Ltd. | JP | TSE:7267 | Honda; 本田技研工業
  nissan | Nissan Motor Co., Ltd. | JP | TSE:7201 | Nissan; 日産自動車
  mazda | Mazda Motor Corporation | JP | TSE:7261 | Mazda; マツダ
  subaru | SUBARU CORPORATION | JP | TSE:7270 | Subaru
  suzuki | Suzuki Motor Corporation | JP | TSE:7269 | Suzuki
  mitsubishi-motors | Mitsubishi Motors Corporation | JP | TSE:7211 | Mitsubishi Motors
  hyundai | Hyundai Motor Company | KR | KRX:005380 | Hyundai; Hyundai Motor; 현대자동차
  kia | Kia Corporation | KR | KRX:000270 | Kia
  stellantis | Stellantis N.V. | NL | NYSE:STLA | Stellantis; Fiat Chrysler; Peugeot;
  + FCA until 2021-01-16; Groupe PSA until 2021-01-16; Fiat until 2014-10-12; PSA Peugeot Citroën until
  + 2021-01-16
  renault | Renault SA | FR | EPA:RNO | Renault
  volvo-cars | Volvo Car AB | SE | STO:VOLCAR-B | Volvo Cars; Volvo Car
  geely | Geely Automobile Holdings Limited | CN | HKEX:175 | Geely; 吉利
  saic | SAIC Motor Corporation Limited | CN | SSE:600104 | SAIC; SAIC Motor; 上汽集团
  nio | NIO Inc. | CN | NYSE:NIO | Nio; 蔚来
  xpeng | XPeng Inc. | CN | NYSE:XPEV | XPeng; 小鹏汽车
  li-auto | Li Auto Inc. | CN | NASDAQ:LI | Li Auto; 理想汽车
  rivian | Rivian Automotive, Inc. | US | NASDAQ:RIVN | Rivian
  tata-motors | Tata Motors Limited | IN | NSE:TATAMOTORS | Tata Motors
  volvo-group | AB Volvo | SE | STO:VOLV-B | Volvo Group; Volvo Trucks
  daimler-truck | Daimler Truck Holding AG | DE | XETRA:DTG | Daimler Truck
  paccar | PACCAR Inc | US | NASDAQ:PCAR | Paccar
  fca-us | FCA US LLC | US |  | Chrysler; FCA US; Chrysler Group until 2014-12-15
  jaguar-land-rover | Jaguar Land Rover Automotive plc | GB |  | Jaguar Land Rover; JLR; Land Rover
  maruti-suzuki | Maruti Suzuki India Limited | IN | NSE:MARUTI | Maruti Suzuki; Maruti
  mahindra | Mahindra & Mahindra Limited | IN | NSE:M&M | Mahindra; Mahindra & Mahindra
  porsche | Dr. Ing. h.c. F. Porsche AG | DE | XETRA:P911 | Porsche
  audi | AUDI AG | DE |  | Audi
  skoda | Škoda Auto a.s. | CZ |  | Skoda; Škoda Auto
  aston-martin | Aston Martin Lagonda Global Holdings plc | GB | LSE:AML | Aston Martin
  ferrari | Ferrari N.V. | IT | NYSE:RACE | Ferrari
  hino | Hino Motors, Ltd. | JP | TSE:7205 | Hino; Hino Motors; 日野自動車
  isuzu | Isuzu Motors Limited | JP | TSE:7202 | Isuzu; いすゞ
  daihatsu | Daihatsu Motor Co., Ltd. | JP |  | Daihatsu; ダイハツ
  ssangyong | KG Mobility Corp. | KR | KRX:003620 | KG Mobility; SsangYong until 2023-03-22
  saab-automobile | Saab Automobile AB | SE |  | Saab Automobile
  great-wall | Great Wall Motor Company Limited | CN | HKEX:2333 | Great Wall Motor; 长城汽车
  chery | Chery Automobile Co., Ltd. | CN | HKEX:9973 | Chery; 奇瑞
  changan | Chongqing Changan Automobile Company Limited | CN | SZSE:000625 | Changan; 长安汽车
  gac | Guangzhou Automobile Group Co., Ltd. | CN | HKEX:2238 | GAC Group; 广汽集团
  dongfeng | Dongfeng Motor Group Company Limited | CN | HKEX:489 | Dongfeng; 东风汽车
  baic | BAIC Motor Corporation Limited | CN | HKEX:1958 | BAIC; 北京汽车
  brilliance | Brilliance China Automotive Holdings Limited | CN | HKEX:1114 | Brilliance China
  lucid | Lucid Group, Inc. | US | NASDAQ:LCID | Lucid Motors
  avtovaz | AvtoVAZ | RU |  | Avtovaz; Lada
  traton | TRATON SE | DE | XETRA:8TRA | Traton; MAN Truck & Bus; Scania; Navistar
  iveco | Iveco Group N.V. | IT | BIT:IVG | Iveco
  ashok-leyland | Ashok Leyland Limited | IN | NSE:ASHOKLEY | Ashok Leyland
`)

const lines = business(`
  tesla/vehicles | Tesla cars | .78 | Estimate.
  tesla/megapack | Tesla Megapack | .12 | Estimate. | Megapack; Megapack 3
  byd/vehicles | BYD cars | .75 | Estimate.
  toyota/vehicles | Toyota cars | .9 | Estimate.
  volkswagen/vehicles | Volkswagen Group cars | .7 | Estimate.
  ford/vehicles | Ford cars and trucks | .92 | Estimate.
  general-motors/vehicles | GM cars and trucks | .9 | Estimate.
  bmw/vehicles | BMW cars | .85 | Estimate.
  mercedes-benz/vehicles | Mercedes-Benz cars and vans | .82 | Estimate.
  honda/vehicles | Honda cars | .65 | Estimate.
  honda/motorcycles | Honda motorcycles | .17 | Estimate.
  nissan/vehicles | Nissan cars | .88 | Estimate.
  mazda/vehicles | Mazda cars | .95 | Estimate.
  subaru/vehicles | Subaru cars | .95 | Estimate.
  suzuki/vehicles | Suzuki cars | .88 | Estimate.
  mitsubishi-motors/vehicles | Mitsubishi cars | .95 | Estimate.
  hyundai/vehicles | Hyundai cars | .8 | Estimate.
  kia/vehicles | Kia cars | .95 | Estimate.
  stellantis/vehicles | Stellantis cars | .85 | Estimate.
  renault/vehicles | Renault cars | .88 | Estimate.
  volvo-cars/vehicles | Volvo cars | .95 | Estimate.
  geely/vehicles | Geely cars | .95 | Estimate.
  saic/vehicles | SAIC cars | .85 | Estimate.
  nio/vehicles | Nio cars | .9 | Estimate.
  xpeng/vehicles | XPeng cars | .9 | Estimate.
  li-auto/vehicles | Li Auto cars | .95 | Estimate.
  rivian/vehicles | Rivian cars and vans | .85 | Estimate.
  tata-motors/vehicles | Tata cars and trucks | .28 | Estimate.
  fca-us/vehicles | Chrysler, Jeep and Ram cars | .95 | Estimate.
  jaguar-land-rover/vehicles | Jaguar and Land Rover cars | .95 | Estimate. | Range Rover
  maruti-suzuki/vehicles | Maruti Suzuki cars | .95 | Estimate.
  mahindra/vehicles | Mahindra cars and vans | .5 | Estimate.
  mahindra/tractors | Mahindra tractors | .2 | Estimate.
  porsche/vehicles | Porsche cars | .9 | Estimate.
  audi/vehicles | Audi cars | .95 | Estimate.
  skoda/vehicles | Škoda cars | .95 | Estimate.
  aston-martin/vehicles | Aston Martin cars | .95 | Estimate.
  ferrari/vehicles | Ferrari cars | .85 | Estimate.
  daihatsu/vehicles | Daihatsu cars | .95 | Estimate.
  ssangyong/vehicles | KG Mobility cars | .95 | Estimate.
  saab-automobile/vehicles | Saab cars | .95 | Estimate.
  great-wall/vehicles | Great Wall cars | .95 | Estimate.
  chery/vehicles | Chery cars | .9 | Estimate.
  changan/vehicles | Changan cars | .95 | Estimate.
  gac/vehicles | GAC cars | .9 | Estimate.
  dongfeng/vehicles | Dongfeng cars and trucks | .9 | Estimate.
  baic/vehicles | BAIC cars | .95 | Estimate.
  brilliance/vehicles | BMW cars built by Brilliance | .9 | Estimate.
  lucid/vehicles | Lucid cars | .98 | Estimate. | Lucid Air
  avtovaz/vehicles | Lada cars | .95 | Estimate.
  traton/trucks | MAN, Scania and Navistar trucks | .9 | Estimate.
  iveco/trucks | Iveco trucks, buses and engines | .92 | Estimate.
  hino/trucks | Hino trucks and buses | .9 | Estimate.
  isuzu/trucks | Isuzu trucks and pickups | .92 | Estimate.
  ashok-leyland/trucks | Ashok Leyland trucks and buses | .92 | Estimate.
  volvo-group/trucks | Volvo trucks and machines | .85 | Estimate.
  daimler-truck/trucks | Daimler trucks and buses | .9 | Estimate.
  paccar/trucks | PACCAR trucks | .73 | Estimate.
`)

const products = (...ids: readonly string[]) => ids.map((id) => `product:${id}`).join(', ')
const vehicles = (...makers: readonly string[]) => products(...makers.map((id) => `${id}/vehicles`))

/** Battery cars only, or nearly so. */
const ELECTRIC = ['tesla', 'byd', 'nio', 'xpeng', 'li-auto', 'rivian', 'lucid']
/** Both kinds, the electric ones some fifth of what they sell. */
const MIXED = [
  ...['volkswagen', 'bmw', 'mercedes-benz', 'hyundai', 'kia', 'stellantis', 'renault'],
  ...['volvo-cars', 'geely', 'saic', 'ford', 'general-motors', 'fca-us', 'jaguar-land-rover'],
  ...['porsche', 'audi', 'skoda', 'great-wall', 'chery', 'changan', 'gac', 'dongfeng', 'baic'],
  'brilliance',
]
/** Few electric cars. */
const FUEL = [
  ...['toyota', 'honda', 'nissan', 'mazda', 'subaru', 'suzuki', 'mitsubishi-motors'],
  ...['tata-motors', 'maruti-suzuki', 'mahindra', 'aston-martin', 'ferrari', 'daihatsu'],
  ...['ssangyong', 'saab-automobile', 'avtovaz'],
]
const CARS = [...ELECTRIC, ...MIXED, ...FUEL]
const TRUCKS = [
  ...['volvo-group/trucks', 'daimler-truck/trucks', 'paccar/trucks', 'traton/trucks'],
  ...['iveco/trucks', 'hino/trucks', 'isuzu/trucks', 'ashok-leyland/trucks'],
]
const ROAD = `${vehicles(...CARS)}, ${products(...TRUCKS)}`

const inputs = needs(`
  product:tesla/megapack
    cells | product:lfp-cell .8 minor cost .4 buffer 45, product:lg-energy-solution/lfp-cells .2 minor
    + cost .4 buffer 45 | Cells are the largest cost of a storage unit.
    inverters | product:power-chip 1 essential cost .04 buffer 45 | Power electronics.
  ${ROAD}
    control units | product:ecu .95 essential cost .08 buffer 7 lead 60 | A car holds fifty to a
    + hundred control units; stock on the line is a few days.
    wiring | product:wiring-harness 1 essential cost .025 buffer 2 lead 60 | Made to the model; the
    + line holds a day or two.
    steering and brakes | product:steering-brakes .9 essential cost .04 buffer 4 | No car without.
    small motors | product:small-motor 1 important cost .01 buffer 4 lead 90 | Seats, windows, pumps;
    + the line holds days.
    sensors | product:vehicle-sensor 1 essential cost .008 buffer 5 lead 90 | Wheel speed and position.
    steel | product:flat-steel .9 essential cost .07 buffer 30 lead 30 | Bodies are steel.
    aluminium | material:aluminium .9 essential cost .03 buffer 30 lead 30 | Engines, wheels, panels.
    tyres | product:tyre 1 essential cost .015 buffer 10 lead 14 sub .3/.7/.9 | Several makers fit.
    seats | product:car-seat .9 essential cost .03 buffer 1 lead 30 | Delivered in line order.
    plastics | product:plastics .9 minor cost .03 buffer 20 | A car holds some 150 to 200 kg of
    + plastics.
    hoses and lines | product:fluid-line 1 essential cost .006 buffer 4 lead 60 | Fuel, brake and
    + coolant lines of each model.
    airbags | product:airbag .95 essential cost .01 buffer 5 lead 90 | No car may be sold without.
    lights | product:car-lamp .9 essential cost .012 buffer 4 lead 120 | Lamps of each model.
    glass | product:car-glass 1 essential cost .008 buffer 4 lead 45 | Windows of each model.
    engine parts | product:engine-part .7 essential cost .02 buffer 4 lead 120 | Pistons, rings,
    + pumps, injectors and turbochargers.
    batteries | product:lead-battery .95 important cost .004 buffer 10 sub .3/.6/.8 | Starting.
    paint | product:paints 1 important cost .006 buffer 15 | Every body is painted.
    freight | product:freight-sea .5 minor cost .02 buffer 0 | Parts and cars travel by sea.
  ${vehicles(...MIXED, ...FUEL)}, ${products(...TRUCKS)}
    transmissions | product:transmission .6 essential cost .06 buffer 4 | Combustion and hybrid cars.
    exhaust catalysts | product:catalytic-converter .8 essential cost .02 buffer 15 | Each exhaust.
  ${vehicles(...ELECTRIC)}
    cells | product:nickel-cell .45 essential cost .15 buffer 20, product:lfp-cell .5 essential cost .12
    + buffer 20 | The battery is the most costly part.
    traction motors | product:ev-traction-motor .8 essential cost .04 buffer 5 | Most drive motors
    + hold permanent magnets.
    inverters | product:power-chip .9 essential cost .02 buffer 30 lead 120 | Each drive has one.
  ${vehicles(...MIXED)}
    cells | product:nickel-cell .2 important cost .04 buffer 20, product:lfp-cell .05 important cost
    + .01 buffer 20 | About a fifth of the cars are electric.
    traction motors | product:ev-traction-motor .25 important cost .01 buffer 5 | Electric and
    + hybrid cars.
  ${vehicles(...FUEL)}
    cells | product:nickel-cell .1 important cost .015 buffer 20 | Few electric cars, many hybrids.
    traction motors | product:ev-traction-motor .25 important cost .01 buffer 5 | Hybrids.
`)

/** Parents that hold the makers of a brand: what the brand earns is theirs too. */
const parents = held(`
  tata-motors | jaguar-land-rover/vehicles .65 | Estimate.
  suzuki | maruti-suzuki/vehicles .07 | Estimate.
  volkswagen | porsche/vehicles .06, audi/vehicles .05, skoda/vehicles .03, traton/trucks .01 | Estimate.
  stellantis | fca-us/vehicles .09 | Estimate.
  toyota | daihatsu/vehicles .03, hino/trucks .03 | Estimate.
`)

const rivals = contest(`
  North American trucks and cars | ford/vehicles .13 .08, general-motors/vehicles .17 .08,
  + toyota/vehicles .15 .03, stellantis/vehicles .09 .2, honda/vehicles .09 .05
  European cars | volkswagen/vehicles .26 .12, renault/vehicles .1 .1, bmw/vehicles .07 .05,
  + mercedes-benz/vehicles .05 .1
  electric cars | tesla/vehicles .12 .1, byd/vehicles .22 .1, volkswagen/vehicles .06 .15,
  + geely/vehicles .07 .1
`)

export const cars: FactFile = {
  industry: 'cars and trucks',
  nodes: [...companies, ...lines.nodes],
  edges: [...lines.edges, ...parents, ...inputs, ...rivals],
}
