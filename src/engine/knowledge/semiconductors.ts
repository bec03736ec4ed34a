/** From quartz and neon to wafers, chips and boards: the markets and what they need. */
import type { FactFile } from '@/engine/graph/facts'
import { made, needs, things } from './table'

const nodes = things(`
  material:high-purity-quartz | High-purity quartz | HPQ; quartz crucibles; quartz sand; quartz
  material:polysilicon | Semiconductor-grade polysilicon | polysilicon; electronic-grade silicon
  material:neon | Semiconductor-grade neon | neon; neon gas; noble gases
  material:helium | Helium | helium gas
  material:hydrogen-fluoride | Hydrogen fluoride | hydrofluoric acid; fluorspar; etching gas
  product:photoresist | Photoresist | photoresists; EUV resist
  product:silicon-wafer | Silicon wafers | silicon wafer; bare wafers; 300 mm wafers
  product:sic-wafer | Silicon carbide wafers | SiC wafer; SiC substrate
  product:compound-wafer | Gallium arsenide and nitride wafers | GaAs wafers; GaN wafers
  product:abf-substrate | Chip substrates | ABF; ABF substrate; IC substrate
  product:lithography-tool | Lithography machines | EUV lithography; DUV lithography; scanners
  product:wafer-fab-equipment | Wafer fab equipment | chipmaking equipment; semiconductor equipment
  product:chip-packaging | Chip packaging and test | OSAT; CoWoS; chip assembly and test
  product:foundry-advanced | Advanced foundry wafers | leading-edge chips; advanced chips; 3 nm
  product:foundry-mature | Mature foundry wafers | mature nodes; legacy chips; foundry capacity
  product:dram | DRAM | dynamic random-access memory; memory chips; DDR5
  product:hbm | High-bandwidth memory | HBM; HBM3E
  product:nand | NAND flash | flash memory; NAND; SSDs
  product:mcu | Microcontrollers | MCU; MCUs; microcontroller; automotive chips; automotive
  + semiconductors; automotive microcontrollers; car chips
  product:analog-chip | Analogue and mixed-signal chips | analog chips; PMIC; power management chips
  product:power-chip | Power semiconductors | IGBT; MOSFET; power transistors; SiC devices
  product:rf-chip | Radio-frequency chips | RF chips; radio chips; power amplifiers
  product:cpu | Processors for PCs and servers | CPU; CPUs; x86 processors
  product:ai-accelerator | AI accelerators | GPU; GPUs; AI chips; graphics processors
  product:mobile-soc | Mobile application processors | smartphone processors; mobile SoC
  product:network-chip | Network and connectivity chips | switch chips; Wi-Fi chips; modem chips
  product:image-sensor | Image sensors | CMOS image sensor; camera sensors
  product:mlcc | Ceramic capacitors | MLCC; MLCCs; passive components; capacitors
  product:pcb | Printed circuit boards | PCB; PCBs; circuit boards
  product:display | Display panels | OLED panels; LCD panels; displays
  product:hdd | Hard disk drives | HDD; hard drives; disk drives; hard-disk
  commodity:dram-price | DRAM price | memory prices; DRAM contract price | USD
`)

const sites = made(`
  material:high-purity-quartz | us/north-carolina .8 | {NSJ_QUARTZ} An estimated 70 to 90 % of
  + the crucibles for melting silicon are made of Spruce Pine quartz.
  material:high-purity-quartz | no .05, cn .1 | The rest comes from Norway, China and others.
  material:neon | ua/mariupol .25, ua/odesa .25 | {GMK_NEON} Ingas in Mariupol and Cryoin in
  + Odesa made 45 to 54 % of semiconductor-grade neon before 2022.
  material:neon | cn .25, kr .05 | Chinese air separators are the next largest source.
  material:helium | us .45, qa .3, ru .08 | The United States and Qatar lead.
  material:polysilicon | de .35, us .35, jp .2 | Wacker, Hemlock and Tokuyama lead at chip grade.
  material:hydrogen-fluoride | cn .55, jp .2, mx .1 | China leads in fluorspar and acid.
  product:photoresist | jp .88 | Four Japanese makers hold about nine tenths.
  product:silicon-wafer | jp .52, tw .17, kr .13, de .08 | By the seats of the five large makers.
  product:sic-wafer | us .45, cn .35, jp .05 | Wolfspeed, Coherent and Chinese makers.
  product:compound-wafer | de .2, jp .35, us .25, cn .15 | Freiberger, Sumitomo Electric, AXT.
  product:abf-substrate | jp .35, tw .4, kr .12 | Ibiden, Shinko, Unimicron, Nan Ya.
  product:chip-packaging | tw .5, cn .25, my .12, kr .06, ph .02 | By the capacity of the test houses.
  product:foundry-mature | tw .45, cn .33, us .05, kr .05, sg .05 | By capacity at 28 nm and above.
  product:foundry-advanced | tw .9, kr .07, us .02 | By capacity at 7 nm and below.
  product:rf-chip | us .45, cn .15, tw .2, jp .1 | By seats and foundries of the large makers.
  product:pcb | cn .52, tw .12, kr .08, jp .08 | More than half are made in China.
  product:display | cn .5, kr .35, tw .1 | LCD in China, OLED in South Korea.
  product:hdd | th .2, th/ayutthaya .2, cn .2, my .1, ph .1 | Drives are assembled in South-East
  + Asia; Thailand leads.
  product:mlcc | jp .5, kr .22, tw .12, cn .1 | Murata, TDK and Taiyo Yuden; Samsung; Yageo.
  product:wafer-fab-equipment | us .42, jp .3, nl .2 | By the sales of the large toolmakers.
`)

const bills = needs(`
  product:silicon-wafer
    crucibles | material:high-purity-quartz .85 essential cost .02 buffer 150 lead 30 |
    + Crystals are pulled from crucibles of high-purity quartz; makers hold months of them.
    polysilicon | material:polysilicon 1 essential cost .12 buffer 60 | Wafers are cut from it.
  product:compound-wafer
    gallium | material:gallium .95 essential cost .2 buffer 90 | Crystals of gallium compounds.
  product:abf-substrate
    copper foil | material:copper 1 essential cost .08 | Layers of copper.
    resin film | product:plastics 1 important cost .05 | Build-up films are resin.
  product:lithography-tool
    control electronics | product:mcu 1 important cost .01 buffer 60 | Tools hold many controllers.
  product:wafer-fab-equipment
    magnets | product:ndfeb-magnet 1 minor cost .01 buffer 60 | Pumps and stages hold magnets.
    control chips | product:mcu 1 important cost .03 buffer 60 | Tools hold many controllers.
  product:foundry-advanced, product:foundry-mature, product:dram, product:nand
    wafers | product:silicon-wafer 1 essential cost .06 buffer 60 | Chips are made on wafers.
    neon | material:neon 1 important cost .002 buffer 90 lead 60 sub .2/.5/.8 | Lasers of deep-
    + ultraviolet scanners need neon; recycling and other sources take months.
    photoresist | product:photoresist 1 essential cost .03 buffer 45 | Each layer needs resist.
    etching | material:hydrogen-fluoride 1 essential cost .01 buffer 60 | Etching and cleaning.
    helium | material:helium 1 important cost .003 buffer 30 sub .1/.3/.5 | Cools wafers.
    electricity | commodity:electricity 1 essential cost .05 | Fabs run day and night.
  product:hbm
    memory dies | product:dram 1 essential cost .6 | Stacks of DRAM dies.
    packaging | product:chip-packaging .5 essential cost .15 | Stacked and bonded.
  product:mcu
    outside wafers | product:foundry-mature .6 essential cost .2 buffer 30 lag 60 | More than half
    + of microcontrollers are made by foundries.
    packaging | product:chip-packaging .5 essential cost .1 buffer 15 lag 15 | Half outside.
  product:analog-chip
    outside wafers | product:foundry-mature .4 essential cost .12 buffer 45 lag 60 | Makers have
    + fabs of their own and add foundries.
    packaging | product:chip-packaging .5 essential cost .1 buffer 15 | Half outside.
  product:power-chip
    wafers | product:silicon-wafer .75 essential cost .12 buffer 60, product:sic-wafer .2 essential
    + cost .1 buffer 45 | Silicon, and silicon carbide for traction inverters.
    gallium | material:gallium .05 minor cost .001 buffer 90 | Gallium nitride chargers.
  product:rf-chip
    wafers | product:compound-wafer .6 essential cost .1 buffer 60 | Power amplifiers are gallium
    + arsenide.
  product:cpu, product:ai-accelerator, product:mobile-soc
    substrates | product:abf-substrate 1 essential cost .05 buffer 30 | Chips sit on substrates.
    packaging | product:chip-packaging .6 essential cost .1 buffer 10 | Packaged outside or by TSMC.
  product:network-chip
    wafers | product:foundry-advanced .6 essential cost .2 buffer 30 lag 60, product:foundry-mature
    + .4 essential cost .1 buffer 30 lag 60 | Foundry wafers.
  product:image-sensor
    wafers | product:silicon-wafer 1 essential cost .1 buffer 60 | Sensors on silicon.
  product:chip-packaging
    substrates | product:abf-substrate .5 essential cost .15 buffer 30 | Flip-chip packages.
    copper | material:copper 1 important cost .05 | Lead frames and wires.
    moulding resin | product:plastics 1 important cost .03 | Packages are moulded in epoxy.
  product:mlcc
    palladium | material:palladium 1 minor cost .02 buffer 60 | Some electrodes hold palladium.
    rare earths | material:dysprosium 1 minor cost .01 buffer 90 | Dielectrics are doped.
    yttrium | material:yttrium 1 minor cost .005 buffer 90 | Dielectrics are doped.
  product:pcb
    copper | material:copper 1 essential cost .15 | Copper-clad laminate.
    resin | product:plastics 1 essential cost .1 | Epoxy laminate.
    flame retardant | material:antimony .3 minor cost .005 buffer 60 | In some laminates.
    solder | material:tin 1 important cost .02 buffer 30 | Solder is nearly all tin.
  product:display
    indium | material:indium 1 important cost .01 buffer 60 | Electrodes of indium tin oxide.
    driver chips | product:foundry-mature .9 essential cost .05 buffer 30 | Driver chips.
  product:hdd
    motors | product:spindle-motor 1 essential cost .07 buffer 20 | Each drive holds one.
    magnets | product:ndfeb-magnet 1 essential cost .03 buffer 30 | Each arm has two magnets.
    controller | product:network-chip 1 essential cost .08 buffer 30 | Each holds a controller.
    platters | material:aluminium .7 essential cost .03 | Platters are aluminium or glass.
`)

export const semiconductors: FactFile = {
  industry: 'semiconductors',
  nodes,
  edges: [...sites, ...bills],
}
