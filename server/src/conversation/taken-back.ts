import type { CausalModel, FindingId, Observation } from '@candi/domain'
import type { ReadSign } from '@candi/engines/text'
import { asksSomething } from './asks-something.ts'

/** "I misread it", "that was the tach", "false alarm": it never was so. "It stopped" says nothing of the kind. */
const MISREAD =
  /\b(?:mis-?read|misread(?:ing)?|read (?:it|that|the \w+) wrong|mistook|was mistaken|false alarm|(?:looked|looking) at the wrong|(?:mixed|mix) (?:it|them|that|those) up|(?:that|it) was (?:actually |just |only )?(?:the|my) (?:tach\w*|rpm gauge|rev counter|speedo\w*|fuel gauge|gas gauge))\b/i
/** What the red brake lamp shows as well: whoever left that brake on has found why it was lit. */
const PARKING_BRAKE =
  /\b(?:park(?:ing)?|hand|emergency|e)[ -]?brake\b(?! (?:light|lamp|cable|lever|handle)s?\b)(?:\W{1,9}\w{1,24}){0,4}?\W{1,9}(?:was|is|were|left)\W{1,9}(?:\w{1,24}\W{1,9})?(?:on|up|set|engaged|pulled|applied)\b|\b(?:it['’]?s|its|it was|that was|was just|just|only)\W{1,9}(?:just |only )?(?:the|my) (?:park(?:ing)?|hand|emergency|e)[ -]?brake\b(?! (?:light|lamp|cable|lever|handle)s?\b)|\b(?:left|forgot) (?:to release )?(?:the|my) (?:park(?:ing)?|hand|emergency|e)[ -]?brake\b(?! (?:light|lamp|cable|lever|handle)s?\b)/i
const OF_PARKING_BRAKE: ReadonlySet<FindingId> = new Set<FindingId>(['brake_warning_lamp'])
const NAMES_DIAL = /\b(?:tach\w*|gauge|counter|speedo\w*|dial|needle)\b/i
/** "But it is still on", "I think": then it is taken back by half, and stands. */
const DOUBTS =
  /\b(?:but|not|maybe|think|hope|guess|probably|perhaps|could|might|must|stuck|drags?|dragging|won['’]?t)\b|n['’]t\b|\b(?:light|lamp|gauge|it)(?:['’]?s| is| stays)? still\b/i

/** Whether a line says that what was told before never was so. */
export const saysItWasMisread = (text: string): boolean =>
  !asksSomething(text) && !DOUBTS.test(text) && (MISREAD.test(text) || PARKING_BRAKE.test(text))

/**
 * The signs that a line takes back because they were misread: what it denies by name, the brake lamp where the parking brake was
 * on, and else what the line before read off a dial or a lamp. None where it tells of any trouble itself.
 */
export function takenBack(
  { findings }: Pick<CausalModel, 'findings'>,
  text: string,
  own: readonly ReadSign[],
  told: ReadonlyMap<FindingId, Observation>,
  toldLast: readonly FindingId[],
): readonly FindingId[] {
  if (!saysItWasMisread(text) || own.some(({ observation }) => observation.state === 'present')) return []
  const isTold = (finding: FindingId) =>
    told.get(finding)?.state === 'present' && findings.get(finding)?.shownBy !== undefined
  if (PARKING_BRAKE.test(text)) return [...OF_PARKING_BRAKE].filter(isTold)
  const denied = own.map(({ observation }) => observation.finding).filter(isTold)
  if (denied.length > 0) return denied
  const last = toldLast.filter(isTold)
  const meant = NAMES_DIAL.test(text)
    ? last.filter((finding) => findings.get(finding)?.shownBy === 'gauge')
    : last
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
