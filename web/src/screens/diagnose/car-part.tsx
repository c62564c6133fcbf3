import { CarPanel } from '../../features/describe-car/car-panel.tsx'
import { CarVin } from './car-vin.tsx'

/** The car of the case, and a VIN that fills it. */
export const CarPart = (panel: Omit<Parameters<typeof CarPanel>[0], 'decoder'>) => (
  <CarPanel {...panel} decoder={(fill) => <CarVin onFacts={fill} />} />
)
