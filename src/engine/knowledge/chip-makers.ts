/** Makers of logic, analogue, power and automotive chips, and of the tools and wafers they use. */
import type { FactFile } from '@/engine/graph/facts'
import { business, buys, contest, fed, firms, needs, plants } from './table'

const companies = firms(`
  tsmc | Taiwan Semiconductor Manufacturing Company Limited | TW | TWSE:2330 | TSMC; Taiwan
  + Semiconductor; 台積電; 台灣積體電路製造
  globalfoundries | GlobalFoundries Inc. | US | NASDAQ:GFS | GlobalFoundries; GloFo
  umc | United Microelectronics Corporation | TW | TWSE:2303 | UMC; United Microelectronics; 聯華電子
  smic | Semiconductor Manufacturing International Corporation | CN | HKEX:0981 | SMIC; 中芯国际
  intel | Intel Corporation | US | NASDAQ:INTC | Intel
  nvidia | NVIDIA Corporation | US | NASDAQ:NVDA | Nvidia
  amd | Advanced Micro Devices, Inc. | US | NASDAQ:AMD | AMD; Advanced Micro Devices
  qualcomm | QUALCOMM Incorporated | US | NASDAQ:QCOM | Qualcomm
  broadcom | Broadcom Inc. | US | NASDAQ:AVGO | Broadcom; Avago
  mediatek | MediaTek Inc. | TW | TWSE:2454 | MediaTek; 聯發科
  texas-instruments | Texas Instruments Incorporated | US | NASDAQ:TXN | Texas Instruments
  analog-devices | Analog Devices, Inc. | US | NASDAQ:ADI | Analog Devices
  infineon | Infineon Technologies AG | DE | XETRA:IFX | Infineon
  nxp | NXP Semiconductors N.V. | NL | NASDAQ:NXPI | NXP; NXP Semiconductors
  stmicro | STMicroelectronics N.V. | CH | NYSE:STM | STMicroelectronics; STMicro; ST Micro
  renesas | Renesas Electronics Corporation | JP | TSE:6723 | Renesas; ルネサス
  onsemi | ON Semiconductor Corporation | US | NASDAQ:ON | onsemi; ON Semiconductor
  microchip | Microchip Technology Incorporated | US | NASDAQ:MCHP | Microchip Technology
  skyworks | Skyworks Solutions, Inc. | US | NASDAQ:SWKS | Skyworks
  asml | ASML Holding N.V. | NL | NASDAQ:ASML | ASML
  tokyo-electron | Tokyo Electron Limited | JP | TSE:8035 | Tokyo Electron; 東京エレクトロン
  applied-materials | Applied Materials, Inc. | US | NASDAQ:AMAT | Applied Materials
  lam-research | Lam Research Corporation | US | NASDAQ:LRCX | Lam Research
  sumco | SUMCO Corporation | JP | TSE:3436 | Sumco; 株式会社SUMCO
  globalwafers | GlobalWafers Co., Ltd. | TW | TPEX:6488 | GlobalWafers; 環球晶圓
  siltronic | Siltronic AG | DE | XETRA:WAF | Siltronic
  ase | ASE Technology Holding Co., Ltd. | TW | TWSE:3711 | ASE; ASE Technology; 日月光
  ibiden | Ibiden Co., Ltd. | JP | TSE:4062 | Ibiden; イビデン
  wolfspeed | Wolfspeed, Inc. | US | NYSE:WOLF | Wolfspeed; Cree
`)

const lines = business(`
  tsmc/advanced | TSMC advanced wafers | .7 | Nodes of 7 nm and below are about seven tenths of sales.
  tsmc/mature | TSMC mature wafers | .27 | The rest of wafer sales.
  globalfoundries/wafers | GlobalFoundries wafers | .95 | Nearly all sales.
  umc/wafers | UMC wafers | .97 | Nearly all sales.
  smic/wafers | SMIC wafers | .93 | Nearly all sales.
  intel/client-cpu | Intel PC processors | .56 | Client computing, over half of sales.
  intel/server-cpu | Intel data-centre processors | .3 | Data centre and AI.
  nvidia/ai-accelerators | Nvidia data-centre accelerators | .85 | Data centre, most of sales.
  nvidia/gaming-gpu | Nvidia gaming graphics | .1 | Gaming.
  amd/cpu | AMD processors | .55 | Client and server processors.
  amd/accelerators | AMD accelerators and semi-custom chips | .35 | Accelerators, consoles.
  qualcomm/mobile-soc | Qualcomm mobile chips | .65 | Handset chips.
  qualcomm/auto-iot | Qualcomm automotive and IoT chips | .2 | Cars and IoT.
  broadcom/network-chips | Broadcom network and AI chips | .57 | Semiconductor solutions.
  mediatek/mobile-soc | MediaTek mobile chips | .55 | Mobile phones.
  mediatek/devices | MediaTek chips for TVs and connectivity | .4 | Smart edge platforms.
  texas-instruments/analog | Texas Instruments analogue chips | .77 | Analogue segment.
  texas-instruments/embedded | Texas Instruments embedded processors | .16 | Embedded processing.
  analog-devices/analog | Analog Devices analogue chips | .95 | Nearly all sales.
  infineon/mcu | Infineon microcontrollers | .22 | Part of automotive and connected secure systems.
  infineon/power | Infineon power semiconductors | .6 | Automotive, green power, power systems.
  nxp/mcu | NXP automotive processors and microcontrollers | .56 | Automotive is over half of sales.
  nxp/industrial-chips | NXP industrial, mobile and communication chips | .4 | The other segments.
  stmicro/mcu | STMicroelectronics microcontrollers | .28 | Microcontrollers.
  stmicro/power | STMicroelectronics power and analogue chips | .6 | Power, discrete, analogue.
  renesas/mcu | Renesas microcontrollers and SoCs for vehicles | .5 | Automotive is about half.
  renesas/industrial-chips | Renesas industrial and infrastructure chips | .48 | The other half.
  onsemi/power | onsemi power chips | .5 | Power solutions.
  onsemi/analog-and-sensors | onsemi analogue chips and sensors | .48 | The other groups.
  microchip/mcu | Microchip microcontrollers | .52 | Microcontrollers.
  microchip/analog | Microchip analogue chips | .27 | Analogue.
  skyworks/rf | Skyworks radio-frequency chips | .95 | Nearly all sales; Apple is over half.
  asml/lithography | ASML lithography systems | .76 | System sales; service is the rest.
  tokyo-electron/tools | Tokyo Electron fab equipment | .97 | Nearly all sales.
  applied-materials/tools | Applied Materials fab equipment | .73 | Semiconductor systems.
  lam-research/tools | Lam Research fab equipment | .62 | Systems; service is the rest.
  sumco/wafers | SUMCO silicon wafers | 1 | Sole business.
  globalwafers/wafers | GlobalWafers silicon wafers | 1 | Sole business.
  siltronic/wafers | Siltronic silicon wafers | 1 | Sole business.
  shin-etsu/wafers | Shin-Etsu silicon wafers and resist | .33 | Electronics materials.
  ase/packaging | ASE packaging and test | .55 | Assembly and test; board services are the rest.
  ibiden/substrates | Ibiden chip substrates | .55 | Electronics operation.
  wolfspeed/sic | Wolfspeed silicon carbide wafers and devices | 1 | Sole business.
`)

const sites = plants(`
  tsmc-hsinchu | TSMC Hsinchu fabs | tw/hsinchu | tsmc/advanced .15, tsmc/mature .25 | {~TSMC_ABOUT}
  + Seat and several 300 mm and 200 mm fabs; the shares are estimates. | Fab 12; Fab 20
  tsmc-taichung | TSMC Taichung fabs | tw/taichung | tsmc/advanced .2, tsmc/mature .2 | {~TSMC_ABOUT}
  + One of the four 300 mm Gigafab sites in Taiwan; the shares are estimates. | Fab 15
  tsmc-tainan | TSMC Tainan fabs | tw/tainan | tsmc/advanced .55, tsmc/mature .22 | {~TSMC_ABOUT}
  + Two of the four 300 mm Gigafab sites in Taiwan; the shares are estimates. | Fab 14; Fab 18
  tsmc-nanjing | TSMC Nanjing and Shanghai fabs | cn/jiangsu | tsmc/mature .15 | {~TSMC_ABOUT} One
  + 300 mm fab at Nanjing, one 200 mm fab at Shanghai; the share is an estimate. | Fab 16
  tsmc-kumamoto | JASM Kumamoto fab | jp/kumamoto | tsmc/mature .08 | {~TSMC_ABOUT} Majority-owned
  + fab for specialty nodes; the share is an estimate. | JASM
  tsmc-arizona | TSMC Arizona fab | us/arizona | tsmc/advanced .05 | {~TSMC_ABOUT} First of three
  + planned fabs, at 4 nm; the share is an estimate. | Fab 21
  tsmc-washington | TSMC Washington fab | us/washington | tsmc/mature .03 | {~TSMC_ABOUT} One 200 mm
  + fab; the share is an estimate. | WaferTech
  gf-malta | GlobalFoundries Malta fab | us/new-york | globalfoundries/wafers .3 | Fab 8. | Fab 8
  gf-dresden | GlobalFoundries Dresden fab | de/saxony | globalfoundries/wafers .35 | Fab 1. | Fab 1
  gf-singapore | GlobalFoundries Singapore fabs | sg | globalfoundries/wafers .3 | Largest by area.
  umc-hsinchu | UMC Hsinchu fabs | tw/hsinchu | umc/wafers .3 | 200 mm and 300 mm fabs.
  umc-tainan | UMC Tainan fab | tw/tainan | umc/wafers .35 | Fab 12A. | Fab 12A
  umc-singapore | UMC Singapore fab | sg | umc/wafers .13 | Fab 12i. | Fab 12i
  umc-mie | USJC Kuwana fab | jp/mie | umc/wafers .08 | Former Fujitsu fab. | USJC
  umc-xiamen | UMC Xiamen fab | cn/fujian | umc/wafers .1 | Fab 12X. | Fab 12X
  smic-shanghai | SMIC Shanghai fabs | cn/shanghai | smic/wafers .45 | Seat and largest site.
  intel-oregon | Intel Hillsboro fabs | us/oregon | intel/client-cpu .2, intel/server-cpu .25 | Lead
  + development fabs. | Ronler Acres
  intel-arizona | Intel Ocotillo fabs | us/arizona | intel/client-cpu .2, intel/server-cpu .25 | High
  + volume fabs at Chandler. | Ocotillo
  intel-ireland | Intel Leixlip fab | ie/leixlip | intel/client-cpu .15, intel/server-cpu .2 | Fab 34
  + makes Intel 4 and 3. | Fab 34
  intel-israel | Intel Kiryat Gat fab | il/kiryat-gat | intel/client-cpu .15, intel/server-cpu .2
  + | Fab 28. | Fab 28
  ti-richardson | Texas Instruments Richardson and Dallas fabs | us/texas |
  + texas-instruments/analog .5, texas-instruments/embedded .3 | Main 300 mm sites. | RFAB
  infineon-dresden | Infineon Dresden fab | de/saxony | infineon/power .3, infineon/mcu .25 | 200 mm
  + and 300 mm fab.
  infineon-villach | Infineon Villach fab | at | infineon/power .25 | Power chips on 300 mm. | Villach
  infineon-kulim | Infineon Kulim fab | my/penang | infineon/power .15 | Power chips, silicon carbide.
  infineon-austin | Infineon Austin fab | us/texas | infineon/mcu .15 | Former Cypress fab. | Fab 25
  nxp-austin | NXP Austin fabs | us/texas | nxp/mcu .2, nxp/industrial-chips .15 | Two 200 mm fabs.
  nxp-nijmegen | NXP Nijmegen fab | nl | nxp/mcu .1, nxp/industrial-chips .15 | 200 mm. | Nijmegen
  st-crolles | STMicroelectronics Crolles fab | fr/crolles | stmicro/mcu .4 | 300 mm fab.
  st-catania | STMicroelectronics Catania fab | it/sicily | stmicro/power .3 | Silicon carbide.
  renesas-naka | Renesas Naka factory | jp/ibaraki | renesas/mcu .3, renesas/industrial-chips .2 |
  + Its 300 mm line makes vehicle microcontrollers. | Naka works; Naka plant; Naka factory
  renesas-kawashiri | Renesas Kawashiri factory | jp/kumamoto | renesas/mcu .15 | 200 mm line.
  renesas-saijo | Renesas Saijo factory | jp | renesas/industrial-chips .15 | 200 mm line. | Saijo
  onsemi-bucheon | onsemi Bucheon fab | kr/gyeonggi | onsemi/power .25 | Silicon carbide. | Bucheon
  onsemi-fishkill | onsemi East Fishkill fab | us/new-york | onsemi/power .2 | 300 mm. | East Fishkill
  asml-veldhoven | ASML Veldhoven | nl | asml/lithography .9 | Final assembly. | Veldhoven
  tel-kumamoto | Tokyo Electron Koshi works | jp/kumamoto | tokyo-electron/tools .35 | Coaters.
  tel-miyagi | Tokyo Electron Miyagi works | jp/miyagi | tokyo-electron/tools .3 | Etchers.
  sumco-imari | SUMCO Imari plant | jp/kyushu | sumco/wafers .5 | Largest 300 mm plant. | Imari
  shin-etsu-shirakawa | Shin-Etsu Shirakawa plant | jp/fukushima | shin-etsu/wafers .4 | Largest
  + 300 mm wafer plant. | Shirakawa
  siltronic-freiberg | Siltronic Freiberg plant | de/saxony | siltronic/wafers .3 | 300 mm. | Freiberg
  ase-kaohsiung | ASE Kaohsiung plant | tw/kaohsiung | ase/packaging .5 | Largest site.
  wolfspeed-durham | Wolfspeed Durham works | us/north-carolina | wolfspeed/sic .7 | Crystals. | Durham
`)

const markets = fed(`
  product:foundry-advanced | tsmc/advanced .88 | Nearly all outside capacity at 7 nm and below.
  product:foundry-advanced | samsung-electronics/foundry .09 | The other foundry at 3 to 7 nm.
  product:foundry-mature | tsmc/mature .3, umc/wafers .14, globalfoundries/wafers .14,
  + smic/wafers .17 | {~EVERTIQ_FOUNDRY} Of all foundry sales in late 2024: TSMC 67.1, SMIC 5.5, UMC
  + 4.7, GlobalFoundries 4.6 %; without the advanced nodes their parts are larger, by estimate.
  product:mcu | infineon/mcu .24, nxp/mcu .22, renesas/mcu .22, stmicro/mcu .1, microchip/mcu .06,
  + texas-instruments/embedded .07 | {~SEMIMEDIA_AUTO_CHIPS} The leaders of automotive chips are
  + Infineon 14, NXP 10, ST 9 %, then Texas Instruments and Renesas; parts of microcontrollers alone
  + are estimates.
  product:analog-chip | texas-instruments/analog .18, analog-devices/analog .12, infineon/power .05,
  + stmicro/power .05, nxp/industrial-chips .05, onsemi/analog-and-sensors .05,
  + renesas/industrial-chips .06, microchip/analog .03 | Estimate.
  product:power-chip | infineon/power .2, onsemi/power .1, stmicro/power .1 | Estimate.
  product:rf-chip | skyworks/rf .15, broadcom/network-chips .1, qualcomm/mobile-soc .1 | Estimate.
  product:cpu | intel/client-cpu .4, intel/server-cpu .25, amd/cpu .25 | Estimate.
  product:ai-accelerator | nvidia/ai-accelerators .85, amd/accelerators .05,
  + broadcom/network-chips .06 | Estimate.
  product:mobile-soc | mediatek/mobile-soc .35, qualcomm/mobile-soc .25 | Estimate; Apple makes its own.
  product:network-chip | broadcom/network-chips .35, qualcomm/auto-iot .1, mediatek/devices .12 |
  + Estimate.
  product:silicon-wafer | shin-etsu/wafers .294, sumco/wafers .219, globalwafers/wafers .152,
  + siltronic/wafers .115 | {SEMIENGINEERING_WAFERS} Shares of the wafer market by GlobalWafers’ count.
  product:sic-wafer | wolfspeed/sic .33 | Estimate.
  product:lithography-tool | asml/lithography .85 | The only maker of EUV, leader in DUV.
  product:wafer-fab-equipment | applied-materials/tools .2, tokyo-electron/tools .14,
  + lam-research/tools .14, asml/lithography .22 | Estimate.
  product:chip-packaging | ase/packaging .3 | Largest test house.
  product:abf-substrate | ibiden/substrates .15 | One of the three largest.
  product:photoresist | shin-etsu/wafers .2 | One of four makers.
`)

const bills = needs(`
  product:tsmc/advanced, product:tsmc/mature, product:globalfoundries/wafers, product:umc/wafers,
  + product:smic/wafers
    wafers | product:silicon-wafer 1 essential cost .06 buffer 75 | Chips are made on wafers.
    neon | material:neon 1 important cost .002 buffer 120 lead 60 sub .3/.6/.9 | Deep-ultraviolet
    + scanners need neon; foundries hold months and recycle.
    photoresist | product:photoresist 1 essential cost .03 buffer 45 | Each layer needs resist.
    etching | material:hydrogen-fluoride 1 essential cost .01 buffer 60 | Etching and cleaning.
    electricity | commodity:electricity 1 essential cost .05 | Fabs run day and night.
  product:intel/client-cpu, product:intel/server-cpu
    wafers | product:silicon-wafer 1 essential cost .03 buffer 75 | Chips are made on wafers.
    outside wafers | product:tsmc/advanced .3 important cost .08 buffer 30 lag 60 | Intel buys some of
    + its compute tiles from TSMC.
    neon | material:neon 1 important cost .001 buffer 120 lead 60 sub .4/.7/.9 | Scanners need neon.
    substrates | product:abf-substrate 1 essential cost .05 buffer 30 | Chips sit on substrates.
  product:nvidia/ai-accelerators
    wafers | product:tsmc/advanced 1 essential cost .08 buffer 20 lag 75 | Made by TSMC.
    memory | product:hbm 1 essential cost .1 buffer 20 | Each accelerator carries stacks of HBM.
    substrates | product:abf-substrate 1 essential cost .02 buffer 30 | Chips sit on substrates.
  product:nvidia/gaming-gpu, product:amd/cpu, product:amd/accelerators
    wafers | product:tsmc/advanced .95 essential cost .2 buffer 30 lag 75 | Made by TSMC.
    substrates | product:abf-substrate 1 essential cost .04 buffer 30 | Chips sit on substrates.
    packaging | product:chip-packaging .5 essential cost .05 | Partly packaged outside.
  product:qualcomm/mobile-soc, product:mediatek/mobile-soc
    wafers | product:tsmc/advanced .85 essential cost .25 buffer 30 lag 75 | Mostly made by TSMC.
    packaging | product:chip-packaging 1 essential cost .05 buffer 10 | Fabless.
  product:qualcomm/auto-iot, product:mediatek/devices
    wafers | product:foundry-mature .6 essential cost .2 buffer 45 lag 60, product:tsmc/advanced .4
    + essential cost .15 buffer 30 lag 75 | Fabless.
  product:broadcom/network-chips
    wafers | product:tsmc/advanced .9 essential cost .15 buffer 45 lag 75 | Mostly made by TSMC.
    packaging | product:chip-packaging .6 essential cost .05 | Fabless.
  product:texas-instruments/analog, product:texas-instruments/embedded, product:analog-devices/analog
    wafers | product:silicon-wafer 1 essential cost .04 buffer 90 | Own fabs.
    outside wafers | product:foundry-mature .3 essential cost .05 buffer 90 lag 60 | Some is bought.
  product:infineon/mcu, product:nxp/mcu, product:stmicro/mcu
    outside wafers | product:tsmc/mature .4 essential cost .1 buffer 45 lag 75,
    + product:foundry-mature .25 essential cost .06 buffer 45 lag 75 | Most microcontroller wafers
    + are bought.
    packaging | product:chip-packaging .5 essential cost .08 buffer 15 | Half outside.
    wafers | product:silicon-wafer 1 essential cost .02 buffer 75 | Own fabs make the rest.
  product:renesas/mcu, product:renesas/industrial-chips
    outside wafers | product:tsmc/mature .35 essential cost .1 buffer 45 lag 75 | Advanced
    + microcontrollers are made by TSMC.
    wafers | product:silicon-wafer 1 essential cost .03 buffer 75 | Own fabs make the rest.
    packaging | product:chip-packaging .4 essential cost .06 buffer 15 | Partly outside.
  product:microchip/mcu, product:microchip/analog, product:nxp/industrial-chips
    outside wafers | product:foundry-mature .6 essential cost .15 buffer 60 lag 60 | Mostly bought.
    packaging | product:chip-packaging .5 essential cost .06 buffer 15 | Half outside.
  product:infineon/power, product:stmicro/power, product:onsemi/power
    wafers | product:silicon-wafer .75 essential cost .08 buffer 75, product:sic-wafer .2 essential
    + cost .06 buffer 60 | Silicon and silicon carbide.
    gallium | material:gallium .05 minor cost .001 buffer 90 | Gallium nitride devices.
    packaging | product:chip-packaging .3 essential cost .05 buffer 15 | Partly outside.
  product:onsemi/analog-and-sensors
    outside wafers | product:foundry-mature .3 essential cost .08 buffer 60 lag 60 | Some is bought.
    wafers | product:silicon-wafer 1 essential cost .04 buffer 75 | Own fabs.
  product:skyworks/rf
    gallium wafers | product:compound-wafer .7 essential cost .06 buffer 75 | Amplifiers are gallium
    + arsenide.
    packaging | product:chip-packaging .4 essential cost .06 | Partly outside.
  product:asml/lithography
    control chips | product:mcu 1 minor cost .01 buffer 90 | Machines hold many controllers.
    magnets | product:ndfeb-magnet 1 essential cost .005 buffer 120 | Wafer stages float on magnets.
  product:tokyo-electron/tools, product:applied-materials/tools, product:lam-research/tools
    control chips | product:mcu 1 important cost .03 buffer 60 | Tools hold many controllers.
    aluminium | material:aluminium 1 important cost .03 buffer 30 | Chambers are aluminium.
    coatings | material:yttrium 1 important cost .003 buffer 120 | Chambers are coated with yttria.
  product:sumco/wafers, product:shin-etsu/wafers, product:globalwafers/wafers,
  + product:siltronic/wafers
    crucibles | material:high-purity-quartz .85 essential cost .02 buffer 180 lead 30 | Crystals are
    + pulled from quartz crucibles; makers hold months of them.
    polysilicon | material:polysilicon 1 essential cost .15 buffer 60 | Wafers are cut from it.
    electricity | commodity:electricity 1 essential cost .05 | Crystal pulling takes much power.
  product:ase/packaging
    substrates | product:abf-substrate .5 essential cost .15 buffer 20 | Flip-chip packages.
    copper | material:copper 1 important cost .04 | Lead frames and wires.
  product:ibiden/substrates
    copper foil | material:copper 1 essential cost .08 | Layers of copper.
    electricity | commodity:electricity 1 essential cost .04 | Plating.
  product:wolfspeed/sic
    electricity | commodity:electricity 1 essential cost .05 | Crystal growth.
`)

const customers = buys(`
  apple | tsmc/advanced .25, skyworks/rf .6, broadcom/network-chips .2 | Known as the largest
  + customer; shares are estimates.
  nvidia | tsmc/advanced .2, sk-hynix/dram .2 | Large customer; shares are estimates.
  amd | tsmc/advanced .1 | Large customer; the share is an estimate.
  qualcomm | tsmc/advanced .08 | Large customer; the share is an estimate.
  broadcom | tsmc/advanced .1 | Large customer; the share is an estimate.
  tsmc | asml/lithography .3, tokyo-electron/tools .12, applied-materials/tools .15,
  + sumco/wafers .2 | Largest buyer of tools and wafers; shares are estimates.
  intel | asml/lithography .12 | Early buyer of high-NA machines; the share is an estimate.
  samsung-electronics | asml/lithography .2 | Large buyer; the share is an estimate.
`)

const rivalry = contest(`
  processors | intel/client-cpu .4 .2, amd/cpu .25 .1
  mature foundry wafers | tsmc/mature .3 .1, umc/wafers .14 .25, globalfoundries/wafers .14 .2,
  + smic/wafers .17 .1
  advanced foundry wafers | tsmc/advanced .88 .02, samsung-electronics/foundry .09 .3
  vehicle microcontrollers | infineon/mcu .24 .1, nxp/mcu .22 .1, renesas/mcu .22 .1, stmicro/mcu .1 .15
  power chips | infineon/power .2 .15, onsemi/power .1 .2, stmicro/power .1 .2
  mobile processors | qualcomm/mobile-soc .25 .05, mediatek/mobile-soc .35 .05
  silicon wafers | shin-etsu/wafers .294 .1, sumco/wafers .219 .1, globalwafers/wafers .152 .1,
  + siltronic/wafers .115 .15
  accelerators | nvidia/ai-accelerators .85 .02, amd/accelerators .05 .1
`)

export const chipMakers: FactFile = {
  industry: 'semiconductors',
  nodes: [...companies, ...lines.nodes, ...sites.nodes],
  edges: [...lines.edges, ...sites.edges, ...markets, ...bills, ...customers, ...rivalry],
}
