/** More makers of memory, panels, components, computers, cameras and printers. Estimates. */
import type { FactFile } from '@/engine/graph/facts'
import { business, firms, held } from './table'

const companies = firms(`
  toshiba | Toshiba Corporation | JP | TSE:6502 | Toshiba; 東芝
  sandisk | Sandisk Corporation | US | NASDAQ:SNDK | SanDisk; Sandisk
  nanya | Nanya Technology Corporation | TW | TWSE:2408 | Nanya Technology; Nanya; 南亞科技
  winbond | Winbond Electronics Corporation | TW | TWSE:2344 | Winbond; 華邦電子
  powerchip | Powerchip Semiconductor Manufacturing Corporation | TW | TWSE:6770 | Powerchip; PSMC; 力積電
  elpida | Elpida Memory, Inc. | JP |  | Elpida; エルピーダメモリ
  ymtc | Yangtze Memory Technologies Co., Ltd. | CN |  | YMTC; Yangtze Memory; 长江存储
  cxmt | ChangXin Memory Technologies, Inc. | CN |  | CXMT; ChangXin Memory; 长鑫存储
  macronix | Macronix International Co., Ltd. | TW | TWSE:2337 | Macronix; 旺宏
  vanguard-semi | Vanguard International Semiconductor Corporation | TW | TPEX:5347 | Vanguard International; VIS
  auo | AUO Corporation | TW | TWSE:2409 | AU Optronics; AUO; 友達光電
  innolux | Innolux Corporation | TW | TWSE:3481 | Innolux; Chimei Innolux until 2012-12-18; 群創光電
  sharp | Sharp Corporation | JP | TSE:6753 | Sharp Corporation; Sharp Electronics; シャープ
  japan-display | Japan Display Inc. | JP | TSE:6740 | Japan Display; ジャパンディスプレイ
  taiyo-yuden | Taiyo Yuden Co., Ltd. | JP | TSE:6976 | Taiyo Yuden; 太陽誘電
  samsung-electro-mechanics | Samsung Electro-Mechanics Co., Ltd. | KR | KRX:009150 | Samsung Electro-Mechanics;
  + 삼성전기
  yageo | Yageo Corporation | TW | TWSE:2327 | Yageo; Kemet; 國巨
  vishay | Vishay Intertechnology, Inc. | US | NYSE:VSH | Vishay
  kyocera | Kyocera Corporation | JP | TSE:6971 | Kyocera; 京セラ
  alps-alpine | Alps Alpine Co., Ltd. | JP | TSE:6770 | Alps Alpine; Alps Electric until 2018-12-31
  nitto-denko | Nitto Denko Corporation | JP | TSE:6988 | Nitto Denko; 日東電工
  hoya | HOYA Corporation | JP | TSE:7741 | Hoya
  rohm | ROHM Co., Ltd. | JP | TSE:6963 | Rohm; ローム
  fuji-electric | Fuji Electric Co., Ltd. | JP | TSE:6504 | Fuji Electric
  nexperia | Nexperia B.V. | NL |  | Nexperia
  wingtech | Wingtech Technology Co., Ltd. | CN | SSE:600745 | Wingtech; 闻泰科技
  diodes | Diodes Incorporated | US | NASDAQ:DIOD | Diodes Incorporated
  akm | Asahi Kasei Corporation | JP | TSE:3407 | Asahi Kasei; Asahi Kasei Microdevices; AKM; 旭化成
  epson | Seiko Epson Corporation | JP | TSE:6724 | Epson; Seiko Epson
  ajinomoto | Ajinomoto Co., Inc. | JP | TSE:2802 | Ajinomoto; 味の素
  mitsubishi-gas | Mitsubishi Gas Chemical Company, Inc. | JP | TSE:4182 | Mitsubishi Gas Chemical; MGC; 三菱ガス化学
  resonac | Resonac Holdings Corporation | JP | TSE:4004 | Resonac; Showa Denko until 2022-12-31; Hitachi Chemical
  + until 2020-09-30
  tok | Tokyo Ohka Kogyo Co., Ltd. | JP | TSE:4186 | Tokyo Ohka Kogyo; TOK
  jsr | JSR Corporation | JP |  | JSR Corporation
  stella-chemifa | Stella Chemifa Corporation | JP | TSE:4109 | Stella Chemifa
  soulbrain | Soulbrain Co., Ltd. | KR | KRX:357780 | Soulbrain; 솔브레인
  dongjin | Dongjin Semichem Co., Ltd. | KR | KRX:005290 | Dongjin Semichem
  nittobo | Nitto Boseki Co., Ltd. | JP | TSE:3110 | Nittobo; Nitto Boseki
  shinko | Shinko Electric Industries Co., Ltd. | JP |  | Shinko Electric
  unimicron | Unimicron Technology Corp. | TW | TWSE:3037 | Unimicron; 欣興電子
  nan-ya-pcb | Nan Ya Printed Circuit Board Corporation | TW | TWSE:8046 | Nan Ya PCB; 南亞電路板
  ats | AT & S Austria Technologie & Systemtechnik AG | AT | VIE:ATS | AT&S
  zhen-ding | Zhen Ding Technology Holding Limited | TW | TWSE:4958 | Zhen Ding; 臻鼎
  largan | Largan Precision Co., Ltd. | TW | TWSE:3008 | Largan; 大立光
  amkor | Amkor Technology, Inc. | US | NASDAQ:AMKR | Amkor
  jcet | JCET Group Co., Ltd. | CN | SSE:600584 | JCET; 长电科技
  asus | ASUSTeK Computer Inc. | TW | TWSE:2357 | Asus; ASUSTeK; 華碩
  acer | Acer Incorporated | TW | TWSE:2353 | Acer; 宏碁
  fujitsu | Fujitsu Limited | JP | TSE:6702 | Fujitsu; 富士通
  nec | NEC Corporation | JP | TSE:6701 | NEC; 日本電気
  canon | Canon Inc. | JP | TSE:7751 | Canon; キヤノン
  nikon | Nikon Corporation | JP | TSE:7731 | Nikon; ニコン
  fujifilm | FUJIFILM Holdings Corporation | JP | TSE:4901 | Fujifilm; Fuji Photo Film; 富士フイルム
  ricoh | Ricoh Company, Ltd. | JP | TSE:7752 | Ricoh; リコー
  brother | Brother Industries, Ltd. | JP | TSE:6448 | Brother Industries; ブラザー工業
  konica-minolta | Konica Minolta, Inc. | JP | TSE:4902 | Konica Minolta
  xerox | Xerox Holdings Corporation | US | NASDAQ:XRX | Xerox
  olympus | Olympus Corporation | JP | TSE:7733 | Olympus; オリンパス
  hitachi | Hitachi, Ltd. | JP | TSE:6501 | Hitachi; 日立製作所
  gopro | GoPro, Inc. | US | NASDAQ:GPRO | GoPro
  garmin | Garmin Ltd. | CH | NYSE:GRMN | Garmin
  netapp | NetApp, Inc. | US | NASDAQ:NTAP | NetApp
  pure-storage | Everpure, Inc. | US | NYSE:P | Everpure; Pure Storage
  logitech | Logitech International S.A. | CH | NASDAQ:LOGI | Logitech
  sonos | Sonos, Inc. | US | NASDAQ:SONO | Sonos
  zebra | Zebra Technologies Corporation | US | NASDAQ:ZBRA | Zebra Technologies
`)

const lines = business(`
  toshiba/energy-and-systems | Toshiba power plants, chips and systems | .65 | Estimate.
  toshiba/disks | Toshiba disk drives | .08 | Estimate.
  sandisk/flash | Sandisk flash memory | .98 | Estimate.
  nanya/dram | Nanya DRAM | .98 | Estimate.
  winbond/memory | Winbond memory | .7 | Estimate.
  powerchip/wafers | Powerchip memory and foundry wafers | .98 | Estimate.
  elpida/dram | Elpida DRAM | .98 | Estimate.
  ymtc/nand | YMTC flash memory | .98 | Estimate.
  cxmt/dram | CXMT DRAM | .98 | Estimate.
  macronix/memory | Macronix memory | .98 | Estimate. | NOR flash
  vanguard-semi/wafers | Vanguard wafers | .98 | Estimate.
  auo/panels | AUO panels | .85 | Estimate.
  innolux/panels | Innolux panels | .9 | Estimate.
  sharp/panels-and-appliances | Sharp panels and appliances | .9 | Estimate.
  japan-display/panels | Japan Display panels | .98 | Estimate.
  taiyo-yuden/capacitors | Taiyo Yuden capacitors | .9 | Estimate.
  samsung-electro-mechanics/components | Samsung Electro-Mechanics capacitors, cameras, substrates | .98 | Estimate.
  yageo/components | Yageo resistors and capacitors | .98 | Estimate.
  vishay/components | Vishay resistors, diodes and transistors | .98 | Estimate.
  kyocera/components | Kyocera ceramics, components and printers | .9 | Estimate.
  alps-alpine/components | Alps Alpine switches, sensors and car electronics | .95 | Estimate.
  nitto-denko/films | Nitto Denko films and tapes | .85 | Estimate.
  hoya/masks-and-glass | Hoya mask blanks and disk glass | .33 | Estimate.
  hoya/lenses | Hoya eyeglass lenses and endoscopes | .65 | Estimate.
  rohm/chips | Rohm power and analogue chips | .95 | Estimate.
  fuji-electric/power-chips | Fuji Electric power semiconductors | .22 | Estimate.
  fuji-electric/plants | Fuji Electric power and plant equipment | .7 | Estimate.
  nexperia/discretes | Nexperia diodes and transistors | .98 | Estimate. | Nexperia chips
  diodes/discretes | Diodes Inc diodes and transistors | .98 | Estimate.
  wingtech/phones | Wingtech assembly of phones | .7 | Estimate.
  akm/audio-chips | Asahi Kasei audio and sensor chips | .03 | Estimate.
  akm/chemicals-and-homes | Asahi Kasei chemicals, homes and medical goods | .9 | Estimate.
  epson/printers | Epson printers, projectors and crystals | .95 | Estimate.
  ajinomoto/films | Ajinomoto build-up film | .05 | Estimate.
  ajinomoto/food | Ajinomoto seasonings and food | .85 | Estimate.
  mitsubishi-gas/bt-resin | Mitsubishi Gas Chemical resins and electronics materials | .15 | Estimate.
  mitsubishi-gas/chemicals | Mitsubishi Gas Chemical chemicals and plastics | .8 | Estimate.
  resonac/electronics-materials | Resonac chip materials and disks | .4 | Estimate.
  resonac/chemicals | Resonac chemicals and electrodes | .5 | Estimate.
  tok/resist | TOK photoresist and chip chemicals | .98 | Estimate.
  jsr/resist | JSR photoresist and life science | .9 | Estimate.
  stella-chemifa/hf | Stella Chemifa hydrogen fluoride | .85 | Estimate.
  soulbrain/chemicals | Soulbrain etching chemicals | .9 | Estimate.
  dongjin/resist | Dongjin photoresist and chip chemicals | .9 | Estimate.
  nittobo/glass-cloth | Nittobo glass cloth | .5 | Estimate. | T-glass; glass cloth
  shinko/substrates | Shinko substrates | .95 | Estimate.
  unimicron/substrates | Unimicron substrates and boards | .98 | Estimate.
  nan-ya-pcb/substrates | Nan Ya substrates | .98 | Estimate.
  ats/substrates | AT&S substrates and boards | .98 | Estimate.
  zhen-ding/boards | Zhen Ding boards | .98 | Estimate.
  largan/lenses | Largan phone lenses | .98 | Estimate.
  amkor/packaging | Amkor packaging and test | .98 | Estimate.
  jcet/packaging | JCET packaging and test | .98 | Estimate.
  asus/computers | Asus computers and boards | .95 | Estimate.
  acer/computers | Acer computers | .9 | Estimate.
  fujitsu/services | Fujitsu services and computers | .95 | Estimate.
  nec/services | NEC services and networks | .95 | Estimate.
  canon/printers-and-cameras | Canon printers, cameras and copiers | .75 | Estimate.
  canon/tools-and-medical | Canon steppers and medical systems | .23 | Estimate.
  nikon/cameras | Nikon cameras | .4 | Estimate.
  nikon/precision | Nikon steppers and instruments | .45 | Estimate.
  fujifilm/imaging-and-office | Fujifilm imaging, printers and materials | .6 | Estimate.
  fujifilm/health | Fujifilm medical systems and contract making | .33 | Estimate.
  ricoh/printers | Ricoh printers and copiers | .9 | Estimate.
  brother/printers | Brother printers and sewing machines | .9 | Estimate.
  konica-minolta/printers | Konica Minolta copiers and sensors | .9 | Estimate.
  xerox/printers | Xerox printers and copiers | .95 | Estimate.
  olympus/endoscopes | Olympus endoscopes | .95 | Estimate.
  hitachi/systems | Hitachi IT, energy, rail and machines | .9 | Estimate.
  gopro/cameras | GoPro cameras | .95 | Estimate.
  garmin/devices | Garmin watches and navigation | .95 | Estimate.
  netapp/storage | NetApp storage | .55 | Estimate.
  pure-storage/storage | Everpure storage | .55 | Estimate.
  logitech/devices | Logitech mice and keyboards | .97 | Estimate.
  sonos/speakers | Sonos speakers | .98 | Estimate.
  zebra/scanners | Zebra scanners and label printers | .9 | Estimate.
`)

/** Toshiba held the flash plants until June 2018 and two fifths of Kioxia after; Western Digital had Sandisk. */
const parents = [
  ...held('toshiba | kioxia/nand .25 | The flash business was its own.').map((edge) => ({
    ...edge,
    validTo: '2018-05-31',
  })),
  ...held('toshiba | kioxia/nand .06 | It kept two fifths of the shares.').map((edge) => ({
    ...edge,
    validFrom: '2018-06-01',
  })),
  ...held('western-digital | sandisk/flash .45 | The flash business of the group.').map((edge) => ({
    ...edge,
    validFrom: '2016-05-12',
    validTo: '2025-02-23',
  })),
  ...held(`
    wingtech | nexperia/discretes .25 | Estimate.
    micron | elpida/dram .01 | Bought in 2013.
    lg-chem | lg-energy-solution/cells .45 | Estimate.
    lg-chem | lg-energy-solution/lfp-cells .03 | Estimate.
    hon-hai | sharp/panels-and-appliances .03 | Estimate.
  `),
]

export const electronicsMakers: FactFile = {
  industry: 'more makers of electronics',
  nodes: [...companies, ...lines.nodes],
  edges: [...lines.edges, ...parents],
}
