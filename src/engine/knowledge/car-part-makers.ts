/** More makers of car parts, what they sell, and what each part needs. Shares are the trade's estimates. */
import type { FactFile } from '@/engine/graph/facts'
import { business, contest, fed, firms, made, needs, things } from './table'

const goods = things(`
  product:fluid-line | Fuel, brake and coolant lines | fuel lines; brake lines; fuel and brake lines; brake
  + hoses; fuel tubes; coolant hoses
  product:airbag | Airbags and seat belts | airbag; airbags; air bags; airbag inflators; seat belts
  product:car-lamp | Car lamps | headlamps; headlights; rear lamps; automotive lighting
  product:car-glass | Car glass | automotive glass; windshields; windscreens
  product:engine-part | Engine parts | piston rings; fuel injectors; turbochargers; fuel pumps; engine
  + parts; pistons
  product:lead-battery | Lead-acid batteries | car batteries; lead-acid battery; starter batteries
  product:nylon-12 | Nylon 12 | PA-12; PA12; polyamide 12; nylon-12; cyclododecatriene; CDT
  product:pearl-pigment | Effect pigments | pearlescent pigments; Xirallic; effect pigment; paint pigments
  product:door-part | Door parts and interiors | door checks; door locks; car door parts
`)

const companies = firms(`
  ti-fluid | TI Fluid Systems plc | GB | LSE:TIFS | TI Fluid Systems; TI Automotive
  cooper-standard | Cooper-Standard Holdings Inc. | US | NYSE:CPS | Cooper Standard; Cooper-Standard
  autoliv | Autoliv, Inc. | SE | NYSE:ALV | Autoliv
  takata | Takata Corporation | JP |  | Takata; タカタ
  joyson | Ningbo Joyson Electronic Corp. | CN | SSE:600699 | Joyson; Joyson Safety; 均胜电子
  daicel | Daicel Corporation | JP | TSE:4202 | Daicel; ダイセル
  zf-trw | TRW Automotive Holdings Corp. | US |  | TRW Automotive
  koito | Koito Manufacturing Co., Ltd. | JP | TSE:7276 | Koito; 小糸製作所
  stanley-electric | Stanley Electric Co., Ltd. | JP | TSE:6923 | Stanley Electric
  agc | AGC Inc. | JP | TSE:5201 | AGC Inc; Asahi Glass until 2018-06-30
  fuyao | Fuyao Glass Industry Group Co., Ltd. | CN | SSE:600660 | Fuyao; Fuyao Glass; 福耀玻璃
  saint-gobain | Compagnie de Saint-Gobain S.A. | FR | EPA:SGO | Saint-Gobain
  nippon-sheet-glass | Nippon Sheet Glass Company, Limited | JP | TSE:5202 | Nippon Sheet Glass; Pilkington
  american-axle | American Axle & Manufacturing Holdings, Inc. | US | NYSE:AXL | American Axle; Dauch
  nexteer | Nexteer Automotive Group Limited | US | HKEX:1316 | Nexteer
  dana | Dana Incorporated | US | NYSE:DAN | Dana Incorporated; Dana Holding
  tenneco | Tenneco Inc. | US |  | Tenneco; Federal-Mogul
  visteon | Visteon Corporation | US | NASDAQ:VC | Visteon
  delphi-technologies | Delphi Technologies PLC | GB |  | Delphi Technologies; Delphi Corp. until 2011-11-16
  gentherm | Gentherm Incorporated | US | NASDAQ:THRM | Gentherm
  gentex | Gentex Corporation | US | NASDAQ:GNTX | Gentex
  meritor | Meritor, Inc. | US |  | Meritor; ArvinMeritor until 2011-03-30
  allison | Allison Transmission Holdings, Inc. | US | NYSE:ALSN | Allison Transmission
  garrett-motion | Garrett Motion Inc. | CH | NASDAQ:GTX | Garrett Motion
  modine | Modine Manufacturing Company | US | NYSE:MOD | Modine
  martinrea | Martinrea International Inc. | CA | TSX:MRE | Martinrea
  linamar | Linamar Corporation | CA | TSX:LNR | Linamar
  gestamp | Gestamp Automoción, S.A. | ES | BME:GEST | Gestamp
  cie | CIE Automotive, S.A. | ES | BME:CIE | CIE Automotive
  plastic-omnium | OPmobility SE | FR | EPA:OPM | OPmobility; Plastic Omnium until 2024-03-26
  eberspaecher | Eberspächer Gruppe GmbH & Co. KG | DE |  | Eberspächer; Eberspaecher
  mahle | MAHLE GmbH | DE |  | Mahle
  brose | Brose Fahrzeugteile SE & Co. KG | DE |  | Brose
  kromberg | Kromberg & Schubert GmbH & Co. KG | DE |  | Kromberg & Schubert; Kromberg
  draexlmaier | Dräxlmaier Group | DE |  | Dräxlmaier; Draexlmaier
  nemak | Nemak, S.A.B. de C.V. | MX | BMV:NEMAK | Nemak
  meridian | Meridian Lightweight Technologies Inc. | CA |  | Meridian Lightweight; Meridian Magnesium
  hitachi-astemo | Astemo, Ltd. | JP |  | Astemo; Hitachi Astemo; Hitachi Automotive Systems until 2020-12-31;
  + Keihin; Showa Corporation; Nissin Kogyo
  riken | NPR-RIKEN Corporation | JP | TSE:6209 | Riken Corporation; NPR-Riken
  kojima | Kojima Industries Corporation | JP |  | Kojima Industries; 小島プレス
  toyoda-gosei | Toyoda Gosei Co., Ltd. | JP | TSE:7282 | Toyoda Gosei; 豊田合成
  toyota-industries | Toyota Industries Corporation | JP | TSE:6201 | Toyota Industries; 豊田自動織機
  toyota-boshoku | Toyota Boshoku Corporation | JP | TSE:3116 | Toyota Boshoku; トヨタ紡織
  aichi-steel | Aichi Steel Corporation | JP | TSE:5482 | Aichi Steel; 愛知製鋼
  tokai-rika | Tokai Rika Co., Ltd. | JP | TSE:6995 | Tokai Rika
  nhk-spring | NHK Spring Co., Ltd. | JP | TSE:5991 | NHK Spring
  ngk-insulators | NGK Insulators, Ltd. | JP | TSE:5333 | NGK Insulators
  niterra | Niterra Co., Ltd. | JP | TSE:5334 | Niterra; NGK Spark Plug until 2023-03-31
  marelli | Marelli Holdings Co., Ltd. | JP |  | Marelli; Calsonic Kansei until 2019-09-30; Magneti Marelli
  + until 2019-05-02
  mitsuba | Mitsuba Corporation | JP | TSE:7280 | Mitsuba
  minebea | MINEBEA MITSUMI Inc. | JP | TSE:6479 | MinebeaMitsumi; Minebea; ミネベアミツミ
  hanon | Hanon Systems | KR | KRX:018880 | Hanon Systems; Halla Visteon until 2015-06-30
  hl-mando | HL Mando Corporation | KR | KRX:204320 | HL Mando; Mando
  hankook-tire | Hankook Tire & Technology Co., Ltd. | KR | KRX:161390 | Hankook Tire; Hankook
  kumho-tire | Kumho Tire Co., Inc. | KR | KRX:073240 | Kumho Tire; Kumho
  sumitomo-rubber | Sumitomo Rubber Industries, Ltd. | JP | TSE:5110 | Sumitomo Rubber; Dunlop
  toyo-tire | Toyo Tire Corporation | JP | TSE:5105 | Toyo Tire; Toyo Tires
  pirelli | Pirelli & C. S.p.A. | IT | BIT:PIRC | Pirelli
  nokian | Nokian Tyres plc | FI | HEL:TYRES | Nokian Tyres; Nokian Renkaat
  cooper-tire | Cooper Tire & Rubber Company | US |  | Cooper Tire
  apollo-tyres | Apollo Tyres Limited | IN | NSE:APOLLOTYRE | Apollo Tyres
  mrf | MRF Limited | IN | NSE:MRF | MRF Tyres
  samvardhana-motherson | Samvardhana Motherson International Limited | IN | NSE:MOTHERSON | Motherson
  clarios | Clarios International Inc. | US |  | Clarios
  enersys | EnerSys | US | NYSE:ENS | EnerSys
  gs-yuasa | GS Yuasa Corporation | JP | TSE:6674 | GS Yuasa
`)

const lines = business(`
  ti-fluid/lines | TI fuel and brake lines and tanks | .98 | Estimate.
  cooper-standard/lines | Cooper-Standard seals, fuel and brake lines | .95 | Estimate.
  autoliv/airbags | Autoliv airbags and belts | .98 | Estimate.
  takata/airbags | Takata airbags and belts | .95 | Estimate.
  joyson/airbags | Joyson airbags and car electronics | .95 | Estimate.
  daicel/inflators | Daicel airbag inflators | .22 | Estimate.
  daicel/chemicals | Daicel chemicals and plastics | .75 | Estimate.
  zf-trw/parts | TRW airbags, brakes and steering | .98 | Estimate.
  koito/lamps | Koito car lamps | .95 | Estimate.
  stanley-electric/lamps | Stanley car lamps | .85 | Estimate.
  agc/glass | AGC car and building glass | .45 | Estimate.
  agc/chemicals-and-electronics | AGC chemicals and electronics | .5 | Estimate.
  fuyao/glass | Fuyao car glass | .95 | Estimate.
  saint-gobain/building | Saint-Gobain building materials | .85 | Estimate.
  saint-gobain/car-glass | Saint-Gobain car glass | .06 | Estimate. | Sekurit
  nippon-sheet-glass/glass | Nippon Sheet Glass car and building glass | .95 | Estimate.
  american-axle/axles | American Axle axles and driveshafts | .98 | Estimate.
  nexteer/steering | Nexteer steering | .98 | Estimate.
  dana/axles | Dana axles and driveshafts | .95 | Estimate.
  tenneco/parts | Tenneco exhausts, pistons and shock absorbers | .95 | Estimate.
  visteon/cockpits | Visteon cockpit electronics | .98 | Estimate.
  delphi-technologies/parts | Delphi fuel systems and electronics | .95 | Estimate.
  gentherm/seats | Gentherm heated seats | .9 | Estimate.
  gentex/mirrors | Gentex dimming mirrors | .97 | Estimate.
  meritor/axles | Meritor truck axles and brakes | .95 | Estimate.
  allison/transmissions | Allison truck transmissions | .9 | Estimate.
  garrett-motion/turbochargers | Garrett turbochargers | .97 | Estimate.
  modine/cooling | Modine radiators and cooling | .95 | Estimate.
  martinrea/parts | Martinrea metal parts and fluid systems | .97 | Estimate.
  linamar/parts | Linamar engine and axle parts | .72 | Estimate.
  gestamp/parts | Gestamp stamped body parts | .97 | Estimate.
  cie/parts | CIE metal and plastic car parts | .95 | Estimate.
  plastic-omnium/parts | OPmobility bumpers, tanks and lamps | .95 | Estimate.
  eberspaecher/exhausts | Eberspächer exhausts and heaters | .95 | Estimate.
  mahle/engine-parts | Mahle pistons, filters and cooling | .95 | Estimate.
  brose/parts | Brose door systems and seat parts | .95 | Estimate.
  kromberg/harnesses | Kromberg & Schubert wiring harnesses | .9 | Estimate.
  draexlmaier/harnesses | Dräxlmaier wiring harnesses and interiors | .9 | Estimate.
  nemak/castings | Nemak engine blocks and heads | .95 | Estimate.
  meridian/castings | Meridian magnesium castings | .95 | Estimate.
  hitachi-astemo/parts | Astemo engine, brake and steering parts | .95 | Estimate.
  riken/piston-rings | Riken piston rings and seals | .7 | Estimate.
  kojima/interiors | Kojima plastic car parts | .9 | Estimate.
  toyoda-gosei/airbags | Toyoda Gosei airbags, seals and interiors | .95 | Estimate.
  toyota-industries/forklifts | Toyota Industries forklifts and logistics | .66 | Estimate.
  toyota-industries/engines | Toyota Industries engines, cars and compressors | .3 | Estimate.
  toyota-boshoku/seats | Toyota Boshoku seats and interiors | .95 | Estimate.
  aichi-steel/bars | Aichi Steel special steel bars and forgings | .9 | Estimate.
  tokai-rika/switches | Tokai Rika switches, locks and belts | .95 | Estimate.
  nhk-spring/springs | NHK springs and seats | .75 | Estimate.
  nhk-spring/disk-suspensions | NHK suspensions of disk drives | .12 | Estimate.
  ngk-insulators/ceramics | NGK exhaust ceramics | .55 | Estimate.
  niterra/plugs | Niterra spark plugs and sensors | .8 | Estimate.
  marelli/parts | Marelli lights, electronics and exhausts | .95 | Estimate.
  mitsuba/motors | Mitsuba wiper and starter motors | .95 | Estimate.
  minebea/motors-and-bearings | Minebea small bearings, motors and sensors | .75 | Estimate.
  hanon/cooling | Hanon air conditioning of cars | .97 | Estimate.
  hl-mando/brakes | HL Mando brakes and steering | .95 | Estimate.
  hankook-tire/tyres | Hankook tyres | .95 | Estimate.
  kumho-tire/tyres | Kumho tyres | .95 | Estimate.
  sumitomo-rubber/tyres | Sumitomo Rubber tyres | .85 | Estimate.
  toyo-tire/tyres | Toyo tyres | .88 | Estimate.
  pirelli/tyres | Pirelli tyres | .97 | Estimate.
  nokian/tyres | Nokian tyres | .95 | Estimate.
  cooper-tire/tyres | Cooper tyres | .95 | Estimate.
  apollo-tyres/tyres | Apollo tyres | .97 | Estimate.
  mrf/tyres | MRF tyres | .97 | Estimate.
  samvardhana-motherson/parts | Motherson wiring, mirrors and bumpers | .95 | Estimate.
  clarios/batteries | Clarios car batteries | .98 | Estimate.
  enersys/batteries | EnerSys industrial batteries | .95 | Estimate.
  gs-yuasa/batteries | GS Yuasa batteries | .95 | Estimate.
`)

const places = made(`
  product:fluid-line | us .2, mx .12, de .15, cn .25, jp .1, pl .05 | Near the car plants.
  product:airbag | mx .2, us .1, cn .25, jp .1, ro .1, de .05 | Sewn where labour is cheap, filled apart.
  product:car-lamp | cn .3, jp .15, cz .1, mx .1, de .06, us .08 | Near the car plants.
  product:car-glass | cn .4, us .12, jp .1, mx .06, pl .05, be .03 | Near the car plants.
  product:engine-part | cn .25, jp .2, de .15, us .12, mx .08 | Near the engine plants.
  product:lead-battery | cn .4, us .15, kr .08, de .06, in .08 | By output.
  product:nylon-12 | de .4, fr .15, cn .1, jp .1, us .1 | Marl in Germany makes the largest part.
  product:pearl-pigment | de .35, jp .1, cn .25, us .15 | Merck of Germany makes one grade in Onahama alone.
  product:door-part | jp .2, cn .25, de .15, mx .1 | Near the car plants.
`)

const makers = fed(`
  product:fluid-line | ti-fluid/lines .27, cooper-standard/lines .14, martinrea/parts .03 | Estimate.
  product:airbag | autoliv/airbags .42, joyson/airbags .2, zf-trw/parts .05, zf/driveline .13, daicel/inflators
  + .08, toyoda-gosei/airbags .05 | Estimate.
  product:car-lamp | koito/lamps .2, valeo/parts .14, forvia/interiors .12, marelli/parts .09,
  + stanley-electric/lamps .08 | Estimate.
  product:car-glass | fuyao/glass .3, agc/glass .25, nippon-sheet-glass/glass .18, saint-gobain/car-glass .18 |
  + Estimate.
  product:engine-part | mahle/engine-parts .1, tenneco/parts .07, hitachi-astemo/parts .06, bosch/mobility .15,
  + denso/parts .12, delphi-technologies/parts .05, borgwarner/drivetrain .06, garrett-motion/turbochargers .05,
  + riken/piston-rings .02, niterra/plugs .04, nemak/castings .04, linamar/parts .02 | Estimate.
  product:lead-battery | clarios/batteries .33, gs-yuasa/batteries .12, enersys/batteries .05 | Estimate.
  product:tyre | hankook-tire/tyres .035, sumitomo-rubber/tyres .04, pirelli/tyres .04, yokohama-rubber/tyres .035,
  + toyo-tire/tyres .02, kumho-tire/tyres .02, cooper-tire/tyres .015, apollo-tyres/tyres .015, mrf/tyres .015,
  + nokian/tyres .01 | Estimate.
  product:wiring-harness | kromberg/harnesses .03, draexlmaier/harnesses .05, samvardhana-motherson/parts .06 |
  + Estimate.
  product:transmission | american-axle/axles .06, dana/axles .06, meritor/axles .02, allison/transmissions .02 |
  + Estimate.
  product:steering-brakes | nexteer/steering .04, hl-mando/brakes .04, hitachi-astemo/parts .04, zf-trw/parts .03 |
  + Estimate.
  product:car-seat | toyota-boshoku/seats .12, nhk-spring/springs .02 | Estimate.
  product:small-motor | brose/parts .06, mitsuba/motors .04, minebea/motors-and-bearings .04 | Estimate.
`)

const inputs = needs(`
  product:fluid-line, product:ti-fluid/lines, product:cooper-standard/lines
    nylon 12 | product:nylon-12 .6 essential cost .05 buffer 45 lead 120 sub .2/.6/.8 | Tubes are nylon 12;
    + another plastic must be approved by each car maker.
    steel | product:flat-steel .5 important cost .1 buffer 30 | Tubes and tanks.
    rubber | product:synthetic-rubber .6 important cost .08 buffer 30 | Seals and hoses.
  product:airbag, product:autoliv/airbags, product:joyson/airbags, product:toyoda-gosei/airbags,
  + product:zf-trw/parts
    nylon | product:engineering-plastics .8 important cost .06 buffer 30 | Fabric of nylon 6.6.
    control chips | product:mcu .8 essential cost .02 buffer 45 lead 180 | Triggers.
    steel | product:flat-steel .6 important cost .06 buffer 30 | Inflators and belts.
  product:car-lamp, product:koito/lamps, product:stanley-electric/lamps
    chips | product:mcu .6 essential cost .03 buffer 40 lead 180 | Drivers of diodes.
    plastics | product:engineering-plastics .9 essential cost .08 buffer 20 | Lenses and housings.
  product:car-glass, product:fuyao/glass, product:nippon-sheet-glass/glass, product:agc/glass,
  + product:saint-gobain/car-glass
    soda ash | material:soda-ash .9 essential cost .06 buffer 30 | Glass is melted from it.
    gas | commodity:natural-gas .8 essential cost .1 | Furnaces burn gas.
  product:engine-part, product:mahle/engine-parts, product:tenneco/parts, product:hitachi-astemo/parts,
  + product:nemak/castings, product:garrett-motion/turbochargers, product:linamar/parts
    aluminium | material:aluminium .7 essential cost .1 buffer 30 | Pistons and castings.
    steel | product:flat-steel .5 important cost .08 buffer 30 | Rings, valves and shafts.
  product:meridian/castings
    magnesium | material:magnesium 1 essential cost .25 buffer 30 lead 90 | Cast magnesium.
  product:american-axle/axles, product:dana/axles, product:meritor/axles, product:nexteer/steering,
  + product:allison/transmissions, product:gestamp/parts, product:martinrea/parts, product:hl-mando/brakes,
  + product:cie/parts
    steel | product:flat-steel .8 essential cost .15 buffer 25 | Axles, tubes and stampings.
  product:nexteer/steering, product:hl-mando/brakes, product:visteon/cockpits, product:gentex/mirrors,
  + product:marelli/parts, product:hitachi-astemo/parts, product:delphi-technologies/parts,
  + product:allison/transmissions, product:tokai-rika/switches
    control chips | product:mcu .7 essential cost .05 buffer 45 lead 180 ramp 180 sub .05/.2/.4 | Controllers.
  product:hankook-tire/tyres, product:kumho-tire/tyres, product:sumitomo-rubber/tyres, product:toyo-tire/tyres,
  + product:pirelli/tyres, product:nokian/tyres, product:cooper-tire/tyres, product:apollo-tyres/tyres,
  + product:mrf/tyres
    rubber | material:natural-rubber .5 essential cost .15 buffer 45, product:synthetic-rubber .5 essential
    + cost .15 buffer 30 | Natural and synthetic rubber.
  product:kromberg/harnesses, product:draexlmaier/harnesses, product:samvardhana-motherson/parts
    copper | material:copper .8 essential cost .15 buffer 20 | Wires are copper.
  product:plastic-omnium/parts, product:kojima/interiors, product:toyota-boshoku/seats, product:brose/parts
    plastics | product:plastics .9 important cost .15 buffer 15 | Moulded parts.
  product:paints
    effect pigments | product:pearl-pigment .1 minor buffer 45 lead 150 | Some metallic colours.
  product:minebea/motors-and-bearings, product:mitsuba/motors
    magnets | product:ndfeb-magnet .4 important cost .02 buffer 45 lead 120 | Small motors.
`)

const rivals = contest(`
  airbags | autoliv/airbags .42 .1, takata/airbags .2 .05, zf-trw/parts .18 .1, daicel/inflators .08 .15,
  + joyson/airbags .1 .1, toyoda-gosei/airbags .05 .05
  tyres of the second rank | cooper-tire/tyres .02 .1, hankook-tire/tyres .035 .1, sumitomo-rubber/tyres .04
  + .1, toyo-tire/tyres .02 .1, kumho-tire/tyres .02 .15
  axles | american-axle/axles .1 .1, dana/axles .1 .1
`)

export const carPartMakers: FactFile = {
  industry: 'more makers of car parts',
  nodes: [...goods, ...companies, ...lines.nodes],
  edges: [...lines.edges, ...places, ...makers, ...inputs, ...rivals],
}
