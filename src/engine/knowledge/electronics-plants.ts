/** Where memory, panels, cameras and components are made, what they need, and whose orders they live from. Estimates. */
import type { FactFile } from '@/engine/graph/facts'
import { buys, contest, fed, made, needs, plants, things } from './table'

const goods = things(`
  product:abf-film | Build-up film | Ajinomoto Build-up Film; build-up film; ABF film
  product:bt-resin | BT resin | bismaleimide triazine; BT resins; BT laminates
  product:audio-chip | Audio and clock chips | audio chips; audio converters; audio DACs; crystal oscillators
  product:camera | Cameras and lenses | digital cameras; camera lenses; SLR cameras
  product:printer | Printers and copiers | printers; copiers; ink cartridges; toner
  product:display-glass | Display glass | glass substrates; display glass; LCD glass
  product:game-console | Game consoles | game consoles; video game consoles
`)

const sites = plants(`
  yokkaichi | Yokkaichi flash plants | jp/mie | kioxia/nand .75, sandisk/flash .75 | Run together; estimate. | Yokkaichi Operations
  kitakami | Kitakami flash plant | jp/tohoku | kioxia/nand .22, sandisk/flash .22 | Estimate. | Kitakami plant
  skhynix-wuxi | SK hynix Wuxi plant | cn/jiangsu | sk-hynix/dram .35 | Near half of its DRAM; estimate. | Wuxi plant
  skhynix-icheon | SK hynix Icheon plants | kr/gyeonggi | sk-hynix/dram .35 | Estimate. | Icheon campus
  skhynix-cheongju | SK hynix Cheongju plants | kr/chungcheong | sk-hynix/dram .22 | Estimate.
  samsung-pyeongtaek | Samsung Pyeongtaek and Hwaseong plants | kr/gyeonggi | samsung-electronics/memory .7,
  + samsung-electronics/foundry .8 | Estimate. | Hwaseong campus; Pyeongtaek campus
  samsung-xian | Samsung Xi’an plant | cn/shaanxi | samsung-electronics/memory .17 | Flash; estimate.
  samsung-austin | Samsung Austin plant | us/texas | samsung-electronics/foundry .15 | Estimate. | Austin fab
  samsung-vietnam | Samsung phone plants in Vietnam | vn | samsung-electronics/devices .35 | Estimate. | Thai Nguyen; Bac Ninh
  micron-hiroshima | Micron Hiroshima plant | jp/hiroshima | micron/memory .2 | Estimate.
  micron-taichung | Micron Taichung plants | tw/taichung | micron/memory .4 | Estimate. | Taoyuan fab
  micron-singapore | Micron Singapore plants | sg | micron/memory .28 | Flash; estimate.
  sony-kumamoto | Sony Kumamoto plant | jp/kumamoto | sony/image-sensors .4 | Estimate. | Kumamoto Technology Center
  sony-nagasaki | Sony Nagasaki plant | jp/kyushu | sony/image-sensors .35 | Estimate. | Isahaya
  akm-nobeoka | AKM Nobeoka plant | jp/kyushu | akm/audio-chips .7 | Estimate. | Nobeoka
  wd-bang-pa-in | Western Digital Bang Pa-in and Prachinburi plants | th/ayutthaya | western-digital/disks .55 | Estimate.
  seagate-korat | Seagate Korat and Teparuk plants | th/korat | seagate/disks .4 | Estimate. | Teparuk
  toshiba-navanakorn | Toshiba Navanakorn disk plant | th/pathum-thani | toshiba/disks .4 | Until 2011 half of its drives.
  nikon-ayutthaya | Nikon Ayutthaya plant | th/ayutthaya | nikon/cameras .7 | Estimate.
  canon-oita | Canon Oita and Nagasaki plants | jp/kyushu | canon/printers-and-cameras .25 | Cameras; estimate.
  canon-thailand | Canon Thailand plants | th/ayutthaya | canon/printers-and-cameras .1 | Printers; estimate.
  nanya-taishan | Nanya Taishan plant | tw | nanya/dram .98 | Estimate.
  winbond-taichung | Winbond Taichung plant | tw/taichung | winbond/memory .6 | Estimate.
  powerchip-hsinchu | Powerchip Hsinchu and Tongluo plants | tw/hsinchu | powerchip/wafers .95 | Estimate.
  innolux-tainan | Innolux Tainan plants | tw/tainan | innolux/panels .6 | Estimate.
  auo-taichung | AUO Taichung and Hsinchu plants | tw/taichung | auo/panels .5 | Estimate.
  boe-wuhan | BOE Wuhan plant | cn/hubei | boe/panels .1 | Estimate.
  lgd-paju | LG Display Paju and Gumi plants | kr/gyeonggi | lg-display/panels .55 | Estimate. | Paju
  lgd-guangzhou | LG Display Guangzhou plant | cn/guangdong | lg-display/panels .25 | Estimate.
  sharp-kameyama | Sharp Kameyama plant | jp/mie | sharp/panels-and-appliances .15 | Estimate. | Kameyama
  murata-fukui | Murata Fukui and Izumo plants | jp/hokuriku | murata/components .35 | Estimate. | Echizen
  taiyo-yuden-gunma | Taiyo Yuden Gunma plants | jp/gunma | taiyo-yuden/capacitors .5 | Estimate.
  ymtc-wuhan | YMTC Wuhan plant | cn/hubei | ymtc/nand .98 | Estimate.
  cxmt-hefei | CXMT Hefei plant | cn/anhui | cxmt/dram .8 | Estimate.
  nexperia-dongguan | Nexperia Dongguan plant | cn/guangdong | nexperia/discretes .7 | About seven tenths are packaged
  + there. | Dongguan plant
  mgc-fukushima | Mitsubishi Gas Chemical Shirakawa plant | jp/fukushima | mitsubishi-gas/bt-resin .5 | Half of
  + the world’s BT resin came from there in 2011.
  hitachi-rohm | Rohm plants in Japan and Thailand | jp | rohm/chips .5 | Estimate.
`)

const places = made(`
  product:abf-film | jp .95 | One firm makes nearly all.
  product:bt-resin | jp .9 | Two firms of Japan make nine tenths.
  product:audio-chip | jp .3, us .35, tw .1 | Estimate.
  product:camera | jp .35, th .25, cn .2, vn .05 | By output.
  product:printer | cn .4, vn .15, th .1, jp .12, ph .08 | By output.
  product:display-glass | jp .3, kr .25, tw .2, cn .2 | Melted near the panel plants.
  product:game-console | cn .8, vn .1, jp .03 | Assembled in China.
`)

const makers = fed(`
  product:abf-film | ajinomoto/films .95 | Estimate.
  product:bt-resin | mitsubishi-gas/bt-resin .5, resonac/electronics-materials .4 | Estimate.
  product:audio-chip | akm/audio-chips .2, epson/printers .08, texas-instruments/analog .15 | Estimate.
  product:camera | canon/printers-and-cameras .45, nikon/cameras .13, fujifilm/imaging-and-office .06 | Estimate.
  product:printer | hp/computers .35, canon/printers-and-cameras .2, epson/printers .17, brother/printers .08,
  + ricoh/printers .04, xerox/printers .03, konica-minolta/printers .03, kyocera/components .03 | Estimate.
  product:display-glass | corning/display-glass .5, agc/chemicals-and-electronics .2 | Estimate.
  product:game-console | sony/consoles .4, nintendo/consoles .35 | Estimate.
  product:dram | nanya/dram .02, winbond/memory .005, cxmt/dram .02 | Estimate.
  product:nand | sandisk/flash .13, ymtc/nand .05 | Estimate.
  product:display | auo/panels .1, innolux/panels .11, sharp/panels-and-appliances .04, japan-display/panels .02 |
  + Estimate.
  product:mlcc | taiyo-yuden/capacitors .13, samsung-electro-mechanics/components .2, yageo/components .08,
  + kyocera/components .03 | Estimate.
  product:power-chip | rohm/chips .04, fuji-electric/power-chips .07, nexperia/discretes .05, vishay/components .05,
  + diodes/discretes .03, toshiba/energy-and-systems .04 | Estimate.
  product:photoresist | tok/resist .26, jsr/resist .24, fujifilm/imaging-and-office .1, dongjin/resist .05 | Estimate.
  material:hydrogen-fluoride | stella-chemifa/hf .15, soulbrain/chemicals .1 | Estimate.
  product:abf-substrate | unimicron/substrates .18, nan-ya-pcb/substrates .09, shinko/substrates .1,
  + ats/substrates .08, samsung-electro-mechanics/components .06 | Estimate.
  product:pcb | zhen-ding/boards .06, unimicron/substrates .04, ats/substrates .02 | Estimate.
  product:chip-packaging | amkor/packaging .15, jcet/packaging .11 | Estimate.
  product:hdd | toshiba/disks .17 | Estimate.
  product:foundry-mature | powerchip/wafers .03, vanguard-semi/wafers .03 | Estimate.
`)

const inputs = needs(`
  product:kioxia/nand, product:sandisk/flash, product:nanya/dram, product:winbond/memory, product:cxmt/dram,
  + product:ymtc/nand, product:powerchip/wafers, product:vanguard-semi/wafers, product:macronix/memory
    silicon | product:silicon-wafer .6 essential cost .06 buffer 60 | Chips are made on wafers.
    resist | product:photoresist .6 essential cost .03 buffer 45 | Each layer needs resist.
  product:abf-substrate, product:ibiden/substrates, product:unimicron/substrates, product:nan-ya-pcb/substrates,
  + product:shinko/substrates, product:ats/substrates
    build-up film | product:abf-film .95 essential cost .05 buffer 45 lead 270 | One firm makes nearly all.
    BT resin | product:bt-resin .6 important cost .03 buffer 45 lead 120 | Cores of packages.
    glass cloth | product:nittobo/glass-cloth .5 important cost .01 buffer 60 lead 180 | Low-expansion cloth.
  product:chip-packaging, product:amkor/packaging, product:jcet/packaging, product:ase/packaging
    BT substrates | product:bt-resin .6 important cost .02 buffer 45 lead 120 | Packages of phones and memory.
  product:auo/panels, product:innolux/panels, product:sharp/panels-and-appliances,
  + product:japan-display/panels, product:lg-display/panels, product:boe/panels
    glass | product:display-glass .95 essential cost .08 buffer 20 lead 60 | Each panel is two sheets.
  product:ecu
    diodes and transistors | product:nexperia/discretes .15 essential cost .005 buffer 14 lead 60 sub .1/.3/.6 |
    + Simple parts, in every control unit, that are approved one by one.
  product:asus/computers, product:acer/computers, product:fujitsu/services, product:nec/services,
  + product:netapp/storage, product:pure-storage/storage
    processors | product:cpu .8 important cost .1 buffer 30 | Each holds a processor.
    memory | product:dram .5 important cost .08 buffer 30, product:nand .5 important cost .06 buffer 30 | Memory.
    disks | product:hdd .3 minor cost .03 buffer 20 | Storage.
  product:asus/computers, product:acer/computers
    panels | product:display .8 essential cost .1 buffer 20 | Each notebook holds a panel.
    assembly | product:electronics-assembly .8 essential cost .06 buffer 10 | Assembled by others.
  product:hp/computers, product:lenovo/computers, product:dell/computers, product:asus/computers,
  + product:acer/computers
    disk drives | product:hdd .6 essential cost .05 buffer 21 lead 180 until 2016-12-31 | Until the flash drive most
    + computers held one.
  product:nikon/cameras, product:canon/printers-and-cameras, product:gopro/cameras, product:olympus/endoscopes,
  + product:fujifilm/imaging-and-office
    sensors | product:image-sensor .8 essential cost .06 buffer 45 lead 180 | Each camera holds one.
    power and memory chips | product:analog-chip .7 important cost .02 buffer 45 | Electronics.
  product:epson/printers, product:brother/printers, product:ricoh/printers, product:xerox/printers,
  + product:konica-minolta/printers, product:zebra/scanners, product:garmin/devices, product:logitech/devices,
  + product:sonos/speakers, product:alps-alpine/components, product:gopro/cameras
    chips | product:mcu .9 essential cost .03 buffer 45 lead 120, product:analog-chip .1 minor cost .02 buffer 45 | Each
    + device holds some.
    freight | product:freight-sea .5 minor cost .02 buffer 0 | Made in Asia.
  product:sonos/speakers, product:alps-alpine/components
    audio chips | product:audio-chip .6 important cost .02 buffer 60 lead 150 | Converters.
  product:vishay/components, product:rohm/chips, product:nexperia/discretes, product:diodes/discretes,
  + product:fuji-electric/power-chips
    silicon | product:silicon-wafer .9 essential cost .05 buffer 75 | Chips are made on wafers.
  product:taiyo-yuden/capacitors, product:samsung-electro-mechanics/components, product:yageo/components
    metal powders | material:nickel .8 important cost .04 buffer 60 | Electrodes are nickel.
`)

const orders = buys(`
  hp | intel/client-cpu .2, seagate/disks .08, western-digital/disks .08, amd/cpu .12, micron/memory .04 | Large buyer, an estimate.
  dell | intel/client-cpu .19, intel/server-cpu .15, seagate/disks .1, western-digital/disks .09, amd/cpu .07 | Large buyer, an estimate.
  lenovo | intel/client-cpu .18, amd/cpu .12, seagate/disks .06, western-digital/disks .06 | Large buyer, an estimate.
  hpe | intel/server-cpu .1 | Large buyer, an estimate.
  asus | intel/client-cpu .07, amd/cpu .06 | Large buyer, an estimate.
  acer | intel/client-cpu .07, amd/cpu .04 | Large buyer, an estimate.
  apple | sony/image-sensors .4, lg-display/panels .35, boe/panels .05, sharp/panels-and-appliances .1, japan-display/panels .3,
  + largan/lenses .4, murata/components .2, tdk/components .15, hon-hai/assembly .4, kioxia/nand .2, sk-hynix/dram .08,
  + micron/memory .06, taiyo-yuden/capacitors .12, alps-alpine/components .15, zhen-ding/boards .6 | Large buyer, an estimate.
  samsung-electronics | samsung-electro-mechanics/components .3, samsung-sdi/cells .05, soulbrain/chemicals .5, dongjin/resist .35,
  + sony/image-sensors .05 | Large buyer, an estimate.
  sk-hynix | soulbrain/chemicals .2, dongjin/resist .2 | Large buyer, an estimate.
  intel | ibiden/substrates .4, shinko/substrates .4, unimicron/substrates .15, nan-ya-pcb/substrates .1 | Large buyer, an estimate.
  nvidia | ibiden/substrates .15, hon-hai/assembly .15 | Large buyer, an estimate.
  nintendo | macronix/memory .2, sharp/panels-and-appliances .02, hon-hai/assembly .02 | Large buyer, an estimate.
  xiaomi | qualcomm/mobile-soc .1, mediatek/mobile-soc .2 | Large buyer, an estimate.
`)

const rivals = contest(`
  DRAM | nanya/dram .02 .1, sk-hynix/dram .33 .05, micron/memory .22 .05, samsung-electronics/memory .36 .1,
  + winbond/memory .005 .1
  flash memory | kioxia/nand .15 .1, sandisk/flash .13 .1, samsung-electronics/memory .33 .1,
  + ymtc/nand .05 .1
  panels | auo/panels .1 .15, innolux/panels .11 .15, boe/panels .25 .15, lg-display/panels .12 .15
  disk drives of three makers | toshiba/disks .17 .1, seagate/disks .4 .1, western-digital/disks .42 .1
  capacitors | murata/components .38 .05, taiyo-yuden/capacitors .13 .05, yageo/components .08 .1,
  + samsung-electro-mechanics/components .2 .05
`)

export const electronicsPlants: FactFile = {
  industry: 'plants and customers of electronics makers',
  nodes: [...goods, ...sites.nodes],
  edges: [...sites.edges, ...places, ...makers, ...inputs, ...orders, ...rivals],
}
