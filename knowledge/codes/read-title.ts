import {
  takeAspect,
  takeBankAndSensor,
  takeConditions,
  takeEffect,
  takePlace,
  takeUnit,
} from './title-facets.ts'
import { FAILURE_PATTERNS } from './title-patterns.ts'
import { TitleRemainder } from './title-remainder.ts'
import { COMPONENT_PHRASES, COMPONENT_RENAMES, EMPTY_WORDS } from './title-words.ts'

/** What a trade title says, in our words; empty strings where it says nothing. */
export interface TitleFacts {
  readonly component: string
  readonly unit: string
  readonly aspect: string
  readonly mode: string
  readonly bank: string
  readonly sensor: string
  readonly cylinder: string
  readonly position: string
  readonly condition: string
  readonly effect: string
  /** The second part of a comparison: "coolant temperature disagrees with the *air temperature*". */
  readonly other: string
}

const QUANTITY_ENDINGS = [
  'voltage',
  'current',
  'level',
  'pressure',
  'temperature',
  'power',
  'flow',
  'frequency',
  'charge',
  'torque',
  'energy',
  'quantity',
  'speed',
]

/** Reads one title. `null` when no component is left over: then nothing honest can be said. */
export function readTitle(title: string, isHybridRange: boolean): TitleFacts | null {
  const rest = new TitleRemainder(cleaned(title))
  const hasCircuit = /circuit/i.test(rest.text)
  const condition = takeConditions(rest)
  const effect = takeEffect(rest)
  const cylinder = rest.take(/-? ?\bCylinder (\d+)\b/i)?.[1] ?? ''
  const { bank, sensor } = takeBankAndSensor(rest)
  const position = takePlace(rest)
  const gear = rest.take(/\bGear (\d+|[A-Z])\b/)?.[1]
  const failure = FAILURE_PATTERNS.find(({ pattern }) => rest.take(pattern) !== null)
  rest.take(/-? ?(Range\/ ?Perfor?ma\w+|Performance)/i)
  const aspect = takeAspect(rest)
  rest.take(/\bCircuit\b/i)
  for (const [pattern, word] of COMPONENT_PHRASES) rest.text = rest.text.replace(pattern, ` ${word} `)
  if (isHybridRange) rest.text = rest.text.replace(/(?<!starter |hybrid )alternator/g, 'hybrid generator')
  const unit = takeUnit(rest, gear)
  const [first = '', second = ''] =
    failure?.mode === 'disagree' ? rest.text.split(/ - | ?\/ ?/, 2) : [rest.text]
  let component = componentId(first)
  if (component === '') component = aloneComponent(failure?.mode, failure?.aspect ?? aspect)
  if (cylinder !== '' && /^(pressure|combustion_pressure)/.test(component))
    component = `cylinder_${component}`
  if (gear !== undefined && !component.includes('gear'))
    component = component === '' ? 'gear' : `${component}_gear`
  if (component === '') return null
  return {
    component,
    unit,
    other: componentId(second),
    bank,
    sensor,
    cylinder,
    position,
    condition,
    effect,
    ...modeAndAspect(failure, aspect, component, hasCircuit),
  }
}

function cleaned(title: string): string {
  return title
    .replace(/["“”]/g, '')
    .replace(/[–—]/g, '-')
    .replace(/Sensor ([A-Z])Circuit/, 'Sensor $1 Circuit')
    .replace(/InternalTemperature/, 'Internal Temperature')
    .replace(/Intermitttent/, 'Intermittent')
    .replace(/\bTo\b/g, 'to')
    .replace(/(Sensor\/Switch|Sensor) A\/C\b/, '$1 A-C')
    .replace(/\bor Single Sensor\b|\(PRNDL Input\)| - (ECM\/PCM|TCM|BSCM)$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function componentId(text: string): string {
  const words = text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !EMPTY_WORDS.has(word))
  const id = words.filter((word, index) => word !== words[index - 1]).join('_')
  return COMPONENT_RENAMES[id] ?? id
}

function aloneComponent(mode: string | undefined, aspect: string): string {
  if (mode === 'misfire' || mode === 'imbalance') return mode === 'misfire' ? 'combustion' : 'mixture'
  if (mode === 'too_lean' || mode === 'too_rich') return 'mixture'
  if (mode === 'knocking') return 'knock'
  if (mode === 'pre_ignition') return 'combustion'
  if (mode === 'too_cold') return 'coolant'
  if (aspect === 'emissions') return 'nox_emissions'
  return aspect === 'control' ? 'computer' : ''
}

function modeAndAspect(
  failure: { readonly mode: string; readonly aspect?: string } | undefined,
  aspect: string,
  component: string,
  hasCircuit: boolean,
): { mode: string; aspect: string } {
  const ending = component.split('_').at(-1) ?? ''
  const mode = failure?.mode ?? (hasCircuit ? 'circuit_fault' : 'fault')
  const isQuantity = QUANTITY_ENDINGS.includes(ending)
  if (!hasCircuit && isQuantity && (mode === 'circuit_low' || mode === 'circuit_high')) {
    return { mode: mode === 'circuit_low' ? 'too_low' : 'too_high', aspect: ending }
  }
  const path = aspect === '' && hasCircuit && mode.startsWith('circuit') ? 'circuit' : aspect
  return { mode, aspect: failure?.aspect ?? (path === '' && isQuantity ? ending : path) }
}
