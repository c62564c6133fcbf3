/**
 * "Freeze frame: engine speed 743, coolant 88C": what a scanner kept of the moment of a code. Nothing of it is told by the owner:
 * no frost, no noise that follows the revs. A coolant that boiled is left to be read.
 */
const FREEZE_FRAME = /\bfreeze[ -]?frames?(?: data)?\b/gi
const NEXT = /[\s:=,;/()-]{0,4}([a-z%°]{1,24}|\d{1,6}(?:\.\d{1,3})?)/iy
const NAMES = new Set(
  'data engine speed vehicle load coolant temp temperature ect iat intake air map maf mass flow fuel trim short long term stft ltft bank b1 b2 rpm throttle position pressure timing advance calculated calc absolute relative pedal status open closed loop kpa mph kmh kph km h c f v % ° deg degrees psi bar g s voltage module run time level rail baro barometric sensor ambient oil ms sec seconds'.split(
    ' ',
  ),
)
/** Degrees Celsius and Fahrenheit from which a coolant is too hot. */
const TOO_HOT = { c: 115, f: 240 }
const HOT_COOLANT = /\b(?:coolant|ect)\b[^,;\n]{0,24}?(\d{2,3}) ?°? ?([cf])\b/i

export function frozenReadings(text: string): (readonly [number, number])[] {
  return [...text.matchAll(FREEZE_FRAME)].flatMap(({ 0: name, index }) => {
    let end = index + name.length
    for (;;) {
      NEXT.lastIndex = end
      const word = NEXT.exec(text)?.[1]?.toLowerCase()
      if (word === undefined || !(NAMES.has(word) || /^\d/.test(word))) break
      end = NEXT.lastIndex
    }
    const [, degrees, unit = ''] = HOT_COOLANT.exec(text.slice(index, end)) ?? []
    const isHot = degrees !== undefined && Number(degrees) >= TOO_HOT[unit.toLowerCase() === 'f' ? 'f' : 'c']
    return [[index, isHot ? index + name.length : end]] as const
  })
}
