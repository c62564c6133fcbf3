import type { ComparedVerdict } from '@candi/engines/audio'

/** What became of the noise, at a glance. */
export const VERDICT_WORDS: Record<ComparedVerdict, string> = {
  gone: 'Gone',
  quieter: 'Quieter',
  same: 'The same',
  louder: 'Louder',
  new: 'New',
  cannot_tell: 'Can’t tell',
}

/**
 * How loud each of two is played so that neither is louder by the way it was recorded: nothing can be played louder
 * than it is, so one of them becomes quieter. `matchedByDb` is the gain that brings the second to the level of the first.
 */
export function matchedVolumes(matchedByDb: number): { before: number; after: number } {
  const ratio = 10 ** (-Math.abs(matchedByDb) / 20)
  return matchedByDb > 0 ? { before: ratio, after: 1 } : { before: 1, after: ratio }
}
