import { type KnownValues, numberOf } from './known-values.ts'

export const cylindersOf = (values: KnownValues): number | undefined => {
  const cylinders = numberOf(values.get('engine number of cylinders'), 1, 16)
  return Number.isInteger(cylinders) ? cylinders : undefined
}

/** Honda writes tenths of a liter into its engine names: J30A4 is 3.0, K24Z7 is 2.4. */
const HONDA_ENGINE = /^[A-Z]([0-6]\d)[A-Z]{1,2}\d{0,2}\b/

/** Liters as the maker rounds them, to a tenth. */
export function displacementLitersOf(values: KnownValues): number | undefined {
  const told =
    numberOf(values.get('displacement (l)'), 0.2, 12) ??
    numberOf(values.get('displacement (cc)'), 200, 12_000) ??
    hondaTenths(values)
  if (told === undefined) return undefined
  return Math.round((told >= 200 ? told / 1_000 : told) * 10) / 10
}

function hondaTenths(values: KnownValues): number | undefined {
  if (!/^(honda|acura)$/i.test(values.get('make') ?? '')) return undefined
  const tenths = HONDA_ENGINE.exec(values.get('engine model') ?? '')?.[1]
  return tenths === undefined ? undefined : numberOf(String(Number(tenths) / 10), 0.6, 6)
}

const CONFIGURATIONS: readonly (readonly [RegExp, string])[] = [
  [/^v-/i, 'V'],
  [/^in-?line/i, 'I'],
  [/^w/i, 'W'],
  [/opposed|boxer/i, 'H'],
]

/** "3.0L V6 (J30A4)", "1.8L 4-cylinder", "Electric", or nothing. */
export function engineWords(values: KnownValues): string {
  if (/^electric/i.test(values.get('fuel type - primary') ?? '') && !values.has('engine number of cylinders'))
    return 'Electric'
  const liters = displacementLitersOf(values)
  const cylinders = cylindersOf(values)
  const configuration = values.get('engine configuration') ?? ''
  const letter = CONFIGURATIONS.find(([pattern]) => pattern.test(configuration))?.[1]
  const name = values.get('engine model')
  const parts = [
    ...(liters === undefined ? [] : [`${liters.toFixed(1)}L`]),
    ...(cylinders === undefined ? [] : [letter ? `${letter}${cylinders}` : `${cylinders}-cylinder`]),
    ...(name === undefined ? [] : [liters === undefined && cylinders === undefined ? name : `(${name})`]),
  ]
  return parts.join(' ')
}
