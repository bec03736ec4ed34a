/** Network equipment, optics and radio chips, contract assembly and chip tools: makers, customers. Estimates. */
import type { FactFile } from '@/engine/graph/facts'
import { business, buys, contest, fed, firms, made, needs, plants, things } from './table'

const goods = things(`
  product:telecom-equipment | Telecoms network equipment | telecom equipment; telecoms equipment; base stations;
  + mobile network equipment; 5G equipment; radio access network
  product:optical-module | Optical modules and lasers | optical modules; optical components; optical transceivers;
  + coherent modules; lasers for fibre networks
`)

const companies = firms(`
  ericsson | Telefonaktiebolaget LM Ericsson | SE | STO:ERIC-B | Ericsson
  nokia | Nokia Corporation | FI | HEL:NOKIA | Nokia
  zte | ZTE Corporation | CN | SZSE:000063 | ZTE; 中兴通讯
  huawei | Huawei Technologies Co., Ltd. | CN |  | Huawei; HiSilicon; 华为
  alcatel-lucent | Alcatel-Lucent S.A. | FR |  | Alcatel-Lucent
  acacia | Acacia Communications, Inc. | US | NASDAQ:ACIA | Acacia Communications
  lumentum | Lumentum Holdings Inc. | US | NASDAQ:LITE | Lumentum
  oclaro | Oclaro, Inc. | US | NASDAQ:OCLR | Oclaro
  neophotonics | NeoPhotonics Corporation | US | NYSE:NPTN | NeoPhotonics
  coherent | Coherent Corp. | US | NYSE:COHR | Coherent Corp; II-VI until 2022-09-07; Finisar until 2019-09-24
  applied-opto | Applied Optoelectronics, Inc. | US | NASDAQ:AAOI | Applied Optoelectronics
  fabrinet | Fabrinet | TH | NYSE:FN | Fabrinet
  innolight | Zhongji Innolight Co., Ltd. | CN | SZSE:300308 | Innolight
  inphi | Inphi Corporation | US | NASDAQ:IPHI | Inphi
  marvell | Marvell Technology, Inc. | US | NASDAQ:MRVL | Marvell Technology
  ciena | Ciena Corporation | US | NYSE:CIEN | Ciena
  infinera | Infinera Corporation | US | NASDAQ:INFN | Infinera
  juniper | Juniper Networks, Inc. | US | NYSE:JNPR | Juniper Networks
  arista | Arista Networks, Inc. | US | NYSE:ANET | Arista Networks
  commscope | CommScope Holding Company, Inc. | US | NASDAQ:COMM | CommScope
  motorola-solutions | Motorola Solutions, Inc. | US | NYSE:MSI | Motorola Solutions
  blackberry | BlackBerry Limited | CA | TSX:BB | BlackBerry; Research In Motion until 2013-01-30
  qorvo | Qorvo, Inc. | US | NASDAQ:QRVO | Qorvo; RF Micro Devices until 2015-01-01; TriQuint until 2015-01-01
  cirrus | Cirrus Logic, Inc. | US | NASDAQ:CRUS | Cirrus Logic
  synaptics | Synaptics Incorporated | US | NASDAQ:SYNA | Synaptics
  monolithic-power | Monolithic Power Systems, Inc. | US | NASDAQ:MPWR | Monolithic Power Systems
  lattice | Lattice Semiconductor Corporation | US | NASDAQ:LSCC | Lattice Semiconductor
  xilinx | Xilinx, Inc. | US | NASDAQ:XLNX | Xilinx
  maxim | Maxim Integrated Products, Inc. | US | NASDAQ:MXIM | Maxim Integrated
  imagination | Imagination Technologies Group plc | GB |  | Imagination Technologies
  dialog | Dialog Semiconductor plc | GB | XETRA:DLG | Dialog Semiconductor
  ams-osram | ams-OSRAM AG | AT | SIX:AMS | ams-Osram; Osram
  arm | Arm Holdings plc | GB | NASDAQ:ARM | Arm Holdings
  synopsys | Synopsys, Inc. | US | NASDAQ:SNPS | Synopsys
  cadence | Cadence Design Systems, Inc. | US | NASDAQ:CDNS | Cadence Design
  kla | KLA Corporation | US | NASDAQ:KLAC | KLA Corporation; KLA-Tencor until 2019-07-08
  teradyne | Teradyne, Inc. | US | NASDAQ:TER | Teradyne
  advantest | Advantest Corporation | JP | TSE:6857 | Advantest
  asm-international | ASM International N.V. | NL | EURONEXT:ASM | ASM International
  screen | SCREEN Holdings Co., Ltd. | JP | TSE:7735 | Screen Holdings
  lasertec | Lasertec Corporation | JP | TSE:6920 | Lasertec
  disco | DISCO Corporation | JP | TSE:6146 | Disco Corporation
  entegris | Entegris, Inc. | US | NASDAQ:ENTG | Entegris
  mks | MKS Inc. | US | NASDAQ:MKSI | MKS Instruments
  ultra-clean | Ultra Clean Holdings, Inc. | US | NASDAQ:UCTT | Ultra Clean
  naura | NAURA Technology Group Co., Ltd. | CN | SZSE:002371 | Naura
  amec | Advanced Micro-Fabrication Equipment Inc. China | CN | SSE:688012 | AMEC
  pegatron | Pegatron Corporation | TW | TWSE:4938 | Pegatron; 和碩
  quanta | Quanta Computer Inc. | TW | TWSE:2382 | Quanta Computer; 廣達
  wistron | Wistron Corporation | TW | TWSE:3231 | Wistron; 緯創
  wiwynn | Wiwynn Corporation | TW | TWSE:6669 | Wiwynn
  compal | Compal Electronics, Inc. | TW | TWSE:2324 | Compal; 仁寶
  inventec | Inventec Corporation | TW | TWSE:2356 | Inventec; 英業達
  flex | Flex Ltd. | SG | NASDAQ:FLEX | Flex Ltd; Flextronics
  jabil | Jabil Inc. | US | NYSE:JBL | Jabil
  celestica | Celestica Inc. | CA | TSX:CLS | Celestica
  sanmina | Sanmina Corporation | US | NASDAQ:SANM | Sanmina
  luxshare | Luxshare Precision Industry Co., Ltd. | CN | SZSE:002475 | Luxshare; 立讯精密
  goertek | GoerTek Inc. | CN | SZSE:002241 | Goertek; 歌尔
  delta-electronics | Delta Electronics, Inc. | TW | TWSE:2308 | Delta Electronics; 台達電
  amphenol | Amphenol Corporation | US | NYSE:APH | Amphenol
  te-connectivity | TE Connectivity plc | IE | NYSE:TEL | TE Connectivity; Tyco Electronics until 2011-03-09
  htc | HTC Corporation | TW | TWSE:2498 | HTC Corporation
  oppo | Guangdong OPPO Mobile Telecommunications Corp., Ltd. | CN |  | Oppo
`)

const lines = business(`
  ericsson/networks | Ericsson networks | .95 | Estimate.
  nokia/networks | Nokia networks | .9 | Estimate.
  zte/networks | ZTE networks and phones | .95 | Estimate.
  huawei/networks | Huawei networks | .42 | Estimate.
  huawei/phones | Huawei phones and devices | .4 | Estimate.
  alcatel-lucent/networks | Alcatel-Lucent networks | .98 | Estimate.
  acacia/modules | Acacia coherent modules | .98 | Estimate.
  lumentum/lasers | Lumentum lasers and optics | .98 | Estimate.
  oclaro/lasers | Oclaro lasers and modules | .98 | Estimate.
  neophotonics/lasers | NeoPhotonics lasers and modules | .98 | Estimate.
  coherent/optics | Coherent lasers, optics and modules | .98 | Estimate.
  applied-opto/modules | AOI optical modules | .98 | Estimate.
  fabrinet/assembly | Fabrinet assembly of optics | .98 | Estimate.
  innolight/modules | Innolight optical modules | .98 | Estimate.
  inphi/chips | Inphi optical chips | .98 | Estimate.
  marvell/chips | Marvell data-centre and network chips | .95 | Estimate.
  ciena/networks | Ciena optical networks | .95 | Estimate.
  infinera/networks | Infinera optical networks | .98 | Estimate.
  juniper/networks | Juniper routers and switches | .95 | Estimate.
  arista/networks | Arista switches | .95 | Estimate.
  commscope/networks | CommScope cables and antennas | .95 | Estimate.
  motorola-solutions/radios | Motorola radios and cameras | .95 | Estimate.
  blackberry/phones | BlackBerry devices and software | .95 | Estimate.
  qorvo/rf | Qorvo radio chips | .98 | Estimate.
  cirrus/audio-chips | Cirrus audio chips | .98 | Estimate.
  synaptics/chips | Synaptics touch and connectivity chips | .98 | Estimate.
  monolithic-power/chips | Monolithic Power chips | .98 | Estimate.
  lattice/fpga | Lattice programmable chips | .98 | Estimate.
  xilinx/fpga | Xilinx programmable chips | .98 | Estimate.
  maxim/analog | Maxim analogue chips | .98 | Estimate.
  imagination/licences | Imagination graphics designs | .95 | Estimate.
  dialog/chips | Dialog power chips | .98 | Estimate.
  ams-osram/lights-and-sensors | ams-Osram lamps and sensors | .98 | Estimate.
  arm/licences | Arm chip designs | .98 | Estimate.
  synopsys/software | Synopsys chip design software | .95 | Estimate. | chip design software; EDA software
  cadence/software | Cadence chip design software | .95 | Estimate. | EDA tools
  kla/tools | KLA inspection tools | .85 | Estimate.
  teradyne/testers | Teradyne chip testers | .9 | Estimate.
  advantest/testers | Advantest chip testers | .95 | Estimate.
  asm-international/tools | ASM deposition tools | .85 | Estimate.
  screen/tools | Screen cleaning tools | .8 | Estimate.
  lasertec/tools | Lasertec mask inspection | .9 | Estimate.
  disco/tools | Disco dicing and grinding tools | .95 | Estimate.
  entegris/materials | Entegris filters and chip chemicals | .98 | Estimate.
  mks/parts | MKS vacuum parts and lasers | .95 | Estimate.
  ultra-clean/parts | Ultra Clean parts of chip tools | .9 | Estimate.
  naura/tools | Naura chip tools | .9 | Estimate.
  amec/tools | AMEC etch tools | .95 | Estimate.
  pegatron/assembly | Pegatron assembly of phones | .98 | Estimate.
  quanta/assembly | Quanta notebooks and servers | .98 | Estimate.
  wistron/assembly | Wistron notebooks and servers | .98 | Estimate.
  wiwynn/servers | Wiwynn servers | .98 | Estimate.
  compal/assembly | Compal notebooks | .98 | Estimate.
  inventec/assembly | Inventec notebooks and servers | .98 | Estimate.
  flex/assembly | Flex contract assembly | .98 | Estimate.
  jabil/assembly | Jabil contract assembly | .98 | Estimate.
  celestica/assembly | Celestica contract assembly | .98 | Estimate.
  sanmina/assembly | Sanmina contract assembly | .98 | Estimate.
  luxshare/assembly | Luxshare cables and assembly | .95 | Estimate.
  goertek/assembly | Goertek earphones and headsets | .95 | Estimate.
  delta-electronics/power-supplies | Delta Electronics power supplies and fans | .9 | Estimate.
  amphenol/connectors | Amphenol connectors | .98 | Estimate.
  te-connectivity/connectors | TE connectors and sensors | .98 | Estimate.
  htc/phones | HTC phones and headsets | .95 | Estimate.
  oppo/phones | Oppo phones | .95 | Estimate.
`)

const sites = plants(`
  foxconn-zhengzhou | Foxconn Zhengzhou plant | cn/henan | hon-hai/assembly .25 | Estimate. | iPhone City
  foxconn-shenzhen | Foxconn Shenzhen plants | cn/guangdong | hon-hai/assembly .15 | Estimate. | Longhua
  foxconn-chennai | Foxconn Sriperumbudur plant | in/tamil-nadu | hon-hai/assembly .08 | Estimate.
  pegatron-shanghai | Pegatron Shanghai and Kunshan plants | cn/shanghai | pegatron/assembly .45 | Estimate. | Kunshan
  quanta-shanghai | Quanta Shanghai plant | cn/shanghai | quanta/assembly .4 | Estimate. | Tech-Front
  quanta-chongqing | Quanta Chongqing plant | cn/sichuan | quanta/assembly .3 | Estimate.
  compal-kunshan | Compal Kunshan plants | cn/jiangsu | compal/assembly .6 | Estimate.
  fabrinet-pinehurst | Fabrinet Pinehurst plants | th/pathum-thani | fabrinet/assembly .6 | Estimate. | Pinehurst
  luxshare-jiangsu | Luxshare Kunshan plants | cn/jiangsu | luxshare/assembly .35 | Estimate.
  delta-thailand | Delta Electronics Thailand plants | th | delta-electronics/power-supplies .2 | Estimate.
`)

const places = made(`
  product:telecom-equipment | cn .5, us .08, in .06, pl .04, fi .03, se .02 | By final assembly.
  product:optical-module | cn .4, th .25, us .1, my .08, jp .07 | By assembly.
`)

const makers = fed(`
  product:telecom-equipment | huawei/networks .3, ericsson/networks .15, nokia/networks .15, zte/networks .11,
  + cisco/networks .05, ciena/networks .03 | Estimate.
  product:optical-module | coherent/optics .18, innolight/modules .17, lumentum/lasers .08, cisco/networks .04,
  + applied-opto/modules .02 | Estimate.
  product:rf-chip | qorvo/rf .15, murata/components .12 | Estimate.
  product:network-chip | marvell/chips .1 | Estimate.
  product:analog-chip | monolithic-power/chips .02, cirrus/audio-chips .02 | Estimate.
  product:wafer-fab-equipment | kla/tools .08, asm-international/tools .025, screen/tools .03, naura/tools .03,
  + amec/tools .01, advantest/testers .03 | Estimate.
  product:electronics-assembly | pegatron/assembly .07, quanta/assembly .07, wistron/assembly .06, compal/assembly .05,
  + flex/assembly .05, jabil/assembly .05, luxshare/assembly .06, inventec/assembly .03 | Estimate.
`)

const inputs = needs(`
  product:ericsson/networks, product:nokia/networks, product:zte/networks, product:huawei/networks,
  + product:ciena/networks, product:infinera/networks, product:juniper/networks, product:arista/networks,
  + product:commscope/networks, product:motorola-solutions/radios
    network chips | product:network-chip .6 essential cost .1 buffer 75 lead 180 | Switch, modem and signal chips.
    radio chips | product:rf-chip .5 important cost .04 buffer 75 lead 180 | Power amplifiers.
    optics | product:optical-module .6 important cost .06 buffer 45 lead 150 | Modules for fibre.
    boards | product:pcb 1 important cost .03 buffer 30 | The parts sit on boards.
    assembly | product:electronics-assembly .5 important cost .05 buffer 15 | Partly assembled by others.
  product:zte/networks
    American chips and optics | product:acacia/modules .1 important cost .03 buffer 45 lead 365,
    + product:qualcomm/mobile-soc .3 essential cost .06 buffer 45 lead 365, product:broadcom/network-chips .2
    + essential cost .04 buffer 45 lead 365 | A quarter to a third of its parts; few other sources.
  product:huawei/phones, product:oppo/phones, product:htc/phones
    processors | product:mobile-soc .7 essential cost .12 buffer 60 lead 365 | Each phone holds one.
    memory | product:dram .6 essential cost .06 buffer 45, product:nand .4 essential cost .04 buffer 45 | Memory.
    panels | product:display 1 essential cost .08 buffer 20 | Each holds a panel.
  product:huawei/phones, product:huawei/networks
    advanced wafers | product:tsmc/advanced .6 essential cost .06 buffer 180 lead 720 until 2020-09-14 | Chips of its
    + own design were made by TSMC.
  product:optical-module, product:coherent/optics, product:lumentum/lasers, product:innolight/modules,
  + product:acacia/modules, product:oclaro/lasers, product:neophotonics/lasers, product:applied-opto/modules
    laser wafers | product:compound-wafer .7 essential cost .04 buffer 75 lead 120 | Indium phosphide, arsenide.
  product:acacia/modules, product:oclaro/lasers, product:lumentum/lasers, product:ciena/networks,
  + product:infinera/networks
    assembly in Thailand | product:fabrinet/assembly .3 important cost .2 buffer 30 lead 150 | Optics by hand.
  product:qorvo/rf
    gallium wafers | product:compound-wafer .6 essential cost .06 buffer 75 | Amplifiers are gallium arsenide.
  product:marvell/chips, product:xilinx/fpga, product:inphi/chips, product:synaptics/chips, product:lattice/fpga,
  + product:cirrus/audio-chips, product:dialog/chips
    foundry wafers | product:tsmc/advanced .5 essential cost .15 buffer 45 lag 75, product:foundry-mature .4 essential
    + cost .1 buffer 45 lag 60 | Without fabs of their own.
    packaging | product:chip-packaging .8 important cost .05 buffer 15 | Packaged by others.
  product:monolithic-power/chips, product:maxim/analog, product:ams-osram/lights-and-sensors
    foundry wafers | product:foundry-mature .6 important cost .1 buffer 60 lag 60 | Mostly bought.
  product:kla/tools, product:asm-international/tools, product:advantest/testers, product:teradyne/testers,
  + product:screen/tools, product:disco/tools, product:mks/parts, product:ultra-clean/parts, product:naura/tools,
  + product:amec/tools
    chips | product:mcu .8 minor cost .03 buffer 60, product:analog-chip .2 minor cost .02 buffer 60 | Controllers.
  product:amphenol/connectors, product:te-connectivity/connectors, product:delta-electronics/power-supplies
    copper | material:copper .9 important cost .05 buffer 30 | Contacts and windings.
  product:amphenol/connectors, product:te-connectivity/connectors
    plastics | product:engineering-plastics .8 important cost .03 buffer 30 | Housings.
  product:pegatron/assembly, product:quanta/assembly, product:wistron/assembly, product:compal/assembly,
  + product:inventec/assembly, product:flex/assembly, product:jabil/assembly, product:celestica/assembly,
  + product:sanmina/assembly, product:luxshare/assembly, product:goertek/assembly, product:wiwynn/servers
    boards and parts | product:pcb .8 important cost .03 buffer 15, product:mlcc .2 minor cost .01 buffer 30 | Parts.
`)

const orders = buys(`
  zte | acacia/modules .3, oclaro/lasers .15, neophotonics/lasers .08, lumentum/lasers .05, qualcomm/mobile-soc .02,
  + broadcom/network-chips .01, inphi/chips .1, fabrinet/assembly .03, skyworks/rf .02, xilinx/fpga .03 | Large
  + buyer of US parts, an estimate.
  huawei | neophotonics/lasers .45, lumentum/lasers .14, oclaro/lasers .1, skyworks/rf .06, qorvo/rf .11, broadcom/network-chips .04,
  + inphi/chips .1, micron/memory .1, tsmc/advanced .12, coherent/optics .05, xilinx/fpga .06, marvell/chips .04, sony/image-sensors .18,
  + flex/assembly .05, analog-devices/analog .04, qualcomm/mobile-soc .03, maxim/analog .03, synopsys/software .03, cadence/software .02 | Large
  + buyer of US and Japanese parts until the bans, an estimate.
  apple | pegatron/assembly .55, quanta/assembly .2, wistron/assembly .1, luxshare/assembly .7, goertek/assembly .35, cirrus/audio-chips .8,
  + qorvo/rf .35, lumentum/lasers .15, dialog/chips .6, imagination/licences .5, jabil/assembly .15, compal/assembly .2,
  + qualcomm/mobile-soc .2, coherent/optics .08, amphenol/connectors .05, ams-osram/lights-and-sensors .1, stmicro/power .1 | Large buyer, an estimate.
  hp | quanta/assembly .12, inventec/assembly .3, compal/assembly .15 | Large buyer, an estimate.
  dell | compal/assembly .35, wistron/assembly .25 | Large buyer, an estimate.
  cisco | acacia/modules .15, flex/assembly .03, celestica/assembly .08, fabrinet/assembly .12, lumentum/lasers .1 | Large
  + buyer, an estimate.
  ericsson | flex/assembly .03, xilinx/fpga .08, broadcom/network-chips .01 | Large buyer, an estimate.
  nokia | xilinx/fpga .08, marvell/chips .06, broadcom/network-chips .01 | Large buyer, an estimate.
  ciena | lumentum/lasers .12, neophotonics/lasers .1, coherent/optics .03 | Large buyer, an estimate.
  tsmc | kla/tools .15, asm-international/tools .25, screen/tools .2, lasertec/tools .35, disco/tools .15, entegris/materials .13,
  + lam-research/tools .12 | Large buyer, an estimate.
  intel | kla/tools .1, lasertec/tools .2, lam-research/tools .05, entegris/materials .06 | Large buyer, an estimate.
  samsung-electronics | kla/tools .12, lam-research/tools .2, applied-materials/tools .12, tokyo-electron/tools .13, advantest/testers .1,
  + lasertec/tools .15, entegris/materials .08, asm-international/tools .15, qualcomm/mobile-soc .15 | Large buyer, an estimate.
  sk-hynix | lam-research/tools .1, tokyo-electron/tools .08, applied-materials/tools .06, advantest/testers .15, kla/tools .06 | Large
  + buyer, an estimate.
  smic | asml/lithography .04, lam-research/tools .06, applied-materials/tools .04, tokyo-electron/tools .06, kla/tools .06, naura/tools .2, amec/tools
  + .2 | Large buyer, an estimate.
  ymtc | lam-research/tools .08, applied-materials/tools .04, kla/tools .03, naura/tools .15, amec/tools .2 | Large buyer, an estimate.
  cxmt | lam-research/tools .05, applied-materials/tools .03, asml/lithography .02, naura/tools .1 | Large buyer, an estimate.
  lam-research | ultra-clean/parts .55, mks/parts .15 | Large buyer, an estimate.
  applied-materials | ultra-clean/parts .3, mks/parts .12 | Large buyer, an estimate.
`)

const rivals = contest(`
  network equipment | ericsson/networks .15 .1, nokia/networks .15 .15, zte/networks .11 .1, huawei/networks .3 .1
`)

export const telecomAndAssembly: FactFile = {
  industry: 'network equipment, optics, contract assembly and chip tools',
  nodes: [...goods, ...companies, ...lines.nodes, ...sites.nodes],
  edges: [...lines.edges, ...sites.edges, ...places, ...makers, ...inputs, ...orders, ...rivals],
}
