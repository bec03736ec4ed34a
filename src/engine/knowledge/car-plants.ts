/** Where cars, trucks and motorcycles are built, who builds motorcycles. */
import type { FactFile } from '@/engine/graph/facts'
import { business, contest, fed, firms, made, plants } from './table'
import { node } from './write'

/** Regions of car plants, as id, name and other names. */
const regions = (
  [
    ['gb/midlands', 'West Midlands', 'Solihull', 'Castle Bromwich', 'Birmingham, England'],
    ['gb/north-east', 'North East England', 'Sunderland'],
    ['es/catalonia', 'Catalonia', 'Barcelona', 'Martorell'],
    ['cz/mlada-boleslav', 'Central Bohemia', 'Mladá Boleslav', 'Mlada Boleslav'],
    ['sk/bratislava', 'Bratislava region', 'Bratislava', 'Zilina'],
    ['hu/gyor', 'Western Hungary', 'Győr', 'Gyor'],
    ['br/sao-paulo', 'São Paulo', 'Sao Paulo'],
    ['in/maharashtra', 'Maharashtra', 'Pune', 'Nashik', 'Mumbai'],
    ['in/tamil-nadu', 'Tamil Nadu', 'Chennai', 'Sriperumbudur', 'Hosur'],
    ['in/haryana', 'Haryana', 'Manesar', 'Gurgaon', 'Gurugram'],
    ['in/gujarat', 'Gujarat', 'Sanand'],
    ['jp/kanagawa', 'Kanagawa', 'Yokosuka', 'Oppama', 'Yokohama'],
    ['jp/shizuoka', 'Shizuoka', 'Hamamatsu', 'Kosai', 'Iwata'],
    ['jp/saitama', 'Saitama', 'Yorii'],
    ['jp/gunma', 'Gunma', 'Ota, Gunma'],
    ['us/mississippi', 'Mississippi State', 'Canton, Mississippi', 'Blue Springs'],
    ['us/pennsylvania', 'Pennsylvania', 'York, Pennsylvania', 'Pittsburgh'],
    ['us/wisconsin', 'Wisconsin', 'Milwaukee', 'Menomonee Falls'],
    [
      'ca/ontario',
      'Southern Ontario',
      'Oshawa',
      'Ingersoll',
      'Windsor, Ontario',
      'Brampton',
      'Strathroy',
    ],
    ['mx/sonora', 'Sonora', 'Hermosillo'],
    ['kr/gwangju', 'Gwangju', 'Jeolla'],
    ['cn/jilin', 'Jilin', 'Changchun'],
    ['cn/liaoning', 'Liaoning', 'Shenyang', 'Dalian'],
    ['cn/anhui', 'Anhui', 'Hefei', 'Wuhu'],
    ['cn/tianjin', 'Tianjin'],
  ] as const
).map(([id, name, ...aliases]) =>
  node(`place:${id}`, name, {
    country: id.slice(0, 2).toUpperCase(),
    ...(aliases.length > 0 ? { aliases: [...aliases] } : {}),
    within: `place:${id.slice(0, 2)}`,
  }),
)

const companies = firms(`
  yamaha-motor | Yamaha Motor Co., Ltd. | JP | TSE:7272 | Yamaha Motor; ヤマハ発動機
  harley-davidson | Harley-Davidson, Inc. | US | NYSE:HOG | Harley-Davidson
  polaris | Polaris Inc. | US | NYSE:PII | Polaris Inc; Polaris Industries
  brp | BRP Inc. | CA | TSX:DOO | Bombardier Recreational Products
  hero-motocorp | Hero MotoCorp Limited | IN | NSE:HEROMOTOCO | Hero MotoCorp; Hero Honda until 2011-08-08
  bajaj-auto | Bajaj Auto Limited | IN | NSE:BAJAJ-AUTO | Bajaj Auto
  tvs-motor | TVS Motor Company Limited | IN | NSE:TVSMOTOR | TVS Motor
  pierer | PIERER Mobility AG | AT |  | Pierer Mobility; KTM AG
  piaggio | Piaggio & C. S.p.A. | IT | BIT:PIA | Piaggio
  thor | THOR Industries, Inc. | US | NYSE:THO | Thor Industries
  brunswick | Brunswick Corporation | US | NYSE:BC | Brunswick Corporation
`)

const lines = business(`
  yamaha-motor/motorcycles | Yamaha motorcycles and boat engines | .88 | Estimate.
  harley-davidson/motorcycles | Harley-Davidson motorcycles | .78 | Estimate.
  polaris/vehicles | Polaris off-road vehicles and boats | .95 | Estimate.
  brp/vehicles | BRP snowmobiles and off-road vehicles | .95 | Estimate.
  hero-motocorp/motorcycles | Hero motorcycles | .95 | Estimate.
  bajaj-auto/motorcycles | Bajaj motorcycles and rickshaws | .95 | Estimate.
  tvs-motor/motorcycles | TVS motorcycles | .92 | Estimate.
  pierer/motorcycles | KTM motorcycles | .95 | Estimate.
  piaggio/scooters | Piaggio scooters | .95 | Estimate.
  thor/caravans | Thor motor homes and caravans | .95 | Estimate.
  evonik/nylon-12 | Evonik nylon 12 | .05 | Estimate.
  brunswick/boats | Brunswick boats and outboard engines | .95 | Estimate.
`)

const sites = plants(`
  tesla-shanghai | Tesla Shanghai plant | cn/shanghai | tesla/vehicles .48 | Giga Shanghai. | Giga Shanghai
  tesla-fremont | Tesla Fremont plant | us/california | tesla/vehicles .25 | Estimate. | Fremont factory
  tesla-berlin | Tesla Grünheide plant | de/brandenburg | tesla/vehicles .12 | Estimate. | Giga Berlin
  tesla-austin | Tesla Austin plant | us/texas | tesla/vehicles .14 | Estimate. | Giga Texas
  toyota-aichi | Toyota plants in Aichi | jp/aichi | toyota/vehicles .22 | Estimate. | Motomachi; Takaoka plant
  toyota-tohoku | Toyota plants in Tohoku | jp/tohoku | toyota/vehicles .05 | Estimate.
  toyota-kyushu | Toyota plant in Fukuoka | jp/kyushu | toyota/vehicles .04 | Estimate.
  toyota-kentucky | Toyota Georgetown plant | us/kentucky | toyota/vehicles .05 | Estimate.
  toyota-thailand | Toyota plants in Thailand | th | toyota/vehicles .06 | Estimate.
  toyota-tianjin | Toyota plant in Tianjin | cn/tianjin | toyota/vehicles .06 | Estimate.
  toyota-guangzhou | Toyota plant in Guangzhou | cn/guangdong | toyota/vehicles .09 | Estimate.
  honda-ayutthaya | Honda Ayutthaya plant | th/ayutthaya | honda/vehicles .05 | Estimate.
  honda-ohio | Honda Marysville and East Liberty plants | us/ohio | honda/vehicles .14 | Estimate.
  honda-indiana | Honda Greensburg plant | us/indiana | honda/vehicles .06 | Estimate.
  honda-alabama | Honda Lincoln plant | us/alabama | honda/vehicles .08 | Estimate.
  honda-mexico | Honda Celaya plant | mx/bajio | honda/vehicles .05 | Estimate.
  honda-wuhan | Honda Wuhan plants | cn/hubei | honda/vehicles .16 | Estimate. | Dongfeng Honda
  honda-guangzhou | Honda Guangzhou plants | cn/guangdong | honda/vehicles .15 | Estimate. | Guangqi Honda
  honda-saitama | Honda Saitama plant | jp/saitama | honda/vehicles .06 | Estimate.
  honda-suzuka | Honda Suzuka plant | jp/mie | honda/vehicles .08 | Estimate.
  honda-kumamoto | Honda Kumamoto works | jp/kumamoto | honda/motorcycles .03 | Large motorcycles.
  nissan-smyrna | Nissan Smyrna plant | us/tennessee | nissan/vehicles .12 | Estimate.
  nissan-sunderland | Nissan Sunderland plant | gb/north-east | nissan/vehicles .09 | Estimate.
  nissan-oppama | Nissan Oppama plant | jp/kanagawa | nissan/vehicles .06 | Estimate. | Oppama plant
  nissan-kyushu | Nissan Kyushu plant | jp/kyushu | nissan/vehicles .13 | Estimate.
  nissan-iwaki | Nissan Iwaki engine plant | jp/fukushima | nissan/vehicles .05 | Six-cylinder engines.
  nissan-mexico | Nissan Aguascalientes plants | mx/bajio | nissan/vehicles .15 | Estimate.
  nissan-canton | Nissan Canton plant | us/mississippi | nissan/vehicles .06 | Estimate.
  mazda-hiroshima | Mazda Hiroshima and Hofu plants | jp/hiroshima | mazda/vehicles .65 | Estimate.
  mazda-mexico | Mazda Salamanca plant | mx/bajio | mazda/vehicles .15 | Estimate.
  subaru-gunma | Subaru Gunma plants | jp/gunma | subaru/vehicles .62 | Estimate.
  subaru-indiana | Subaru Lafayette plant | us/indiana | subaru/vehicles .36 | Estimate.
  suzuki-shizuoka | Suzuki Kosai and Sagara plants | jp/shizuoka | suzuki/vehicles .28 | Estimate.
  suzuki-hungary | Suzuki Esztergom plant | hu | suzuki/vehicles .05 | Estimate. | Esztergom
  suzuki-india | Suzuki Gujarat plant | in/gujarat | suzuki/vehicles .2 | Estimate.
  maruti-manesar | Maruti Manesar and Gurgaon plants | in/haryana | maruti-suzuki/vehicles .7 | Estimate.
  mitsubishi-laem-chabang | Mitsubishi Laem Chabang plant | th/eastern-seaboard | mitsubishi-motors/vehicles
  + .35 | Estimate.
  ford-rayong | Ford Rayong plants | th/eastern-seaboard | ford/vehicles .03 | Estimate.
  isuzu-thailand | Isuzu Samut Prakan plants | th | isuzu/trucks .4 | Pickups.
  hyundai-ulsan | Hyundai Ulsan plants | kr/ulsan | hyundai/vehicles .34 | Estimate. | Asan plant
  hyundai-alabama | Hyundai Montgomery plant | us/alabama | hyundai/vehicles .09 | Estimate.
  hyundai-chennai | Hyundai Chennai plants | in/tamil-nadu | hyundai/vehicles .18 | Estimate.
  kia-gwangju | Kia Gwangju plant | kr/gwangju | kia/vehicles .15 | Estimate.
  kia-hwaseong | Kia Hwaseong and Gwangmyeong plants | kr/gyeonggi | kia/vehicles .35 | Estimate.
  kia-georgia | Kia West Point plant | us/georgia | kia/vehicles .11 | Estimate.
  kia-zilina | Kia Žilina plant | sk/bratislava | kia/vehicles .11 | Estimate. | Žilina
  vw-wolfsburg | Volkswagen Wolfsburg plant | de/lower-saxony | volkswagen/vehicles .09 | Estimate.
  vw-emden | Volkswagen Emden and Hanover plants | de/lower-saxony | volkswagen/vehicles .04 | Estimate.
  vw-zwickau | Volkswagen Zwickau plant | de/saxony | volkswagen/vehicles .04 | Electric cars.
  vw-changchun | Volkswagen plants in Changchun | cn/jilin | volkswagen/vehicles .14 | FAW-Volkswagen.
  vw-shanghai | Volkswagen plants in Shanghai | cn/shanghai | volkswagen/vehicles .1 | Estimate.
  vw-puebla | Volkswagen Puebla plant | mx/bajio | volkswagen/vehicles .05 | Estimate.
  vw-chattanooga | Volkswagen Chattanooga plant | us/tennessee | volkswagen/vehicles .02 | Estimate.
  vw-bratislava | Volkswagen Bratislava plant | sk/bratislava | volkswagen/vehicles .03 | Estimate.
  skoda-mlada | Škoda Mladá Boleslav plants | cz/mlada-boleslav | skoda/vehicles .75 | Estimate.
  audi-ingolstadt | Audi Ingolstadt plant | de/bavaria | audi/vehicles .22 | Estimate. | Ingolstadt
  audi-gyor | Audi Győr engine plant | hu/gyor | audi/vehicles .1 | Engines of the whole group.
  porsche-zuffenhausen | Porsche Zuffenhausen plant | de/baden-wuerttemberg | porsche/vehicles .3 | Estimate.
  porsche-leipzig | Porsche Leipzig plant | de/saxony | porsche/vehicles .45 | Estimate.
  bmw-dingolfing | BMW Dingolfing, Regensburg and Munich plants | de/bavaria | bmw/vehicles .3 | Estimate.
  bmw-spartanburg | BMW Spartanburg plant | us/south-carolina | bmw/vehicles .16 | Estimate.
  bmw-leipzig | BMW Leipzig plant | de/saxony | bmw/vehicles .09 | Estimate.
  bmw-shenyang | BMW Shenyang plants | cn/liaoning | bmw/vehicles .25 | Estimate.
  brilliance-shenyang | Brilliance Shenyang plants | cn/liaoning | brilliance/vehicles 1 | Estimate.
  mercedes-sindelfingen | Mercedes Sindelfingen plant | de/baden-wuerttemberg | mercedes-benz/vehicles .13 |
  + Estimate.
  mercedes-bremen | Mercedes Bremen plant | de | mercedes-benz/vehicles .12 | Estimate.
  mercedes-tuscaloosa | Mercedes Tuscaloosa plant | us/alabama | mercedes-benz/vehicles .13 | Estimate.
  mercedes-beijing | Mercedes Beijing plant | cn | mercedes-benz/vehicles .25 | Estimate.
  ford-dearborn | Ford Dearborn truck plant | us/michigan | ford/vehicles .12 | F-series. | Dearborn Truck
  ford-kansas-city | Ford Kansas City plant | us/missouri | ford/vehicles .13 | F-150 and Transit.
  ford-louisville | Ford Louisville plants | us/kentucky | ford/vehicles .16 | Super Duty. | Kentucky Truck
  ford-chicago | Ford Chicago plant | us/illinois | ford/vehicles .07 | Estimate.
  ford-hermosillo | Ford Hermosillo and Cuautitlán plants | mx/sonora | ford/vehicles .06 | Estimate.
  ford-germany | Ford Cologne and Saarlouis plants | de | ford/vehicles .06 | Estimate. | Saarlouis
  gm-flint | GM Flint and Michigan plants | us/michigan | general-motors/vehicles .2 | Trucks. | Flint plant
  gm-fort-wayne | GM Fort Wayne plant | us/indiana | general-motors/vehicles .08 | Trucks. | Fort Wayne
  gm-arlington | GM Arlington plant | us/texas | general-motors/vehicles .08 | Large SUVs.
  gm-silao | GM Silao and Ramos Arizpe plants | mx/bajio | general-motors/vehicles .13 | Estimate. | Silao
  gm-ontario | GM Oshawa and Ingersoll plants | ca/ontario | general-motors/vehicles .06 | Estimate.
  gm-korea | GM Korea plants | kr | general-motors/vehicles .07 | Estimate. | GM Korea
  gm-shanghai | GM plants in Shanghai | cn/shanghai | general-motors/vehicles .07 | Estimate.
  fca-michigan | Chrysler plants in Michigan | us/michigan | fca-us/vehicles .38 | Estimate. | Sterling Heights
  fca-toledo | Jeep Toledo plants | us/ohio | fca-us/vehicles .15 | Estimate. | Toledo, Ohio
  fca-ontario | Chrysler Windsor and Brampton plants | ca/ontario | fca-us/vehicles .16 | Estimate.
  fca-toluca | Chrysler Saltillo and Toluca plants | mx | fca-us/vehicles .2 | Estimate. | Saltillo; Toluca
  stellantis-italy | Stellantis plants in Italy | it | stellantis/vehicles .1 | Estimate. | Mirafiori; Melfi
  stellantis-france | Peugeot plants in France | fr | stellantis/vehicles .13 | Estimate. | Sochaux; Mulhouse
  renault-france | Renault plants in France | fr | renault/vehicles .22 | Estimate. | Douai; Flins; Sandouville
  renault-spain | Renault plants in Spain | es | renault/vehicles .17 | Estimate. | Valladolid; Palencia
  renault-romania | Dacia Mioveni plant | ro | renault/vehicles .14 | Estimate. | Mioveni; Dacia
  renault-russia | Renault plants in Russia | ru | renault/vehicles .08 | Estimate.
  volvo-torslanda | Volvo Torslanda plant | se/gothenburg | volvo-cars/vehicles .28 | Estimate.
  volvo-ghent | Volvo Ghent car plant | be | volvo-cars/vehicles .28 | Estimate. | Ghent
  volvo-tuve | Volvo Tuve and Ghent truck plants | se/gothenburg | volvo-group/trucks .2 | Estimate.
  saab-trollhattan | Saab Trollhättan plant | se/gothenburg | saab-automobile/vehicles 1 | Estimate.
  jlr-solihull | Jaguar Land Rover Solihull, Halewood and Castle Bromwich plants | gb/midlands |
  + jaguar-land-rover/vehicles .7 | Estimate. | Halewood
  jlr-nitra | Jaguar Land Rover Nitra plant | sk | jaguar-land-rover/vehicles .25 | Estimate. | Nitra
  tata-pune | Tata Pune plants | in/maharashtra | tata-motors/vehicles .35 | Estimate.
  tata-sanand | Tata Sanand plants | in/gujarat | tata-motors/vehicles .25 | Estimate.
  mahindra-nashik | Mahindra Nashik and Chakan plants | in/maharashtra | mahindra/vehicles .7 | Estimate. | Chakan
  bajaj-pune | Bajaj Pune plants | in/maharashtra | bajaj-auto/motorcycles .5 | Estimate.
  tvs-hosur | TVS Hosur plant | in/tamil-nadu | tvs-motor/motorcycles .6 | Estimate.
  hero-haryana | Hero Gurgaon and Dharuhera plants | in/haryana | hero-motocorp/motorcycles .45 | Estimate.
  saic-shanghai | SAIC plants in Shanghai | cn/shanghai | saic/vehicles .35 | Estimate.
  nio-hefei | Nio Hefei plants | cn/anhui | nio/vehicles .98 | Estimate.
  gac-guangzhou | GAC plants in Guangzhou | cn/guangdong | gac/vehicles .85 | Estimate.
  dongfeng-wuhan | Dongfeng plants in Hubei | cn/hubei | dongfeng/vehicles .7 | Estimate. | Shiyan
  changan-chongqing | Changan Chongqing plants | cn/sichuan | changan/vehicles .55 | Estimate.
  byd-shenzhen | BYD Shenzhen plants | cn/guangdong | byd/vehicles .15 | Estimate.
  byd-xian | BYD Xi’an plants | cn/shaanxi | byd/vehicles .25 | Estimate.
  avtovaz-togliatti | AvtoVAZ Togliatti plant | ru | avtovaz/vehicles .8 | Estimate. | Togliatti
  yamaha-iwata | Yamaha Iwata plants | jp/shizuoka | yamaha-motor/motorcycles .1 | Large motorcycles.
  harley-york | Harley-Davidson York and Milwaukee plants | us/pennsylvania | harley-davidson/motorcycles .75 |
  + Assembly at York, engines at Milwaukee.
  paccar-denton | PACCAR Denton and Chillicothe plants | us/texas | paccar/trucks .2 | Estimate. | Peterbilt Denton
  aisin-kariya | Aisin Kariya and Anjo plants | jp/aichi | aisin/transmissions .45 | Estimate. | Kariya plant
  aisin-kyushu | Aisin Kyushu plant | jp/kumamoto | aisin/transmissions .03 | Door parts and engine covers.
  denso-aichi | Denso plants in Aichi and Mie | jp/aichi | denso/parts .35 | Estimate.
  riken-kashiwazaki | Riken Kashiwazaki plant | jp/niigata | riken/piston-rings .7 | Estimate. | Kashiwazaki
  astemo-ibaraki | Astemo plants in Ibaraki and Fukushima | jp/ibaraki | hitachi-astemo/parts .25 | Estimate.
  astemo-thailand | Astemo plants in Thailand | th | hitachi-astemo/parts .08 | Estimate.
  meridian-eaton | Meridian Eaton Rapids plant | us/michigan | meridian/castings .35 | Estimate. | Eaton Rapids
  meridian-strathroy | Meridian Strathroy plant | ca/ontario | meridian/castings .3 | Estimate.
  kojima-toyota | Kojima plants in Toyota City | jp/aichi | kojima/interiors .8 | Estimate.
  aichi-steel-chita | Aichi Steel Chita works | jp/aichi | aichi-steel/bars .9 | Bars and forgings. | Chita plant
  leoni-ukraine | Leoni plants in Ukraine | ua/west | leoni/harnesses .07 | Stryi and Kolomyia.
  leoni-africa | Leoni plants in Tunisia and Egypt | tn | leoni/harnesses .2 | Sousse. | Sousse
  leoni-morocco | Leoni plants in Morocco | ma | leoni/harnesses .12 | Estimate.
  kromberg-ukraine | Kromberg & Schubert Lutsk and Zhytomyr plants | ua/west | kromberg/harnesses .2 | Estimate. |
  + Lutsk; Zhytomyr
  evonik-marl | Evonik Marl plant | de | evonik/nylon-12 1 | Nylon 12 and its precursor. | Marl
  nexteer-saginaw | Nexteer Saginaw plants | us/michigan | nexteer/steering .35 | Estimate. | Saginaw
  axle-three-rivers | American Axle Three Rivers plant | us/michigan | american-axle/axles .15 | Estimate. |
  + Three Rivers
`)

const markets = fed(`
  product:nylon-12 | evonik/nylon-12 .4, arkema/specialties .25 | Estimate.
`)

const madeAt = made(`
  product:takata/airbags | mx .3, us .15, jp .1, de .1, cn .1 | Estimate.
  product:polaris/vehicles | us .7, mx .25 | Estimate.
`)

const rivals = contest(`
  motorcycles | honda/motorcycles .3 .05, yamaha-motor/motorcycles .1 .1, hero-motocorp/motorcycles .1 .15,
  + bajaj-auto/motorcycles .07 .15, tvs-motor/motorcycles .07 .15
`)

export const carPlants: FactFile = {
  industry: 'car plants and motorcycles',
  nodes: [...regions, ...companies, ...lines.nodes, ...sites.nodes],
  edges: [...lines.edges, ...sites.edges, ...markets, ...madeAt, ...rivals],
}
