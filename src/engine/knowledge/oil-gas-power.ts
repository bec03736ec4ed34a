/** Crude oil, natural gas, coal and power: who makes them, what follows their price, who gains from it. */
import type { FactFile } from '@/engine/graph/facts'
import { firm, followers, inputs, makers, ownProducts, revenues, sellersAt } from './rows'
import { assumed, node } from './write'

const nodes = [
  node('commodity:crude-oil', 'Crude oil', {
    unit: 'USD/bbl',
    aliases: [
      'Brent',
      'Brent crude',
      'WTI',
      'West Texas Intermediate',
      'crude',
      'oil price',
      'oil prices',
      'petroleum',
    ],
  }),
  node('commodity:natural-gas', 'Natural gas', {
    unit: 'USD/MMBtu',
    aliases: ['LNG', 'liquefied natural gas', 'Henry Hub', 'TTF', 'gas price', 'gas prices'],
  }),
  node('commodity:coal', 'Thermal coal', {
    unit: 'USD/t',
    aliases: ['Newcastle coal', 'steam coal'],
  }),
  node('commodity:electricity', 'Electricity', {
    unit: 'USD/MWh',
    aliases: ['power price', 'power prices', 'electric power', 'electricity price'],
  }),
  node('product:jet-fuel', 'Jet fuel', { aliases: ['kerosene', 'aviation fuel', 'jet kerosene'] }),
  node('product:diesel', 'Diesel', { aliases: ['gasoil', 'diesel fuel'] }),
  node('product:gasoline', 'Gasoline', { aliases: ['petrol'] }),
  node('product:bunker-fuel', 'Bunker fuel', { aliases: ['marine fuel', 'fuel oil', 'VLSFO'] }),
  firm('exxonmobil', 'Exxon Mobil Corporation', 'US', 'NYSE:XOM', 'ExxonMobil', 'Exxon'),
  firm('chevron', 'Chevron Corporation', 'US', 'NYSE:CVX', 'Chevron'),
  firm('shell', 'Shell plc', 'GB', 'LSE:SHEL', 'Royal Dutch Shell', 'Shell plc'),
  firm('bp', 'BP p.l.c.', 'GB', 'LSE:BP', 'BP', 'British Petroleum'),
  firm(
    'totalenergies',
    'TotalEnergies SE',
    'FR',
    'Euronext Paris:TTE',
    'TotalEnergies',
    'Total SE',
  ),
  firm('saudi-aramco', 'Saudi Arabian Oil Company', 'SA', 'Tadawul:2222', 'Saudi Aramco', 'Aramco'),
  ...ownProducts(
    ['exxonmobil', 'oil-and-gas', 'ExxonMobil oil and gas'],
    ['chevron', 'oil-and-gas', 'Chevron oil and gas'],
    ['shell', 'oil-and-gas', 'Shell oil and gas'],
    ['bp', 'oil-and-gas', 'BP oil and gas'],
    ['totalenergies', 'oil-and-gas', 'TotalEnergies oil and gas'],
    ['saudi-aramco', 'crude', 'Saudi Aramco crude'],
  ),
]

const edges = [
  ...revenues(
    [
      'exxonmobil/oil-and-gas',
      0.8,
      assumed('Energy is most of ExxonMobil; chemicals are the rest.'),
    ],
    ['chevron/oil-and-gas', 0.95, assumed('Chevron lives from oil, gas and fuels.')],
    ['shell/oil-and-gas', 0.9, assumed('Shell lives from oil, LNG and fuels.')],
    ['bp/oil-and-gas', 0.95, assumed('BP lives from oil, gas and fuels.')],
    ['totalenergies/oil-and-gas', 0.9, assumed('TotalEnergies lives from oil, LNG and fuels.')],
    ['saudi-aramco/crude', 0.9, assumed('Aramco lives from crude oil and its products.')],
  ),
  ...sellersAt(
    'commodity:crude-oil',
    [
      'product:exxonmobil/oil-and-gas',
      0.3,
      assumed('Own oil output is about a third of ExxonMobil’s sales.'),
    ],
    [
      'product:chevron/oil-and-gas',
      0.35,
      assumed('Own oil output is about a third of Chevron’s sales.'),
    ],
    [
      'product:shell/oil-and-gas',
      0.25,
      assumed('Own oil output is about a quarter of Shell’s sales.'),
    ],
    ['product:bp/oil-and-gas', 0.25, assumed('Own oil output is about a quarter of BP’s sales.')],
    [
      'product:totalenergies/oil-and-gas',
      0.25,
      assumed('Own oil output is about a quarter of sales.'),
    ],
    ['product:saudi-aramco/crude', 0.85, assumed('Aramco sells nearly all at the oil price.')],
  ),
  ...makers(
    'commodity:crude-oil',
    ['saudi-aramco/crude', 0.1, assumed('Aramco lifts about a tenth of the world’s oil.')],
    ['exxonmobil/oil-and-gas', 0.03, assumed('ExxonMobil lifts about 3 % of the world’s oil.')],
    ['chevron/oil-and-gas', 0.018, assumed('Chevron lifts just under 2 % of the world’s oil.')],
    ['shell/oil-and-gas', 0.015, assumed('Shell lifts about 1.5 % of the world’s oil.')],
    [
      'totalenergies/oil-and-gas',
      0.015,
      assumed('TotalEnergies lifts about 1.5 % of the world’s oil.'),
    ],
    ['bp/oil-and-gas', 0.011, assumed('BP lifts about 1 % of the world’s oil.')],
  ),
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
    [
      'product:freight-sea',
      0.15,
      30,
      assumed('Bunker adjustment clauses pass fuel on to sea freight.'),
    ],
    ['product:freight-air', 0.3, 14, assumed('Fuel surcharges pass jet fuel on to air freight.')],
    ['product:freight-road', 0.25, 14, assumed('Fuel surcharges pass diesel on to road freight.')],
  ),
  ...['jet-fuel', 'diesel', 'gasoline', 'bunker-fuel'].flatMap((fuel) =>
    inputs(`product:${fuel}`, [
      'commodity:crude-oil',
      'crude oil',
      1,
      'essential',
      assumed('Refineries make it from crude; importing countries hold about 90 days of oil.'),
      { bufferDays: 30 },
    ]),
  ),
]

export const oilGasPower: FactFile = { industry: 'oil, gas and power', nodes, edges }
