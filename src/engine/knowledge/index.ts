/** All facts the agent is shipped with, one file an industry. */
import type { FactFile } from '@/engine/graph/facts'
import { aerospace } from './aerospace'
import { aerospaceMakers } from './aerospace-makers'
import { airlines } from './airlines'
import { carCustomers } from './car-customers'
import { carPartMakers } from './car-part-makers'
import { carParts } from './car-parts'
import { carPlants } from './car-plants'
import { careScentsWaste } from './care-scents-waste'
import { carriers } from './carriers'
import { cars } from './cars'
import { chemicalHouses } from './chemical-houses'
import { chemicalMakers } from './chemical-makers'
import { chemicalNeeds } from './chemical-needs'
import { chemicalsAndPlastics } from './chemicals-and-plastics'
import { chipMakers } from './chip-makers'
import { constructionEquipment } from './construction-equipment'
import { constructionEquipmentMakers } from './construction-equipment-makers'
import { consumerGoods } from './consumer-goods'
import { consumerGoodsMakers } from './consumer-goods-makers'
import { crops } from './crops'
import { drinksAndMeals } from './drinks-and-meals'
import { electronics } from './electronics'
import { electronicsMakers } from './electronics-makers'
import { electronicsPlants } from './electronics-plants'
import { energyCompanies } from './energy-companies'
import { energyMiners } from './energy-miners'
import { energyPlaces } from './energy-places'
import { energyProducers } from './energy-producers'
import { farmTrade } from './farm-trade'
import { fertiliser } from './fertiliser'
import { foodAndDrink } from './food-and-drink'
import { freightByLand } from './freight-by-land'
import { freightBySea } from './freight-by-sea'
import { healthCare } from './health-care'
import { meatEggsDairy } from './meat-eggs-dairy'
import { metalMarkets } from './metal-markets'
import { metalMiners } from './metal-miners'
import { oilGasPower } from './oil-gas-power'
import { packagingAndPaper } from './packaging-and-paper'
import { pharmaAndMedical } from './pharma-and-medical'
import { pharmaMakers } from './pharma-makers'
import { pharmaMarkets } from './pharma-markets'
import { places } from './places'
import { rareEarthMakers } from './rare-earth-makers'
import { rareEarthsAndMinorMetals } from './rare-earths-and-minor-metals'
import { semiconductors } from './semiconductors'
import { shippingPortsRoutes } from './shipping-ports-routes'
import { shopsAndFashion } from './shops-and-fashion'
import { solarGridAndMachines } from './solar-grid-and-machines'
import { steelAluminiumCopper } from './steel-aluminium-copper'
import { steelMakers } from './steel-makers'
import { telecomAndAssembly } from './telecom-and-assembly'
import { travelByAir } from './travel-by-air'
import { utilities } from './utilities'

export const embeddedFacts: readonly FactFile[] = [
  places,
  shippingPortsRoutes,
  carriers,
  freightBySea,
  utilities,
  travelByAir,
  freightByLand,
  energyProducers,
  energyPlaces,
  energyMiners,
  oilGasPower,
  energyCompanies,
  chemicalsAndPlastics,
  chemicalMakers,
  chemicalNeeds,
  chemicalHouses,
  fertiliser,
  crops,
  foodAndDrink,
  meatEggsDairy,
  farmTrade,
  drinksAndMeals,
  airlines,
  rareEarthsAndMinorMetals,
  rareEarthMakers,
  semiconductors,
  chipMakers,
  carParts,
  carPartMakers,
  carPlants,
  carCustomers,
  cars,
  steelAluminiumCopper,
  steelMakers,
  metalMiners,
  metalMarkets,
  electronics,
  electronicsMakers,
  electronicsPlants,
  telecomAndAssembly,
  solarGridAndMachines,
  aerospace,
  aerospaceMakers,
  constructionEquipment,
  constructionEquipmentMakers,
  pharmaAndMedical,
  pharmaMakers,
  pharmaMarkets,
  packagingAndPaper,
  consumerGoods,
  consumerGoodsMakers,
  shopsAndFashion,
  careScentsWaste,
  healthCare,
]
