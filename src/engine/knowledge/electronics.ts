/** Who builds phones, computers, servers, consoles and home appliances, and the memory and panels in them. */
import type { FactFile } from '@/engine/graph/facts'
import { business, contest, fed, firms, follow, made, needs, sold, things } from './table'

const goods = things(`
  product:electronics-assembly | Electronics assembly | contract electronics manufacturing; EMS;
  + iPhone assembly; server assembly
`)

const companies = firms(`
  apple | Apple Inc. | US | NASDAQ:AAPL | Apple
  samsung-electronics | Samsung Electronics Co., Ltd. | KR | KRX:005930 | Samsung; Samsung
  + Electronics; 삼성전자
  sk-hynix | SK hynix Inc. | KR | KRX:000660 | SK Hynix
  micron | Micron Technology, Inc. | US | NASDAQ:MU | Micron
  kioxia | Kioxia Holdings Corporation | JP | TSE:285A | Kioxia; Toshiba Memory since
  + 2017-04-01 until 2019-09-30; キオクシア
  western-digital | Western Digital Corporation | US | NASDAQ:WDC | Western Digital; WD
  seagate | Seagate Technology Holdings plc | IE | NASDAQ:STX | Seagate
  hon-hai | Hon Hai Precision Industry Co., Ltd. | TW | TWSE:2317 | Foxconn; Hon Hai; 鴻海
  lenovo | Lenovo Group Limited | HK | HKEX:992 | Lenovo; 联想
  dell | Dell Technologies Inc. | US | NYSE:DELL | Dell
  hp | HP Inc. | US | NYSE:HPQ | HP; Hewlett-Packard
  hpe | Hewlett Packard Enterprise Company | US | NYSE:HPE | HPE; Hewlett Packard Enterprise
  xiaomi | Xiaomi Corporation | CN | HKEX:1810 | Xiaomi; 小米
  sony | Sony Group Corporation | JP | TSE:6758 | Sony; ソニー
  nintendo | Nintendo Co., Ltd. | JP | TSE:7974 | Nintendo; 任天堂
  cisco | Cisco Systems, Inc. | US | NASDAQ:CSCO | Cisco
  supermicro | Super Micro Computer, Inc. | US | NASDAQ:SMCI | Supermicro; Super Micro
  murata | Murata Manufacturing Co., Ltd. | JP | TSE:6981 | Murata; 村田製作所
  tdk | TDK Corporation | JP | TSE:6762 | TDK
  lg-display | LG Display Co., Ltd. | KR | KRX:034220 | LG Display
  boe | BOE Technology Group Co., Ltd. | CN | SZSE:000725 | BOE; 京东方
  lg-electronics | LG Electronics Inc. | KR | KRX:066570 | LG Electronics
  whirlpool | Whirlpool Corporation | US | NYSE:WHR | Whirlpool
  electrolux | AB Electrolux | SE | STO:ELUX-B | Electrolux
  midea | Midea Group Co., Ltd. | CN | SZSE:000333 | Midea; 美的
`)

const lines = business(`
  apple/devices | Apple devices | .75 | Estimate.
  samsung-electronics/foundry | Samsung foundry | .06 | Estimate.
  samsung-electronics/memory | Samsung memory | .3 | Estimate.
  samsung-electronics/devices | Samsung phones and televisions | .5 | Estimate.
  sk-hynix/dram | SK hynix memory | .95 | Estimate.
  micron/memory | Micron memory | .98 | Estimate.
  kioxia/nand | Kioxia flash memory | .97 | Estimate.
  western-digital/disks | Western Digital disk drives | .95 | Estimate.
  seagate/disks | Seagate disk drives | .95 | Estimate.
  hon-hai/assembly | Foxconn assembly of phones and servers | .9 | Estimate.
  lenovo/computers | Lenovo computers and servers | .9 | Estimate.
  dell/computers | Dell servers and computers | .9 | Estimate.
  hp/computers | HP computers and printers | .98 | Estimate.
  hpe/servers | HPE servers and networks | .85 | Estimate.
  xiaomi/phones | Xiaomi phones and appliances | .8 | Estimate.
  sony/consoles | Sony PlayStation consoles | .12 | Estimate. | PlayStation; PlayStation 5
  sony/image-sensors | Sony image sensors | .13 | Estimate.
  nintendo/consoles | Nintendo consoles | .5 | Estimate. | Nintendo Switch
  cisco/networks | Cisco network equipment | .6 | Estimate.
  supermicro/servers | Supermicro servers | .97 | Estimate.
  murata/components | Murata capacitors and modules | .9 | Estimate.
  tdk/components | TDK components and small batteries | .9 | Estimate.
  lg-display/panels | LG Display panels | .97 | Estimate.
  boe/panels | BOE panels | .85 | Estimate.
  lg-electronics/appliances | LG appliances and televisions | .7 | Estimate.
  whirlpool/appliances | Whirlpool appliances | .98 | Estimate.
  electrolux/appliances | Electrolux appliances | .98 | Estimate.
  midea/appliances | Midea appliances | .75 | Estimate.
`)

const sites = made(`
  product:electronics-assembly | cn .55, cn/henan .1, vn .12, in .08, mx .06, tw .05 | Most phones
  + and computers are assembled in China; Zhengzhou in Henan holds the largest phone plant.
`)

const makers = fed(`
  product:dram | samsung-electronics/memory .36, sk-hynix/dram .36, micron/memory .23 | Estimate.
  product:nand | samsung-electronics/memory .33, sk-hynix/dram .2, kioxia/nand .15, micron/memory .13 |
  + Estimate.
  product:hbm | sk-hynix/dram .55, samsung-electronics/memory .3, micron/memory .15 | Estimate.
  product:hdd | seagate/disks .4, western-digital/disks .42 | Estimate.
  product:mlcc | murata/components .38, tdk/components .1 | Estimate.
  product:display | boe/panels .25, lg-display/panels .12 | Estimate.
  product:image-sensor | sony/image-sensors .5 | Estimate.
  product:electronics-assembly | hon-hai/assembly .4 | Estimate.
`)

const inputs = needs(`
  product:samsung-electronics/memory, product:sk-hynix/dram, product:micron/memory, product:kioxia/nand
    wafers | product:silicon-wafer 1 essential cost .06 buffer 60 | Memory is made on wafers.
    neon | material:neon .5 important cost .002 buffer 90 lead 60 sub .2/.5/.8 | Scanners' lasers.
    photoresist | product:photoresist 1 essential cost .03 buffer 45 | Each layer needs resist.
    etching | material:hydrogen-fluoride 1 essential cost .01 buffer 60 | Etching and cleaning.
  product:western-digital/disks, product:seagate/disks
    motors | product:spindle-motor 1 essential cost .07 buffer 20 | Each drive holds one.
    magnets | product:ndfeb-magnet 1 essential cost .03 buffer 30 | Each arm has two magnets.
    controller | product:network-chip 1 essential cost .08 buffer 30 | Each holds a controller.
  product:apple/devices
    processors | product:tsmc/advanced .95 essential cost .1 buffer 30 | The processors come from
    + one foundry.
  product:samsung-electronics/devices, product:xiaomi/phones
    processors | product:mobile-soc .9 essential cost .12 buffer 30 | Each phone holds one.
  product:apple/devices, product:samsung-electronics/devices, product:xiaomi/phones
    memory | product:dram .6 essential cost .06 buffer 30, product:nand .4 essential cost .05 buffer
    + 30 | Working and storage memory.
    panels | product:display 1 essential cost .08 buffer 20 | Each holds a panel.
    power chips | product:analog-chip 1 essential cost .03 buffer 30 | Charging and power.
    radio | product:rf-chip 1 essential cost .04 buffer 30 | Each radio band has its chips.
    cameras | product:image-sensor 1 important cost .04 buffer 20 | Each camera holds a sensor.
    capacitors | product:mlcc 1 essential cost .01 buffer 30 | About a thousand in each phone.
    boards | product:pcb 1 essential cost .03 buffer 15 | The parts sit on boards.
    speakers and haptics | product:ndfeb-magnet 1 important cost .002 buffer 45 | Small magnets.
    assembly | product:electronics-assembly .8 essential cost .06 buffer 10 | Assembled by others.
  product:lenovo/computers, product:dell/computers, product:hp/computers, product:hpe/servers,
  + product:supermicro/servers
    processors | product:cpu 1 essential cost .15 buffer 30 | Each holds a processor.
    memory | product:dram .6 essential cost .12 buffer 30, product:nand .4 essential cost .06 buffer
    + 30 | Working and storage memory.
    boards | product:pcb 1 essential cost .03 buffer 15 | The parts sit on boards.
    power chips | product:analog-chip 1 essential cost .02 buffer 30 | Power supply.
    capacitors | product:mlcc 1 essential cost .01 buffer 30 | Thousands in each server.
    assembly | product:electronics-assembly .7 essential cost .06 buffer 10 | Assembled by others.
    sea freight | product:freight-sea .6 minor cost .01 buffer 0 | Goods from Asia.
  product:dell/computers, product:hpe/servers, product:supermicro/servers
    accelerators | product:ai-accelerator .5 important cost .3 buffer 20 | Servers for AI.
    disks | product:hdd .3 minor cost .02 buffer 30 | Storage servers.
  product:lenovo/computers, product:hp/computers
    panels | product:display .7 essential cost .1 buffer 20 | Each notebook holds a panel.
  product:sony/consoles, product:nintendo/consoles
    chips | product:foundry-advanced .7 essential cost .3 buffer 30 lag 60, product:foundry-mature .3
    + essential cost .1 buffer 30 lag 60 | One system chip and its helpers.
    memory | product:dram .6 essential cost .1 buffer 30, product:nand .4 essential cost .08 buffer
    + 30 | Working and storage memory.
    assembly | product:electronics-assembly 1 essential cost .06 buffer 10 | Assembled by others.
  product:sony/image-sensors
    wafers | product:silicon-wafer 1 essential cost .1 buffer 60 | Sensors on silicon.
  product:cisco/networks
    chips | product:network-chip .8 essential cost .15 buffer 45 | Switch and radio chips.
    boards | product:pcb 1 essential cost .04 buffer 15 | The parts sit on boards.
    assembly | product:electronics-assembly .9 essential cost .06 buffer 10 | Assembled by others.
  product:hon-hai/assembly
    freight | product:freight-sea .3 minor cost .01 buffer 0 | Parts and goods travel.
  product:murata/components, product:tdk/components
    palladium | material:palladium .5 minor cost .02 buffer 60 | Some electrodes hold palladium.
    rare earths | material:dysprosium .6 minor cost .01 buffer 90 | Dielectrics are doped.
  product:lg-display/panels, product:boe/panels
    indium | material:indium 1 important cost .01 buffer 60 | Electrodes of indium tin oxide.
    driver chips | product:foundry-mature .9 essential cost .05 buffer 30 | Driver chips.
  product:lg-electronics/appliances, product:whirlpool/appliances, product:electrolux/appliances,
  + product:midea/appliances
    steel | product:flat-steel .9 essential cost .1 buffer 30 | Casings and drums.
    copper | material:copper 1 important cost .05 buffer 20 | Windings and pipes.
    plastics | product:plastics 1 important cost .08 buffer 20 | Linings and housings.
    control chips | product:mcu 1 essential cost .02 buffer 30 | Each appliance holds some.
    motors | product:small-motor .8 essential cost .06 buffer 20 | Pumps, fans and drums.
    sea freight | product:freight-sea .4 minor cost .03 buffer 0 | Bulky goods that travel by sea.
`)

const prices = [
  ...follow(`
  commodity:dram-price | product:dram .9 30, product:hbm .3 90 | Contracts follow the market price.
`),
  ...sold(`
  commodity:dram-price | samsung-electronics/memory .6, sk-hynix/dram .75, micron/memory .7 | What is
  + not flash memory is sold near the market price.
`),
]

const rivals = contest(`
  phones | apple/devices .2 .05, samsung-electronics/devices .19 .1, xiaomi/phones .13 .1
  appliances | whirlpool/appliances .08 .15, electrolux/appliances .06 .15, lg-electronics/appliances
  + .09 .1, midea/appliances .15 .1
`)

/** Disk drives were about half of Western Digital’s revenue while the group held Sandisk, and nearly all before and after. */
const disksOfWesternDigital = lines.edges
  .filter((edge) => edge.from === 'product:western-digital/disks')
  .flatMap((edge) => [
    { ...edge, validTo: '2016-05-11' },
    { ...edge, revenueShare: 0.5, validFrom: '2016-05-12', validTo: '2025-02-23' },
    { ...edge, validFrom: '2025-02-24' },
  ])
const sales = lines.edges.filter((edge) => edge.from !== 'product:western-digital/disks')

export const electronics: FactFile = {
  industry: 'electronics',
  nodes: [...goods, ...companies, ...lines.nodes],
  edges: [...sales, ...disksOfWesternDigital, ...sites, ...makers, ...inputs, ...prices, ...rivals],
}
