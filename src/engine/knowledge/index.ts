/** All facts the agent is shipped with, one file an industry. */
import type { FactFile } from '@/engine/graph/facts'
import { airlines } from './airlines'
import { chemicalsAndPlastics } from './chemicals-and-plastics'
import { oilGasPower } from './oil-gas-power'
import { shippingPortsRoutes } from './shipping-ports-routes'

export const embeddedFacts: readonly FactFile[] = [
  shippingPortsRoutes,
  oilGasPower,
  chemicalsAndPlastics,
  airlines,
]
