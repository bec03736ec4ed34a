/** Which car maker hangs on which parts maker, and whose orders the parts makers live from. Shares are estimates. */
import type { FactFile } from '@/engine/graph/facts'
import { buys, needs } from './table'

const inputs = needs(`
  product:toyota/vehicles
    Aisin parts | product:aisin/transmissions .55 essential cost .05 buffer 1 | Gearboxes, brakes and door parts;
    + a line holds hours.
    Denso parts | product:denso/parts .5 essential cost .06 buffer 2 | Electronics and air conditioning.
    Kojima parts | product:kojima/interiors .35 essential cost .004 buffer 0 | Plastic parts in line order for the
    + plants of Japan.
    steel bars | product:aichi-steel/bars .35 essential cost .01 buffer 3 lead 60 | Gears and crankshafts of Japan.
  product:hino/trucks, product:daihatsu/vehicles
    Kojima parts | product:kojima/interiors .3 essential cost .004 buffer 0 | Plastic parts in line order.
    Denso parts | product:denso/parts .5 essential cost .05 buffer 3 | Electronics and injectors.
  product:toyota/vehicles, product:honda/vehicles, product:nissan/vehicles, product:suzuki/vehicles,
  + product:mitsubishi-motors/vehicles, product:subaru/vehicles, product:mazda/vehicles, product:daihatsu/vehicles
    piston rings | product:riken/piston-rings .4 essential cost .001 buffer 3 lead 60 | Half of Japan’s rings.
    Astemo parts | product:hitachi-astemo/parts .2 important cost .02 buffer 3 lead 90 | Engine and brake parts.
  product:subaru/vehicles, product:mazda/vehicles
    Hitachi engine sensors | product:hitachi-astemo/parts .2 important cost .01 buffer 7 lead 90 | Air-flow sensors.
  product:ford/vehicles, product:bmw/vehicles, product:fca-us/vehicles, product:mercedes-benz/vehicles,
  + product:jaguar-land-rover/vehicles, product:general-motors/vehicles
    magnesium frames | product:meridian/castings .3 essential cost .002 buffer 4 lead 30 sub .1/.4/.7 | Cast
    + frames behind grilles and dashboards.
  product:bmw/vehicles, product:porsche/vehicles, product:volkswagen/vehicles, product:audi/vehicles,
  + product:mercedes-benz/vehicles
    German harnesses | product:leoni/harnesses .2 essential cost .008 buffer 2 lead 45,
    + product:kromberg/harnesses .08 essential cost .003 buffer 2 lead 45 | Made to the model.
    exhausts | product:eberspaecher/exhausts .2 important cost .006 buffer 3 lead 60 | Made to the model.
  product:general-motors/vehicles
    axles | product:american-axle/axles .5 essential cost .03 buffer 2 | Most axles of the large trucks.
    steering | product:nexteer/steering .3 important cost .01 buffer 3 | Trucks.
  product:fca-us/vehicles
    axles | product:american-axle/axles .25 essential cost .015 buffer 2, product:dana/axles .2 essential cost
    + .01 buffer 2 | Large trucks and Jeeps.
  product:paccar/trucks, product:volvo-group/trucks, product:daimler-truck/trucks, product:traton/trucks
    axles and gearboxes | product:meritor/axles .25 important cost .03 buffer 5, product:allison/transmissions .1
    + important cost .02 buffer 10 | Truck axles.
  product:paccar/trucks
    engines | product:cummins/engines .5 essential cost .08 buffer 7 | Half of its engines.
  product:honda/motorcycles, product:yamaha-motor/motorcycles, product:harley-davidson/motorcycles,
  + product:polaris/vehicles, product:brp/vehicles, product:hero-motocorp/motorcycles,
  + product:bajaj-auto/motorcycles, product:tvs-motor/motorcycles, product:pierer/motorcycles,
  + product:piaggio/scooters
    steel | product:flat-steel .8 essential cost .08 buffer 30 | Frames and tanks.
    aluminium | material:aluminium .9 essential cost .06 buffer 30 | Engines and wheels.
    control units | product:ecu .9 essential cost .04 buffer 20 lead 90 | Injection and brakes.
    tyres | product:tyre 1 important cost .02 buffer 15 sub .3/.6/.8 | Several makers fit.
  product:mahindra/tractors
    steel | product:flat-steel .8 essential cost .1 buffer 30 | Frames.
    hydraulics | product:hydraulics .8 important cost .05 buffer 20 | Lifts.
  product:thor/caravans, product:brunswick/boats
    aluminium | material:aluminium .7 important cost .06 buffer 30 | Frames and hulls.
    plastics | product:plastics .8 important cost .08 buffer 30 | Panels and hulls.
`)

const orders = buys(`
  general-motors | american-axle/axles .4, nexteer/steering .38, lear/seats .19, magna/parts .15, aptiv/harnesses-and-electronics .09,
  + adient/seats .1, martinrea/parts .2, linamar/parts .2, dana/axles .06, borgwarner/drivetrain .08, gentex/mirrors .12,
  + cooper-standard/lines .2, visteon/cockpits .15, gentherm/seats .15, allison/transmissions .04, delphi-technologies/parts
  + .15, lg-energy-solution/cells .2, tenneco/parts .1, nemak/castings .25, goodyear/tyres .03, meridian/castings .2 | Large buyer, an estimate.
  ford | lear/seats .14, magna/parts .14, aptiv/harnesses-and-electronics .08, adient/seats .12, visteon/cockpits .22, dana/axles
  + .2, borgwarner/drivetrain .13, martinrea/parts .13, nexteer/steering .15, cooper-standard/lines .25, linamar/parts .15, nemak/castings
  + .22, gentex/mirrors .05, tenneco/parts .1, delphi-technologies/parts .1, autoliv/airbags .08, meridian/castings .3, sk-innovation/cells .25 | Large
  + buyer, an estimate.
  fca-us | american-axle/axles .17, nexteer/steering .2, lear/seats .1, magna/parts .1, martinrea/parts .15, dana/axles .12, adient/seats
  + .08, cooper-standard/lines .15, gentherm/seats .08, hyundai-mobis/modules .03, marelli/parts .15, nemak/castings .12, meridian/castings .2 | Large buyer, an estimate.
  stellantis | forvia/interiors .14, plastic-omnium/parts .1, valeo/parts .1, aptiv/harnesses-and-electronics .08, samsung-sdi/cells .1, gestamp/parts
  + .12, autoliv/airbags .08, brose/parts .05 | Large buyer, an estimate.
  renault | valeo/parts .08, forvia/interiors .07, plastic-omnium/parts .07, gestamp/parts .1 | Large buyer, an estimate.
  volkswagen | forvia/interiors .14, continental/electronics .12, zf/driveline .13, gestamp/parts .22, plastic-omnium/parts .2, leoni/harnesses
  + .15, adient/seats .08, magna/parts .12, valeo/parts .12, brose/parts .15, draexlmaier/harnesses .25, aptiv/harnesses-and-electronics .06, schaeffler/vehicle-parts .15 |
  + Large buyer, an estimate.
  bmw | leoni/harnesses .15, zf/driveline .1, magna/parts .14, draexlmaier/harnesses .3, brose/parts .12, samsung-sdi/cells .35, catl/cells .04, meridian/castings .1,
  + lear/seats .1 | Large buyer, an estimate.
  mercedes-benz | leoni/harnesses .12, zf/driveline .08, magna/parts .11, draexlmaier/harnesses .2, lear/seats .1, eberspaecher/exhausts .2, catl/cells .03 | Large
  + buyer, an estimate.
  jaguar-land-rover | draexlmaier/harnesses .05, lear/seats .06, brose/parts .03, magna/parts .03 | Large buyer, an estimate.
  toyota | aisin/transmissions .6, denso/parts .5, jtekt/steering .4, toyoda-gosei/airbags .65, toyota-boshoku/seats .85, toyota-industries/engines .8,
  + aichi-steel/bars .45, tokai-rika/switches .7, koito/lamps .3, kojima/interiors .8, sumitomo-electric/harnesses .25, panasonic/cells .12, yazaki/harnesses .2,
  + aptiv/harnesses-and-electronics .02, bridgestone/tyres .04, hitachi-astemo/parts .06, riken/piston-rings .2 | Large buyer, an estimate.
  honda | hitachi-astemo/parts .45, takata/airbags .35, stanley-electric/lamps .4, yazaki/harnesses .15, sumitomo-electric/harnesses .12, gentherm/seats .06,
  + nhk-spring/springs .12, riken/piston-rings .15, catl/cells .02, american-axle/axles .02, mitsuba/motors .5 | Large buyer, an estimate.
  nissan | marelli/parts .35, hitachi-astemo/parts .15, yazaki/harnesses .08, takata/airbags .1, nhk-spring/springs .1, lear/seats .04 | Large buyer, an estimate.
  hyundai | hyundai-mobis/modules .45, hanon/cooling .3, hl-mando/brakes .3, hankook-tire/tyres .05, sk-innovation/cells .3, lg-energy-solution/cells .1, lear/seats .04 |
  + Large buyer, an estimate.
  kia | hyundai-mobis/modules .35, hanon/cooling .17, hl-mando/brakes .2 | Large buyer, an estimate.
  tesla | panasonic/cells .75, lg-energy-solution/cells .2, catl/cells .12, nidec/vehicle-motors .02, hanon/cooling .06, hl-mando/brakes .06 | Large buyer, an estimate.
  maruti-suzuki | samvardhana-motherson/parts .06, mrf/tyres .05, apollo-tyres/tyres .04 | Large buyer, an estimate.
  geely | catl/cells .06, autoliv/airbags .05 | Large buyer, an estimate.
  volvo-cars | autoliv/airbags .05 | Large buyer, an estimate.
  paccar | meritor/axles .15, cummins/engines .12, allison/transmissions .08 | Large buyer, an estimate.
  volvo-group | meritor/axles .2, allison/transmissions .06 | Large buyer, an estimate.
  daimler-truck | meritor/axles .18, allison/transmissions .2, cummins/engines .05 | Large buyer, an estimate.
  traton | cummins/engines .08, meritor/axles .06 | Large buyer, an estimate.
`)

export const carCustomers: FactFile = {
  industry: 'parts makers and their customers',
  nodes: [],
  edges: [...inputs, ...orders],
}
