/** More airlines, whose airspaces they fly through, who flies instead, and air freight. */
import type { FactFile } from '@/engine/graph/facts'
import { houses } from './houses'
import { contest, lanes, needs, things } from './table'
import { assumed, competes, node } from './write'

const AIRSPACES = [
  node('route:european-airspace', 'European airspace', {
    aliases: [
      'air space of northern Europe',
      'airspace of northern Europe',
      'northern European airspace',
      'European air space',
      'Europe’s airspace',
      'Heathrow',
      'Heathrow Airport',
      'Frankfurt Airport',
      'Schiphol',
      'Eurocontrol',
      'British airspace',
      'UK airspace',
      'German airspace',
      'French air traffic control',
      'Gatwick',
    ],
  }),
  node('route:russian-airspace', 'Russian airspace', {
    aliases: ['Siberian airspace', 'Russian air space', 'Siberian route'],
  }),
  node('route:gulf-airspace', 'Airspace of the Middle East', {
    aliases: [
      'Gulf airspace',
      'Qatari airspace',
      'Iranian airspace',
      'Iraqi airspace',
      'Middle East airspace',
      'Middle Eastern airspace',
      'airspace of the Gulf states',
      'Dubai Airport',
      'Dubai International',
    ],
  }),
  node('route:pakistani-airspace', 'Pakistani airspace', { aliases: ['Pakistan’s airspace'] }),
  node('route:us-airspace', 'United States airspace', {
    aliases: ['US airspace', 'American airspace', 'US air traffic control', 'FAA air traffic'],
  }),
  node('route:japanese-airspace', 'Japanese airports', {
    aliases: ['Kansai Airport', 'Kansai International Airport', 'Narita', 'Haneda'],
  }),
]

const goods = things(`
  product:cross-channel | Travel across the English Channel | cross-channel trains; cross-channel ferries; London-Paris travel
`)

const lines = houses(`
  sas | SAS AB | SE | STO:SAS | Scandinavian Airlines | flights = SAS flights; .95;
  norwegian | Norwegian Air Shuttle ASA | NO | OSE:NAS | Norwegian Air; Norwegian Air Shuttle | flights = Norwegian flights; .97;
  finnair | Finnair Oyj | FI | HEL:FIA1S | Finnair | flights = Finnair flights; .95; ; product:freight-air .004
  lot | Polskie Linie Lotnicze LOT S.A. | PL |  | LOT Polish Airlines | flights = LOT flights; .97;
  tap | TAP Air Portugal | PT |  | TAP Air Portugal | flights = TAP flights; .95;
  air-berlin | Air Berlin plc | DE |  | Air Berlin; airberlin | flights = Air Berlin flights; .97;
  alitalia | Alitalia S.p.A. | IT |  | Alitalia; ITA Airways | flights = Alitalia flights; .97;
  flybe | Flybe Group plc | GB |  | Flybe | flights = Flybe flights; .97;
  monarch | Monarch Airlines Limited | GB |  | Monarch Airlines | flights = Monarch flights; .97;
  thomas-cook | Thomas Cook Group plc | GB |  | Thomas Cook | holidays = Thomas Cook holidays and flights; .97;
  tui | TUI AG | DE | XETRA:TUI1 | TUI Group; TUI AG | holidays = TUI holidays and flights; .95;
  jet2 | Jet2 plc | GB | LSE:JET2 | Jet2; Dart Group | flights = Jet2 flights and holidays; .97;
  pegasus | Pegasus Hava Taşımacılığı A.Ş. | TR | BIST:PGSUS | Pegasus Airlines | flights = Pegasus flights; .97;
  aegean | Aegean Airlines S.A. | GR | ATHEX:AEGN | Aegean Airlines | flights = Aegean flights; .97;
  icelandair | Icelandair Group hf. | IS | ICEX:ICEAIR | Icelandair | flights = Icelandair flights; .95;
  aeroflot | PJSC Aeroflot | RU | MOEX:AFLT | Aeroflot; Аэрофлот | flights = Aeroflot flights; .97;
  air-china | Air China Limited | CN | SSE:601111 | Air China; 中国国航 | flights = Air China flights; .95; ; product:freight-air .02
  china-eastern | China Eastern Airlines Corporation Limited | CN | SSE:600115 | China Eastern; China Eastern Airlines | flights = China Eastern flights; .95;
  china-southern | China Southern Airlines Company Limited | CN | SSE:600029 | China Southern Airlines | flights = China Southern flights; .95; ; product:freight-air .02
  china-airlines | China Airlines Ltd. | TW | TWSE:2610 | China Airlines | flights = China Airlines flights; .95; ; product:freight-air .025
  eva-air | EVA Airways Corporation | TW | TWSE:2618 | EVA Air; EVA Airways | flights = EVA flights; .95; ; product:freight-air .015
  asiana | Asiana Airlines Inc. | KR | KRX:020560 | Asiana Airlines | flights = Asiana flights; .95; ; product:freight-air .015
  jeju-air | Jeju Air Co., Ltd. | KR | KRX:089590 | Jeju Air | flights = Jeju Air flights; .97;
  thai-airways | Thai Airways International Public Company Limited | TH | SET:THAI | Thai Airways | flights = Thai Airways flights; .95;
  garuda | PT Garuda Indonesia (Persero) Tbk | ID | IDX:GIAA | Garuda Indonesia | flights = Garuda flights; .95;
  malaysia-airlines | Malaysia Airlines Berhad | MY |  | Malaysia Airlines | flights = Malaysia Airlines flights; .95;
  airasia | Capital A Berhad | MY | KLSE:5099 | AirAsia; AirAsia Group; Capital A | flights = AirAsia flights; .9;
  air-new-zealand | Air New Zealand Limited | NZ | NZX:AIR | Air New Zealand | flights = Air New Zealand flights; .95;
  air-india | Air India Limited | IN |  | Air India | flights = Air India flights; .97;
  spicejet | SpiceJet Limited | IN | NSE:SPICEJET | SpiceJet | flights = SpiceJet flights; .97;
  jet-airways | Jet Airways (India) Limited | IN |  | Jet Airways | flights = Jet Airways flights; .97;
  pia | Pakistan International Airlines Corporation Limited | PK |  | Pakistan International Airlines | flights = PIA flights; .97;
  qatar-airways | Qatar Airways Group Q.C.S.C. | QA |  | Qatar Airways | flights = Qatar Airways flights; .95; ; product:freight-air .055
  etihad | Etihad Airways PJSC | AE |  | Etihad; Etihad Airways | flights = Etihad flights; .95; ; product:freight-air .015
  air-arabia | Air Arabia PJSC | AE | DFM:AIRARABIA | Air Arabia | flights = Air Arabia flights; .95;
  saudia | Saudi Arabian Airlines Corporation | SA |  | Saudia | flights = Saudia flights; .95;
  el-al | El Al Israel Airlines Ltd. | IL | TASE:ELAL | El Al | flights = El Al flights; .97;
  ethiopian | Ethiopian Airlines Group | ET |  | Ethiopian Airlines | flights = Ethiopian flights; .95; ; product:freight-air .015
  copa | Copa Holdings, S.A. | PA | NYSE:CPA | Copa Airlines; Copa Holdings | flights = Copa flights; .97;
  latam | LATAM Airlines Group S.A. | CL | NYSE:LTM | LATAM; LATAM Airlines; LAN Airlines | flights = LATAM flights; .95;
  azul | Azul S.A. | BR | B3:AZUL4 | Azul Airlines; Azul Linhas Aéreas | flights = Azul flights; .95;
  gol | Gol Linhas Aéreas Inteligentes S.A. | BR | B3:GOLL4 | Gol Linhas Aéreas; Gol Airlines | flights = Gol flights; .95;
  avianca | Avianca Group International Limited | CO |  | Avianca | flights = Avianca flights; .95;
  aeromexico | Grupo Aeroméxico, S.A.B. de C.V. | MX | NYSE:AERO | Aeroméxico; Aeromexico | flights = Aeroméxico flights; .97;
  westjet | WestJet Airlines Ltd. | CA |  | WestJet | flights = WestJet flights; .97;
  spirit-airlines | Spirit Aviation Holdings, Inc. | US |  | Spirit Airlines | flights = Spirit Airlines flights; .97; us .85
  frontier-airlines | Frontier Group Holdings, Inc. | US | NASDAQ:ULCC | Frontier Airlines | flights = Frontier Airlines flights; .97; us .9
  allegiant | Allegiant Travel Company | US | NASDAQ:ALGT | Allegiant Air; Allegiant Travel | flights = Allegiant flights; .95; us .97
  hawaiian | Hawaiian Holdings, Inc. | US |  | Hawaiian Airlines | flights = Hawaiian flights; .95; us .8
  skywest | SkyWest, Inc. | US | NASDAQ:SKYW | SkyWest; SkyWest Airlines | flights = SkyWest flights; .97; us .97
  us-airways | US Airways Group, Inc. | US |  | US Airways; America West | flights = US Airways flights; .97; us .85
  northwest-airlines | Northwest Airlines Corporation | US |  | Northwest Airlines | flights = Northwest flights; .97; us .65
  continental-airlines | Continental Airlines, Inc. | US |  | Continental Airlines | flights = Continental Airlines flights; .97; us .6
  trans-world | Trans World Airlines, Inc. | US |  | Trans World Airlines; TWA | flights = TWA flights; .97; us .85
  atlas-air | Atlas Air Worldwide Holdings, Inc. | US |  | Atlas Air | cargo = Atlas cargo flights; .95; ; product:freight-air .04
  cargolux | Cargolux Airlines International S.A. | LU |  | Cargolux | cargo = Cargolux cargo flights; .98; ; product:freight-air .03
  sf-holding | S.F. Holding Co., Ltd. | CN | SZSE:002352 | SF Express; SF Holding; 顺丰 | express = SF parcels and air freight; .9; cn .9; product:parcel .05
  getlink | Getlink SE | FR | Euronext Paris:GET | Getlink; Eurotunnel; Groupe Eurotunnel | shuttles = Eurotunnel shuttles and rail tolls; .9; ;
  + product:cross-channel .4
  dfds | DFDS A/S | DK | CPH:DFDS | DFDS | ferries = DFDS ferries and logistics; .95; ; product:cross-channel .2
  heathrow-sp | Heathrow Airport Holdings Limited | GB |  | Heathrow Airport Holdings; BAA until 2012-10-14 | airport = Heathrow airport services; .98; gb 1
  fraport | Fraport AG Frankfurt Airport Services Worldwide | DE | XETRA:FRA | Fraport | airport = Fraport airport services; .9; de .55
  adp | Aéroports de Paris SA | FR | Euronext Paris:ADP | Aéroports de Paris; Groupe ADP | airport = Paris airport services; .9; fr .75
`)

const US =
  'product:spirit-airlines/flights, product:frontier-airlines/flights, product:allegiant/flights'
const inputs = needs(`
  ${US}, product:hawaiian/flights, product:us-airways/flights, product:northwest-airlines/flights,
  + product:continental-airlines/flights, product:trans-world/flights, product:westjet/flights, product:aeromexico/flights
    jet fuel | product:jet-fuel 1 essential cost .25 buffer 5 | A quarter of revenue goes on fuel.
  product:sas/flights, product:norwegian/flights, product:finnair/flights, product:lot/flights, product:tap/flights, product:air-berlin/flights,
  + product:alitalia/flights, product:flybe/flights, product:monarch/flights, product:jet2/flights, product:aegean/flights, product:icelandair/flights
    jet fuel | product:jet-fuel 1 essential cost .24 buffer 5 | A quarter of revenue goes on fuel.
  product:air-china/flights, product:china-eastern/flights, product:china-southern/flights, product:china-airlines/flights, product:eva-air/flights,
  + product:asiana/flights, product:jeju-air/flights, product:thai-airways/flights, product:garuda/flights, product:malaysia-airlines/flights,
  + product:airasia/flights, product:air-new-zealand/flights, product:air-india/flights, product:spicejet/flights, product:jet-airways/flights,
  + product:pia/flights, product:aeroflot/flights, product:pegasus/flights, product:ethiopian/flights
    jet fuel | product:jet-fuel 1 essential cost .3 buffer 5 | A third of revenue goes on fuel.
  product:qatar-airways/flights, product:etihad/flights, product:air-arabia/flights, product:saudia/flights, product:el-al/flights, product:copa/flights,
  + product:latam/flights, product:azul/flights, product:gol/flights, product:avianca/flights, product:atlas-air/cargo, product:cargolux/cargo
    jet fuel | product:jet-fuel 1 essential cost .28 buffer 5 | More than a quarter of revenue goes on fuel.
  product:tui/holidays, product:thomas-cook/holidays
    jet fuel | product:jet-fuel 1 important cost .08 buffer 5 | Flights are part of the holidays sold.
  product:getlink/shuttles
    power | commodity:electricity 1 essential cost .05 | Trains run on power.
  product:dfds/ferries
    bunker fuel | product:bunker-fuel 1 essential cost .12 buffer 14 | Ferries burn fuel oil.
`)

/** Seats that are not flown are lost: there is no stock, and no way round within Europe. */
const ways = lanes(`
  route:european-airspace | product:easyjet/flights .9, product:ryanair/flights .8, product:flybe/flights .95, product:sas/flights .85, product:norwegian/flights .85,
  + product:aegean/flights .4, product:wizz-air/flights .6, product:air-berlin/flights .8, product:monarch/flights .8, product:jet2/flights .8,
  + product:lufthansa/flights .6, product:air-france-klm/flights .5, product:iag/flights .45, product:finnair/flights .7, product:lot/flights .6,
  + product:icelandair/flights .6, product:alitalia/flights .4, product:tap/flights .3, product:fraport/airport .5, product:heathrow-sp/airport .9,
  + product:adp/airport .6, product:tui/holidays .25, product:thomas-cook/holidays .25 | detour 30 essential buffer 0 | Estimate.
  route:european-airspace | product:freight-air .15, product:emirates/flights .15, product:delta/flights .06, product:united-airlines/flights .08,
  + product:american-airlines/flights .06, product:dhl/express .1, product:qatar-airways/flights .2 | detour 30 essential buffer 0 | Estimate.
  route:russian-airspace | product:finnair/flights .4, product:japan-airlines/flights .06, product:ana/flights .05, product:lufthansa/flights .05,
  + product:air-france-klm/flights .05, product:iag/flights .03, product:korean-air/flights .08, product:cargolux/cargo .15 | detour 15 important
  + buffer 0 | Estimate.
  route:gulf-airspace | product:qatar-airways/flights .95, product:emirates/flights .9, product:etihad/flights .95, product:air-arabia/flights .9,
  + product:saudia/flights .5, product:indigo/flights .12, product:air-india/flights .15, product:el-al/flights .3, product:freight-air .1,
  + product:turkish-airlines/flights .1, product:wizz-air/flights .05 | detour 30 essential buffer 0 | Estimate.
  route:pakistani-airspace | product:air-india/flights .2, product:indigo/flights .06, product:pia/flights .95 | detour 15 important buffer 0 | Estimate.
  route:us-airspace | product:delta/flights .8, product:united-airlines/flights .7, product:american-airlines/flights .8, product:southwest/flights .97,
  + product:us-airways/flights .9, product:northwest-airlines/flights .75, product:continental-airlines/flights .8, product:jetblue/flights .9,
  + product:alaska-air/flights .97, product:spirit-airlines/flights .9, product:fedex/express .4, product:ups/express .15 | detour 30
  + essential buffer 0 | Estimate.
  route:japanese-airspace | product:ana/flights .15, product:japan-airlines/flights .15 | detour 14 essential buffer 0 | Estimate.
`)

const INSTEAD = 'Travellers take the shuttle or the ferry when flights to and from Britain stop.'
const instead = ['easyjet', 'ryanair', 'iag', 'air-france-klm'].flatMap((airline) =>
  ['getlink/shuttles', 'dfds/ferries'].map((rival) =>
    competes(
      `product:${airline}/flights`,
      `product:${rival}`,
      { marketShare: 0.15, spareCapacity: 0.1 },
      assumed(INSTEAD),
    ),
  ),
)

const rivalry = [
  ...instead,
  ...contest(`
    US low-fare travel | spirit-airlines/flights .04 .08, frontier-airlines/flights .04 .08, allegiant/flights .02 .05
    Indian air travel | indigo/flights .6 .08, air-india/flights .25 .05, spicejet/flights .05 .1, jet-airways/flights .15 .05
    German air travel | lufthansa/flights .4 .05, air-berlin/flights .1 .05
    British holiday flights | jet2/flights .2 .08, tui/holidays .2 .08, thomas-cook/holidays .15 .05, monarch/flights .08 .05
    Korean air travel | korean-air/flights .35 .05, asiana/flights .2 .05, jeju-air/flights .15 .08
    Gulf transfer travel | emirates/flights .3 .05, qatar-airways/flights .25 .05, etihad/flights .12 .08
    Brazilian air travel | gol/flights .3 .05, azul/flights .3 .05, latam/flights .38 .05
    Canadian air travel | air-canada/flights .45 .05, westjet/flights .3 .08
  `),
]

export const travelByAir: FactFile = {
  industry: 'travel by air',
  nodes: [...AIRSPACES, ...goods, ...lines.nodes],
  edges: [...lines.edges, ...inputs, ...ways, ...rivalry],
}
