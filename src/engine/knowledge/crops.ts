/** Crops and animals: where they grow and what they need. */
import type { FactFile } from '@/engine/graph/facts'
import { followers, inputs, madeIn } from './rows'
import {
  BOFIT_GRAIN,
  COFFEE_2024,
  EPOCH_GRAIN,
  FARMDOC_UKRAINE,
  INTELPOINT_COCOA,
  PALM_MALAYSIA,
  PALM_OIL,
} from './source-cards-b'
import { inferred, node, reported } from './write'

const nodes = [
  node('commodity:wheat', 'Wheat', {
    unit: 'USD/bu',
    aliases: ['wheat prices', 'milling wheat', 'grain'],
  }),
  node('commodity:corn', 'Corn', { unit: 'USD/bu', aliases: ['maize', 'corn prices'] }),
  node('commodity:soybeans', 'Soybeans', {
    unit: 'USD/bu',
    aliases: ['soybean', 'soya', 'soybean meal'],
  }),
  node('commodity:cocoa', 'Cocoa', {
    unit: 'USD/t',
    aliases: ['cocoa beans', 'cocoa prices', 'cocoa futures'],
  }),
  node('commodity:coffee', 'Coffee', {
    unit: 'USc/lb',
    aliases: ['arabica', 'robusta', 'coffee beans', 'coffee prices'],
  }),
  node('commodity:sugar', 'Sugar', {
    unit: 'USc/lb',
    aliases: ['raw sugar', 'sugar prices', 'sugarcane'],
  }),
  node('commodity:palm-oil', 'Palm oil', { unit: 'MYR/t', aliases: ['crude palm oil'] }),
  node('commodity:sunflower-oil', 'Sunflower oil', {
    unit: 'USD/t',
    aliases: ['sunflower seed oil', 'sunoil'],
  }),
  node('commodity:milk', 'Milk', {
    unit: 'USD/cwt',
    aliases: ['dairy', 'milk powder', 'raw milk'],
  }),
  node('commodity:cattle', 'Cattle', { unit: 'USc/lb', aliases: ['live cattle', 'cattle prices'] }),
  node('product:beef', 'Beef'),
  node('place:co', 'Colombia', { country: 'CO', aliases: ['Colombian'] }),
  node('place:et', 'Ethiopia', { country: 'ET', aliases: ['Ethiopian'] }),
  node('place:ug', 'Uganda', { country: 'UG', aliases: ['Ugandan'] }),
  node('place:cm', 'Cameroon', { country: 'CM', aliases: ['Cameroonian'] }),
  node('place:ec', 'Ecuador', { country: 'EC', aliases: ['Ecuadorian'] }),
]

const beans = (share: number) =>
  reported(COFFEE_2024, `Grew ${share} % of the world’s coffee in 2024 (USDA).`)
const cocoa = (share: string) =>
  reported(INTELPOINT_COCOA, `Grew ${share} % of the world’s cocoa from 2000 to 2022.`)

const edges = [
  ...['wheat', 'corn'].flatMap((crop) =>
    inputs(
      `commodity:${crop}`,
      ['product:nitrogen-fertiliser', 'nitrogen', 1, 'minor', { costShare: 0.15, bufferDays: 60 }],
      ['material:potash', 'potash', 1, 'minor', { costShare: 0.04, bufferDays: 60 }],
      [
        'product:phosphate-fertiliser',
        'phosphate',
        1,
        'minor',
        { costShare: 0.06, bufferDays: 60 },
      ],
    ),
  ),
  ...inputs(
    'commodity:soybeans',
    ['material:potash', 'potash', 1, 'minor', { costShare: 0.06, bufferDays: 60 }],
    ['product:phosphate-fertiliser', 'phosphate', 1, 'minor', { costShare: 0.06, bufferDays: 60 }],
  ),
  ...inputs('product:beef', ['commodity:cattle', 'cattle', 1, 'essential', { costShare: 0.8 }]),
  ...inputs('commodity:cattle', [
    'commodity:corn',
    'feed',
    0.6,
    'important',
    { costShare: 0.25, bufferDays: 30 },
  ]),
  ...inputs('commodity:milk', [
    'commodity:corn',
    'feed',
    0.5,
    'important',
    { costShare: 0.15, bufferDays: 30 },
  ]),
  ...followers('commodity:wheat', ['commodity:corn', 0.3, 14]),
  ...followers('commodity:sunflower-oil', ['commodity:palm-oil', 0.3, 14]),
  ...followers(
    'commodity:crude-oil',
    ['commodity:sugar', 0.15, 60],
    ['commodity:palm-oil', 0.15, 60],
    ['commodity:corn', 0.1, 60],
  ),
  ...madeIn(
    'commodity:wheat',
    [
      'ru',
      0.11,
      reported(BOFIT_GRAIN, 'Russia grew about 11 % of the world’s wheat in 2020 (FAO).'),
    ],
    [
      'ua',
      0.03,
      inferred(
        FARMDOC_UKRAINE,
        'Russia and Ukraine grow 14 % of the world’s wheat, Russia about 11 %.',
      ),
    ],
    ['cn', 0.17],
    ['in', 0.135],
    ['us', 0.065],
    ['us/kansas', 0.012],
    ['fr', 0.045],
    ['ca', 0.04],
    ['au', 0.035],
    ['ar', 0.022],
  ),
  ...madeIn(
    'commodity:corn',
    ['us', 0.31],
    ['us/iowa', 0.055],
    ['cn', 0.23],
    ['br', 0.1],
    ['ar', 0.045],
    ['ua', 0.03],
  ),
  ...madeIn('commodity:soybeans', ['br', 0.4], ['us', 0.29], ['us/iowa', 0.04], ['ar', 0.12]),
  ...madeIn(
    'commodity:sunflower-oil',
    ['ua', 0.3],
    [
      'ru',
      0.28,
      inferred(
        EPOCH_GRAIN,
        'Russia and Ukraine make 80 % of sunflower oil exports (USDA, 2021); of output nearly 60 %.',
      ),
    ],
  ),
  ...madeIn(
    'commodity:cocoa',
    ['ci', 0.353, cocoa('35.3')],
    ['gh', 0.165, cocoa('16.5')],
    ['id', 0.154, cocoa('15.4')],
    ['ng', 0.077, cocoa('7.7')],
    ['cm', 0.06],
    ['ec', 0.07],
  ),
  ...madeIn(
    'commodity:coffee',
    ['br', 0.38, beans(38)],
    ['vn', 0.17, beans(17)],
    ['co', 0.07, beans(7)],
    ['id', 0.06, beans(6)],
    ['et', 0.05, beans(5)],
    ['ug', 0.04, beans(4)],
  ),
  ...madeIn(
    'commodity:sugar',
    ['br', 0.23],
    ['in', 0.18],
    ['th', 0.055],
    ['cn', 0.055],
    ['us', 0.045],
  ),
  ...madeIn(
    'commodity:palm-oil',
    [
      'id',
      0.59,
      inferred(
        PALM_OIL,
        'Nearly 85 % comes from Indonesia and Malaysia (USDA), a quarter from Malaysia.',
      ),
    ],
    ['my', 0.258, reported(PALM_MALAYSIA, 'Malaysia made 25.8 % of the world’s palm oil in 2020.')],
    ['th', 0.04],
  ),
  ...madeIn(
    'commodity:milk',
    ['in', 0.24],
    ['us', 0.11],
    ['de', 0.035],
    ['nz', 0.023],
    ['fr', 0.026],
  ),
  ...madeIn('commodity:cattle', ['us', 0.2], ['br', 0.17], ['cn', 0.12], ['au', 0.035]),
]

export const crops: FactFile = { industry: 'crops', nodes, edges }
