/** Medicines and medical goods: what they are made of and where; who makes them is in `pharma-makers.ts`. */
import type { FactFile } from '@/engine/graph/facts'
import { follow, made, needs, things } from './table'

const goods = things(`
  material:drug-intermediate | Drug intermediates | drug intermediate; key starting materials;
  + pharmaceutical intermediates
  product:api | Active pharmaceutical ingredients | active pharmaceutical ingredient; bulk drugs;
  + pharmaceutical ingredients; drug ingredients
  product:antibiotic | Antibiotics | antibiotic; amoxicillin; penicillin; cephalosporins
  product:generic-drug | Generic medicines | generic drug; generics; generic medicine; paracetamol;
  + acetaminophen; ibuprofen; metformin
  product:brand-drug | Branded medicines | branded drug; patented drugs; patented medicines;
  + pharmaceuticals; pharmaceutical products; pharmaceutical imports; prescription drugs
  product:biologic-drug | Biologic medicines | biologics; monoclonal antibodies; biosimilars
  product:insulin | Insulin | insulin pens; insulin glargine
  product:glp-1 | GLP-1 medicines | GLP-1; GLP-1 drugs; semaglutide; tirzepatide;
  + weight-loss drugs
  product:vaccine | Vaccines | vaccine; flu shots; mRNA vaccines
  product:sterile-injectable | Sterile injectables | sterile injectable; injectable medicines;
  + injectable drugs; injectables; anaesthetics; cisplatin
  product:iv-fluid | IV fluids | IV fluid; intravenous fluids; IV solutions; IV bags; saline; dialysis
  + solutions
  product:contrast-media | Contrast media | contrast agents; iodinated contrast; contrast dye;
  + iohexol
  product:plasma-medicine | Plasma medicines | blood plasma; immunoglobulin; immune globulin; albumin
  product:bioprocess-supplies | Bioprocess supplies | single-use bioreactors; cell culture media;
  + bioprocess filters
  product:drug-contract-making | Contract drug making | CDMO; contract drug manufacturing
  product:pharma-glass | Glass vials and cartridges | glass vial; vials; vaccine vials; pharmaceutical
  + glass; borosilicate glass; glass ampoules
  product:syringe | Syringes and needles | syringes; prefilled syringes; hypodermic needles
  product:medical-glove | Medical gloves | rubber gloves; rubber glove; nitrile gloves; surgical gloves;
  + examination gloves; latex gloves
  product:nitrile-latex | Nitrile latex | NBR latex; nitrile butadiene rubber
  product:medical-device | Implants and surgical devices | medical device; medical devices; pacemakers;
  + stents; orthopaedic implants; defibrillators; heart valves
  product:imaging-system | MRI, CT and X-ray machines | MRI scanners; MRI machines; CT scanners; medical
  + imaging equipment
  product:diagnostics | Diagnostics, pumps and monitors | glucose monitors; infusion pumps; diagnostic
  + tests; test kits; ventilators; patient monitors
  product:drug-distribution | Drug wholesale | drug distribution; drug wholesalers; drug distributors
  product:infant-formula | Infant formula | baby formula; infant formulas
  material:iodine | Iodine | crude iodine
`)

const sites = made(`
  material:drug-intermediate | cn .65, in .2 | China makes most starting materials and intermediates.
  product:api | cn .4, in .2, it .05, ie .05, us .06, ch .04, de .03 | By volume; of branded
  + ingredients more is made in Europe and the United States.
  product:antibiotic | cn .55, in .15, it .07, at .04, es .03 | Fermented mostly in China.
  product:generic-drug | in .3, cn .2, us .1, de .05, il .03 | India is the largest exporter.
  product:brand-drug | us .3, us/puerto-rico .05, ie .12, ch .1, de .08, sg .04, jp .06, fr .05, gb .04
  + | By value.
  product:biologic-drug | us .35, us/puerto-rico .05, ie .1, ch .12, de .08, kr .06, sg .04, dk .03 |
  + Large bioreactors stand in few places.
  product:insulin | dk .4, de .2, fr .08, us/indiana .15, br .03, cn .08 | Where the three makers
  + ferment it.
  product:glp-1 | dk .45, us/indiana .2, us/north-carolina .12, ie .08 | Ingredients and filling.
  product:vaccine | in .3, us .15, be .12, fr .1, cn .15 | By doses India leads.
  product:sterile-injectable | us .2, us/north-carolina .08, in .3, it .05, de .05, cn .1 | Estimate.
  product:iv-fluid | us/north-carolina .6 | {QUARTZ_BAXTER} Of what the United States use, 60 % comes from Baxter,
  + whose largest plant is at North Cove.
  product:iv-fluid | us .35 | Estimate.
  product:contrast-media | cn/shanghai .2, ie .1, no .1 | {~DOTMED_CONTRAST} GE HealthCare fills its iodinated
  + media in Shanghai and Cork and makes the ingredient in Norway; the shares are estimates.
  product:contrast-media | it .15, de .2, jp .08 | Estimate.
  product:plasma-medicine | us .45, es .12, ch .1, au .06, de .08, at .05 | Two thirds of the plasma are
  + given in the United States.
  product:pharma-glass | de .3, us .15, it .12, cn .2, in .08, jp .05 | Schott melts in Mainz and
  + Mitterteich.
  product:syringe | us .3, cn .25, de .08, mx .06, es .05, in .08 | Estimate.
  product:medical-glove | my .45, cn .28 | {MARGMA_GLOVES} Malaysia had about 45 % of the world market in 2024 and
  + China about 28 %.
  product:medical-glove | th .15 | Estimate.
  product:nitrile-latex | my .3, kr .3, cn .2, th .05 | Beside the glove makers.
  product:medical-device | us/puerto-rico .08 | {~TMD_PUERTO_RICO} Puerto Rico makes over 2,500 kinds of devices,
  + among them nine tenths of all pacemakers; the share of all is an estimate.
  product:medical-device | us .4, ie .1, mx/baja-california .06, ch .05, de .08, cn .1 | Estimate.
  product:imaging-system | de .28, us .25, nl .1, cn .18, jp .1 | Near the four makers.
  product:diagnostics | us .35, de .1, ch .06, ie .05, cn .15, mx .08, my .04 | Estimate.
  product:infant-formula | cn .25, nl .1, ie .08, us .08, us/michigan .03, nz .05, fr .06 | Estimate.
  material:iodine | cl .63, jp .26, us .03 | {INDEXBOX_IODINE} Of 35,000 t in 2021 Chile made 22,000,
  + Japan 9,000 and the United States 1,100.
`)

const inputs = needs(`
  material:drug-intermediate
    petrochemicals | product:ethylene .7 essential cost .2 buffer 30 | Solvents and reagents.
  product:api
    intermediates | material:drug-intermediate .9 essential cost .35 buffer 45 lead 120 ramp 120 sub
    + .1/.3/.6 | Another source needs the regulator’s consent.
    solvents | product:ethylene .6 important cost .06 buffer 30 | Petrochemical solvents.
  product:antibiotic
    ingredients | product:api .9 essential cost .35 buffer 90 lead 180 ramp 120 sub .1/.3/.6 | Tablets
    + and vials hold a fermented ingredient.
    fermentation feed | commodity:corn .6 minor cost .04 buffer 30 | Fermented on glucose of maize.
  product:generic-drug, product:brand-drug
    ingredients | product:api .9 essential cost .2 buffer 90 lead 180 ramp 180 sub .1/.3/.6 | Another
    + source needs the regulator’s consent.
    packaging | product:plastics .6 minor cost .02 buffer 45 | Blisters and bottles.
  product:biologic-drug, product:vaccine
    bioprocess supplies | product:bioprocess-supplies 1 essential cost .05 buffer 60 lead 120 | Media,
    + filters and bags.
  product:biologic-drug, product:vaccine, product:insulin, product:sterile-injectable,
  + product:plasma-medicine
    vials and cartridges | product:pharma-glass .8 essential cost .02 buffer 90 lead 120 | Each dose is
    + filled into glass.
  product:vaccine
    syringes | product:syringe 1 important cost .02 buffer 60 | Each dose is injected.
  product:glp-1
    pens and syringes | product:syringe .6 essential cost .04 buffer 45 lead 120, product:pharma-glass
    + .4 essential cost .02 buffer 60 lead 120 | Pens hold a cartridge.
    filling | product:drug-contract-making .3 important cost .05 buffer 60 | Part is filled by others.
  product:sterile-injectable
    ingredients | product:api .95 essential cost .2 buffer 90 lead 180 ramp 180 | Mostly from India,
    + China and Italy.
  product:iv-fluid
    bags | product:pvc .6 essential cost .08 buffer 30, product:plastics .35 essential cost .05 buffer 30
    + | Bags are PVC or polyolefin.
    road freight | product:freight-road .9 minor cost .08 buffer 7 | Water is heavy to move.
  product:contrast-media
    iodine | material:iodine .85 essential cost .25 buffer 60 lead 90 | Contrast for X-rays is iodine;
    + for MRI it is gadolinium.
    gadolinium | material:gadolinium .9 important cost .02 buffer 90 | Contrast for MRI.
    bottles | product:pharma-glass .5 important cost .03 buffer 60, product:plastics .5 important cost
    + .02 buffer 45 | Glass or plastic bottles.
  product:bioprocess-supplies
    plastics | product:plastics .9 essential cost .15 buffer 45 | Bags, tubes and filters.
  product:drug-contract-making
    bioprocess supplies | product:bioprocess-supplies .7 essential cost .1 buffer 60 | Bioreactors.
    intermediates | material:drug-intermediate .6 important cost .1 buffer 60 | Chemical synthesis.
  product:pharma-glass
    gas | product:gas-europe .4 essential cost .08 buffer 3, commodity:natural-gas .45 essential cost .06
    + buffer 3 | Furnaces burn gas day and night.
    boron and platinum | material:platinum .6 minor cost .01 buffer 180 | Melting tanks are lined with
    + platinum.
  product:syringe
    barrels | product:plastics .65 essential cost .12 buffer 30, product:pharma-glass .35 essential cost
    + .1 buffer 60 | Plastic or glass.
    needles | product:flat-steel .7 important cost .03 buffer 60 | Stainless tube.
  product:medical-glove
    latex | product:nitrile-latex .65 essential cost .3 buffer 20, material:natural-rubber .32 essential
    + cost .15 buffer 30 | Two thirds are nitrile.
    gas | commodity:natural-gas .8 important cost .1 buffer 2 | Dipping lines are heated with gas.
    sea freight | product:freight-sea .9 minor cost .05 | Shipped from South-East Asia.
  product:nitrile-latex
    butadiene | product:ethylene .9 essential cost .5 buffer 15 | Butadiene comes from crackers.
  product:medical-device
    chips | product:analog-chip .5 important cost .02 buffer 90 lead 180, product:mcu .5 important cost
    + .02 buffer 90 lead 180 | Implants and robots hold chips.
    metals | material:cobalt .3 minor cost .01 buffer 180, material:platinum .3 minor cost .01 buffer 180
    + | Cobalt-chrome joints and platinum leads.
    plastics | product:engineering-plastics .7 important cost .03 buffer 60 | Catheters and joints.
  product:imaging-system
    helium | material:helium .45 important cost .01 buffer 45 lead 60 | The magnets of MRI scanners are
    + cooled with liquid helium.
    chips | product:analog-chip .5 essential cost .04 buffer 60 lead 180, product:mcu .3 essential cost
    + .02 buffer 60 lead 180, product:cpu .2 essential cost .02 buffer 45 | Detectors and computers.
    tube metals | material:tungsten .9 important cost .005 buffer 120 | Anodes of X-ray tubes.
    scintillators | material:gadolinium .5 important cost .003 buffer 120, material:yttrium .3 important
    + cost .002 buffer 120 | Detectors of CT scanners.
    magnet wire | material:copper .6 minor cost .02 buffer 45 | Coils.
  product:diagnostics
    chips | product:mcu .5 essential cost .03 buffer 60 lead 180, product:analog-chip .5 essential cost
    + .03 buffer 60 lead 180 | Pumps, monitors and sensors.
    plastics | product:plastics .8 important cost .05 buffer 45 | Cartridges and housings.
  product:drug-distribution
    medicines | product:brand-drug .6 essential cost .6 buffer 25, product:generic-drug .12 essential
    + cost .08 buffer 30, product:glp-1 .1 essential cost .1 buffer 15, product:biologic-drug .15
    + essential cost .15 buffer 25 | They hold three to four weeks of stock.
    road freight | product:freight-road .9 minor cost .005 | Daily deliveries.
  product:infant-formula
    milk | commodity:milk .9 essential cost .25 buffer 60 | Milk powder and whey.
    oils | commodity:palm-oil .5 minor cost .04 buffer 60, commodity:sunflower-oil .3 minor cost .03
    + buffer 60 | Fat of plants.
`)

const prices = follow(`
  commodity:crude-oil | product:nitrile-latex .3 45 | Butadiene follows oil.
  commodity:natural-gas | product:pharma-glass .06 90 | Furnaces burn gas.
`)

export const pharmaAndMedical: FactFile = {
  industry: 'medicines and medical goods',
  nodes: goods,
  edges: [...sites, ...inputs, ...prices],
}
