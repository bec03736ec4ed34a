/** Oil countries and provinces, pipelines, and what flows through them. */
import type { FactFile } from '@/engine/graph/facts'
import { lanes } from './table'
import { node } from './write'

const nodes = [
  node('route:colonial-pipeline', 'Colonial Pipeline', { aliases: ['Colonial pipeline system'] }),
  node('route:druzhba', 'Druzhba pipeline', { aliases: ['Druzhba', 'Druzhba oil pipeline'] }),
  node('route:cpc', 'Caspian Pipeline', {
    aliases: [
      'Caspian Pipeline Consortium',
      'CPC pipeline',
      'CPC terminal',
      'CPC Blend',
      'Novorossiysk',
    ],
  }),
  node('route:kirkuk-ceyhan', 'Kirkuk-Ceyhan pipeline', {
    aliases: ['Ceyhan', 'Kurdish pipeline', 'Iraq-Turkey pipeline'],
  }),
  node('route:keystone', 'Keystone pipeline', {
    aliases: [
      'Keystone',
      'Enbridge Mainline',
      'Line 5',
      'Trans Mountain',
      'Trans Mountain pipeline',
    ],
  }),
  node('route:btc', 'Baku-Tbilisi-Ceyhan pipeline', { aliases: ['BTC pipeline'] }),
  node('place:az', 'Azerbaijan', { country: 'AZ', aliases: ['Azeri', 'Baku'] }),
  node('place:ao', 'Angola', { country: 'AO', aliases: ['Angolan'] }),
  node('place:sd', 'Sudan', { country: 'SD', aliases: ['South Sudan', 'Sudanese'] }),
  node('place:om', 'Oman', { country: 'OM', aliases: ['Omani'] }),
  node('place:gy', 'Guyana', { country: 'GY', aliases: ['Guyanese'] }),
  node('place:tt', 'Trinidad and Tobago', { country: 'TT', aliases: ['Trinidad'] }),
  node('place:pg', 'Papua New Guinea', { country: 'PG' }),
  node('place:tm', 'Turkmenistan', { country: 'TM' }),
  node('place:ne', 'Niger', { country: 'NE', aliases: ['Nigerien'] }),
  node('place:uz', 'Uzbekistan', { country: 'UZ', aliases: ['Uzbek'] }),
  node('place:bg', 'Bulgaria', { country: 'BG', aliases: ['Bulgarian'] }),
  node('place:lt', 'Lithuania', { country: 'LT', aliases: ['Lithuanian'] }),
  node('place:na', 'Namibia', { country: 'NA', aliases: ['Namibian'] }),
  node('place:sy', 'Syria', { country: 'SY', aliases: ['Syrian'] }),
  node('place:iq/kurdistan', 'Kurdistan', {
    country: 'IQ',
    aliases: ['Kurdistan region', 'Kirkuk', 'Erbil', 'Tawke', 'Iraqi Kurdistan'],
    within: 'place:iq',
  }),
  node('place:us/gulf-of-mexico', 'Gulf of Mexico', {
    country: 'US',
    aliases: ['US Gulf of Mexico', 'Gulf of America', 'deepwater Gulf'],
    within: 'place:us',
  }),
  node('place:us/north-dakota', 'North Dakota', {
    country: 'US',
    aliases: ['Bakken'],
    within: 'place:us',
  }),
  node('place:us/alaska', 'Alaska', {
    country: 'US',
    aliases: ['Prudhoe Bay', 'North Slope'],
    within: 'place:us',
  }),
  node('place:ca/alberta', 'Alberta', {
    country: 'CA',
    aliases: ['Fort McMurray', 'oil sands', 'Athabasca'],
    within: 'place:ca',
  }),
  node('place:ca/saskatchewan', 'Saskatchewan', {
    country: 'CA',
    aliases: ['Cigar Lake', 'McArthur River', 'Rocanville', 'Esterhazy'],
    within: 'place:ca',
  }),
  node('place:ng/delta', 'Niger Delta', {
    country: 'NG',
    aliases: ['Bonny', 'Forcados', 'Bonga'],
    within: 'place:ng',
  }),
  node('place:gb/north-sea', 'British North Sea', {
    country: 'GB',
    aliases: ['North Sea', 'Forties', 'Forties pipeline', 'Buzzard field'],
    within: 'place:gb',
  }),
]

const flows = lanes(`
  route:colonial-pipeline | product:east-coast-fuel .45 | detour 60 essential buffer 1 | The line carries about 45 % of the fuel of the East Coast.
  route:colonial-pipeline | product:colonial/pipeline 1 | detour 60 essential buffer 0 | It is the company's line.
  route:druzhba | product:orlen/fuels .3, product:mol-group/fuels .55 | detour 60 important buffer 25 | Refineries on the line hold weeks of crude
  + and can take some by sea.
  route:druzhba | product:transneft/pipelines .1, product:rosneft/crude .06 | detour 60 essential buffer 0 | Estimate.
  route:cpc | product:chevron/oil-and-gas .12, product:kazmunaygas/oil .6, product:exxonmobil/oil-and-gas .04, commodity:crude-oil .013, product:eni/oil-and-gas .05
  + | detour 45 essential buffer 3 | Kazakh crude leaves by this line.
  route:kirkuk-ceyhan | product:genel/oil .95, product:dno/oil .65, product:gulf-keystone/oil .97, commodity:crude-oil .004 | detour 365 essential buffer 3 |
  + Kurdish crude leaves by this line.
  route:keystone | product:enbridge/pipelines .3, product:suncor/oil .1, product:cenovus/oil .15, product:canadian-natural/oil .15, product:tc-energy/pipelines .1
  + | detour 30 important buffer 3 | Canadian crude leaves by few lines.
  route:btc | product:bp/oil-and-gas .04, commodity:crude-oil .006 | detour 60 essential buffer 3 | Azeri crude leaves by this line.
  route:hormuz | product:kuwait-petroleum/crude .98, product:nioc/crude .95, product:adnoc/crude .4, product:saudi-aramco/crude .55, product:qatarenergy/lng 1,
  + product:inpex/oil .2 | detour 60 essential buffer 0 | The Gulf has few ways out.
  route:hormuz | product:eneos/fuels .85, product:idemitsu/fuels .85, product:cosmo/fuels .9, product:s-oil/fuels .7, product:gs-caltex/fuels .65,
  + product:ioc/fuels .5, product:bpcl/fuels .5 | detour 60 essential buffer 40 | Most of the crude comes from the Gulf; stocks last for weeks.
  route:panama | product:cheniere/lng .08 | detour 15 minor buffer 5 | American LNG for Asia; it can be sold to Europe instead.
`)

export const energyPlaces: FactFile = {
  industry: 'oil countries and pipelines',
  nodes,
  edges: flows,
}
