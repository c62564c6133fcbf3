import { ASPECT_PATTERNS } from './title-patterns.ts'
import type { TitleRemainder } from './title-remainder.ts'

const CONDITIONS: readonly (readonly [RegExp, string])[] = [
  [/^Cold Start\b/i, 'cold_start'],
  [/\bon Startup \(First \d+ Revolutions\)/i, 'just_started'],
  [/\bWith Low Fuel\b/i, 'fuel_low'],
  [/- Engine Cranking|Engine Cranking/i, 'cranking'],
  [/- Engine (On|Running)|Engine Off/i, 'engine_off'],
  [/\bat Idle\b/i, 'idle'],
  [/\bOff Idle\b/i, 'off_idle'],
  [/\bat Higher Load\b/i, 'high_load'],
  [/During Deceleration/i, 'slowing_down'],
  [/During Cylinder Deactivation/i, 'cylinders_off'],
  [/During Particulate Filter Regeneration|[Ff]or Particulate Filter Regeneration/i, 'filter_cleaning'],
  [/Rich to Lean/i, 'rich_to_lean'],
  [/Lean to Rich/i, 'lean_to_rich'],
]

const EFFECTS: readonly (readonly [RegExp, string])[] = [
  [/-? ?Forced Engine Shutdown/i, 'engine_shut_down'],
  [/-? ?Forced Limited (Power|RPM)/i, 'power_limited'],
  [/-? ?Forced Idle/i, 'held_at_idle'],
  [/-? ?Forced Traction Control Disable/i, 'traction_control_off'],
  [/-? ?Fueling Disabled/i, 'fuel_cut'],
  [/^Forced (?=Hybrid)/i, 'hybrid_shut_down'],
  [/-? ?Camshaft Control Disabled/i, 'cam_control_off'],
]

const PLACES: readonly RegExp[] = [
  /\b(First|Second|Third) Row (Left|Right|Center)\b/i,
  /\b(Left|Right) (Front|Rear)\b/i,
  /^(Driver|Passenger) (?=(Frontal|Inflatable|Knee|Seat|Restraints))/i,
  /- (Front|Rear|Left|Right|Single Sensor or Center)\b|\b(Single Sensor or Center)\b/i,
  /^(Left|Right|Center|Front|Rear)\b/i,
  /\b(Left|Right)$/i,
]

/** Circumstances the title names, joined by "+": "cold_start". */
export function takeConditions(rest: TitleRemainder): string {
  return CONDITIONS.filter(([pattern]) => rest.take(pattern) !== null)
    .map(([, id]) => id)
    .join('+')
}

/** What the car does about the fault: "power_limited". */
export function takeEffect(rest: TitleRemainder): string {
  return EFFECTS.find(([pattern]) => rest.take(pattern) !== null)?.[1] ?? ''
}

export function takeBankAndSensor(rest: TitleRemainder): { bank: string; sensor: string } {
  const both = rest.take(/-? ?Bank ?(\d) Sensor (\d) ?\/ ?Bank ?(\d) Sensor (\d)/i)
  if (both !== null) {
    return {
      bank: both[1] === both[3] ? (both[1] ?? '') : '',
      sensor: both[2] === both[4] ? (both[2] ?? '') : '',
    }
  }
  const pair = rest.take(/-? ?\bBank ?(\d) Sensor ?(\d)\b/i)
  if (pair !== null) return { bank: pair[1] ?? '', sensor: pair[2] ?? '' }
  if (rest.take(/-? ?\bBank ?\d ?\/ ?Bank ?\d/i) !== null) return { bank: '', sensor: '' }
  const bank = rest.take(/-? ?\bBank ?(\d)\b/i)?.[1] ?? ''
  if (rest.take(/\bSensor ?(\d) ?\/ ?(\d)/) !== null) {
    rest.text = `${rest.text} Sensor`
    return { bank, sensor: '' }
  }
  const numbered = /\bSensor (\d)\b/.exec(rest.text)
  if (numbered === null) return { bank, sensor: '' }
  rest.text = rest.text.replace(/\bSensor \d\b/, 'Sensor')
  return { bank, sensor: numbered[1] ?? '' }
}

export function takePlace(rest: TitleRemainder): string {
  for (const pattern of PLACES) {
    const match = rest.take(pattern)
    if (match === null) continue
    const words = match[0]
      .replace(/^- /, '')
      .trim()
      .toLowerCase()
      .replace(/single sensor or center/, 'center')
    return words.replace(/\s+/g, '_')
  }
  return ''
}

export function takeAspect(rest: TitleRemainder): string {
  return ASPECT_PATTERNS.find(({ pattern }) => rest.take(pattern) !== null)?.aspect ?? ''
}

/** Single letters and numbers tell which of several equal parts is meant: "A", "2", "A/B", "U-V-W". */
export function takeUnit(rest: TitleRemainder, gear: string | undefined): string {
  const units = gear === undefined ? [] : [gear]
  const pattern = /(?<![\w])([A-Z](?:[-/][A-Z])+|\/ ?[A-Z]|[A-Z]|\d{1,2}(?:[-/]\d)*)(?![\w])/
  for (let match = rest.take(pattern); match !== null; match = rest.take(pattern))
    units.push((match[1] ?? '').replace(/^\/ ?/, ''))
  return units.join('+')
}
