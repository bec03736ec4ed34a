/** Railways, lorries, parcels and ports on land, and what waits when they stand. */
import type { FactFile } from '@/engine/graph/facts'
import { houses } from './houses'
import { contest, fed, lanes, needs, things } from './table'
import { node } from './write'

const routes = [
  node('route:canadian-railways', 'Canadian railways', {
    aliases: [
      'Canadian rail',
      'Canadian rail network',
      'freight railways of Canada',
      'Canada’s railways',
    ],
  }),
  node('route:canadian-pacific-ports', 'Ports of British Columbia', {
    aliases: [
      'Port of Vancouver',
      'Prince Rupert',
      'British Columbia ports',
      'BC ports',
      'West Coast ports of Canada',
      'Canadian ports',
    ],
  }),
  node('route:australian-coal-ports', 'Coal ports and lines of Queensland and New South Wales', {
    aliases: [
      'Hay Point',
      'Dalrymple Bay',
      'Port of Newcastle',
      'Goonyella',
      'Abbot Point',
      'Gladstone port',
    ],
  }),
  node('route:pilbara-ports', 'Iron-ore ports of the Pilbara', {
    aliases: ['Port Hedland port', 'Dampier port', 'Cape Lambert', 'Pilbara ports'],
  }),
  node('route:south-african-railways', 'South African ports and railways', {
    aliases: ['Richards Bay', 'Port of Durban', 'Transnet', 'Sishen-Saldanha'],
  }),
  node('route:british-ports', 'British container ports', {
    aliases: ['Felixstowe', 'Port of Felixstowe', 'Port of Southampton', 'Port of Liverpool'],
  }),
  node('route:parana', 'Paraná waterway', {
    aliases: ['Parana River', 'Paraná River', 'port of Rosario', 'Rosario grain hub'],
  }),
  node('route:brazilian-ports', 'Brazilian ports and roads', {
    aliases: ['Port of Santos', 'Paranaguá', 'Paranagua', 'Brazilian truckers'],
  }),
  node('route:indian-ports', 'Indian ports', {
    aliases: ['Mundra', 'Nhava Sheva', 'Jawaharlal Nehru Port'],
  }),
  node('route:german-railways', 'German railways', {
    aliases: ['Rastatt', 'German rail', 'German rail network', 'Deutsche Bahn network'],
  }),
  node('route:francis-scott-key', 'Port of Baltimore', {
    aliases: ['Francis Scott Key Bridge', 'Baltimore harbour', 'Baltimore harbor', 'Baltimore'],
  }),
]

const goods = things(`
  product:rail-us | Rail freight in the United States | US rail freight; American rail freight
  product:rail-canada | Rail freight in Canada | Canadian rail freight; grain trains
  product:lorry-part-load | Part-load road freight | less-than-truckload; LTL; LTL carriers; LTL trucking
  product:lorry-full-load | Full-load road freight | truckload carriers; truckload; truckload freight; truck drivers; hauliers
`)

const firms = houses(`
  bnsf | BNSF Railway Company | US |  | BNSF; Burlington Northern Santa Fe; Burlington Northern | rail = BNSF rail freight; .98; us .95; product:rail-us .3
  csx | CSX Corporation | US | NASDAQ:CSX | CSX; CSX Transportation | rail = CSX rail freight; .97; us .97; product:rail-us .18
  norfolk-southern | Norfolk Southern Corporation | US | NYSE:NSC | Norfolk Southern | rail = Norfolk Southern rail freight; .98; us 1; product:rail-us .17
  kansas-city-southern | Kansas City Southern | US |  | Kansas City Southern | rail = KCS rail freight; .98; us .5, mx .5; product:rail-us .03
  cn-rail | Canadian National Railway Company | CA | TSX:CNR | Canadian National; Canadian National Railway; CN Rail | rail = CN rail freight; .95; ca .68, us .3; product:rail-canada .5
  cpkc | Canadian Pacific Kansas City Limited | CA | TSX:CP | Canadian Pacific; Canadian Pacific Railway; CPKC | rail = CP rail freight; .98; ca .6, us .25, mx .12; product:rail-canada .45
  aurizon | Aurizon Holdings Limited | AU | ASX:AZJ | Aurizon; QR National | rail = Aurizon coal and bulk trains; .95; au 1
  deutsche-bahn | Deutsche Bahn AG | DE |  | Deutsche Bahn; DB Cargo; DB Schenker | rail = Deutsche Bahn trains; .6; de .95 | forwarding = Schenker forwarding; .35;
  network-rail | Network Rail Limited | GB |  | Network Rail | rail = British rail network; .98; gb 1
  sncf | SNCF SA | FR |  | SNCF | rail = SNCF trains; .75; fr .9
  yellow | Yellow Corporation | US |  | Yellow Corp; YRC Worldwide; Yellow Corporation; YRC Freight | lorries = Yellow part loads; .97; us .97; product:lorry-part-load .09
  old-dominion | Old Dominion Freight Line, Inc. | US | NASDAQ:ODFL | Old Dominion Freight Line; Old Dominion | lorries = Old Dominion part loads; .98; us 1; product:lorry-part-load .12
  xpo | XPO, Inc. | US | NYSE:XPO | XPO; XPO Logistics; Con-way | lorries = XPO part loads; .6; us .97; product:lorry-part-load .09
  saia | Saia, Inc. | US | NASDAQ:SAIA | Saia | lorries = Saia part loads; .98; us 1; product:lorry-part-load .06
  arcbest | ArcBest Corporation | US | NASDAQ:ARCB | ArcBest; Arkansas Best; ABF Freight | lorries = ArcBest part loads; .6; us .98; product:lorry-part-load .05
  tfi | TFI International Inc. | CA | TSX:TFII | TFI International; TransForce | lorries = TFI part and full loads; .85; us .6, ca .4; product:lorry-part-load .05
  knight-swift | Knight-Swift Transportation Holdings Inc. | US | NYSE:KNX | Knight-Swift; Swift Transportation | lorries = Knight-Swift full loads; .9; us .97; product:lorry-full-load .02
  jb-hunt | J.B. Hunt Transport Services, Inc. | US | NASDAQ:JBHT | J.B. Hunt; JB Hunt | lorries = J.B. Hunt full loads and containers by rail; .95; us .98; product:lorry-full-load .03
  werner | Werner Enterprises, Inc. | US | NASDAQ:WERN | Werner Enterprises | lorries = Werner full loads; .95; us .95; product:lorry-full-load .01
  schneider-national | Schneider National, Inc. | US | NYSE:SNDR | Schneider National | lorries = Schneider full loads; .9; us .97; product:lorry-full-load .015
  celadon | Celadon Group, Inc. | US |  | Celadon | lorries = Celadon full loads; .95; us .85; product:lorry-full-load .004
  ryder | Ryder System, Inc. | US | NYSE:R | Ryder System | lorries = Ryder leased lorries and logistics; .97; us .9
  ch-robinson | C.H. Robinson Worldwide, Inc. | US | NASDAQ:CHRW | C.H. Robinson; CH Robinson | forwarding = C.H. Robinson brokered freight; .95; us .8
  expeditors | Expeditors International of Washington, Inc. | US | NYSE:EXPD | Expeditors; Expeditors International | forwarding = Expeditors forwarding; .97;
  dsv | DSV A/S | DK | CPH:DSV | DSV; DSV Panalpina | forwarding = DSV forwarding; .75;
  panalpina | Panalpina Welttransport (Holding) AG | CH |  | Panalpina | forwarding = Panalpina forwarding; .95;
  ceva | CEVA Logistics AG | CH |  | CEVA Logistics; CEVA | forwarding = CEVA logistics; .95;
  gefco | GEFCO S.A. | FR |  | Gefco | forwarding = Gefco logistics for carmakers; .95;
  royal-mail | International Distribution Services plc | GB | LSE:IDS | Royal Mail; International Distribution Services; Parcelforce | parcels = Royal Mail letters and parcels; .65; gb 1; product:parcel .02
  canada-post | Canada Post Corporation | CA |  | Canada Post | parcels = Canada Post letters and parcels; .75; ca 1; product:parcel .01
  purolator | Purolator Inc. | CA |  | Purolator | parcels = Purolator parcels; .97; ca 1; product:parcel .005
  usps | United States Postal Service | US |  | US Postal Service; USPS | parcels = Postal Service letters and parcels; .98; us 1; product:parcel .08
  postnl | PostNL N.V. | NL | AMS:PNL | PostNL | parcels = PostNL letters and parcels; .95; nl .85; product:parcel .01
  tnt | TNT Express N.V. | NL |  | TNT Express | parcels = TNT parcels; .97; nl .1, gb .15, fr .12, it .1; product:parcel .03
  yamato | Yamato Holdings Co., Ltd. | JP | TSE:9064 | Yamato Holdings; Yamato Transport; ヤマト | parcels = Yamato parcels; .95; jp .97; product:parcel .04
  sagawa | SG Holdings Co., Ltd. | JP | TSE:9143 | Sagawa; Sagawa Express; SG Holdings | parcels = Sagawa parcels; .9; jp .95; product:parcel .03
  dp-world | DP World Limited | AE |  | DP World | ports = DP World port services; .85; ae .25, au .08, gb .08, in .12
  apm-terminals | APM Terminals B.V. | NL |  | APM Terminals | ports = APM Terminals port services; .98;
  adani-ports | Adani Ports and Special Economic Zone Limited | IN | NSE:ADANIPORTS | Adani Ports | ports = Adani port services; .9; in .95
  hhla | Hamburger Hafen und Logistik AG | DE | XETRA:HHFA | HHLA | ports = HHLA port services; .9; de .85
  ictsi | International Container Terminal Services, Inc. | PH | PSE:ICT | ICTSI | ports = ICTSI port services; .97; ph .3, mx .12, br .12
`)

const rail = fed(`
  product:rail-us | union-pacific/rail .3 | Estimate.
`)

const inputs = needs(`
  product:bnsf/rail, product:csx/rail, product:norfolk-southern/rail, product:kansas-city-southern/rail, product:cn-rail/rail, product:cpkc/rail
    diesel | product:diesel 1 important cost .1 buffer 5 | Surcharges pass most of the fuel on.
  product:yellow/lorries, product:old-dominion/lorries, product:xpo/lorries, product:saia/lorries, product:arcbest/lorries, product:tfi/lorries,
  + product:knight-swift/lorries, product:jb-hunt/lorries, product:werner/lorries, product:schneider-national/lorries, product:celadon/lorries
    diesel | product:diesel 1 essential cost .12 buffer 3 | Lorries burn diesel; surcharges pass most of it on.
  product:royal-mail/parcels, product:usps/parcels, product:yamato/parcels, product:sagawa/parcels, product:canada-post/parcels, product:postnl/parcels
    diesel | product:diesel 1 important cost .03 buffer 5 | Vans and lorries burn diesel.
  product:expeditors/forwarding, product:dsv/forwarding, product:panalpina/forwarding, product:ceva/forwarding
    sea freight | product:freight-sea 1 minor cost .25 | Forwarders buy room on ships and sell it on.
    air freight | product:freight-air 1 minor cost .25 | Forwarders buy room on aircraft and sell it on.
  product:nutrien/potash
    rail | product:rail-canada .9 essential cost .1 buffer 7 | Potash leaves Saskatchewan by rail; mines store days of output.
  product:teck/coal
    rail | product:rail-canada 1 essential cost .15 buffer 7 | Coal goes to the coast by rail.
  product:duke-energy/power, product:southern-company/power, product:aep/power
    coal trains | product:rail-us .3 minor cost .02 buffer 45 | Coal comes by rail and lies in stock for weeks.
  product:adm/grain-processing, product:bunge/oilseed-processing, product:cargill/grain-processing
    trains | product:rail-us .3 important cost .03 buffer 10 | Grain and meal go by rail.
  product:westlake/pvc, product:dow/plastics
    trains | product:rail-us .4 important cost .03 buffer 10 | Chlorine and resin go by rail.
  product:general-motors/vehicles, product:ford/vehicles, product:stellantis/vehicles
    trains | product:rail-us .5 minor cost .01 buffer 5 | Finished vehicles leave by rail.
`)

const ways = lanes(`
  route:us-railways | product:bnsf/rail .95, product:csx/rail .97, product:norfolk-southern/rail .98, product:kansas-city-southern/rail .5 | detour 30 essential buffer 0 | Estimate.
  route:canadian-railways | product:cn-rail/rail .7, product:cpkc/rail .6, product:rail-canada 1 | detour 30 essential buffer 0 | Estimate.
  route:canadian-pacific-ports | product:nutrien/potash .35, product:teck/coal .9, product:canfor/lumber .15, product:west-fraser/lumber .12 | detour 21 essential
  + buffer 3 | Estimate.
  route:canadian-pacific-ports | commodity:wheat .03, commodity:container-freight .02 | detour 14 important buffer 0 | Estimate.
  route:australian-coal-ports | product:bhp/coking-coal .9, material:coking-coal .15, commodity:coal .05, product:aurizon/rail .7, product:whitehaven/coal .95,
  + product:yancoal/coal .9, product:coronado/coal .6 | detour 21 essential buffer 3 | Estimate.
  route:pilbara-ports | product:bhp/iron-ore .97, product:fortescue/iron-ore .98, product:rio-tinto/iron-ore .9, material:iron-ore .33 | detour 14 essential
  + buffer 3 | Estimate.
  route:south-african-railways | product:kumba/iron-ore .95, product:exxaro/coal .7, product:thungela/coal .8, commodity:coal .01, material:iron-ore .02 | detour 14
  + essential buffer 5 | Estimate.
  route:british-ports | product:tesco/stores .05, product:next-plc/clothing .4, product:marks-spencer/stores .1 | detour 10 important buffer 3 | Estimate.
  route:parana | commodity:soybeans .12, commodity:corn .05 | detour 20 important buffer 5 | Estimate.
  route:brazilian-ports | commodity:soybeans .15, commodity:sugar .12, commodity:coffee .15, product:suzano/pulp .3, product:brf/poultry .3 | detour 10 important
  + buffer 4 | Estimate.
  route:indian-ports | product:adani-ports/ports .6, commodity:rice .05 | detour 7 important buffer 5 | Estimate.
  route:german-railways | product:deutsche-bahn/rail .9, product:voestalpine/steel .1, product:basf/chemicals .05 | detour 10 important buffer 1 | Estimate.
  route:francis-scott-key | product:consol/coal .5, product:csx/rail .05, product:norfolk-southern/rail .03, commodity:car-carrier-freight .03,
  + product:deere/farm .03, product:arch/coal .15 | detour 45 essential buffer 1 | Estimate.
`)

const rivalry = contest(`
  railways of the American west | union-pacific/rail .5 .05, bnsf/rail .5 .05
  railways of the American east | csx/rail .5 .05, norfolk-southern/rail .5 .05
  railways of Canada | cn-rail/rail .5 .05, cpkc/rail .5 .05
  American part loads | yellow/lorries .1 .05, old-dominion/lorries .12 .15, xpo/lorries .09 .12, saia/lorries .06 .12, arcbest/lorries .05 .12
  parcels in Canada | canada-post/parcels .3 .05, purolator/parcels .15 .1
  parcels in Japan | yamato/parcels .45 .05, sagawa/parcels .3 .05
`)

export const freightByLand: FactFile = {
  industry: 'freight by land',
  nodes: [...routes, ...goods, ...firms.nodes],
  edges: [...firms.edges, ...rail, ...inputs, ...ways, ...rivalry],
}
