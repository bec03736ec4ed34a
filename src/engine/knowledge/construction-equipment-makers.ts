/** Who makes construction, farm and mining machines and their parts, what they live from, and where they make it. */
import type { FactFile } from '@/engine/graph/facts'
import { business, contest, firms, plants } from './table'

const companies = firms(`
  caterpillar | Caterpillar Inc. | US | NYSE:CAT | Caterpillar
  komatsu | Komatsu Ltd. | JP | TSE:6301 | Komatsu; 小松製作所; コマツ
  deere | Deere & Company | US | NYSE:DE | John Deere; Deere
  cnh | CNH Industrial N.V. | NL | NYSE:CNH | CNH Industrial; CNH; Case IH; New Holland
  liebherr | Liebherr-International AG | CH |  | Liebherr; Liebherr Group
  hitachi-construction | Hitachi Construction Machinery Co., Ltd. | JP | TSE:6305 | Hitachi Construction
  + Machinery; 日立建機
  sany | Sany Heavy Industry Co., Ltd. | CN | SSE:600031 | Sany; Sany Heavy; 三一重工
  xcmg | XCMG Construction Machinery Co., Ltd. | CN | SZSE:000425 | XCMG; 徐工机械
  zoomlion | Zoomlion Heavy Industry Science and Technology Co., Ltd. | CN | SZSE:000157 | Zoomlion;
  + 中联重科
  doosan-bobcat | Doosan Bobcat Inc. | KR | KRX:241560 | Doosan Bobcat; Bobcat; 두산밥캣
  jcb | J.C. Bamford Excavators Limited | GB |  | JCB
  terex | Terex Corporation | US | NYSE:TEX | Terex
  oshkosh | Oshkosh Corporation | US | NYSE:OSK | Oshkosh; JLG
  kubota | Kubota Corporation | JP | TSE:6326 | Kubota; クボタ
  agco | AGCO Corporation | US | NYSE:AGCO | AGCO; Fendt; Massey Ferguson; Valtra
  claas | CLAAS KGaA mbH | DE |  | Claas
  epiroc | Epiroc AB | SE | STO:EPI-A | Epiroc
  sandvik | Sandvik AB | SE | STO:SAND | Sandvik
  cummins | Cummins Inc. | US | NYSE:CMI | Cummins
  weichai | Weichai Power Co., Ltd. | CN | SZSE:000338 | Weichai; Weichai Power; 潍柴动力
  deutz | DEUTZ AG | DE | XETRA:DEZ | Deutz
  parker-hannifin | Parker-Hannifin Corporation | US | NYSE:PH | Parker Hannifin; Parker-Hannifin
  danfoss | Danfoss A/S | DK |  | Danfoss
  hengli | Jiangsu Hengli Hydraulic Co., Ltd. | CN | SSE:601100 | Hengli Hydraulic; 恒立液压
  titan-international | Titan International, Inc. | US | NYSE:TWI | Titan International
  yokohama-rubber | The Yokohama Rubber Co., Ltd. | JP | TSE:5101 | Yokohama Rubber
  skf | AB SKF | SE | STO:SKF-B | SKF
  schaeffler | Schaeffler AG | DE | XETRA:SHA0 | Schaeffler; FAG bearings
  nsk | NSK Ltd. | JP | TSE:6471 | NSK; 日本精工
  ntn | NTN Corporation | JP | TSE:6472 | NTN
  timken | The Timken Company | US | NYSE:TKR | Timken
`)

const lines = business(`
  caterpillar/construction | Caterpillar construction machines | .391 | {=CATERPILLAR_10K_2024}
  + Construction Industries: $25.3bn of $64.8bn in 2024. | Cat excavators
  caterpillar/mining | Caterpillar mining machines | .185 | {=CATERPILLAR_10K_2024} Resource Industries:
  + $12.0bn of $64.8bn in 2024.
  caterpillar/engines | Caterpillar engines, turbines and locomotives | .372 | {=CATERPILLAR_10K_2024}
  + Energy & Transportation: $24.1bn of $64.8bn in 2024. | Cat generators; Solar Turbines
  komatsu/machines | Komatsu construction and mining machines | .935 | {=ALPHASPREAD_KOMATSU} ¥3,615bn of
  + ¥3,865bn in the year to March 2024.
  komatsu/industrial | Komatsu presses and machine tools | .05 | {=ALPHASPREAD_KOMATSU} ¥196bn of ¥3,865bn
  + in the year to March 2024.
  deere/farm | Deere farm machines | .567 | {=FARMERS_JOURNAL_DEERE} $6.9bn of $12.2bn in the quarter to
  + January 2024: precision farming 4.5, small farming and turf 2.4. | John Deere tractors
  deere/construction | Deere construction and forestry machines | .264 | {=FARMERS_JOURNAL_DEERE} $3.2bn
  + of $12.2bn in the quarter to January 2024. | Wirtgen
  cnh/farm | CNH farm machines | .708 | {=FUTURE_FARMING_CNH} $7.29bn of $10.3bn in the first half of 2024.
  cnh/construction | CNH construction machines | .16 | {=FUTURE_FARMING_CNH} $1.65bn of $10.3bn in the
  + first half of 2024. | Case Construction Equipment
  volvo-group/construction | Volvo construction machines | .15 | Estimate. | Volvo Construction Equipment;
  + Volvo CE
  liebherr/machines | Liebherr cranes and construction and mining machines | .68 | Estimate. | Liebherr cranes
  hitachi-construction/machines | Hitachi construction and mining machines | .98 | Estimate.
  sany/machines | Sany construction machines | .95 | Estimate.
  xcmg/machines | XCMG construction and mining machines | .95 | Estimate.
  zoomlion/machines | Zoomlion cranes and construction machines | .88 | Estimate.
  zoomlion/farm | Zoomlion farm machines | .1 | Estimate.
  doosan-bobcat/machines | Bobcat loaders and compact machines | .95 | Estimate.
  jcb/machines | JCB construction and farm machines | .97 | Estimate.
  terex/machines | Terex lifts, crushers and waste trucks | .97 | Estimate. | Genie lifts
  oshkosh/access | JLG lifts | .48 | Estimate.
  oshkosh/vehicles | Oshkosh fire, waste and military trucks | .5 | Estimate.
  kubota/machines | Kubota tractors, engines and small excavators | .87 | Estimate.
  agco/machines | AGCO farm machines | .914 | {=AGCO_10Q_2024} Tractors, combines and parts: $8.0bn of
  + $8.8bn in the first nine months of 2024.
  claas/machines | Claas combines and tractors | .97 | Estimate.
  epiroc/machines | Epiroc mining machines and tools | .97 | Estimate.
  sandvik/mining | Sandvik mining machines and rock processing | .61 | Estimate.
  sandvik/machining | Sandvik cutting tools | .38 | Estimate. | Sandvik Coromant
  cummins/engines | Cummins engines and components | .6 | Estimate.
  cummins/power-systems | Cummins generators and large engines | .2 | Estimate.
  weichai/engines | Weichai engines, trucks and forklifts | .9 | Estimate.
  deutz/engines | Deutz engines | .95 | Estimate.
  parker-hannifin/hydraulics | Parker hydraulics and motion | .62 | Estimate.
  parker-hannifin/aerospace | Parker aerospace systems | .31 | Estimate. | Parker Aerospace
  danfoss/hydraulics | Danfoss hydraulics | .4 | Estimate. | Danfoss Power Solutions
  hengli/hydraulics | Hengli cylinders, pumps and valves | .95 | Estimate.
  bosch/rexroth | Bosch Rexroth hydraulics and drives | .07 | Estimate. | Bosch Rexroth; Rexroth
  kawasaki-heavy/hydraulics | Kawasaki hydraulics and robots | .12 | Estimate. | Kawasaki Precision Machinery
  titan-international/wheels | Titan wheels, tyres and undercarriages | .97 | Estimate.
  yokohama-rubber/tyres | Yokohama tyres | .9 | Estimate.
  skf/bearings | SKF bearings and seals | .95 | Estimate.
  schaeffler/bearings | Schaeffler bearings | .3 | Estimate.
  schaeffler/vehicle-parts | Schaeffler drives and vehicle parts | .68 | Estimate.
  nsk/bearings | NSK bearings and ball screws | .9 | Estimate.
  ntn/bearings | NTN bearings and axles | .95 | Estimate.
  timken/bearings | Timken bearings and drives | .97 | Estimate.
`)

const sites = plants(`
  cat-peoria | Caterpillar East Peoria plant | us/illinois | caterpillar/construction .15 | Bulldozers. | East Peoria
  cat-decatur | Caterpillar Decatur plant | us/illinois | caterpillar/mining .4 | Mining trucks.
  cat-lafayette | Caterpillar Lafayette engine plant | us/indiana | caterpillar/engines .2 | Large engines.
  cat-suzhou | Caterpillar Suzhou and Xuzhou plants | cn/jiangsu | caterpillar/construction .12 | Excavators.
  komatsu-awazu | Komatsu Awazu and Kanazawa plants | jp/hokuriku | komatsu/machines .2 | Ishikawa. | Awazu
  komatsu-ibaraki | Komatsu Ibaraki plant | jp/ibaraki | komatsu/machines .1 | Dump trucks and loaders.
  deere-waterloo | Deere Waterloo works | us/iowa | deere/farm .25 | Large tractors. | Waterloo, Iowa
  deere-harvester | Deere Harvester Works | us/illinois | deere/farm .12 | Combines. | Harvester Works
  deere-mannheim | Deere Mannheim plant | de/baden-wuerttemberg | deere/farm .12 | Tractors. | Mannheim
  deere-dubuque | Deere Dubuque works | us/iowa | deere/construction .2 | Loaders and dozers. | Dubuque
  hitachi-tsuchiura | Hitachi Construction Tsuchiura works | jp/ibaraki | hitachi-construction/machines .4 |
  + Excavators. | Tsuchiura
  sany-changsha | Sany Changsha plants | cn/hunan | sany/machines .35 | Pumps and cranes.
  zoomlion-changsha | Zoomlion Changsha plants | cn/hunan | zoomlion/machines .6 | Cranes, pumps, diggers.
  xcmg-xuzhou | XCMG Xuzhou plants | cn/jiangsu | xcmg/machines .7 | Cranes, loaders. | Xuzhou
  liebherr-south | Liebherr Ehingen and Biberach plants | de/baden-wuerttemberg | liebherr/machines .35 | Cranes.
  fendt-marktoberdorf | Fendt Marktoberdorf plant | de/bavaria | agco/machines .25 | Tractors. | Marktoberdorf
  volvo-changwon | Volvo Construction Changwon plant | kr | volvo-group/construction .25 | Excavators. | Changwon
  cummins-columbus | Cummins Columbus and Seymour plants | us/indiana | cummins/engines .2 | Engines.
  cummins-jamestown | Cummins Jamestown plant | us/new-york | cummins/engines .15 | Heavy engines. | Jamestown
  weichai-weifang | Weichai Weifang plants | cn | weichai/engines .4 | Engines. | Weifang
  hengli-changzhou | Hengli Changzhou plants | cn/jiangsu | hengli/hydraulics .8 | Cylinders. | Changzhou
  rexroth-lohr | Bosch Rexroth Lohr and Elchingen plants | de/bavaria | bosch/rexroth .3 | Valves and pumps.
  kawasaki-nishikobe | Kawasaki Nishi-Kobe works | jp | kawasaki-heavy/hydraulics .45 | Pumps. | Nishi-Kobe
  bridgestone-kitakyushu | Bridgestone Kitakyushu plant | jp/kyushu | bridgestone/tyres .03 | The largest
  + mining tyres. | Kitakyushu
  michelin-lexington | Michelin Lexington and Starr plants | us/south-carolina | michelin/tyres .04 | The
  + largest mining tyres.
  skf-gothenburg | SKF Gothenburg plant | se/gothenburg | skf/bearings .1 | Large bearings.
  schaeffler-schweinfurt | Schaeffler Schweinfurt plants | de/bavaria | schaeffler/bearings .3 | Large
  + bearings. | Schweinfurt
  timken-canton | Timken Canton plants | us/ohio | timken/bearings .15 | Tapered bearings. | Canton, Ohio
`)

const rivals = contest(`
  construction machines | caterpillar/construction .14 .1, komatsu/machines .1 .1, volvo-group/construction
  + .04 .15, hitachi-construction/machines .04 .1, deere/construction .06 .15, sany/machines .05 .3,
  + xcmg/machines .05 .3
  mining trucks and shovels | caterpillar/mining .35 .1, komatsu/machines .3 .1, liebherr/machines .1 .1
  underground mining machines | epiroc/machines .3 .1, sandvik/mining .35 .1
  farm machines | deere/farm .35 .2, cnh/farm .18 .25, agco/machines .17 .25, claas/machines .08 .15
  engines and generators | cummins/power-systems .2 .05, caterpillar/engines .24 .05,
  + rolls-royce/power-systems .09 .05
  hydraulics | bosch/rexroth .15 .1, parker-hannifin/hydraulics .13 .1, danfoss/hydraulics .1 .15,
  + kawasaki-heavy/hydraulics .06 .1
  bearings | skf/bearings .15 .1, schaeffler/bearings .12 .1, nsk/bearings .1 .15, timken/bearings .07 .1
  lifts | terex/machines .25 .2, oshkosh/access .35 .2
`)

export const constructionEquipmentMakers: FactFile = {
  industry: 'makers of construction, farm and mining machines',
  nodes: [...companies, ...lines.nodes, ...sites.nodes],
  edges: [...lines.edges, ...sites.edges, ...rivals],
}
