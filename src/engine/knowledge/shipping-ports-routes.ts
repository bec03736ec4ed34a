/** Routes, freight markets and the carriers that make them. */
import type { FactFile } from '@/engine/graph/facts'
import { firm, inputs, lane, makers, ownProducts, revenues, rivals } from './rows'
import { EIA_CHOKEPOINTS, MFAT_SUEZ, MINT_RED_SEA } from './source-cards-b'
import { assumed, inferred, node, read, reported } from './write'

const nodes = [
  node('route:suez', 'Suez Canal', { aliases: ['Suez', 'Suez Canal route'] }),
  node('route:red-sea', 'Red Sea and Bab el-Mandeb', {
    aliases: ['Red Sea', 'Bab el-Mandeb', 'Bab al-Mandab', 'Gulf of Aden'],
  }),
  node('route:hormuz', 'Strait of Hormuz', { aliases: ['Hormuz', 'Persian Gulf shipping'] }),
  node('route:panama', 'Panama Canal', { aliases: ['Gatun Lake', 'Gatun locks'] }),
  node('route:malacca', 'Strait of Malacca', { aliases: ['Malacca Strait', 'Malacca'] }),
  node('route:bosporus', 'Turkish Straits', {
    aliases: ['Bosporus', 'Bosphorus', 'Dardanelles', 'Black Sea corridor', 'Black Sea ports'],
  }),
  node('route:taiwan-strait', 'Taiwan Strait', { aliases: ['Taiwan Straits'] }),
  node('route:rhine', 'Rhine waterway', { aliases: ['Rhine', 'river Rhine', 'Kaub'] }),
  node('route:mississippi', 'Mississippi River', { aliases: ['Mississippi', 'lower Mississippi'] }),
  node('route:us-west-coast-ports', 'US West Coast ports', {
    aliases: [
      'West Coast ports',
      'Port of Los Angeles',
      'Port of Long Beach',
      'Port of Oakland',
      'Port of Seattle',
      'San Pedro Bay',
    ],
  }),
  node('route:us-east-gulf-ports', 'US East and Gulf Coast ports', {
    aliases: [
      'East Coast ports',
      'Gulf Coast ports',
      'Port of New York and New Jersey',
      'Port of Savannah',
      'Port of Houston',
      'Port of Baltimore',
      'Port of Charleston',
    ],
  }),
  node('route:north-europe-ports', 'North European ports', {
    aliases: ['Port of Rotterdam', 'Port of Antwerp', 'Port of Hamburg', 'Bremerhaven'],
  }),
  node('route:china-ports', 'Chinese container ports', {
    aliases: [
      'Port of Shanghai',
      'Yantian',
      'Port of Ningbo',
      'Port of Shenzhen',
      'Port of Tianjin',
    ],
  }),
  node('product:freight-sea', 'Sea freight', {
    aliases: ['ocean freight', 'container shipping', 'container freight', 'shipping rates'],
  }),
  node('product:freight-air', 'Air freight', { aliases: ['air cargo', 'airfreight'] }),
  node('product:freight-road', 'Road freight', { aliases: ['trucking', 'haulage'] }),
  firm(
    'maersk',
    'A.P. Møller - Mærsk A/S',
    'DK',
    'Nasdaq Copenhagen:MAERSK-B',
    'Maersk',
    'Moller-Maersk',
    'AP Moller Maersk',
  ),
  ...ownProducts(['maersk', 'shipping', 'Maersk ocean and logistics services']),
]

const edges = [
  ...revenues([
    'maersk/shipping',
    0.95,
    assumed('Ocean, logistics and terminals are nearly all of Maersk.'),
  ]),
  ...makers('product:freight-sea', [
    'maersk/shipping',
    0.14,
    assumed('Maersk runs about a seventh of the world container fleet.'),
  ]),
  ...inputs('product:maersk/shipping', [
    'product:bunker-fuel',
    'bunker fuel',
    1,
    'essential',
    assumed('Ships burn bunker fuel; about an eighth of a liner company’s revenue.'),
    { costShare: 0.12 },
  ]),
  ...lane('route:suez', { detourDays: 10, criticality: 'important' }, [
    'product:freight-sea',
    0.3,
    reported(
      MFAT_SUEZ,
      'About 12 % of world trade and 30 % of container traffic use the Suez Canal.',
    ),
  ]),
  ...lane('route:red-sea', { detourDays: 12, criticality: 'important' }, [
    'product:freight-sea',
    0.3,
    reported(
      MINT_RED_SEA,
      'Up to 30 % of container volume passes; round Africa takes 12 days more.',
    ),
  ]),
  ...lane('route:hormuz', { detourDays: 60, criticality: 'essential' }, [
    'commodity:crude-oil',
    0.2,
    read(
      EIA_CHOKEPOINTS,
      'In 2023 20.9 of the world’s 101.9 million barrels a day of oil passed the Strait of Hormuz.',
    ),
  ]),
  ...lane('route:bosporus', { detourDays: 20, criticality: 'important' }, [
    'commodity:crude-oil',
    0.03,
    read(EIA_CHOKEPOINTS, 'In 2023 3.4 of 101.9 million barrels a day passed the Turkish Straits.'),
  ]),
  ...lane('route:panama', { detourDays: 14, criticality: 'important' }, [
    'product:freight-sea',
    0.05,
    inferred(
      EIA_CHOKEPOINTS,
      'The canal carries 2.1 of 77.5 million barrels a day of seaborne oil; containers are held to be a little more.',
    ),
  ]),
]

export const shippingPortsRoutes: FactFile = {
  industry: 'shipping, ports and routes',
  nodes,
  edges: [...edges, ...rivals('container shipping', ['maersk/shipping', 0.14, 0.05])],
}
