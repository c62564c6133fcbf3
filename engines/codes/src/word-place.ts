import type { CodeWords } from './code-words.ts'
import type { CodeFacts } from './trouble-code.ts'

/** Modes that say "too high" without saying what of. */
const MODES_OF_A_QUANTITY = new Set([
  'too_high',
  'too_low',
  'wrong',
  'out_of_range',
  'implausible',
  'unstable',
  'missing',
])
const COUNTED_ALONG_EXHAUST =
  /^(oxygen_sensor|exhaust_gas_temperature|catalytic_converter_temperature|nox_sensor)/

/** "1", "A", "A and B": which of several equal parts, as it stands behind the part's name. */
export function labelOfUnit(facts: CodeFacts): string {
  const labels = [facts.sensor === undefined ? '' : String(facts.sensor), unitLabel(facts.unit ?? '')]
  return labels.filter((label) => label !== '').join(' ')
}

/** Where and when, in the order a title says it: bank 1, cylinder 3, left front, control circuit, at idle. */
export function placesOfFault(facts: CodeFacts, name: string, words: CodeWords): string[] {
  const quantity = MODES_OF_A_QUANTITY.has(facts.mode) ? words.quantities[facts.aspect ?? ''] : undefined
  return [
    facts.bank === undefined ? '' : `bank ${facts.bank}`,
    facts.cylinder === undefined ? '' : `cylinder ${facts.cylinder}`,
    words.positions[facts.position ?? ''] ?? '',
    unlessNamed(words.aspects[facts.aspect ?? ''] ?? '', name),
    unlessNamed(quantity ?? '', name),
    ...(facts.condition ?? '').split('+').map((condition) => words.conditions[condition] ?? ''),
  ].filter((place) => place !== '')
}

/** Sentences that explain bank and sensor numbers, what the car does about the fault, and how well it is known. */
export function remarksOnFault(facts: CodeFacts, words: CodeWords): string[] {
  const isExhaustSensor = COUNTED_ALONG_EXHAUST.test(facts.component)
  return [
    facts.bank === undefined ? '' : (words.banks[facts.bank] ?? ''),
    isExhaustSensor && facts.sensor !== undefined ? (words.exhaustSensors[facts.sensor] ?? '') : '',
    words.effects[facts.effect ?? ''] ?? '',
    words.bases[facts.basis] ?? '',
  ].filter((remark) => remark !== '')
}

/** Empty when the part's name already ends in the same thing: "Supply voltage …, power supply". */
function unlessNamed(place: string, name: string): string {
  const lastWord = place.split(' ').at(-1) ?? ''
  return lastWord !== '' && name.toLowerCase().includes(lastWord) ? '' : place
}

function unitLabel(unit: string): string {
  const parts = [...new Set(unit.split('+'))].map((part) =>
    part.replace(/^([A-Z0-9])\/([A-Z0-9])$/, '$1 and $2'),
  )
  return parts.join('-')
}
