/** Who makes each medicine and medical good, what these makers need, and who competes. */
import type { FactFile } from '@/engine/graph/facts'
import { contest, fed, needs } from './table'

const makers = fed(`
  product:api | divis/api .02, huahai/api .01, aurobindo/antibiotics .02 | Estimate.
  product:antibiotic | ncpc/antibiotics .06, aurobindo/antibiotics .08, sandoz/generics .12 | Estimate.
  product:generic-drug | teva/generics .07, viatris/generics .08, sandoz/generics .07, sun-pharma/generics
  + .04, dr-reddys/generics .03, cipla/generics .03, aurobindo/generics .03, huahai/generics .005 | Estimate.
  product:brand-drug | pfizer/medicines .05, merck-us/medicines .055, johnson-johnson/medicines .06,
  + abbvie/medicines .06, astrazeneca/medicines .055, novartis/medicines .055, roche/medicines .055,
  + bristol-myers/medicines .05, sanofi/medicines .035, gsk/medicines .03, takeda/medicines .025,
  + bayer/medicines .02, eli-lilly/medicines .02, merck-kgaa/medicines .01, teva/medicines .005 | Estimate.
  product:biologic-drug | roche/medicines .11, abbvie/medicines .1, merck-us/medicines .1, amgen/biologics
  + .08, johnson-johnson/medicines .1, sanofi/medicines .06, sandoz/generics .02 | Estimate.
  product:insulin | novo-nordisk/insulin .45, eli-lilly/insulin .25, sanofi/insulin .25 | {~NOVO_2021} In
  + North America in 2021 Novo Nordisk had 42 % by value, Lilly 30 % and Sanofi 27 %; in the world Novo
  + Nordisk has more.
  product:glp-1 | novo-nordisk/glp-1 .52, eli-lilly/glp-1 .45 | {NOVO_2021} By value in North America in
  + 2021: Novo Nordisk 52 %, Lilly 45 %.
  product:vaccine | pfizer/vaccines .2, merck-us/vaccines .15, gsk/vaccines .18, sanofi/vaccines .14,
  + moderna/vaccines .04, csl/vaccines .04 | Estimate.
  product:sterile-injectable | pfizer/injectables .14, fresenius/injectables .1, baxter/injectables .06,
  + sandoz/generics .05, teva/generics .04, viatris/generics .04, aurobindo/generics .03 | Estimate.
  product:iv-fluid | baxter/iv-fluids .6, b-braun/iv-fluids .24 | {~BECKERS_MILTON} Of the United States: one plant
  + of Baxter about 60 %, one of B. Braun nearly a quarter.
  product:iv-fluid | icu-medical/iv-fluids .1, fresenius/iv-fluids .05 | Estimate.
  product:contrast-media | ge-healthcare/contrast .3, bayer/medicines .25 | Estimate.
  product:plasma-medicine | csl/plasma .28, takeda/plasma .2, grifols/plasma .2 | Estimate.
  product:bioprocess-supplies | merck-kgaa/life-science .2 | Estimate.
  product:drug-contract-making | lonza/contract-making .07, wuxi-apptec/contract-making .04,
  + wuxi-biologics/contract-making .03 | Estimate.
  product:pharma-glass | schott-pharma/glass .25, gerresheimer/glass .18, stevanato/glass .15,
  + corning/pharma-glass .06 | Estimate.
  product:syringe | becton-dickinson/syringes .35, gerresheimer/glass .06, schott-pharma/glass .06,
  + stevanato/glass .06, b-braun/iv-fluids .03, icu-medical/pumps .02 | Estimate.
  product:medical-glove | top-glove/gloves .2, hartalega/gloves .1, kossan/gloves .07,
  + cardinal-health/supplies .02 | Estimate.
  product:medical-device | medtronic/devices .07, johnson-johnson/devices .08, stryker/devices .06,
  + boston-scientific/devices .05, abbott/devices .04, b-braun/devices .01 | Estimate.
  product:imaging-system | siemens-healthineers/imaging .27, ge-healthcare/imaging .27, philips/imaging .17
  + | Estimate.
  product:diagnostics | roche/diagnostics .12, abbott/diagnostics .12, siemens-healthineers/diagnostics .05,
  + becton-dickinson/diagnostics .07, philips/monitors .05, medtronic/pumps .04, ge-healthcare/monitors .02,
  + baxter/hospital-equipment .02, icu-medical/pumps .02 | Estimate.
  product:drug-distribution | mckesson/distribution .36, cencora/distribution .33,
  + cardinal-health/distribution .23 | {~BENZINGA_WHOLESALE} The three make up well over 90 % of drug
  + wholesale in the United States.
  product:infant-formula | abbott/nutrition .1, nestle/food .2, danone/dairy .12 | Estimate.
`)

const inputs = needs(`
  product:pfizer/medicines, product:merck-us/medicines, product:merck-kgaa/medicines,
  + product:roche/medicines, product:novartis/medicines, product:sanofi/medicines,
  + product:astrazeneca/medicines, product:gsk/medicines, product:bayer/medicines,
  + product:abbvie/medicines, product:bristol-myers/medicines, product:takeda/medicines,
  + product:johnson-johnson/medicines, product:eli-lilly/medicines, product:teva/medicines
    ingredients | product:api .5 important cost .05 buffer 180 lead 180 ramp 180 sub .1/.3/.6 | Half is
    + bought; makers hold months of stock.
    bioprocess supplies | product:bioprocess-supplies .5 important cost .02 buffer 90 | For biologics.
    contract making | product:drug-contract-making .25 minor cost .04 buffer 90 | Part is made by others.
  product:teva/generics, product:viatris/generics, product:sandoz/generics, product:sun-pharma/generics,
  + product:dr-reddys/generics, product:cipla/generics, product:aurobindo/generics
    ingredients | product:api .7 essential cost .22 buffer 75 lead 180 ramp 180 sub .1/.3/.6, product:antibiotic
    + .1 important cost .03 buffer 90 | Own and bought.
  product:sun-pharma/generics, product:dr-reddys/generics, product:cipla/generics,
  + product:aurobindo/generics, product:divis/api, product:aurobindo/antibiotics
    intermediates | material:drug-intermediate .6 essential cost .12 buffer 45 lead 150 |
    + {~BIOSPECTRUM_API} India imports about 35 % of the ingredients it needs, about 70 % of that from
    + China; of fermented ingredients nearly all.
  product:huahai/generics
    ingredients | product:huahai/api .7 essential cost .2 buffer 60 lead 120 | Its own.
  product:huahai/api, product:ncpc/antibiotics
    intermediates | material:drug-intermediate .8 essential cost .25 buffer 45 | Bought in China.
  product:novo-nordisk/insulin, product:eli-lilly/insulin, product:sanofi/insulin, product:novo-nordisk/glp-1,
  + product:eli-lilly/glp-1
    cartridges | product:pharma-glass .9 essential cost .01 buffer 90 lead 120 | Pens hold a cartridge.
    bioprocess supplies | product:bioprocess-supplies .8 important cost .01 buffer 90 | Fermentation.
  product:pfizer/vaccines, product:merck-us/vaccines, product:gsk/vaccines, product:sanofi/vaccines,
  + product:moderna/vaccines, product:csl/vaccines, product:amgen/biologics, product:csl/plasma,
  + product:grifols/plasma, product:takeda/plasma
    vials and syringes | product:pharma-glass .8 essential cost .02 buffer 90 lead 120 | Filled into glass.
    bioprocess supplies | product:bioprocess-supplies .9 essential cost .03 buffer 90 | Media and filters.
  product:pfizer/injectables, product:fresenius/injectables, product:baxter/injectables
    ingredients | product:api .8 essential cost .15 buffer 90 lead 180 ramp 180 | Bought.
    vials | product:pharma-glass .7 essential cost .05 buffer 60 | Filled into glass.
  product:baxter/iv-fluids, product:fresenius/iv-fluids, product:b-braun/iv-fluids,
  + product:icu-medical/iv-fluids
    bags | product:pvc .6 essential cost .08 buffer 30, product:plastics .35 essential cost .05 buffer 30
    + | Bags are PVC or polyolefin.
  product:ge-healthcare/contrast
    iodine | material:iodine .9 essential cost .2 buffer 90 lead 90 | {~DOTMED_CONTRAST} Iodine is the key
    + ingredient; it has a contract with SQM of Chile.
  product:merck-kgaa/life-science
    plastics | product:plastics .7 important cost .05 buffer 60 | Bags, filters and tubes.
  product:lonza/contract-making, product:wuxi-apptec/contract-making, product:wuxi-biologics/contract-making
    bioprocess supplies | product:bioprocess-supplies .8 essential cost .08 buffer 60 | Media and filters.
    intermediates | material:drug-intermediate .4 important cost .05 buffer 60 | Chemical synthesis.
  product:schott-pharma/glass, product:gerresheimer/glass, product:stevanato/glass
    gas | product:gas-europe .6 essential cost .06 buffer 3 | Furnaces burn gas day and night.
  product:corning/pharma-glass, product:corning/display-glass
    gas and power | commodity:natural-gas .6 essential cost .04 buffer 3, commodity:electricity .4 essential
    + cost .04 | Melting.
  product:display
    glass | product:corning/display-glass .45 essential cost .04 buffer 20 | Panels start as thin glass.
  product:becton-dickinson/syringes, product:becton-dickinson/diagnostics, product:cardinal-health/supplies,
  + product:icu-medical/pumps
    plastics | product:plastics .9 essential cost .08 buffer 45 | Barrels, bags and cartridges.
  product:cardinal-health/supplies
    gloves | product:medical-glove 1 important cost .15 buffer 60 | Bought in South-East Asia.
  product:top-glove/gloves, product:hartalega/gloves, product:kossan/gloves
    latex | product:nitrile-latex .65 essential cost .28 buffer 20, material:natural-rubber .33 essential cost
    + .14 buffer 30 | Two thirds are nitrile.
    gas | commodity:natural-gas .9 important cost .1 buffer 2 | Dipping lines are heated with gas.
  product:medtronic/devices, product:medtronic/pumps, product:abbott/devices, product:abbott/diagnostics,
  + product:stryker/devices, product:boston-scientific/devices, product:johnson-johnson/devices,
  + product:b-braun/devices, product:roche/diagnostics, product:siemens-healthineers/diagnostics,
  + product:philips/monitors, product:ge-healthcare/monitors, product:baxter/hospital-equipment
    chips | product:mcu .5 important cost .02 buffer 90 lead 180, product:analog-chip .5 important cost .02
    + buffer 90 lead 180 | Devices hold chips that take long to qualify.
    plastics | product:engineering-plastics .8 important cost .03 buffer 60 | Housings and tubes.
  product:ge-healthcare/imaging, product:philips/imaging, product:siemens-healthineers/imaging
    chips | product:analog-chip .5 essential cost .04 buffer 60 lead 180, product:mcu .3 essential cost .02
    + buffer 60 lead 180 | Detectors and controls.
    helium | material:helium .4 important cost .01 buffer 45 lead 60 | Cools the magnets of MRI scanners.
    tube metals | material:tungsten .9 important cost .005 buffer 120 | Anodes of X-ray tubes.
  product:mckesson/distribution, product:cardinal-health/distribution, product:cencora/distribution
    medicines | product:brand-drug .55 essential cost .55 buffer 25, product:glp-1 .12 essential cost .12 buffer
    + 15, product:biologic-drug .15 essential cost .15 buffer 25, product:generic-drug .12 essential cost .08
    + buffer 30, product:sterile-injectable .03 essential cost .02 buffer 25 | Weeks of stock.
  product:abbott/nutrition
    milk | commodity:milk .9 essential cost .15 buffer 45 | Milk powder.
  product:bayer/crop-science
    phosphate | material:phosphate-rock .5 minor cost .02 buffer 90 | Glyphosate is made from phosphorus.
    petrochemicals | product:ethylene .6 minor cost .05 buffer 60 | Solvents and intermediates.
`)

const rivals = contest(`
  GLP-1 medicines | novo-nordisk/glp-1 .5 .05, eli-lilly/glp-1 .48 .1
  insulin | novo-nordisk/insulin .45 .1, eli-lilly/insulin .25 .1, sanofi/insulin .25 .15
  IV fluids | baxter/iv-fluids .6 .05, b-braun/iv-fluids .24 .15, icu-medical/iv-fluids .1 .2,
  + fresenius/iv-fluids .05 .2
  vaccines | pfizer/vaccines .2 .2, merck-us/vaccines .15 .1, gsk/vaccines .18 .15, sanofi/vaccines .14 .15
  medical gloves | top-glove/gloves .2 .35, hartalega/gloves .1 .25, kossan/gloves .07 .3
  pharmaceutical glass | schott-pharma/glass .25 .1, gerresheimer/glass .18 .15, stevanato/glass .15 .15
  scanners | siemens-healthineers/imaging .27 .1, ge-healthcare/imaging .27 .1, philips/imaging .17 .15
  contrast media | ge-healthcare/contrast .3 .1, bayer/medicines .25 .1
  generic medicines | teva/generics .07 .15, viatris/generics .08 .15, sandoz/generics .07 .15,
  + sun-pharma/generics .04 .15
  heart devices | medtronic/devices .2 .1, abbott/devices .12 .1, boston-scientific/devices .12 .1
  drug wholesale | mckesson/distribution .36 .05, cencora/distribution .33 .05,
  + cardinal-health/distribution .23 .1
  plasma medicines | csl/plasma .28 .1, takeda/plasma .2 .1, grifols/plasma .2 .1
`)

export const pharmaMarkets: FactFile = {
  industry: 'markets of medicines and medical goods',
  nodes: [],
  edges: [...makers, ...inputs, ...rivals],
}
