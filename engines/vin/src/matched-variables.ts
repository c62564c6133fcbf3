import type { DecodedVariable } from './decoded-variable.ts'
import type { Match } from './match-patterns.ts'
import type { VinMaker, VinTable } from './vin-table.ts'

type Told = Omit<DecodedVariable, 'sureness'>

const CUBIC_CENTIMETERS_PER_LITER = 1_000

/** All that maker, patterns and engine name tell, in the words of the public service. */
export function matchedVariables(
  table: VinTable,
  maker: VinMaker,
  matches: ReadonlyMap<string, Match>,
): readonly Told[] {
  const byPattern = [...matches.values()].flatMap(withMake)
  const known = new Set(byPattern.map(({ variable }) => variable))
  const engineName = matches.get('Engine Model')?.value ?? ''
  const byEngine = table
    .engineValues(engineName)
    .filter(([variable]) => !known.has(variable))
    .map(([variable, value]): Told => ({ variable, value, basis: 'engine', others: [] }))
  const ofMaker = (variable: string, value: string): Told => ({ variable, value, basis: 'maker', others: [] })
  const [make, ...otherMakes] = maker.makes
  const isMakeOfMaker = !known.has('Make') && make !== undefined && otherMakes.length === 0
  return withDisplacement([
    ...(isMakeOfMaker ? [ofMaker('Make', make)] : []),
    ...byPattern,
    ...byEngine,
    ofMaker('Vehicle Type', maker.vehicleType),
    ofMaker('Manufacturer Name', maker.manufacturer),
  ])
}

/** The table writes a model as "make<tab>model", since some makers build for several makes. */
function withMake({ variable, value, others }: Match): readonly Told[] {
  if (variable !== 'Model') return [{ variable, value, basis: 'patterns', others }]
  const parts = [value, ...others].map((text) => text.split('\t'))
  const different = (place: number) => [...new Set(parts.map((part) => part[place] ?? ''))]
  return ['Make', 'Model'].map((name, place) => {
    const [first = '', ...rest] = different(place)
    return { variable: name, value: first, basis: 'patterns', others: rest }
  })
}

/** Liters out of cubic centimeters and the other way round, where the table holds one of them. */
function withDisplacement(told: readonly Told[]): readonly Told[] {
  const liters = told.find(({ variable }) => variable === 'Displacement (L)')
  const cubic = told.find(({ variable }) => variable === 'Displacement (CC)')
  if (liters && !cubic) return [...told, converted(liters, 'Displacement (CC)', CUBIC_CENTIMETERS_PER_LITER)]
  if (cubic && !liters)
    return [...told, converted(cubic, 'Displacement (L)', 1 / CUBIC_CENTIMETERS_PER_LITER)]
  return told
}

function converted(fact: Told, variable: string, factor: number): Told {
  const convert = (value: string) => String(Number((Number(value) * factor).toPrecision(6)))
  return { ...fact, variable, value: convert(fact.value), others: fact.others.map(convert) }
}
