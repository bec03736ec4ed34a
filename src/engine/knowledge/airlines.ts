/** Airlines: fuel, their share in air freight, and who flies instead when one stands still. */
import type { FactFile } from '@/engine/graph/facts'
import { firm, ownProducts, revenues, rivals, usedBy } from './rows'
import { assumed } from './write'

const nodes = [
  firm('delta', 'Delta Air Lines, Inc.', 'US', 'NYSE:DAL', 'Delta Air Lines', 'Delta Airlines'),
  firm('united', 'United Airlines Holdings, Inc.', 'US', 'NASDAQ:UAL', 'United Airlines'),
  firm(
    'american-airlines',
    'American Airlines Group Inc.',
    'US',
    'NASDAQ:AAL',
    'American Airlines',
  ),
  firm('southwest', 'Southwest Airlines Co.', 'US', 'NYSE:LUV', 'Southwest Airlines'),
  firm('lufthansa', 'Deutsche Lufthansa AG', 'DE', 'Xetra:LHA', 'Lufthansa', 'Lufthansa Group'),
  firm('ryanair', 'Ryanair Holdings plc', 'IE', 'Euronext Dublin:RYA', 'Ryanair'),
  ...ownProducts(
    ['delta', 'flights', 'Delta flights'],
    ['united', 'flights', 'United flights'],
    ['american-airlines', 'flights', 'American Airlines flights'],
    ['southwest', 'flights', 'Southwest flights'],
    ['lufthansa', 'flights', 'Lufthansa Group flights'],
    ['ryanair', 'flights', 'Ryanair flights'],
  ),
]

const edges = [
  ...revenues(
    ['delta/flights', 0.9, assumed('Flights are nine tenths of Delta’s sales.')],
    ['united/flights', 0.95, assumed('Flights are nearly all of United’s sales.')],
    ['american-airlines/flights', 0.95, assumed('Flights are nearly all of American’s sales.')],
    ['southwest/flights', 0.95, assumed('Flights are nearly all of Southwest’s sales.')],
    [
      'lufthansa/flights',
      0.8,
      assumed('Passenger airlines are about four fifths of Lufthansa’s sales.'),
    ],
    [
      'ryanair/flights',
      0.95,
      assumed('Flights and what is sold aboard are all of Ryanair’s sales.'),
    ],
  ),
  ...usedBy(
    'product:jet-fuel',
    { group: 'jet fuel', share: 1, criticality: 'essential', bufferDays: 5 },
    ['product:delta/flights', 0.18, assumed('Fuel is a little under a fifth of Delta’s sales.')],
    ['product:united/flights', 0.21, assumed('Fuel is about a fifth of United’s sales.')],
    [
      'product:american-airlines/flights',
      0.21,
      assumed('Fuel is about a fifth of American’s sales.'),
    ],
    ['product:southwest/flights', 0.21, assumed('Fuel is about a fifth of Southwest’s sales.')],
    ['product:lufthansa/flights', 0.2, assumed('Fuel is about a fifth of Lufthansa’s sales.')],
    ['product:ryanair/flights', 0.38, assumed('Fuel is over a third of Ryanair’s sales.')],
  ),
  ...rivals(
    'US air travel',
    ['delta/flights', 0.18, 0.05],
    ['united/flights', 0.16, 0.05],
    ['american-airlines/flights', 0.18, 0.05],
    ['southwest/flights', 0.17, 0.05],
  ),
]

export const airlines: FactFile = { industry: 'airlines', nodes, edges }
