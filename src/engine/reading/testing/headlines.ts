/** Headlines of our own about kinds of events, none about a real one, each with the class a reader would give it. */
const TEXT = `
strike | Both railways lock out their drivers
war | Fighting in the oil province makes drillers fly staff out
route_closure | Ash cloud closes the air space over the islands
route_delay | Slowdown at west coast ports goes into its third week
fire | Blaze guts resin plant in Saxony
fire | Explosion rocks chlorine works, output stops
fire | Fire at chip maker's clean room halts wafer starts
fire | Warehouse fire destroys stock of airbags
fire | Two hurt in fire at battery recycling site
fire | Refinery explosion takes crude unit offline
flood | Floods swamp industrial estate north of Bangkok
flood | River floods shut steelworks for three weeks
flood | Flooded mine stops shipping potash
flood | Flooding damages wiring plants in Morocco
flood | Monsoon floodwaters reach car parts cluster
earthquake | Strong earthquake hits Kyushu, chip plants check for damage
earthquake | Quake stops sensor production in Kumamoto
earthquake | Tsunami warning empties port as quake strikes Tohoku
earthquake | Aftershocks delay return to work at display maker
storm | Hurricane knocks out Gulf Coast ethylene crackers
storm | Typhoon heads for Kaohsiung, fabs brace
storm | Deep freeze shuts Texas plastics plants
storm | Frost destroys a third of the coffee crop in Minas Gerais
storm | Cyclone halts iron-ore loading at Port Hedland
storm | Drought cuts cocoa harvest in Ghana
export_ban | India bans exports of non-basmati rice
export_ban | China halts exports of gallium with immediate effect
export_ban | Indonesia to stop exporting nickel ore
export_ban | Russia suspends fertiliser exports until June
export_ban | Exports of antimony prohibited by Beijing
export_ban | Government blocks shipments of sunflower oil abroad, export ban follows
export_licensing | China requires licences for exports of dysprosium
export_licensing | Beijing tightens export controls on graphite
export_licensing | New export licensing rules for germanium take effect
export_licensing | Ministry restricts exports of drone parts
export_licensing | Exports of tungsten will need a permit from December
export_licensing | Japan puts export curbs on photoresist
sanction | Washington puts sanctions on Russian aluminium maker
sanction | EU sanctions oil tankers and their insurers
sanction | Chip designer added to the entity list
sanction | Denial order cuts a phone maker off from American parts
sanction | Sanctioned potash producer loses its banks
sanction | Treasury blacklists two shipping firms
tariff | United States sets 25 % tariff on imported cars
tariff | Brussels puts anti-dumping duties on Chinese tyres
tariff | Import duties on copper of 50 percent announced
tariff | Tariffs on steel doubled
tariff | Duty on graphite anodes to reach 93.5 %
strike | Dockworkers strike on the US East Coast
strike | Miners walk out at largest copper mine
strike | Pilots' strike grounds half of the airline's flights
strike | Rail workers begin industrial action
strike | Lockout at Canadian railways stops potash trains
strike | Union members down tools at engine plant
route_closure | Container ship runs aground and blocks canal
route_closure | Strait of Hormuz closed to tankers
route_closure | Bridge collapse shuts port of Baltimore
route_closure | Rhine too low: waterway closed to barges
route_closure | Airspace over the Gulf closed, flights stopped
route_closure | Suez Canal blocked for six days
route_delay | Carriers divert ships around the Cape
route_delay | Vessels rerouted from the Red Sea
route_delay | Port congestion adds ten days to Asian imports
route_delay | Drought: Panama Canal draft limits cause queues of ships
route_delay | Backlog at Shanghai port grows
route_delay | Detours lengthen voyages by two weeks
war | Missiles hit neon works in Mariupol
war | Drone attack on oil plant cuts crude processing
war | Invasion of neighbouring country cuts off harness makers
war | Militants attack tanker in the strait
war | Shelling damages steel plant in the east
war | Airstrikes hit power station and fertiliser port
power_cut | Blackout stops smelters in Yunnan
power_cut | Power rationing ordered for aluminium makers in Sichuan
power_cut | Grid failure silences factories across the country
power_cut | Electricity shortages force ferrosilicon makers to idle
power_cut | Power outage scraps wafers at memory fab
cyber | Ransomware paralyses car maker's supplier
cyber | Cyberattack shuts pipeline operator's systems
cyber | Hackers break into port operator, gates closed
cyber | Meat packer stops slaughter after cyber attack
cyber | Malware found at chip tool maker, shipments late
epidemic | Lockdown closes plants in Wuhan
epidemic | Bird flu outbreak kills millions of laying hens
epidemic | African swine fever reaches new province
epidemic | Quarantine rules stop crew changes at Ningbo
epidemic | Coronavirus outbreak halts phone assembly
shortage | Shortage of microcontrollers worsens
shortage | Car makers run out of magnets
shortage | Helium in short supply after maintenance
shortage | Baby formula shortage spreads
shortage | Supply crunch in ceramic capacitors
shortage | Scarcity of railcars leaves grain in silos
plant_halt | Supplier halts production of brake valves
plant_halt | Lithium mine suspends operations for a permit
plant_halt | Smelter idled as margins vanish
plant_halt | Force majeure declared on polycarbonate
plant_halt | Glass furnace outage stops lines of car maker
plant_halt | Regulator shuts down infant formula factory
plant_halt | Ammonia plants curtail output on gas prices
recall | Car maker recalls two million vehicles over airbags
recall | Battery recall widens to home storage
recall | Recall of contaminated heparin
recall | Toy maker recalling magnetic sets
insolvency | Harness maker files for insolvency
insolvency | Battery start-up goes bankrupt
insolvency | Seat supplier seeks creditor protection
insolvency | Trucking group enters chapter 11
insolvency | Solar wafer maker in liquidation
demand_drop | Demand for electric cars slumps
demand_drop | Phone maker cuts its orders for memory
demand_drop | Demand for container freight falls
demand_drop | Orders for machine tools plunge
demand_drop | Sudden drop in demand for jet fuel
supply_deal | Car maker signs deal for lithium from Quebec
supply_deal | Offtake agreement secures cobalt-free cathodes
supply_deal | Battery maker and utility agree on storage contract
supply_deal | Foundry partnership for automotive chips
supply_deal | Airline secures contract for sustainable fuel
supply_deal | Magnet maker in ten-year pact with wind firm
new_capacity | Chip maker opens its new fab in Dresden
new_capacity | Steelmaker expands capacity in Alabama
new_capacity | Company to begin production of LFP cells next year
new_capacity | Work on new lithium refinery breaks ground
new_capacity | Memory maker doubles HBM output
new_capacity | Cement group inaugurates second kiln
restart | Refinery resumes operations after fire
restart | Nickel mine reopens following permit
restart | Port returns to normal after strike
restart | Chip plant restarts lines hit by quake
restart | Smelter back in operation as power is restored
restart | Canal reopened to traffic
ban_lifted | China lifts export ban on gallium
ban_lifted | Washington eases chip export controls
ban_lifted | EU to scrap tariffs on fertiliser
ban_lifted | Sanctions on aluminium maker removed
ban_lifted | India relaxes curbs on sugar
ban_lifted | Indonesia drops licensing of tin exports
other | Salt maker quits the joint sales pact of the region
other | Car maker names new finance chief
other | Quarterly profit beats forecasts
other | Chip maker to move headquarters
other | Analysts raise price target of miner
other | Airline unveils new livery
other | Steel association publishes yearbook
other | No damage at chip plants, says ministry
other | Rail company says strike was averted
other | Port rules out closure
other | Chemical maker denies report of fire
other | Beijing has no plans to ban exports of magnets
other | Dockworkers call off strike
other | Plant not affected by flood
other | Miner avoids insolvency
other | Exhibition of industrial robots opens in Nagoya
other | Regulator praises safety record of refinery
other | Shareholders approve merger of two grain traders
`

/** The words before the bar are a class; the test of the set fails on one that is none. */
export const HEADLINES: readonly { readonly eventClass: string; readonly title: string }[] =
  TEXT.trim()
    .split('\n')
    .map((line) => {
      const [eventClass = '', title = ''] = line.split(' | ')
      return { eventClass, title }
    })

/** Reports that something did not happen, or of a relief: never to be read as harm. */
export const NEGATED: readonly string[] = [
  'No damage at chip plants after quake, says ministry',
  'Rail company says strike was averted',
  'Port rules out closure of its terminals',
  'Chemical maker denies report of fire',
  'Beijing has no plans to ban exports of magnets',
  'Dockworkers call off strike',
  'Plant in Dresden not affected by flood',
  'Miner avoids insolvency',
  'Production of cells was never halted, supplier says',
  'Fire drill was a false alarm, refinery says',
  'Suez Canal will not be closed',
  'Ministry rejects ban on exports of dysprosium',
  'Car maker sees no shortage of microcontrollers',
  'Canal reopened to traffic',
  'China lifts export ban on gallium',
  'Smelter resumes production after outage',
  'Cyberattack prevented, port operator says',
  'No recall of batteries is planned',
]
