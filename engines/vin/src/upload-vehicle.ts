import { type BodyStyle, bodyStyleOf } from './body-style-of.ts'
import { driveOf } from './drive-of.ts'
import { engineWords } from './engine-words.ts'
import { fuelOf } from './fuel-of.ts'
import { gearboxOf } from './gearbox-of.ts'
import { inductionOf } from './induction-of.ts'
import { type KnownValues, knownValues, numberOf } from './known-values.ts'
import { readableName } from './readable-name.ts'
import type { Variable } from './vin-table.ts'
import { type WeightClass, weightClassOf } from './weight-class-of.ts'

export type UploadFuel = 'Gasoline' | 'Diesel' | 'Electric' | 'Hybrid' | 'Plug-in Hybrid' | 'CNG' | 'E85'

/** The fields of the vehicle block on Upload; empty or null where the data says nothing. No VIN tells a mileage. */
export interface UploadVehicleFields {
  year: number | null
  make: string
  model: string
  sub_model: string
  engine: string
  transmission: string
  drivetrain: string
  mileage: null
  mileage_unit: 'mi'
  body_class: BodyStyle | null
  doors: number | null
  vehicle_type: string
  weight_class: WeightClass | null
  manufacturer_full: string
  plant_info: string
  engine_tech: string
  fuel_type: UploadFuel | null
}

/** As long as a field of the form may be. */
const FIELD_CHARACTERS = 120

/** Reads variables of the public service and of the embedded table alike. */
export function uploadVehicle(variables: readonly Variable[]): UploadVehicleFields {
  const values = knownValues(variables)
  const field = (text: string | undefined) => (text ?? '').slice(0, FIELD_CHARACTERS).trim()
  const name = (variable: string) => field(readableName(values.get(variable) ?? ''))
  const doors = numberOf(values.get('doors'), 2, 5)
  return {
    year: numberOf(values.get('model year'), 1900, 2100) ?? null,
    make: name('make'),
    model: field(values.get('model')),
    sub_model: field(values.get('trim') ?? seriesOf(values)),
    engine: field(engineWords(values)),
    transmission: field(transmissionWords(values)),
    drivetrain: driveOf(values) ?? '',
    mileage: null,
    mileage_unit: 'mi',
    body_class: bodyStyleOf(values.get('body class')),
    doors: doors !== undefined && Number.isInteger(doors) ? doors : null,
    vehicle_type: name('vehicle type'),
    weight_class: weightClassOf(
      values.get('gross vehicle weight rating from') ?? values.get('gross vehicle weight rating'),
    ),
    manufacturer_full: field(values.get('manufacturer name')),
    plant_info: field([name('plant city'), name('plant state')].filter((place) => place !== '').join(', ')),
    engine_tech: field(engineTechnology(values)),
    fuel_type: fuelTypeOf(values),
  }
}

/** Toyota files its chassis codes ("ACV30L/MCV30L") as series: no owner calls a car so. */
const CHASSIS_CODE = /^[A-Z]{3}\d{2,3}[LR]\b/

function seriesOf(values: KnownValues): string | undefined {
  const series = values.get('series')
  return series !== undefined && CHASSIS_CODE.test(series) ? undefined : series
}

function transmissionWords(values: KnownValues): string {
  const words = gearboxOf(values, fuelOf(values))?.words ?? ''
  const speeds = numberOf(values.get('transmission speeds'), 2, 20)
  return words === '' || speeds === undefined ? words : `${speeds}-speed ${words}`
}

function engineTechnology(values: KnownValues): string {
  const told = values.get('other engine info') ?? ''
  const isTurbo = inductionOf(values) === 'turbo' && !/turbo/i.test(told)
  return [...(isTurbo ? ['Turbo'] : []), ...(told === '' ? [] : [told])].join('; ')
}

function fuelTypeOf(values: KnownValues): UploadFuel | null {
  const primary = values.get('fuel type - primary') ?? ''
  switch (fuelOf(values)) {
    case 'gasoline':
      return /e85|flexible/i.test(primary) ? 'E85' : 'Gasoline'
    case 'diesel':
      return 'Diesel'
    case 'electric':
      return 'Electric'
    case 'hybrid':
      return 'Hybrid'
    case 'plugin_hybrid':
      return 'Plug-in Hybrid'
    case 'lpg_cng':
      return /lpg|propane/i.test(primary) ? null : 'CNG'
    default:
      return null
  }
}
