import type { Vehicle } from '@candi/domain'
import { drivetrainOf } from './drive-of.ts'
import { cylindersOf, displacementLitersOf, engineWords } from './engine-words.ts'
import { fuelOf } from './fuel-of.ts'
import { gearboxOf } from './gearbox-of.ts'
import { inductionOf } from './induction-of.ts'
import { type KnownValues, knownValues, numberOf } from './known-values.ts'
import { readableName } from './readable-name.ts'
import type { Variable } from './vin-table.ts'

/** What a decoded car is known to have. What the data leaves open is missing and rules nothing out. */
export type VehicleFacts = Pick<
  Vehicle,
  | 'year'
  | 'make'
  | 'model'
  | 'engine'
  | 'fuel'
  | 'induction'
  | 'gearbox'
  | 'drivetrain'
  | 'cylinders'
  | 'displacementLiters'
>

/** As long as a name may be on the wire. */
const NAME_CHARACTERS = 60

/** Reads variables of the public service and of the embedded table alike. */
export function vehicleFacts(variables: readonly Variable[]): VehicleFacts {
  const values = knownValues(variables)
  const fuel = fuelOf(values)
  const short = (text: string | undefined) => text?.slice(0, NAME_CHARACTERS).trim() || undefined
  const make = values.get('make')
  return {
    ...known('year', numberOf(values.get('model year'), 1900, 2100)),
    ...known('make', short(make && readableName(make))),
    ...known('model', short(values.get('model'))),
    ...known('engine', short(engineWords(values))),
    ...known('fuel', fuel),
    ...known('gearbox', gearboxOf(values, fuel)?.gearbox),
    ...known('drivetrain', drivetrainOf(values)),
    ...(fuel === 'electric' ? {} : ofCombustion(values)),
  }
}

function ofCombustion(values: KnownValues): VehicleFacts {
  return {
    ...known('induction', inductionOf(values)),
    ...known('cylinders', cylindersOf(values)),
    ...known('displacementLiters', displacementLitersOf(values)),
  }
}

/** Leaves out what is undefined, so that facts can be laid over others. */
function known<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  const fact: { [P in K]?: V } = {}
  if (value !== undefined) fact[key] = value
  return fact
}
