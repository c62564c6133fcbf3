import type { CausalModel, FindingId, Observation } from '@candi/domain'
import type { ReadSign } from '@candi/engines/text'
import { type Acts, tellsActOf } from './act-of-line.ts'
import { asksSomething } from './asks-something.ts'
import { plainWords } from './plain-words.ts'

/** "I misread it", "that was the tach", "false alarm": it never was so. "It stopped" says nothing of the kind. */
const MISREAD: ReadonlySet<string> = new Set(['takes_back'])
const SURE = 0.5
/** What the red brake lamp shows as well: whoever left that brake on has found why it was lit. */
const PARKING = new Set('park parking hand emergency e'.split(' '))
/** Parts of it, and what is broken there is no mistake. */
const OF_IT = new Set('light lights lamp lamps cable lever handle'.split(' '))
const namesParkingBrake = (text: string): boolean => {
  const words = plainWords(text)
  return words.some(
    (word, at) =>
      (word === 'handbrake' || word === 'ebrake' || (word === 'brake' && PARKING.has(words[at - 1] ?? ''))) &&
      !OF_IT.has(words[at + 1] ?? ''),
  )
}
const OF_PARKING_BRAKE: ReadonlySet<FindingId> = new Set<FindingId>(['brake_warning_lamp'])
const DIALS = new Set('tach tacho tachometer gauge gauges counter speedo speedometer dial needle'.split(' '))
const namesDial = (text: string): boolean => plainWords(text).some((word) => DIALS.has(word))
/** "But it is still on", "I think": then it is taken back by half, and stands. */
const DOUBTS =
  /\b(?:but|not|maybe|think|hope|guess|probably|perhaps|could|might|must|stuck|drags?|dragging|won['’]?t)\b|n['’]t\b|\b(?:light|lamp|gauge|it)(?:['’]?s| is| stays)? still\b/i

/** Whether a line says that what was told before never was so. */
export const saysItWasMisread = (acts: Acts, text: string): boolean =>
  !asksSomething(text) && !DOUBTS.test(text) && tellsActOf(acts, text, MISREAD, SURE)

/**
 * The signs that a line takes back because they were misread: what it denies by name, the brake lamp where the parking brake was
 * on, and else what the line before read off a dial or a lamp. None where it tells of any trouble itself.
 */
export function takenBack(
  { model: { findings }, acts }: { readonly model: Pick<CausalModel, 'findings'>; readonly acts: Acts },
  text: string,
  own: readonly ReadSign[],
  told: ReadonlyMap<FindingId, Observation>,
  toldLast: readonly FindingId[],
): readonly FindingId[] {
  if (!saysItWasMisread(acts, text) || own.some(({ observation }) => observation.state === 'present'))
    return []
  const isTold = (finding: FindingId) =>
    told.get(finding)?.state === 'present' && findings.get(finding)?.shownBy !== undefined
  if (namesParkingBrake(text)) return [...OF_PARKING_BRAKE].filter(isTold)
  const denied = own.map(({ observation }) => observation.finding).filter(isTold)
  if (denied.length > 0) return denied
  const last = toldLast.filter(isTold)
  const meant = namesDial(text) ? last.filter((finding) => findings.get(finding)?.shownBy === 'gauge') : last
  // Of two dangers told at once nobody knows which was misread.
  return meant.length === 1 ? meant : []
}

/** A line without the words on which signs rest that were taken back. */
export const withoutSigns = (
  text: string,
  signs: readonly ReadSign[],
  withdrawn: readonly FindingId[],
): string =>
  signs
    .filter(({ observation: { finding } }) => withdrawn.includes(finding))
    .toSorted((left, right) => right.start - left.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}${rest.slice(end)}`, text)
    .trim()
