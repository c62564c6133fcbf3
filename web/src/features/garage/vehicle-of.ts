import type { VehicleWords } from '@candi/contracts'
import type { VehicleInfo } from '../../api/vehicle-info.ts'

const WIRE_WORD_CHARACTERS = 60

/** The kind of gearbox in an owner's or the agency's words; undefined where they do not tell one. */
export function gearboxOf(words: string): VehicleWords['gearbox'] {
  if (/cvt|continuously/i.test(words)) return 'cvt'
  if (/dual|dct|dsg|pdk/i.test(words)) return 'dual_clutch'
  if (/single.?speed|direct drive|1-speed/i.test(words)) return 'single_speed'
  const isManual = /manual|stick/i.test(words)
  const isAutomatic = /auto/i.test(words)
  // "Automated manual" is neither of the two.
  if (isManual === isAutomatic) return undefined
  return isManual ? 'manual' : 'automatic'
}

/** The driven wheels in an owner's or the agency's words. */
export function drivetrainOf(words: string): VehicleWords['drivetrain'] {
  if (/awd|4wd|4x4|all.?wheel|four.?wheel|4.?wheel/i.test(words)) return 'awd'
  const isFront = /fwd|front/i.test(words)
  const isRear = /rwd|rear/i.test(words)
  if (isFront === isRear) return undefined
  return isFront ? 'fwd' : 'rwd'
}

/** The car as a case knows it: what its VIN told, and what its owner wrote where the VIN told nothing. */
export function vehicleOf(info: VehicleInfo): VehicleWords | null {
  const {
    year,
    make,
    model,
    engine,
    transmission,
    drivetrain,
    mileage,
    mileageUnit = 'mi',
    facts = {},
  } = info
  const word = (text: string) => text.slice(0, WIRE_WORD_CHARACTERS).trim() || undefined
  const vehicle: VehicleWords = {
    ...facts,
    year: year ?? undefined,
    make: word(make),
    model: word(model),
    engine: facts.engine ?? word(engine),
    gearbox: facts.gearbox ?? gearboxOf(transmission),
    drivetrain: facts.drivetrain ?? drivetrainOf(drivetrain),
    mileage: mileage === null ? undefined : { value: mileage, unit: mileageUnit },
  }
  const known = Object.fromEntries(Object.entries(vehicle).filter(([, value]) => value !== undefined))
  return Object.keys(known).length > 0 ? known : null
}
