/** All facts the agent is shipped with, one file an industry. */
import type { FactFile } from '@/engine/graph/facts'
import { airlines } from './airlines'
import { carriers } from './carriers'
import { carsAndBatteries } from './cars-and-batteries'
import { chemicalMakers } from './chemical-makers'
import { chemicalsAndPlastics } from './chemicals-and-plastics'
import { chipMakers } from './chip-makers'
import { crops } from './crops'
import { energyCompanies } from './energy-companies'
import { fertiliser } from './fertiliser'
import { foodAndDrink } from './food-and-drink'
import { metalsAndElectronics } from './metals-and-electronics'
import { oilGasPower } from './oil-gas-power'
import { places } from './places'
import { rareEarthMakers } from './rare-earth-makers'
import { rareEarthsAndMinorMetals } from './rare-earths-and-minor-metals'
import { semiconductors } from './semiconductors'
import { shippingPortsRoutes } from './shipping-ports-routes'

export const embeddedFacts: readonly FactFile[] = [
  places,
  shippingPortsRoutes,
  carriers,
  oilGasPower,
  energyCompanies,
  chemicalsAndPlastics,
  chemicalMakers,
  fertiliser,
  crops,
  foodAndDrink,
  airlines,
  rareEarthsAndMinorMetals,
  rareEarthMakers,
  semiconductors,
  chipMakers,
  carsAndBatteries,
  metalsAndElectronics,
]
