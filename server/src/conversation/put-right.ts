import type { FindingId, Observation } from '@candi/domain'
import type { ReadSign } from '@candi/engines/text'
import type { DiagnosisParts } from './ports.ts'
import type { Correction } from './read-correction.ts'
import { signsInContext } from './signs-in-context.ts'

/**
 * Puts what was told right by a correction, in place: signs that the earlier line has no longer, read as it was meant, go unless
 * another line tells them too, and its new ones come. The new ones are those of the correcting words, whose quotes they get.
 */
export function putRight(
  parts: Pick<DiagnosisParts, 'signs' | 'model' | 'acts'>,
  lines: readonly string[],
  { line, corrected }: Correction,
  told: Map<FindingId, Observation>,
  words: string,
): ReadSign[] {
  const meant = lines.with(line, corrected)
  const before = signsOf(parts, lines, line)
  const after = signsOf(parts, meant, line)
  const stillTold = new Set(meant.flatMap((_, place) => present(signsOf(parts, meant, place))))
  for (const finding of present(before)) if (!stillTold.has(finding)) told.delete(finding)
  const fresh = after
    .filter(({ observation: { finding, state } }) => !isAmong(before, finding, state))
    .map(({ observation }) => ({
      observation: { ...observation, quote: words },
      start: 0,
      end: words.length,
    }))
  for (const { observation } of fresh) told.set(observation.finding, observation)
  return fresh
}

const signsOf = (
  parts: Pick<DiagnosisParts, 'signs' | 'model' | 'acts'>,
  lines: readonly string[],
  line: number,
) => [
  ...parts.signs.read(lines[line] ?? ''),
  ...signsInContext(parts, lines.slice(0, line), lines[line] ?? ''),
]
const present = (signs: readonly ReadSign[]) =>
  signs
    .filter(({ observation }) => observation.state === 'present')
    .map(({ observation }) => observation.finding)
const isAmong = (signs: readonly ReadSign[], finding: FindingId, state: Observation['state']) =>
  signs.some(({ observation }) => observation.finding === finding && observation.state === state)
