/** Carriers by sea, air, road and rail: what they live from and what they burn. */
import type { FactFile } from '@/engine/graph/facts'
import { firm, followers, makers, ownProducts, revenues, rivals, sellersAt, usedBy } from './rows'
import { ASIA_CARGO_2022, CONTAINER_NEWS_2025 } from './source-cards-b'
import { assumed, reported } from './write'

const nodes = [
  firm(
    'maersk',
    'A.P. Møller - Mærsk A/S',
    'DK',
    'Nasdaq Copenhagen:MAERSK-B',
    'Maersk',
    'AP Moller-Maersk',
    'Maersk Line',
  ),
  firm(
    'msc',
    'MSC Mediterranean Shipping Company S.A.',
    'CH',
    null,
    'Mediterranean Shipping Company',
    'MSC',
  ),
  firm('cma-cgm', 'CMA CGM S.A.', 'FR', null, 'CMA CGM'),
  firm(
    'cosco-shipping',
    'COSCO SHIPPING Holdings Co., Ltd.',
    'CN',
    'SSE:601919',
    'COSCO',
    'COSCO Shipping',
  ),
  firm('hapag-lloyd', 'Hapag-Lloyd AG', 'DE', 'Xetra:HLAG', 'Hapag-Lloyd'),
  firm(
    'ocean-network-express',
    'Ocean Network Express Pte. Ltd.',
    'SG',
    null,
    'Ocean Network Express',
  ),
  firm(
    'evergreen-marine',
    'Evergreen Marine Corporation (Taiwan) Ltd.',
    'TW',
    'TWSE:2603',
    'Evergreen Marine',
    'Evergreen Line',
  ),
  firm('hmm', 'HMM Co., Ltd.', 'KR', 'KRX:011200', 'Hyundai Merchant Marine'),
  firm('zim', 'ZIM Integrated Shipping Services Ltd.', 'IL', 'NYSE:ZIM', 'ZIM Shipping'),
  firm('yang-ming', 'Yang Ming Marine Transport Corporation', 'TW', 'TWSE:2609', 'Yang Ming'),
  firm('fedex', 'FedEx Corporation', 'US', 'NYSE:FDX', 'FedEx', 'Federal Express'),
  firm('ups', 'United Parcel Service, Inc.', 'US', 'NYSE:UPS', 'United Parcel Service'),
  firm('dhl', 'Deutsche Post AG', 'DE', 'Xetra:DHL', 'DHL', 'DHL Group', 'Deutsche Post DHL'),
  firm(
    'kuehne-nagel',
    'Kuehne + Nagel International AG',
    'CH',
    'SIX:KNIN',
    'Kuehne + Nagel',
    'Kuehne und Nagel',
  ),
  firm('union-pacific', 'Union Pacific Corporation', 'US', 'NYSE:UNP', 'Union Pacific'),
  ...ownProducts(
    ['maersk', 'shipping', 'Maersk ocean services'],
    ['msc', 'shipping', 'MSC liner services'],
    ['cma-cgm', 'shipping', 'CMA CGM liner services'],
    ['cosco-shipping', 'shipping', 'COSCO liner services'],
    ['hapag-lloyd', 'shipping', 'Hapag-Lloyd liner services'],
    ['ocean-network-express', 'shipping', 'ONE liner services'],
    ['evergreen-marine', 'shipping', 'Evergreen liner services'],
    ['hmm', 'shipping', 'HMM liner services'],
    ['zim', 'shipping', 'ZIM liner services'],
    ['yang-ming', 'shipping', 'Yang Ming liner services'],
    ['fedex', 'express', 'FedEx parcels and air freight'],
    ['ups', 'express', 'UPS parcels and air freight'],
    ['dhl', 'express', 'DHL parcels and forwarding'],
    ['kuehne-nagel', 'forwarding', 'Kuehne + Nagel forwarding'],
    ['union-pacific', 'rail', 'Union Pacific rail freight'],
  ),
]

const LINERS = [
  'maersk',
  'msc',
  'cma-cgm',
  'cosco-shipping',
  'hapag-lloyd',
  'ocean-network-express',
  'evergreen-marine',
  'hmm',
  'zim',
  'yang-ming',
] as const

const fleet2025 = (percent: string) =>
  reported(CONTAINER_NEWS_2025, `Runs ${percent} % of the world’s container capacity (May 2025).`)
const fleet2022 = (percent: string) =>
  reported(ASIA_CARGO_2022, `Runs ${percent} % of the world’s container capacity (January 2022).`)

const edges = [
  ...revenues(
    ['maersk/shipping', 0.7],
    ['msc/shipping', 0.85],
    ['cma-cgm/shipping', 0.65],
    ['cosco-shipping/shipping', 0.95],
    ['hapag-lloyd/shipping', 0.98],
    ['ocean-network-express/shipping', 0.98],
    ['evergreen-marine/shipping', 0.98],
    ['hmm/shipping', 0.85],
    ['zim/shipping', 0.98],
    ['yang-ming/shipping', 0.97],
    ['fedex/express', 0.95],
    ['ups/express', 0.95],
    ['dhl/express', 0.8],
    ['kuehne-nagel/forwarding', 0.95],
    ['union-pacific/rail', 0.98],
  ),
  ...makers(
    'product:freight-sea',
    ['msc/shipping', 0.206, fleet2025('20.6')],
    ['maersk/shipping', 0.142, fleet2025('14.2')],
    ['cma-cgm/shipping', 0.123, fleet2025('12.3')],
    ['cosco-shipping/shipping', 0.105, fleet2025('10.5')],
    ['hapag-lloyd/shipping', 0.075, fleet2025('7.5')],
    ['ocean-network-express/shipping', 0.063, fleet2025('6.3')],
    ['evergreen-marine/shipping', 0.059, fleet2022('5.9')],
    ['hmm/shipping', 0.032, fleet2022('3.2')],
    ['yang-ming/shipping', 0.026, fleet2022('2.6')],
    ['zim/shipping', 0.017, fleet2022('1.7')],
  ),
  ...makers(
    'product:freight-air',
    ['fedex/express', 0.1],
    ['ups/express', 0.07],
    ['dhl/express', 0.08],
  ),
  ...makers('product:parcel', ['fedex/express', 0.2], ['ups/express', 0.25], ['dhl/express', 0.15]),
  ...usedBy(
    'product:bunker-fuel',
    { group: 'bunker fuel', share: 1, criticality: 'essential', bufferDays: 14 },
    ...LINERS.map((line) => [`${line}/shipping`, line === 'maersk' ? 0.12 : 0.14] as const),
  ),
  ...usedBy(
    'product:jet-fuel',
    { group: 'jet fuel', share: 1, criticality: 'important', bufferDays: 5 },
    ['fedex/express', 0.035],
    ['ups/express', 0.025],
    ['dhl/express', 0.02],
  ),
  ...usedBy(
    'product:diesel',
    { group: 'diesel', share: 1, criticality: 'important', bufferDays: 5 },
    ['fedex/express', 0.02],
    ['ups/express', 0.025],
    ['union-pacific/rail', 0.1],
  ),
  ...usedBy(
    'product:freight-sea',
    { group: 'sea freight bought', share: 1, criticality: 'minor' },
    ['kuehne-nagel/forwarding', 0.25],
    ['dhl/express', 0.06],
  ),
  ...sellersAt(
    'commodity:container-freight',
    ...LINERS.map((line) => [`${line}/shipping`, line === 'maersk' ? 0.45 : 0.5] as const),
  ),
  ...followers('commodity:container-freight', [
    'product:freight-sea',
    0.6,
    30,
    assumed('About half of sea freight is sold at spot rates; contracts follow within months.'),
  ]),
  ...rivals(
    'container shipping',
    ['maersk/shipping', 0.14, 0.05],
    ['msc/shipping', 0.2, 0.05],
    ['cma-cgm/shipping', 0.12, 0.05],
    ['hapag-lloyd/shipping', 0.075, 0.05],
  ),
  ...rivals(
    'parcels',
    ['fedex/express', 0.2, 0.1],
    ['ups/express', 0.25, 0.1],
    ['dhl/express', 0.15, 0.1],
  ),
]

export const carriers: FactFile = { industry: 'carriers', nodes, edges }
