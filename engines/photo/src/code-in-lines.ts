import { repairCode } from './code-repair.ts'
import type { TextLine } from './judgement.ts'

const MOST = 24
/** Five characters that stand alone, or with what scanners glue to them: "DTC" before, a failure type or a title after. */
const STANDING =
  /(?<![0-9A-Za-z])(?:DTC|dtc)?([PBCUpbcu] ?[0-9A-Za-z|]{4})(?:-([0-9A-Fa-f]{2})(?![0-9A-Za-z-]))?(?![0-9A-Za-z-])/g
const BEFORE_TITLE = /^([PBCU][0-3][0-9A-F]{3})(?=[A-Z][a-z])/
/** Numbers of parts look like codes: away from the start of a line they count only where something speaks of codes. */
const SPEAKS_OF_CODES =
  /code|dtc|fault|obd|misfire|bank|circuit|sensor|stored|pending|permanent|confirmed|diagnos|malfunction|mil\b|freeze|ecu|pcm|ecm/i

/** Trouble codes on a scanner's screen, in reading order, each once. */
export function codesIn(lines: readonly TextLine[]): string[] {
  const speaksOfCodes = lines.some(({ text }) => SPEAKS_OF_CODES.test(text))
  const codes = lines.flatMap(({ text }) => {
    const glued = BEFORE_TITLE.exec(text)?.[1]
    if (glued !== undefined) return [glued]
    return [...text.matchAll(STANDING)].flatMap((match) => {
      const code = repairCode((match[1] ?? '').replace(' ', ''))
      const startsLine = /^\W{0,9}\d{0,2}\W{0,9}$/.test(text.slice(0, match.index))
      if (code === null || !(startsLine || speaksOfCodes)) return []
      const failureType = match[2]
      return [failureType === undefined ? code : `${code}-${failureType.toUpperCase()}`]
    })
  })
  return [...new Set(codes)].slice(0, MOST)
}
