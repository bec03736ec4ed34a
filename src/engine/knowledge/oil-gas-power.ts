/** Crude oil, natural gas, coal and power: who makes them, what follows their price, who gains from it. */
import type { FactFile } from '@/engine/graph/facts'
import { followers, inputs, madeIn, makers, rivals, usedBy } from './rows'
import { COUNCIL_GAS, EIA_HORMUZ_LNG, GEA_GAS_2021, MARKET_REALIST_OIL } from './source-cards-b'
import { assumed, inferred, node, reported } from './write'

const markets = [
  node('commodity:crude-oil', 'Crude oil', {
    unit: 'USD/bbl',
    aliases: [
      'Brent',
      'Brent crude',
      'WTI',
      'West Texas Intermediate',
      'WTI crude',
      'crude',
      'oil price',
      'oil prices',
      'petroleum',
    ],
  }),
  node('commodity:natural-gas', 'Natural gas', {
    unit: 'USD/MMBtu',
    aliases: ['Henry Hub', 'Henry Hub natural gas', 'US natural gas', 'gas price', 'gas prices'],
  }),
  node('commodity:ttf-gas', 'European natural gas', {
    unit: 'EUR/MWh',
    aliases: ['TTF', 'Dutch TTF', 'European gas price', 'European gas prices', 'TTF gas'],
  }),
  node('commodity:coal', 'Thermal coal', {
    unit: 'USD/t',
    aliases: ['Newcastle coal', 'steam coal'],
  }),
  node('commodity:electricity', 'Electricity', {
    unit: 'USD/MWh',
    aliases: ['power price', 'power prices', 'electricity price', 'electricity prices'],
  }),
  node('product:lng', 'Liquefied natural gas', { aliases: ['LNG'] }),
  node('product:gas-europe', 'Gas supply of Europe', {
    aliases: ['European gas supply', 'Nord Stream', 'pipeline gas'],
  }),
  node('product:jet-fuel', 'Jet fuel', { aliases: ['kerosene', 'aviation fuel', 'jet kerosene'] }),
  node('product:diesel', 'Diesel', { aliases: ['gasoil', 'diesel fuel'] }),
  node('product:gasoline', 'Gasoline', { aliases: ['petrol'] }),
  node('product:bunker-fuel', 'Bunker fuel', { aliases: ['marine fuel', 'fuel oil', 'VLSFO'] }),
  node('product:oilfield-services', 'Oilfield services', {
    aliases: ['drilling services', 'fracking services'],
  }),
  node('place:kw', 'Kuwait', { country: 'KW', aliases: ['Kuwaiti'] }),
  node('place:iq', 'Iraq', { country: 'IQ', aliases: ['Iraqi', 'Basra'] }),
  node('place:dz', 'Algeria', { country: 'DZ', aliases: ['Algerian'] }),
  node('place:ly', 'Libya', { country: 'LY', aliases: ['Libyan'] }),
  node('place:ve', 'Venezuela', { country: 'VE', aliases: ['Venezuelan'] }),
]

const supplied = [
  ...madeIn(
    'commodity:crude-oil',
    [
      'us',
      0.18,
      reported(MARKET_REALIST_OIL, 'The United States made 18 % of the world’s oil in 2018 (EIA).'),
    ],
    [
      'sa',
      0.12,
      reported(MARKET_REALIST_OIL, 'Saudi Arabia made 12 % of the world’s oil in 2018 (EIA).'),
    ],
    [
      'ru',
      0.11,
      reported(MARKET_REALIST_OIL, 'Russia made 11 % of the world’s oil in 2018 (EIA).'),
    ],
    [
      'iq',
      0.05,
      reported(MARKET_REALIST_OIL, 'Iraq made about 5 % of the world’s oil in 2018 (EIA).'),
    ],
    [
      'ir',
      0.04,
      reported(MARKET_REALIST_OIL, 'Iran made about 4 % of the world’s oil in 2018 (EIA).'),
    ],
    ['ca', 0.055],
    ['cn', 0.05],
    ['ae', 0.04],
    ['br', 0.035],
    ['kw', 0.03],
    ['no', 0.02],
    ['kz', 0.02],
    ['ng', 0.016],
    ['ly', 0.012],
    ['ve', 0.009],
    ['us/texas', 0.06],
    ['us/new-mexico', 0.02],
  ),
  ...makers(
    'commodity:crude-oil',
    ['saudi-aramco/crude', 0.1],
    ['rosneft/crude', 0.04],
    ['exxonmobil/oil-and-gas', 0.03],
    ['petrobras/crude', 0.025],
    ['petrochina/oil-and-gas', 0.025],
    ['chevron/oil-and-gas', 0.018],
    ['shell/oil-and-gas', 0.015],
    ['totalenergies/oil-and-gas', 0.015],
    ['bp/oil-and-gas', 0.011],
    ['conocophillips/oil-and-gas', 0.01],
    ['equinor/oil-and-gas', 0.01],
  ),
  ...makers(
    'product:lng',
    [
      'qatarenergy/lng',
      0.186,
      inferred(
        EIA_HORMUZ_LNG,
        'Hormuz carries 20 % of LNG, 9.3 of the 10 billion cubic feet a day from Qatar.',
      ),
    ],
    ['cheniere/lng', 0.11],
    ['shell/oil-and-gas', 0.08],
    ['totalenergies/oil-and-gas', 0.05],
  ),
  ...madeIn(
    'product:lng',
    [
      'qa',
      0.186,
      inferred(
        EIA_HORMUZ_LNG,
        'Hormuz carries 20 % of LNG, 9.3 of 10 billion cubic feet a day from Qatar.',
      ),
    ],
    ['us', 0.21],
    ['us/texas-gulf', 0.07],
    ['us/louisiana', 0.12],
    ['au', 0.2],
    ['ru', 0.08],
    ['my', 0.07],
    ['ng', 0.035],
  ),
  ...inputs(
    'product:gas-europe',
    [
      'product:equinor/oil-and-gas',
      'gas',
      0.25,
      'essential',
      {},
      reported(
        COUNCIL_GAS,
        'A quarter of the EU’s gas came from Norway (January to November 2022).',
      ),
    ],
    [
      'product:lng',
      'gas',
      0.25,
      'essential',
      {},
      reported(
        COUNCIL_GAS,
        'LNG from others than Russia was 25.7 % of EU imports (January to November 2022).',
      ),
    ],
  ),
  ...makers('product:gas-europe', [
    'gazprom/gas',
    0.43,
    reported(GEA_GAS_2021, '43.5 % of the EU’s gas imports of 2021 came from Russia.'),
  ]).map((edge) => ({ ...edge, validTo: '2022-05-31' })),
  ...madeIn(
    'product:gas-europe',
    [
      'no',
      0.25,
      reported(
        COUNCIL_GAS,
        'A quarter of the EU’s gas came from Norway (January to November 2022).',
      ),
    ],
    [
      'dz',
      0.116,
      reported(COUNCIL_GAS, '11.6 % of the EU’s gas came from Algeria (January to November 2022).'),
    ],
  ),
]

const followed = [
  ...followers(
    'commodity:crude-oil',
    [
      'product:jet-fuel',
      0.9,
      7,
      assumed('Jet fuel is crude and a crack spread; it moves nearly with crude.'),
    ],
    ['product:diesel', 0.85, 7, assumed('Diesel at the refinery moves nearly with crude.')],
    ['product:gasoline', 0.8, 7, assumed('Gasoline at the refinery moves mostly with crude.')],
    ['product:bunker-fuel', 0.9, 7, assumed('Bunker fuel moves nearly with crude.')],
    ['product:freight-sea', 0.15, 30, assumed('Bunker clauses pass fuel on to sea freight.')],
    ['product:freight-air', 0.3, 14, assumed('Fuel surcharges pass jet fuel on to air freight.')],
    ['product:freight-road', 0.25, 14, assumed('Fuel surcharges pass diesel on to road freight.')],
    ['product:parcel', 0.08, 14, assumed('Fuel surcharges pass fuel on to parcels.')],
    [
      'product:lng',
      0.4,
      90,
      assumed('Long-term LNG contracts are tied to crude with a lag of a quarter.'),
    ],
  ),
  ...followers('commodity:natural-gas', ['product:lng', 0.2, 30]),
  ...followers(
    'commodity:ttf-gas',
    ['product:gas-europe', 1, 7, assumed('Gas is bought in Europe at or close to the TTF price.')],
    ['product:lng', 0.3, 14],
  ),
  ...followers('commodity:coal', ['commodity:electricity', 0.15, 30]),
  ...['jet-fuel', 'diesel', 'gasoline', 'bunker-fuel'].flatMap((fuel) =>
    inputs(`product:${fuel}`, [
      'commodity:crude-oil',
      'crude oil',
      1,
      'essential',
      { bufferDays: 30 },
      assumed(
        'Refineries make it from crude; there are weeks of stock, and state reserves behind them.',
      ),
    ]),
  ),
  ...['jet-fuel', 'diesel', 'gasoline'].flatMap((fuel) =>
    makers(
      `product:${fuel}`,
      ['valero/fuels', 0.03],
      ['marathon-petroleum/fuels', 0.03],
      ['exxonmobil/oil-and-gas', 0.045],
      ['shell/oil-and-gas', 0.02],
      ['sinopec/fuels', 0.05],
      ['reliance/fuels', 0.014],
    ),
  ),
  ...madeIn(
    'product:diesel',
    ['us/texas-gulf', 0.05],
    ['ru', 0.07],
    ['sa', 0.04],
    ['in', 0.06],
    ['cn', 0.15],
  ),
  ...madeIn('product:gasoline', ['us/texas-gulf', 0.07], ['us/louisiana', 0.04]),
  ...usedBy(
    'commodity:crude-oil',
    { group: 'crude oil', share: 1, criticality: 'essential', bufferDays: 20 },
    ['valero/fuels', 0.82],
    ['marathon-petroleum/fuels', 0.8],
    ['reliance/fuels', 0.5],
    ['sinopec/fuels', 0.65],
    ['kepco/power', 0.02],
  ),
  ...usedBy(
    'product:gas-europe',
    { group: 'natural gas', share: 1, criticality: 'essential', bufferDays: 20 },
    ['uniper/gas-and-power', 0.6],
    ['engie/gas-and-power', 0.3],
    ['enel/power', 0.12],
  ),
  ...usedBy('product:gas-europe', { group: 'natural gas', share: 1, criticality: 'important' }, [
    'rwe/power',
    0.15,
  ]),
  ...usedBy(
    'product:lng',
    { group: 'LNG', share: 1, criticality: 'important', bufferDays: 14 },
    ['tepco/power', 0.35],
    ['kepco/power', 0.3],
  ),
  ...usedBy(
    'commodity:coal',
    { group: 'coal', share: 1, criticality: 'important', bufferDays: 30 },
    ['kepco/power', 0.25],
    ['tepco/power', 0.1],
    ['duke-energy/power', 0.05],
    ['rwe/power', 0.05],
  ),
  ...usedBy(
    'commodity:natural-gas',
    { group: 'natural gas', share: 1, criticality: 'important' },
    ['duke-energy/power', 0.12],
    ['cheniere/lng', 0.25],
  ),
  ...makers('product:oilfield-services', ['slb/services', 0.2], ['halliburton/services', 0.14]),
  ...makers('commodity:coal', ['peabody/coal', 0.02]),
  ...madeIn(
    'commodity:coal',
    ['cn', 0.5],
    ['in', 0.11],
    ['id', 0.09],
    ['au', 0.06],
    ['us', 0.06],
    ['ru', 0.05],
  ),
  ...madeIn(
    'commodity:natural-gas',
    ['us', 0.25],
    ['us/texas', 0.07],
    ['ru', 0.15],
    ['ir', 0.06],
    ['qa', 0.045],
  ),
  ...rivals('US refining', ['valero/fuels', 0.15, 0.07], ['marathon-petroleum/fuels', 0.16, 0.07]),
  ...rivals('LNG', ['qatarenergy/lng', 0.19, 0.03], ['cheniere/lng', 0.11, 0.03]),
]

export const oilGasPower: FactFile = {
  industry: 'oil, gas and power',
  nodes: markets,
  edges: [...supplied, ...followed],
}
