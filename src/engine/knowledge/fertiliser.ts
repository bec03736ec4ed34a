/** Nutrients: what they are made from, who makes them and where. */
import type { FactFile } from '@/engine/graph/facts'
import {
  firm,
  followers,
  inputs,
  madeIn,
  makers,
  ownProducts,
  revenues,
  rivals,
  sellersAt,
  usedBy,
} from './rows'
import { CF_FERTILIZER_FAQ, POTASH_2019, USGS_PHOSPHATE_INN } from './source-cards-b'
import { inferred, node, reported } from './write'

const nodes = [
  node('commodity:urea', 'Urea', { unit: 'USD/t', aliases: ['urea prices'] }),
  node('product:ammonia', 'Ammonia', { aliases: ['anhydrous ammonia'] }),
  node('product:nitrogen-fertiliser', 'Nitrogen fertiliser', {
    aliases: ['nitrogen fertilizer', 'ammonium nitrate', 'fertiliser', 'fertilizer', 'fertilizers'],
  }),
  node('product:phosphate-fertiliser', 'Phosphate fertiliser', {
    aliases: ['phosphate fertilizer', 'diammonium phosphate', 'DAP'],
  }),
  node('product:adblue', 'Diesel exhaust fluid', { aliases: ['AdBlue', 'urea solution'] }),
  node('product:food-grade-co2', 'Carbon dioxide for food', {
    aliases: ['food-grade CO2', 'CO2 supply'],
  }),
  node('material:potash', 'Potash', { aliases: ['potassium chloride', 'muriate of potash'] }),
  node('material:phosphate-rock', 'Phosphate rock', { aliases: ['phosphate', 'phosphates'] }),
  node('place:by', 'Belarus', { country: 'BY', aliases: ['Belarusian'] }),
  firm('yara', 'Yara International ASA', 'NO', 'Oslo Børs:YAR', 'Yara'),
  firm(
    'nutrien',
    'Nutrien Ltd.',
    'CA',
    'NYSE:NTR',
    'Nutrien',
    'PotashCorp',
    'Potash Corporation of Saskatchewan',
  ),
  firm('cf-industries', 'CF Industries Holdings, Inc.', 'US', 'NYSE:CF', 'CF Industries'),
  firm('mosaic', 'The Mosaic Company', 'US', 'NYSE:MOS', 'Mosaic Company', 'Mosaic fertilizer'),
  firm('ocp', 'OCP S.A.', 'MA', null, 'OCP Group', 'Office Chérifien des Phosphates'),
  firm('k-plus-s', 'K+S Aktiengesellschaft', 'DE', 'Xetra:SDF', 'K+S'),
  firm('icl', 'ICL Group Ltd', 'IL', 'TASE:ICL', 'ICL Group', 'Israel Chemicals'),
  firm('uralkali', 'PJSC Uralkali', 'RU', null, 'Uralkali'),
  firm('belaruskali', 'Belaruskali', 'BY', null),
  ...ownProducts(
    ['yara', 'nitrogen', 'Yara nitrogen fertiliser'],
    ['nutrien', 'potash', 'Nutrien potash'],
    ['nutrien', 'nitrogen', 'Nutrien nitrogen'],
    ['cf-industries', 'nitrogen', 'CF Industries nitrogen'],
    ['mosaic', 'phosphate', 'Mosaic phosphate'],
    ['mosaic', 'potash', 'Mosaic potash'],
    ['ocp', 'phosphate', 'OCP phosphate'],
    ['k-plus-s', 'potash', 'K+S potash and salt'],
    ['icl', 'potash', 'ICL potash and phosphate'],
    ['uralkali', 'potash', 'Uralkali potash'],
    ['belaruskali', 'potash', 'Belaruskali potash'],
  ),
]

const gasCost = inferred(
  CF_FERTILIZER_FAQ,
  'Natural gas is over 70 % of the cost of ammonia for many makers; of revenue it is about half that.',
)
const potash = (share: string) =>
  reported(POTASH_2019, `Made ${share} % of the world’s potash in 2019.`)
const edges = [
  ...revenues(
    ['yara/nitrogen', 0.85],
    ['nutrien/potash', 0.12],
    ['nutrien/nitrogen', 0.15],
    ['cf-industries/nitrogen', 0.98],
    ['mosaic/phosphate', 0.42],
    ['mosaic/potash', 0.22],
    ['ocp/phosphate', 0.95],
    ['k-plus-s/potash', 0.95],
    ['icl/potash', 0.5],
    ['uralkali/potash', 0.98],
    ['belaruskali/potash', 0.98],
  ),
  ...makers(
    'product:ammonia',
    ['cf-industries/nitrogen', 0.05],
    ['yara/nitrogen', 0.04],
    ['nutrien/nitrogen', 0.035],
    ['basf/chemicals', 0.008],
  ),
  ...makers(
    'product:nitrogen-fertiliser',
    ['yara/nitrogen', 0.06],
    ['cf-industries/nitrogen', 0.06],
    ['nutrien/nitrogen', 0.05],
  ),
  ...makers('product:adblue', ['yara/nitrogen', 0.1], ['cf-industries/nitrogen', 0.08]),
  ...makers('product:food-grade-co2', ['cf-industries/nitrogen', 0.03], ['yara/nitrogen', 0.1]),
  ...makers(
    'product:phosphate-fertiliser',
    ['ocp/phosphate', 0.15],
    ['mosaic/phosphate', 0.1],
    ['icl/potash', 0.02],
  ),
  ...makers(
    'material:potash',
    ['nutrien/potash', 0.2],
    ['mosaic/potash', 0.12],
    ['uralkali/potash', 0.16],
    ['belaruskali/potash', 0.16],
    ['k-plus-s/potash', 0.09],
    ['icl/potash', 0.07],
  ),
  ...madeIn(
    'material:potash',
    ['ca', 0.316, potash('31.6')],
    ['ru', 0.197, potash('19.7')],
    ['by', 0.182, potash('18.2')],
    ['cn', 0.113, potash('11.3')],
    ['de', 0.06],
    ['il', 0.05],
  ),
  ...madeIn(
    'material:phosphate-rock',
    [
      'cn',
      0.458,
      inferred(USGS_PHOSPHATE_INN, 'China mined 110 of the world’s 240 million t in 2024 (USGS).'),
    ],
    ['ma', 0.125],
    ['us', 0.08],
    ['ru', 0.058],
    ['sa', 0.04],
  ),
  ...madeIn(
    'product:nitrogen-fertiliser',
    ['cn', 0.28],
    ['in', 0.12],
    ['ru', 0.1],
    ['us', 0.1],
    ['us/louisiana', 0.03],
    ['qa', 0.03],
  ),
  ...madeIn('product:phosphate-fertiliser', ['cn', 0.35], ['ma', 0.15], ['us', 0.1], ['ru', 0.08]),
  ...inputs(
    'product:phosphate-fertiliser',
    ['material:phosphate-rock', 'phosphate rock', 1, 'essential', { costShare: 0.25 }],
    ['material:sulphur', 'sulphur', 1, 'essential', { costShare: 0.12 }],
    ['product:ammonia', 'ammonia', 1, 'essential', { costShare: 0.2 }],
  ),
  ...inputs(
    'product:mosaic/phosphate',
    ['material:sulphur', 'sulphur', 1, 'essential', { costShare: 0.12 }],
    ['product:ammonia', 'ammonia', 1, 'essential', { costShare: 0.15 }],
  ),
  ...inputs(
    'product:ocp/phosphate',
    ['material:sulphur', 'sulphur', 1, 'essential', { costShare: 0.12 }],
    ['product:ammonia', 'ammonia', 1, 'essential', { costShare: 0.12 }],
  ),
  ...inputs('product:adblue', [
    'product:nitrogen-fertiliser',
    'urea',
    1,
    'essential',
    { bufferDays: 20 },
  ]),
  ...inputs('product:nitrogen-fertiliser', ['product:ammonia', 'ammonia', 1, 'essential']),
  ...usedBy(
    'commodity:natural-gas',
    { group: 'natural gas', share: 1, criticality: 'essential' },
    ['cf-industries/nitrogen', 0.25, gasCost],
    ['nutrien/nitrogen', 0.25, gasCost],
  ),
  ...usedBy('product:gas-europe', { group: 'natural gas', share: 0.6, criticality: 'essential' }, [
    'yara/nitrogen',
    0.3,
    gasCost,
  ]),
  ...followers(
    'commodity:natural-gas',
    ['product:ammonia', 0.3, 30, gasCost],
    ['product:nitrogen-fertiliser', 0.25, 45],
    ['commodity:urea', 0.25, 30],
  ),
  ...followers(
    'commodity:ttf-gas',
    ['product:ammonia', 0.2, 30],
    ['product:nitrogen-fertiliser', 0.15, 45],
  ),
  ...followers(
    'commodity:urea',
    ['product:nitrogen-fertiliser', 0.6, 30],
    ['product:adblue', 0.5, 30],
  ),
  ...sellersAt(
    'commodity:urea',
    ['cf-industries/nitrogen', 0.6],
    ['yara/nitrogen', 0.45],
    ['nutrien/nitrogen', 0.5],
  ),
  ...rivals(
    'nitrogen',
    ['yara/nitrogen', 0.06, 0.1],
    ['cf-industries/nitrogen', 0.06, 0.03],
    ['nutrien/nitrogen', 0.05, 0.05],
  ),
  ...rivals(
    'potash',
    ['nutrien/potash', 0.2, 0.2],
    ['mosaic/potash', 0.12, 0.1],
    ['uralkali/potash', 0.16, 0.05],
    ['belaruskali/potash', 0.16, 0.1],
    ['k-plus-s/potash', 0.09, 0.05],
  ),
]

export const fertiliser: FactFile = { industry: 'fertiliser', nodes, edges }
