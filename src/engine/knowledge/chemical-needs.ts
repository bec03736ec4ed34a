/** What chemicals are made from, who needs them, which prices they follow, and the works that make much of one. */
import type { FactFile } from '@/engine/graph/facts'
import { contest, fed, follow, made, needs, plants, sold } from './table'
import { node } from './write'

const places = [
  node('place:jo', 'Jordan', { country: 'JO', aliases: ['Jordanian', 'Dead Sea'] }),
  node('place:us/florida', 'Florida', {
    country: 'US',
    aliases: ['Tampa', 'Pensacola', 'Pensacola, Florida', 'Jacksonville', 'Miami'],
    within: 'place:us',
  }),
]

const where = made(`
  material:adiponitrile | us/texas .3, us/alabama .25, us/texas-gulf .08, fr .25, cn .1 | Five works in the world make it.
  product:nylon-66 | us .38, cn .25, fr .08, de .1, jp .06 | Estimate.
  material:carbon-black | cn .42, us .1, in .08, ru .08, kr .04, jp .04, de .02 | Estimate.
  material:acrylic-acid | cn .4, us .18, jp .08, de .1, sa .03 | Estimate.
  material:caprolactam | cn .55, tw .05, us .06, de .05, jp .04 | Estimate.
  material:bromine | il .33, jo .2, us .3, cn .12 | The Dead Sea and Arkansas.
  product:industrial-gas | us .25, cn .25, de .06, jp .06 | Made where it is used.
  product:epoxy | cn .45, kr .12, tw .1, us .1, de .06, jp .05 | Estimate.
  product:acetyls | cn .5, us/texas-gulf .18, sg .06, sa .04 | Estimate.
  product:crop-protection | cn .35, in .12, us .2, de .06, ch .05, fr .05, br .03 | Active ingredients.
  product:silicone | cn .6, us .12, de .1, jp .08 | Estimate.
  product:hanwha/chemicals | kr .9 | Estimate.
  product:akm/chemicals-and-homes | jp .7 | Estimate.
  product:shin-etsu/pvc | us/texas-gulf .5, us/louisiana .3, jp .12, nl .06 | Shintech in Texas and Louisiana.
  product:tronox/titanium-dioxide | us .25, nl .1, gb .1, au .2, sa .12, fr .05, za .1 | Estimate.
  product:chemours/titanium-dioxide | us/tennessee .3, us .25, mx .3, tw .12 | Estimate.
  product:yara/nitrogen | no .2, nl .15, de .1, fr .08, it .05, au .06, ca .07, in .04 | Estimate.
  product:cf-industries/nitrogen | us/louisiana .45, us .4, ca .1, gb .04 | Estimate.
  product:nutrien/potash | ca/saskatchewan .98 | Estimate.
  product:nutrien/nitrogen | ca/alberta .4, us .3, tt .2 | Estimate.
  product:mosaic/phosphate | us/florida .7, us/louisiana .12, br .12 | Estimate.
  product:mosaic/potash | ca/saskatchewan .9 | Estimate.
  product:uralkali/potash | ru/urals 1 | Estimate.
  product:belaruskali/potash | by 1 | Estimate.
  product:k-plus-s/potash | de .7, ca/saskatchewan .25 | Estimate.
  product:icl/potash | il .7, es .15, gb .05 | Estimate.
  product:ocp/phosphate | ma 1 | Estimate.
`)

const works = plants(`
  invista-victoria | Invista Victoria and Orange works | us/texas | invista/nylon .5 | Its adiponitrile works. | Invista Orange
  ascend-decatur | Ascend Decatur works | us/alabama | ascend/nylon .45 | Its adiponitrile works. | Ascend Decatur; Decatur, Alabama
  ascend-pensacola | Ascend Pensacola works | us/florida | ascend/nylon .3 | The largest nylon 66 works of the world. | Ascend Pensacola
  advansix-hopewell | AdvanSix Hopewell works | us/virginia | advansix/nylon .75 | The largest caprolactam works of America. | Hopewell
  venator-pori | Venator Pori works | fi | venator/titanium-dioxide .15 | Burnt in 2017. | Pori works
  celanese-clear-lake | Celanese Clear Lake works | us/texas-gulf | celanese/engineered-materials .2 | Acetyls and methanol. | Clear Lake
  nutrien-rocanville | Rocanville potash mine | ca/saskatchewan | nutrien/potash .35 | Its largest mine. | Rocanville mine
  solikamsk | Solikamsk-2 and Berezniki mines | ru/urals | uralkali/potash .9 | Its mines in the Perm region. | Solikamsk; Berezniki
  yara-ferrara | Yara Ferrara and Le Havre works | it | yara/nitrogen .08 | First to stop when gas is dear. | Ferrara
  cf-donaldsonville | CF Donaldsonville complex | us/louisiana | cf-industries/nitrogen .42 | The largest nitrogen works of the world. | Donaldsonville
  cf-billingham | CF Billingham and Ince works | gb | cf-industries/nitrogen .04 | They make most of Britain’s carbon dioxide. | Billingham
`)

const inputs = needs(`
  product:nylon-66, product:invista/nylon, product:domo/nylon, product:radici/nylon
    adiponitrile | material:adiponitrile 1 essential cost .4 buffer 20 lead 180 | Nylon 66 starts from it.
  product:airbag
    nylon 66 | product:nylon-66 .8 essential cost .15 buffer 45 lead 180 | Airbag cloth is nylon 66.
  product:engineering-plastics
    nylon 66 | product:nylon-66 .15 minor cost .1 buffer 30 | One of the main engineering plastics.
  product:tyre, product:michelin/tyres, product:goodyear/tyres, product:bridgestone/tyres, product:continental/tyres, product:pirelli/tyres, product:nokian/tyres
    carbon black | material:carbon-black 1 essential cost .06 buffer 25 sub .2/.5/.8 | A quarter of a tyre is carbon black.
  product:procter-gamble/paper, product:kimberly-clark/tissue, product:essity/tissue
    superabsorbers | material:acrylic-acid .4 important cost .06 buffer 40 | Nappies hold superabsorbers.
  product:plasma-medicine, product:hospital-care
    oxygen | product:industrial-gas .1 minor cost .01 | Hospitals use oxygen.
  product:flat-steel
    oxygen | product:industrial-gas .7 important cost .02 buffer 3 | Converters blow oxygen.
  product:huntsman/isocyanates, product:wanhua/isocyanates, product:tosoh/chemicals
    chlorine | product:chlorine 1 essential cost .08 buffer 3 | Isocyanates need chlorine.
  product:kronos/titanium-dioxide, product:tronox/titanium-dioxide
    chlorine | product:chlorine .6 important cost .04 buffer 5 | The chloride process.
  product:polyurethane
    power and steam | commodity:natural-gas .3 minor cost .05 | Works burn gas.
  product:somnigroup/mattresses
    foam | product:polyurethane .9 essential cost .06 buffer 20 | Seats and mattresses are foam.
  product:linde/gases, product:air-liquide/gases, product:air-products/gases, product:nippon-sanso/gases, product:messer/gases
    power | commodity:electricity 1 important cost .12 | Air is parted with power; clauses pass most of it on.
  product:nouryon/chemicals, product:vynova/pvc, product:kem-one/pvc
    power | commodity:electricity 1 essential cost .15 | Electrolysis runs on power.
  product:olin/chlor-alkali, product:oxychem/chlorine
    power | commodity:us-electricity 1 essential cost .12 | Electrolysis runs on power.
  product:orbia/pvc, product:vynova/pvc, product:shin-etsu/pvc, product:kem-one/pvc
    ethylene | product:ethylene .8 essential cost .25 buffer 15 | PVC is made from ethylene.
  product:lotte-chemical/petrochemicals, product:mitsui-chemicals/chemicals, product:akm/chemicals-and-homes, product:sumitomo-chemical/chemicals,
  + product:pttgc/petrochemicals, product:braskem/polymers, product:borealis/polymers
    naphtha | material:naphtha .7 essential cost .4 buffer 20 | Crackers run on naphtha.
  product:nova-chemicals/polymers, product:chevron-phillips/polymers
    ethane | material:ethane 1 essential cost .2 buffer 10 | Crackers run on ethane.
  product:oci-global/nitrogen, product:grupa-azoty/nitrogen, product:fertiberia/nitrogen, product:borealis-agro/nitrogen
    natural gas | product:gas-europe .5 essential cost .35 buffer 3 | Ammonia is made from gas.
  product:terra/nitrogen, product:agrium/nitrogen, product:lsb/nitrogen, product:incitec/explosives
    natural gas | commodity:natural-gas 1 essential cost .35 buffer 3 | Ammonia is made from gas.
  product:orica/explosives, product:incitec/explosives
    ammonia | product:ammonia .6 essential cost .2 buffer 20 | Explosives start from ammonia.
  product:explosive
    ammonium nitrate | product:ammonia 1 essential cost .25 buffer 20 | Explosives start from ammonia.
  product:coromandel/fertiliser, product:iffco/fertiliser
    phosphate rock and acid | material:phosphate-rock .9 essential cost .3 buffer 45 | India imports its phosphate.
    ammonia | product:ammonia .9 essential cost .15 buffer 20 | India imports its ammonia.
`)

const prices = [
  ...follow(`
    commodity:potash | material:potash 1 45 | Sold at the price.
    commodity:phosphate | product:phosphate-fertiliser .9 30 | Sold at the price.
    commodity:ammonia | product:ammonia .9 30, product:nitrogen-fertiliser .4 30 | Sold at the price.
    commodity:pvc | product:pvc .9 30 | Sold at the price.
    commodity:polyethylene | product:plastics .8 30 | Sold at the price.
    commodity:titanium-dioxide | product:titanium-dioxide .9 60 | Sold at the price.
    commodity:isocyanate | product:polyurethane .8 30 | Sold at the price.
    commodity:caustic-soda | product:chlorine .5 60 | Sold with chlorine.
    commodity:crude-oil | material:carbon-black .5 45, product:nylon-66 .2 60, material:acrylic-acid .35 45, product:epoxy .25 60 | Feedstock is oil.
    commodity:natural-gas | commodity:ammonia .1 30 | Ammonia is made from gas, mostly elsewhere.
  `),
  ...sold(`
    commodity:potash | nutrien/potash .85, mosaic/potash .85, uralkali/potash .9, belaruskali/potash .9, k-plus-s/potash .6, icl/potash .45, intrepid/potash .75,
    + arab-potash/potash .9, eurochem/fertiliser .15 | Contracts follow within a quarter.
    commodity:phosphate | mosaic/phosphate .9, ocp/phosphate .9, phosagro/phosphate .8, maaden/phosphate .85, icl/potash .2, eurochem/fertiliser .3 | Sold at the price.
    commodity:ammonia | yara/nitrogen .25, cf-industries/nitrogen .25, oci-global/nitrogen .4, lsb/nitrogen .5, nutrien/nitrogen .35 | Sold at the price.
    commodity:urea | oci-global/nitrogen .4, terra/nitrogen .35, agrium/nitrogen .5, sabic-agri/nitrogen .85, cvr-partners/nitrogen .6, acron/nitrogen .5,
    + eurochem/fertiliser .3, incitec/explosives .15, iffco/fertiliser .1 | Sold at the price.
    commodity:pvc | westlake/pvc .5, shin-etsu/pvc .85, orbia/pvc .5, formosa-plastics/resins .4, vynova/pvc .85, kem-one/pvc .85, oxychem/chlorine .4 | Sold at the price.
    commodity:polyethylene | dow/plastics .45, lyondellbasell/polymers .6, sabic/polymers .5, braskem/polymers .7, nova-chemicals/polymers .8, chevron-phillips/polymers .8,
    + borealis/polymers .7, lotte-chemical/petrochemicals .4, formosa-plastics/resins .3 | Sold at the price.
    commodity:titanium-dioxide | kronos/titanium-dioxide .9, tronox/titanium-dioxide .8, chemours/titanium-dioxide .45, venator/titanium-dioxide .85,
    + lomon-billions/titanium-dioxide .85, ishihara/titanium-dioxide .8 | Sold at the price.
    commodity:isocyanate | wanhua/isocyanates .5, covestro/polyurethanes .4, huntsman/isocyanates .5, tosoh/chemicals .2 | Sold at the price.
    commodity:caustic-soda | olin/chlor-alkali .45, westlake/pvc .15, oxychem/chlorine .4, tosoh/chemicals .2 | Sold at the price.
  `),
]

const more = fed(`
  product:pvc | shin-etsu/pvc .08, hanwha/chemicals .01 | Estimate.
  product:nylon-66 | akm/chemicals-and-homes .05, basf/chemicals .12, dupont/nylon .05, celanese/engineered-materials .12 | Estimate.
  material:bromine | albemarle/specialties .2, icl/potash .3 | Estimate.
  product:acetyls | celanese/engineered-materials .25 | Estimate.
  product:crop-protection | bayer/crop-science .16, basf/chemicals .1 | Estimate.
  material:acrylic-acid | basf/chemicals .18, arkema/specialties .08 | Estimate.
  product:silicone | dow/plastics .15 | Estimate.
`)

const rivalry = contest(`
  PVC | westlake/pvc .08 .1, shin-etsu/pvc .1 .08, oxychem/chlorine .04 .1, orbia/pvc .04 .1
  titanium dioxide | kronos/titanium-dioxide .08 .12, tronox/titanium-dioxide .12 .12, chemours/titanium-dioxide .12 .12, venator/titanium-dioxide .08 .1,
  + lomon-billions/titanium-dioxide .15 .15
  isocyanates | wanhua/isocyanates .22 .12, huntsman/isocyanates .1 .1
  nylon 66 | invista/nylon .25 .08, ascend/nylon .25 .08
  carbon black | cabot/carbon-black .13 .1, orion-engineered/carbon-black .08 .1, birla-carbon/carbon-black .14 .1
  crop protection | syngenta/crop .22 .1, corteva/crop .1 .1, fmc/crop .06 .1, upl/crop .06 .1, bayer/crop-science .16 .1
  phosphates | mosaic/phosphate .1 .08, ocp/phosphate .16 .1, phosagro/phosphate .06 .05, maaden/phosphate .06 .05
`)

export const chemicalNeeds: FactFile = {
  industry: 'needs of chemistry',
  nodes: [...places, ...works.nodes],
  edges: [...where, ...works.edges, ...inputs, ...prices, ...more, ...rivalry],
}
