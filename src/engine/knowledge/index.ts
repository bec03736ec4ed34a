/** All facts the agent is shipped with, one file an industry. */
import type { FactFile } from '@/engine/graph/facts'
import { airlines } from './airlines'
import { carriers } from './carriers'
import { chemicalMakers } from './chemical-makers'
import { chemicalsAndPlastics } from './chemicals-and-plastics'
import { crops } from './crops'
import { energyCompanies } from './energy-companies'
import { fertiliser } from './fertiliser'
import { foodAndDrink } from './food-and-drink'
import { oilGasPower } from './oil-gas-power'
import { places } from './places'
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
]
