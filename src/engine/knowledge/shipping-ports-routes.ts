/** Routes, the freight markets, and what passes where. */
import type { FactFile } from '@/engine/graph/facts'
import { lane } from './rows'
import {
  EIA_CHOKEPOINTS,
  EIA_HORMUZ_LNG,
  MFAT_SUEZ,
  MINT_RED_SEA,
  PMSA_2022,
  VAN_TRUMP_RIVER,
} from './source-cards-b'
import { lanes } from './table'
import { inferred, node, read, reported } from './write'

const routes = [
  node('route:suez', 'Suez Canal', { aliases: ['Suez'] }),
  node('route:red-sea', 'Red Sea and Bab el-Mandeb', {
    aliases: ['Red Sea', 'Bab el-Mandeb', 'Bab al-Mandab', 'Gulf of Aden'],
  }),
  node('route:hormuz', 'Strait of Hormuz', { aliases: ['Hormuz', 'Persian Gulf shipping'] }),
  node('route:panama', 'Panama Canal', { aliases: ['Gatun Lake', 'Gatún Lake'] }),
  node('route:malacca', 'Strait of Malacca', { aliases: ['Malacca Strait', 'Malacca'] }),
  node('route:bosporus', 'Turkish Straits and Black Sea', {
    aliases: ['Bosporus', 'Bosphorus', 'Dardanelles', 'Black Sea', 'Black Sea corridor'],
  }),
  node('route:danish-straits', 'Danish Straits', { aliases: ['Oresund', 'Baltic Sea shipping'] }),
  node('route:taiwan-strait', 'Taiwan Strait', { aliases: ['Taiwan Straits'] }),
  node('route:rhine', 'Rhine waterway', { aliases: ['Rhine', 'river Rhine', 'Kaub'] }),
  node('route:mississippi', 'Mississippi River', { aliases: ['Mississippi', 'lower Mississippi'] }),
  node('route:us-west-coast-ports', 'US West Coast ports', {
    aliases: [
      'West Coast ports',
      'Port of Los Angeles',
      'Port of Long Beach',
      'ports of Los Angeles and Long Beach',
      'Port of Oakland',
      'Port of Seattle',
      'San Pedro Bay',
    ],
  }),
  node('route:us-east-gulf-ports', 'US East and Gulf Coast ports', {
    aliases: [
      'East Coast ports',
      'East and Gulf Coast ports',
      'Gulf Coast ports',
      'Port of New York and New Jersey',
      'Port of Savannah',
      'Port of Houston',
      'Port of Baltimore',
      'Port of Charleston',
    ],
  }),
  node('route:north-europe-ports', 'North European ports', {
    aliases: [
      'Port of Rotterdam',
      'Port of Antwerp',
      'Port of Hamburg',
      'Bremerhaven',
      'Rotterdam',
    ],
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
  node('route:us-mexico-border', 'US-Mexico border crossings', {
    aliases: ['Laredo', 'US-Mexico border', 'Mexican border'],
  }),
  node('route:us-canada-border', 'US-Canada border crossings', {
    aliases: ['Ambassador Bridge', 'US-Canada border'],
  }),
  node('route:channel', 'English Channel crossings', {
    aliases: ['Channel Tunnel', 'Port of Dover'],
  }),
  node('route:us-railways', 'US freight railways', {
    aliases: ['US freight rail', 'rail strike', 'Class I railroads', 'freight railroads'],
  }),
]

const nodes = [
  ...routes,
  node('product:freight-sea', 'Sea freight', {
    aliases: ['ocean freight', 'container shipping', 'container freight'],
  }),
  node('product:freight-air', 'Air freight', { aliases: ['air cargo', 'airfreight'] }),
  node('product:freight-road', 'Road freight', { aliases: ['trucking', 'haulage'] }),
  node('product:parcel', 'Parcel delivery', { aliases: ['parcels', 'express delivery'] }),
  node('commodity:container-freight', 'Container freight rates', {
    unit: 'USD/FEU',
    aliases: [
      'freight rates',
      'container rates',
      'shipping rates',
      'Shanghai Containerized Freight Index',
      'SCFI',
      'Drewry World Container Index',
    ],
  }),
]

const passages = [
  ...lane(
    'route:suez',
    { detourDays: 10, criticality: 'important' },
    [
      'product:freight-sea',
      0.3,
      reported(MFAT_SUEZ, 'About 12 % of world trade and 30 % of container traffic use the canal.'),
    ],
    [
      'commodity:crude-oil',
      0.086,
      read(EIA_CHOKEPOINTS, 'In 2023 8.8 of 101.9 million barrels a day passed Suez and SUMED.'),
    ],
    ['product:diesel', 0.05],
  ),
  ...lane(
    'route:red-sea',
    { detourDays: 12, criticality: 'important' },
    [
      'product:freight-sea',
      0.3,
      reported(
        MINT_RED_SEA,
        'Up to 30 % of container volume passes; round Africa takes 12 days more.',
      ),
    ],
    [
      'commodity:crude-oil',
      0.084,
      read(EIA_CHOKEPOINTS, 'In 2023 8.6 of 101.9 million barrels a day passed Bab el-Mandeb.'),
    ],
  ),
  ...lane(
    'route:hormuz',
    { detourDays: 60, criticality: 'essential' },
    [
      'commodity:crude-oil',
      0.205,
      read(
        EIA_CHOKEPOINTS,
        'In 2023 20.9 of the world’s 101.9 million barrels a day passed Hormuz.',
      ),
    ],
    [
      'product:lng',
      0.2,
      read(
        EIA_HORMUZ_LNG,
        'About 20 % of world LNG trade passed Hormuz in 2024, mostly from Qatar.',
      ),
    ],
  ),
  ...lane('route:malacca', { detourDays: 3, criticality: 'important' }, [
    'commodity:crude-oil',
    0.233,
    read(EIA_CHOKEPOINTS, 'In 2023 23.7 of 101.9 million barrels a day passed Malacca.'),
  ]),
  ...lane('route:bosporus', { detourDays: 20, criticality: 'important' }, [
    'commodity:crude-oil',
    0.033,
    read(EIA_CHOKEPOINTS, 'In 2023 3.4 of 101.9 million barrels a day passed the Turkish Straits.'),
  ]),
  ...lane('route:danish-straits', { detourDays: 30, criticality: 'important' }, [
    'commodity:crude-oil',
    0.048,
    read(EIA_CHOKEPOINTS, 'In 2023 4.9 of 101.9 million barrels a day passed the Danish Straits.'),
  ]),
  ...lane(
    'route:panama',
    { detourDays: 14, criticality: 'important' },
    [
      'product:freight-sea',
      0.05,
      inferred(
        EIA_CHOKEPOINTS,
        'The canal carries 2.1 of 77.5 million barrels a day of seaborne oil; of containers about twice that share.',
      ),
    ],
    ['product:lng', 0.04],
  ),
  ...lane('route:us-west-coast-ports', { detourDays: 14, criticality: 'important' }, [
    'product:freight-sea',
    0.08,
    inferred(
      PMSA_2022,
      'The five big gateways take 57 % of US container imports from Asia by weight.',
    ),
  ]),
  ...lanes(`
    route:us-east-gulf-ports | product:freight-sea .08 | detour 14 important | Estimate.
    route:north-europe-ports | product:freight-sea .09 | detour 5 important | Estimate.
    route:china-ports | product:freight-sea .35 | detour 10 important | Estimate.
    route:taiwan-strait | product:freight-sea .2 | detour 3 important | Estimate.
    route:us-mexico-border | product:freight-road .03 | detour 3 important | Estimate.
    route:us-canada-border | product:freight-road .03 | detour 2 important | Estimate.
    route:channel | product:freight-road .02 | detour 2 important | Estimate.
  `),
  ...lane('route:us-railways', { detourDays: 7, criticality: 'essential' }, [
    'product:union-pacific/rail',
    0.9,
  ]),
  ...lane(
    'route:mississippi',
    { detourDays: 14, criticality: 'important', bufferDays: 10 },
    [
      'commodity:soybeans',
      0.15,
      reported(VAN_TRUMP_RIVER, 'About 60 % of US grain exports go down the Mississippi by barge.'),
    ],
    [
      'commodity:corn',
      0.06,
      reported(VAN_TRUMP_RIVER, 'About 60 % of US grain exports go down the Mississippi by barge.'),
    ],
  ),
]

export const shippingPortsRoutes: FactFile = {
  industry: 'shipping, ports and routes',
  nodes,
  edges: passages,
}
