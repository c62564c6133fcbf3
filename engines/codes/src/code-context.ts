/**
 * What stands around a candidate decides whether it is a trouble code: the same letters and digits
 * name trucks, tires, parts and years. Every look is bounded, so that reading stays linear.
 */
const BEFORE_LENGTH = 60
const AFTER_LENGTH = 40

const TALKS_OF_CODES =
  /\b(?:codes?|coded|dtcs?|obd ?(?:2|ii)?|scan\w{0,6}|thr[eo]w\w{0,4}|cel|mil|check engine|engine light|faults?|errors?|reader|misfir\w{0,4}|autozone|pulled|stored)\b/i
const SAYS_CODE_JUST_BEFORE =
  /\b(?:codes?|coded|dtcs?)\b[\s:#"(]{0,3}(?:(?:is|was|are|of|p)\b[\s:#"(]{0,3}){0,2}$/i
const NAMES_A_PART_BEFORE =
  /\b(?:part|p\/n|pn|model|casting|sku|oem|serial|vin|bulletin|tsb|order|invoice|claim|campaign)(?:[ .:#]{1,2}(?:number|no|num|nr))?[ .:#]{0,3}$/i
const NOT_A_TROUBLE_CODE_BEFORE =
  /\b(?:area|zip|postal|post|key|radio|paint|colou?r|promo|pin|option|date|dress|part|gate|qr|bar|security|unlock|safe) $/i
const ENGINE_CODE_BEFORE = /(?<!check )\bengine $/i
const UNIT_AFTER =
  /^\s{0,2}(?:k|miles?|mi|kms?|kilomet\w{2,4}|bucks|dollars?|usd|%|percent|hp|psi|rpms?|volts?|v|degrees?|°|f|lbs?|pounds|feet|ft|times|days?|weeks?|months?|years?|hours?|mins?|minutes|secs?|seconds|mph|kph|cc|ci|hundred|thousand|grand|chevy|ford|small|big|engine|motor)(?![a-z])/i
const TIRE_AFTER = /^(?:\s?\/\s?\d\d|\s{0,2}ty?i?res?\b)/i

/** Pickups, vans and coupes whose names look exactly like codes. */
const VEHICLE_NAMES = new Set([
  'B2000',
  'B2200',
  'B2300',
  'B2500',
  'B2600',
  'B3000',
  'C1500',
  'C2500',
  'C3500',
  'P1800',
  'U1300',
  'U1400',
  'U1600',
])

export function talksOfCodes(text: string, start: number, end: number): boolean {
  return (
    TALKS_OF_CODES.test(text.slice(Math.max(0, start - BEFORE_LENGTH), start)) ||
    TALKS_OF_CODES.test(text.slice(end, end + AFTER_LENGTH))
  )
}

export function saysCodeJustBefore(text: string, start: number): boolean {
  return SAYS_CODE_JUST_BEFORE.test(text.slice(Math.max(0, start - 24), start))
}

export function namesAPart(text: string, start: number): boolean {
  return NAMES_A_PART_BEFORE.test(text.slice(Math.max(0, start - 24), start))
}

/** "area code 212", "engine code 271": the word before says that another kind of code is meant. */
export function meansAnotherKindOfCode(text: string, wordStart: number, isPlural: boolean): boolean {
  const before = text.slice(Math.max(0, wordStart - 16), wordStart)
  return NOT_A_TROUBLE_CODE_BEFORE.test(before) || (!isPlural && ENGINE_CODE_BEFORE.test(before))
}

export function isCountedOrTire(text: string, end: number): boolean {
  const after = text.slice(end, end + 16)
  return UNIT_AFTER.test(after) || TIRE_AFTER.test(after)
}

export function isVehicleName(code: string): boolean {
  return VEHICLE_NAMES.has(code)
}

/** A model year rather than the digits of a code. */
export function looksLikeYear(digits: string): boolean {
  const number = Number(digits)
  return number >= 1950 && number <= 2039
}
