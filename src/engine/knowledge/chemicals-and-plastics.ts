/** Base chemicals, plastics and their makers. */
import type { FactFile } from '@/engine/graph/facts'
import { followers, inputs } from './rows'
import { assumed, node } from './write'

const nodes = [
  node('product:plastics', 'Plastics', {
    aliases: ['polymers', 'plastic resin', 'polyethylene', 'polypropylene', 'resins'],
  }),
  node('material:naphtha', 'Naphtha', { aliases: ['petrochemical feedstock'] }),
]

const edges = [
  ...followers(
    'commodity:crude-oil',
    ['material:naphtha', 0.95, 7, assumed('Naphtha is a cut of crude oil and moves with it.')],
    [
      'product:plastics',
      0.4,
      45,
      assumed('Feedstock is over half of a polymer’s cost and reaches its price in weeks.'),
    ],
  ),
  ...inputs('product:plastics', [
    'material:naphtha',
    'feedstock',
    0.5,
    'essential',
    assumed(
      'About half of the world’s ethylene and propylene comes from naphtha, the rest from gas liquids.',
    ),
  ]),
  ...inputs('material:naphtha', [
    'commodity:crude-oil',
    'crude oil',
    1,
    'essential',
    assumed('Naphtha is a cut of crude oil; refiners hold weeks of crude.'),
    { bufferDays: 20 },
  ]),
]

export const chemicalsAndPlastics: FactFile = { industry: 'chemicals and plastics', nodes, edges }
