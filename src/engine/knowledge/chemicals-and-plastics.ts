/** Base chemicals and plastics: what they need, where they come from, who uses them. */
import type { FactFile } from '@/engine/graph/facts'
import { followers, inputs, lane, madeIn, rivals, usedBy } from './rows'
import { GUARDIAN_BASF_GAS, GULF_TODAY_RHINE, SP_FREEZE, TI_RHINE } from './source-cards-b'
import { assumed, inferred, node, reported } from './write'

const nodes = [
  node('product:plastics', 'Plastics', {
    aliases: ['polymers', 'plastic resin', 'polyethylene', 'polypropylene', 'resins'],
  }),
  node('product:ethylene', 'Ethylene', { aliases: ['olefins', 'propylene', 'petrochemicals'] }),
  node('product:pvc', 'PVC', { aliases: ['polyvinyl chloride', 'vinyls'] }),
  node('product:chlorine', 'Chlorine and caustic soda', {
    aliases: ['caustic soda', 'chlor-alkali'],
  }),
  node('product:polyurethane', 'Polyurethane raw materials', {
    aliases: ['MDI', 'TDI', 'isocyanates', 'polyurethane foam'],
  }),
  node('product:engineering-plastics', 'Engineering plastics', {
    aliases: ['polycarbonate', 'nylon resin', 'polyamide', 'PA-12', 'ABS resin'],
  }),
  node('product:synthetic-rubber', 'Synthetic rubber', { aliases: ['butadiene rubber', 'SBR'] }),
  node('product:paints', 'Paints and coatings', { aliases: ['coatings', 'industrial paint'] }),
  node('product:titanium-dioxide', 'Titanium dioxide', { aliases: ['TiO2', 'white pigment'] }),
  node('material:naphtha', 'Naphtha', { aliases: ['petrochemical feedstock'] }),
  node('material:ethane', 'Ethane', { aliases: ['natural gas liquids', 'NGLs'] }),
  node('material:sulphur', 'Sulphur', { aliases: ['sulfur', 'sulphuric acid', 'sulfuric acid'] }),
]

const needed = [
  ...inputs(
    'product:ethylene',
    ['material:naphtha', 'feedstock', 0.45, 'essential'],
    ['material:ethane', 'feedstock', 0.35, 'essential'],
  ),
  ...inputs(
    'product:plastics',
    ['product:ethylene', 'olefins', 0.8, 'essential', { bufferDays: 15 }],
    ['product:freight-sea', 'sea freight', 0.3, 'minor'],
  ),
  ...inputs(
    'product:pvc',
    ['product:ethylene', 'olefins', 0.6, 'essential'],
    ['product:chlorine', 'chlorine', 1, 'essential'],
  ),
  ...inputs('product:engineering-plastics', [
    'product:ethylene',
    'olefins and aromatics',
    0.6,
    'essential',
    { bufferDays: 20 },
  ]),
  ...inputs('product:polyurethane', ['product:chlorine', 'chlorine', 1, 'essential']),
  ...inputs('product:synthetic-rubber', [
    'product:ethylene',
    'butadiene',
    0.8,
    'essential',
    { bufferDays: 20 },
  ]),
  ...inputs(
    'product:paints',
    [
      'product:titanium-dioxide',
      'white pigment',
      1,
      'important',
      { costShare: 0.1, bufferDays: 45 },
    ],
    ['product:ethylene', 'resins and solvents', 0.7, 'important', { bufferDays: 30 }],
  ),
  ...inputs('material:naphtha', [
    'commodity:crude-oil',
    'crude oil',
    1,
    'essential',
    { bufferDays: 20 },
    assumed('Naphtha is a cut of crude oil; refiners hold weeks of crude.'),
  ]),
  ...inputs('material:ethane', ['commodity:natural-gas', 'natural gas', 0.9, 'essential']),
  ...inputs('product:chlorine', [
    'commodity:electricity',
    'electricity',
    1,
    'essential',
    { costShare: 0.35 },
  ]),
  ...usedBy(
    'material:naphtha',
    { group: 'feedstock', share: 0.7, criticality: 'essential', bufferDays: 20 },
    ['basf/chemicals', 0.08],
    ['lyondellbasell/polymers', 0.15],
    ['formosa-plastics/resins', 0.25],
    ['ineos/petrochemicals', 0.25],
    ['mitsubishi-chemical/chemicals', 0.12],
    ['reliance/fuels', 0.02],
  ),
  ...usedBy(
    'material:ethane',
    { group: 'ethane', share: 0.7, criticality: 'essential', bufferDays: 10 },
    ['dow/plastics', 0.1],
    ['lyondellbasell/polymers', 0.1],
    ['westlake/pvc', 0.08],
    ['sabic/polymers', 0.1],
  ),
  ...usedBy(
    'product:gas-europe',
    { group: 'natural gas', share: 1, criticality: 'essential', bufferDays: 5 },
    [
      'basf/chemicals',
      0.03,
      reported(
        GUARDIAN_BASF_GAS,
        'Ludwigshafen uses as much gas as Switzerland; below half of its need the site would be wound down.',
      ),
    ],
    ['ineos/petrochemicals', 0.04],
    ['covestro/polyurethanes', 0.05],
    ['evonik/specialties', 0.03],
    ['lanxess/specialties', 0.04],
    ['arkema/specialties', 0.03],
  ),
  ...usedBy(
    'product:chlorine',
    { group: 'chlorine', share: 1, criticality: 'essential', bufferDays: 3 },
    ['covestro/polyurethanes', 0.06],
    ['chemours/titanium-dioxide', 0.05],
  ),
  ...usedBy(
    'product:ethylene',
    { group: 'olefins and aromatics', share: 0.7, criticality: 'important', bufferDays: 20 },
    ['dupont/materials', 0.1],
    ['covestro/polyurethanes', 0.25],
    ['evonik/specialties', 0.15],
    ['arkema/specialties', 0.15],
    ['celanese/engineered-materials', 0.2],
    ['lanxess/specialties', 0.15],
    ['ppg/coatings', 0.15],
    ['sherwin-williams/paints', 0.15],
    ['akzonobel/paints', 0.15],
  ),
  ...usedBy(
    'product:titanium-dioxide',
    { group: 'white pigment', share: 1, criticality: 'important', bufferDays: 45 },
    ['ppg/coatings', 0.05],
    ['sherwin-williams/paints', 0.07],
    ['akzonobel/paints', 0.06],
  ),
  ...followers(
    'commodity:crude-oil',
    ['material:naphtha', 0.95, 7, assumed('Naphtha is a cut of crude oil and moves with it.')],
    [
      'product:plastics',
      0.4,
      45,
      assumed('Feedstock is over half of a polymer’s cost and reaches its price in weeks.'),
    ],
    ['product:ethylene', 0.5, 30],
    ['product:engineering-plastics', 0.25, 60],
    ['product:polyurethane', 0.25, 60],
    ['product:synthetic-rubber', 0.4, 45],
    ['product:paints', 0.12, 90],
    ['product:pvc', 0.25, 45],
  ),
  ...followers('commodity:natural-gas', ['material:ethane', 0.7, 14], ['product:pvc', 0.1, 45]),
]

const where = [
  ...madeIn(
    'product:ethylene',
    [
      'us/texas-gulf',
      0.14,
      inferred(
        SP_FREEZE,
        'The United States can make 40 million t a year, three quarters of it on the Gulf Coast; world capacity is about 220.',
      ),
    ],
    ['us/louisiana', 0.04],
    ['us', 0.18],
    ['cn', 0.24],
    ['sa', 0.08],
    ['kr', 0.06],
    ['de', 0.03],
    ['ir', 0.035],
    ['jp', 0.03],
    ['in', 0.035],
    ['tw', 0.02],
  ),
  ...madeIn(
    'product:plastics',
    ['cn', 0.32],
    ['us', 0.17],
    ['us/texas-gulf', 0.1],
    ['sa', 0.06],
    ['kr', 0.05],
  ),
  ...madeIn('product:pvc', ['cn', 0.45], ['us/texas-gulf', 0.06], ['us/louisiana', 0.07]),
  ...madeIn('product:titanium-dioxide', ['cn', 0.5], ['us', 0.12]),
  ...lane(
    'route:rhine',
    { detourDays: 10, criticality: 'essential', bufferDays: 5 },
    [
      'product:basf/chemicals',
      0.13,
      inferred(
        GULF_TODAY_RHINE,
        'Ludwigshafen, about a third of BASF, gets about 40 % of its raw materials by the Rhine.',
      ),
    ],
    [
      'product:covestro/polyurethanes',
      0.3,
      reported(
        GULF_TODAY_RHINE,
        'Covestro ships over 30 % of its goods and gets most raw materials by the Rhine.',
      ),
    ],
    ['product:evonik/specialties', 0.15],
    ['product:lanxess/specialties', 0.25],
    ['product:ineos/petrochemicals', 0.1],
    [
      'product:polyurethane',
      0.05,
      inferred(
        TI_RHINE,
        'The TDI plant at Ludwigshafen stands still when barges cannot bring its raw materials.',
      ),
    ],
  ),
  ...lane(
    'route:suez',
    { detourDays: 10, criticality: 'minor' },
    ['product:sabic/polymers', 0.25],
    ['product:ineos/petrochemicals', 0.05],
    ['product:formosa-plastics/resins', 0.1],
  ),
  ...lane(
    'route:hormuz',
    { detourDays: 30, criticality: 'important' },
    ['product:sabic/polymers', 0.5],
    ['material:naphtha', 0.12],
  ),
  ...rivals(
    'polyurethanes',
    ['covestro/polyurethanes', 0.17, 0.15],
    ['basf/chemicals', 0.18, 0.15],
    ['dow/plastics', 0.1, 0.1],
  ),
  ...rivals(
    'polyolefins',
    ['lyondellbasell/polymers', 0.05, 0.12],
    ['dow/plastics', 0.05, 0.12],
    ['sabic/polymers', 0.05, 0.12],
  ),
  ...rivals(
    'paints',
    ['sherwin-williams/paints', 0.13, 0.1],
    ['ppg/coatings', 0.1, 0.1],
    ['akzonobel/paints', 0.07, 0.1],
  ),
]

export const chemicalsAndPlastics: FactFile = {
  industry: 'chemicals and plastics',
  nodes,
  edges: [...needed, ...where],
}
