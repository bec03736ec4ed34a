/** Who mines, refines and uses rare earths, lithium, cobalt and platinum metals. */
import type { FactFile } from '@/engine/graph/facts'
import { business, contest, fed, firms, needs, plants, sold } from './table'

const companies = firms(`
  northern-rare-earth | China Northern Rare Earth (Group) High-Tech Co., Ltd. | CN | SSE:600111 |
  + Northern Rare Earth; 北方稀土
  mp-materials | MP Materials Corp. | US | NYSE:MP | MP Materials; Mountain Pass Materials
  lynas | Lynas Rare Earths Limited | AU | ASX:LYC | Lynas
  jl-mag | JL MAG Rare-Earth Co., Ltd. | CN | SZSE:300748 | JL Mag; 金力永磁
  proterial | Proterial, Ltd. | JP |  | Proterial; Hitachi Metals; プロテリアル
  shin-etsu | Shin-Etsu Chemical Co., Ltd. | JP | TSE:4063 | Shin-Etsu; SEH; Shin-Etsu Handotai;
  + 信越化学工業
  nidec | Nidec Corporation | JP | TSE:6594 | Nidec; ニデック; 日本電産
  vestas | Vestas Wind Systems A/S | DK | CPH:VWS | Vestas
  siemens-energy | Siemens Energy AG | DE | XETRA:ENR | Siemens Energy; Siemens Gamesa
  fanuc | FANUC Corporation | JP | TSE:6954 | Fanuc; ファナック
  albemarle | Albemarle Corporation | US | NYSE:ALB | Albemarle
  sqm | Sociedad Química y Minera de Chile S.A. | CL | NYSE:SQM | SQM
  ganfeng | Ganfeng Lithium Group Co., Ltd. | CN | SZSE:002460 | Ganfeng; Ganfeng Lithium; 赣锋锂业
  pilbara | PLS Group Limited | AU | ASX:PLS | Pilbara Minerals; PLS
  sibanye | Sibanye Stillwater Limited | ZA | JSE:SSW | Sibanye-Stillwater
  valterra | Valterra Platinum Limited | ZA | JSE:VAL | Valterra; Anglo American Platinum; Amplats
  nornickel | MMC Norilsk Nickel | RU | MOEX:GMKN | Nornickel; Norilsk Nickel; Норникель
  umicore | Umicore SA | BE | EBR:UMI | Umicore
  cmoc | CMOC Group Limited | CN | HKEX:3993 | CMOC; China Molybdenum; 洛阳钼业
`)

const lines = business(`
  northern-rare-earth/rare-earths | Northern Rare Earth oxides and metals | .9 | Estimate.
  mp-materials/ndpr | MP Materials concentrate and NdPr | .7 | Estimate.
  mp-materials/magnets | MP Materials magnets | .3 | Estimate.
  lynas/ndpr | Lynas rare-earth oxides | .95 | Estimate.
  jl-mag/magnets | JL Mag magnets | .95 | Estimate.
  proterial/magnets | Proterial magnets and magnetic materials | .25 | Estimate.
  proterial/specialty-steel | Proterial specialty steel and components | .6 | Estimate.
  shin-etsu/magnets | Shin-Etsu rare-earth magnets | .03 | Estimate.
  nidec/precision-motors | Nidec precision small motors | .25 | Estimate.
  nidec/vehicle-motors | Nidec automotive and traction motors | .27 | Estimate.
  nidec/industrial | Nidec appliance and industrial products | .4 | Estimate.
  vestas/turbines | Vestas wind turbines | .8 | Estimate.
  siemens-energy/wind | Siemens Gamesa wind turbines | .28 | Estimate.
  siemens-energy/grid-and-gas | Siemens Energy gas turbines and grid equipment | .65 | Estimate.
  fanuc/robots | Fanuc robots and controls | .85 | Estimate.
  albemarle/lithium | Albemarle lithium salts | .6 | Estimate.
  albemarle/specialties | Albemarle bromine and catalysts | .4 | Estimate.
  sqm/lithium | SQM lithium | .5 | Estimate.
  sqm/nutrition | SQM plant nutrition and iodine | .45 | Estimate.
  ganfeng/lithium | Ganfeng lithium salts | .65 | Estimate.
  pilbara/spodumene | PLS spodumene concentrate | 1 | Estimate.
  sibanye/pgm | Sibanye-Stillwater platinum metals | .6 | Estimate.
  valterra/pgm | Valterra platinum metals | .9 | Estimate.
  nornickel/palladium | Nornickel palladium and platinum | .4 | Estimate.
  nornickel/nickel | Nornickel nickel | .25 | Estimate.
  nornickel/copper | Nornickel copper | .25 | Estimate.
  umicore/catalysis | Umicore automotive catalysts | .45 | Estimate.
  umicore/germanium | Umicore germanium and specialty materials | .08 | Estimate.
  cmoc/cobalt | CMOC cobalt | .1 | Estimate.
  cmoc/copper | CMOC copper | .25 | Estimate.
`)

const sites = plants(`
  mp-mountain-pass | Mountain Pass mine | us/california | mp-materials/ndpr 1 | All of MP’s ore is
  + mined and separated at Mountain Pass.
  mp-independence | MP Independence magnet works | us/texas | mp-materials/magnets 1 | MP makes
  + magnets at Fort Worth.
  lynas-mt-weld | Mt Weld mine and Kalgoorlie works | au/western-australia | lynas/ndpr .2 | Lynas
  + mines at Mt Weld; cracking at Kalgoorlie takes a growing part. | Mt Weld; Mount Weld
  lynas-kuantan | Lynas Advanced Materials Plant | my/kuantan | lynas/ndpr .8 | Lynas separates
  + nearly all its oxides at Kuantan, Malaysia. | LAMP
  northern-baotou | Northern Rare Earth works, Baotou | cn/inner-mongolia |
  + northern-rare-earth/rare-earths 1 | The company smelts and separates ore of Bayan Obo at
  + Baotou.
  jl-mag-ganzhou | JL Mag works, Ganzhou | cn/jiangxi | jl-mag/magnets .6 | Ganzhou is the
  + company’s seat; Baotou and Ningbo make the rest.
  jl-mag-baotou | JL Mag works, Baotou | cn/inner-mongolia | jl-mag/magnets .4 | Second of the
  + company’s sites.
  nidec-rojana | Nidec motor works, Rojana and Ayutthaya | th/ayutthaya | nidec/precision-motors
  + .25 | Nidec builds disk-drive motors at several Thai sites.
  nidec-pathum-thani | Nidec motor works, Pathum Thani | th/pathum-thani | nidec/precision-motors
  + .15 | Nidec builds disk-drive motors at several Thai sites.
  albemarle-atacama | Albemarle La Negra and Salar de Atacama | cl/atacama | albemarle/lithium .3 |
  + Brine of the Salar de Atacama feeds the La Negra works. | La Negra
  albemarle-kemerton | Greenbushes mine and Kemerton works | au/western-australia |
  + albemarle/lithium .3 | Greenbushes spodumene feeds Albemarle’s conversion plants. |
  + Greenbushes; Kemerton
  albemarle-silver-peak | Silver Peak brine works | us/nevada | albemarle/lithium .04 | The only
  + long-running lithium brine works of the United States.
  sqm-atacama | SQM Salar de Atacama | cl/atacama | sqm/lithium .9 | Nearly all of SQM’s lithium
  + comes from the Salar de Atacama.
  pls-pilgangoora | Pilgangoora mine | au/western-australia | pilbara/spodumene 1 | PLS mines at
  + Pilgangoora. | Pilgangoora
  nornickel-polar | Norilsk division | ru/krasnoyarsk | nornickel/palladium .95 | Nornickel’s
  + palladium is a by-product of the Norilsk ores.
`)

const markets = fed(`
  material:ndpr | northern-rare-earth/rare-earths .55, lynas/ndpr .07, mp-materials/ndpr .03 |
  + Estimate.
  product:ndfeb-magnet | jl-mag/magnets .1, proterial/magnets .015, shin-etsu/magnets .02,
  + mp-materials/magnets .005 | Estimate.
  product:spindle-motor | nidec/precision-motors .75 | Nidec makes about three in four disk-drive
  + motors.
  product:small-motor | nidec/vehicle-motors .1 | Estimate.
  product:ev-traction-motor | nidec/vehicle-motors .03 | Estimate.
  product:servo-motor | fanuc/robots .12 | Estimate.
  material:lithium | albemarle/lithium .13, sqm/lithium .15, ganfeng/lithium .1 | Estimate.
  material:cobalt | cmoc/cobalt .4, glencore/cobalt .13 | Estimate.
  material:palladium | nornickel/palladium .4, sibanye/pgm .15, valterra/pgm .17 | Estimate.
  material:platinum | valterra/pgm .3, sibanye/pgm .2, nornickel/palladium .1 | Estimate.
  material:germanium | umicore/germanium .08 | Estimate.
`)

const bills = needs(`
  product:northern-rare-earth/rare-earths
  concentrate | material:rare-earth-ore .7 essential cost .4 | Upgraded from the named raw
  + material.
  product:jl-mag/magnets
    neodymium | material:ndpr 1 essential cost .55 buffer 45 | Upgraded from the named raw
    + material.
  heavy rare earths | material:dysprosium 1 important cost .1 buffer 45 | Upgraded from the named
  + raw material.
  product:proterial/magnets
    neodymium | material:ndpr 1 essential cost .45 buffer 90 | Upgraded from the named raw
    + material.
  heavy rare earths | material:dysprosium 1 important cost .1 buffer 90 | Upgraded from the named
  + raw material.
  product:shin-etsu/magnets
    neodymium | material:ndpr 1 essential cost .45 buffer 90 | Upgraded from the named raw
    + material.
  heavy rare earths | material:dysprosium 1 important cost .1 buffer 90 | Upgraded from the named
  + raw material.
  product:mp-materials/magnets
  neodymium | product:mp-materials/ndpr .9 essential cost .4 buffer 60 | Upgraded from the named
  + raw material.
  heavy rare earths | material:dysprosium .5 important cost .05 buffer 60 | Upgraded from the named
  + raw material.
  product:nidec/precision-motors
  magnets | product:ndfeb-magnet .9 essential cost .08 buffer 30 | Precision motors turn on
  + neodymium magnets.
    aluminium | material:aluminium 1 important cost .08 | Base plates are aluminium.
    copper | material:copper 1 essential cost .05 | Windings are copper.
  product:nidec/vehicle-motors
  magnets | product:ndfeb-magnet .9 essential cost .15 buffer 30 | Steering and traction motors use
  + neodymium magnets.
    laminations | product:electrical-steel 1 essential cost .12 | Cores are electrical steel.
    copper | material:copper 1 essential cost .08 | Windings are copper.
    control chips | product:mcu 1 important cost .06 | Motor units hold electronics.
  product:nidec/industrial
    laminations | product:electrical-steel 1 essential cost .1 | Cores are electrical steel.
    copper | material:copper 1 essential cost .08 | Windings are copper.
  product:vestas/turbines
  generators | product:wind-generator .6 essential cost .1 buffer 45 | More than half of new
  + turbines have permanent-magnet generators.
    tower steel | product:steel-plate 1 essential cost .12 buffer 30 | Towers are rolled plate.
    copper | material:copper 1 important cost .03 | Cables and windings.
    resins | product:plastics 1 important cost .06 | Blades are glass fibre in resin.
    sea freight | product:freight-sea 1 minor cost .05 | Turbines are heavy freight.
  product:siemens-energy/wind
  generators | product:wind-generator .85 essential cost .12 buffer 45 | Its offshore turbines are
  + direct drive with permanent magnets.
    tower steel | product:steel-plate 1 essential cost .12 buffer 30 | Towers are rolled plate.
    resins | product:plastics 1 important cost .06 | Blades are glass fibre in resin.
  product:siemens-energy/grid-and-gas
  transformer steel | product:electrical-steel 1 essential cost .06 buffer 30 | Transformer cores
  + are grain-oriented steel.
    copper | material:copper 1 essential cost .05 | Windings are copper.
  thermal coatings | material:yttrium 1 minor cost .002 buffer 120 | Hot turbine parts are coated
  + with yttria-stabilised zirconia.
  product:fanuc/robots
  magnets | product:ndfeb-magnet .95 essential cost .04 buffer 60 | Fanuc builds its own servo
  + motors.
    control chips | product:mcu 1 essential cost .05 | Controls hold microcontrollers.
    power chips | product:power-chip 1 essential cost .05 | Drives hold power transistors.
    castings | material:aluminium 1 important cost .05 | Arms are castings.
  product:ganfeng/lithium
  spodumene | product:pilbara/spodumene .25 essential cost .15 buffer 45 | PLS has long sold
  + spodumene to Ganfeng.
  product:umicore/catalysis
  palladium | material:palladium 1 essential cost .1 buffer 60 | Petrol catalysts hold palladium;
  + the metal is mostly passed through to carmakers.
  platinum and rhodium | material:platinum 1 essential cost .06 buffer 60 | Diesel catalysts hold
  + platinum.
  washcoat | material:cerium-lanthanum 1 important cost .01 buffer 60 | Ceria stores oxygen in the
  + washcoat.
`)

const prices = sold(`
  commodity:lithium | albemarle/lithium .85, sqm/lithium .9, ganfeng/lithium .6,
  + pilbara/spodumene .95 | Sold at or near the quoted price.
  commodity:ndpr-oxide | northern-rare-earth/rare-earths .8, lynas/ndpr .85, mp-materials/ndpr .6
  + | Sold at or near the quoted price.
  commodity:palladium | nornickel/palladium .75, sibanye/pgm .4, valterra/pgm .35 | Sold at the
  + quoted price.
  commodity:platinum | sibanye/pgm .35, valterra/pgm .45 | Sold at the quoted price.
  commodity:cobalt | cmoc/cobalt .9 | Sold at or near the quoted price.
  commodity:nickel | nornickel/nickel .9 | Sold at the quoted price.
  commodity:copper | nornickel/copper .95, cmoc/copper .95 | Sold at the quoted price.
  commodity:germanium | umicore/germanium .5 | Half of the line is germanium and its compounds.
`)

const rivalry = contest(`
  neodymium oxide | northern-rare-earth/rare-earths .55 .1, lynas/ndpr .07 .2, mp-materials/ndpr .03 .3
  magnets | jl-mag/magnets .1 .15, proterial/magnets .015 .1, shin-etsu/magnets .02 .1,
  + mp-materials/magnets .005 .3
  lithium salts | albemarle/lithium .13 .15, sqm/lithium .15 .15, ganfeng/lithium .1 .2
  wind turbines | vestas/turbines .12 .1, siemens-energy/wind .07 .15
`)

export const rareEarthMakers: FactFile = {
  industry: 'rare earths and minor metals',
  nodes: [...companies, ...lines.nodes, ...sites.nodes],
  edges: [...lines.edges, ...sites.edges, ...markets, ...bills, ...prices, ...rivalry],
}
