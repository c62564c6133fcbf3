import type { CodeArea, CodeRange, CodeStandard, CodeSystem } from './trouble-code.ts'

const SYSTEMS: Readonly<Record<string, CodeSystem>> = {
  P: 'powertrain',
  B: 'body',
  C: 'chassis',
  U: 'network',
}

/** Third character of powertrain codes. SAE J2012 gives P0 and P2 nearly the same fields. */
const POWERTRAIN_AREAS: Readonly<Record<string, CodeArea>> = {
  '0': 'fuel_and_air',
  '1': 'fuel_and_air',
  '2': 'injection',
  '3': 'ignition',
  '4': 'emissions',
  '5': 'speed_and_idle',
  '6': 'computer',
  '7': 'transmission',
  '8': 'transmission',
  '9': 'transmission',
}

const NETWORK_AREAS: Readonly<Record<string, CodeArea>> = {
  U00: 'electrical_network',
  U01: 'lost_communication',
  U02: 'lost_communication',
  U03: 'software',
  U04: 'invalid_data',
  U05: 'invalid_data',
  U06: 'lost_communication',
}

/**
 * What the place of a code tells (SAE J2012 / ISO 15031-6): letter = system, first digit = who defines it.
 * P0, P2 and P34-P39 are generic, P1 and P30-P33 the maker's; B, C and U: 0 generic, 1 and 2 the maker's,
 * 3 reserved, except U3, which the standard has begun to fill.
 * `null` when the text is not a code of one letter and four hexadecimal digits.
 */
export function rangeOfCode(code: string): CodeRange | null {
  const match = /^([PBCU])([0-3])([0-9A-F])[0-9A-F]{2}$/.exec(code)
  const [, letter = '', owner = '', field = ''] = match ?? []
  const system = SYSTEMS[letter]
  if (system === undefined) return null
  const area = system === 'powertrain' ? powertrainArea(owner, field) : networkArea(code)
  return area === undefined
    ? { system, standard: standardOf(letter, owner, field) }
    : { system, standard: standardOf(letter, owner, field), area }
}

function standardOf(letter: string, owner: string, field: string): CodeStandard {
  if (owner === '0') return 'generic'
  if (letter === 'P') {
    if (owner === '2') return 'generic'
    if (owner === '1' || /[0-3]/.test(field)) return 'manufacturer'
    return /[4-9]/.test(field) ? 'generic' : 'reserved'
  }
  if (owner !== '3') return 'manufacturer'
  return letter === 'U' ? 'generic' : 'reserved'
}

function powertrainArea(owner: string, field: string): CodeArea | undefined {
  if (owner === '3') return field === '4' ? 'cylinder_shutoff' : undefined
  if (owner === '0' && /[A-F]/.test(field)) return 'hybrid'
  // P20-P22 mix fuel, air and exhaust; beyond P29 the standard no longer sorts P2 by field.
  if (owner === '2' && /[A-F]/.test(field)) return undefined
  if (owner === '2' && field === '2') return 'emissions'
  return POWERTRAIN_AREAS[field]
}

function networkArea(code: string): CodeArea | undefined {
  return code.startsWith('U3') ? 'module_and_power' : NETWORK_AREAS[code.slice(0, 3)]
}
