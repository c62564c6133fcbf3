import { join } from 'node:path'
import type { HeardSigns, Knowledge } from '@candi/domain'
import { z } from 'zod'
import { KnowledgeMistake, knowledgeFolder, parseKnowledgeFile } from './read-knowledge-files.ts'

const word = z.string().regex(/^[a-z][a-z0-9_]{2,63}$/)
const beats = z.number().min(0).max(40)

const row = z.strictObject({
  heard: word,
  states: z.array(word).min(1).optional(),
  perSecond: z
    .tuple([beats, beats])
    .refine(([from, below]) => from < below, 'the lower rate comes first')
    .optional(),
  order: z.enum(['half', 'first', 'firing']).optional(),
  follows: z.enum(['engine', 'road', 'nothing']).optional(),
  speaksFor: z
    // A recording is never certain, and what carries over less than half never counts alone.
    .array(z.strictObject({ finding: word, share: z.number().gt(0).max(0.95) }))
    .min(1)
    .max(3),
  basis: z.string().min(20).max(240),
})

const schema = z.strictObject({ kinds: z.array(row), moves: z.array(row), classes: z.array(row) })

type Row = z.infer<typeof row>

/** What heard noises speak for; throws a KnowledgeMistake for a finding that does not exist and for a row that is never reached. */
export function readHeardSigns(knowledge: Pick<Knowledge, 'findings'>): HeardSigns {
  const path = join(knowledgeFolder, 'heard-signs.yaml')
  const { kinds, moves, classes } = parseKnowledgeFile(path, schema)
  const heard = { kinds: kinds.map(told), moves: moves.map(told), classes: classes.map(told) }
  const mistakes = mistakesInHeardSigns(heard, knowledge)
  if (mistakes.length > 0) throw new KnowledgeMistake(`${path}\n${mistakes.slice(0, 20).join('\n')}`)
  return heard
}

/** Only the conditions that were written. */
function told({ states, perSecond, order, follows, ...rest }: Row): HeardSigns['kinds'][number] {
  return {
    ...rest,
    ...(states ? { states } : {}),
    ...(perSecond ? { perSecond } : {}),
    ...(order ? { order } : {}),
    ...(follows ? { follows } : {}),
  }
}

/** Findings that do not exist, and rows behind one that always fits first, in words. */
export function mistakesInHeardSigns(
  { kinds, moves, classes }: HeardSigns,
  { findings }: Pick<Knowledge, 'findings'>,
): string[] {
  const known = new Set(findings.map(({ id }) => id))
  const mistakes: string[] = []
  for (const rows of [kinds, moves, classes])
    rows.forEach((entry, index) => {
      for (const { finding } of entry.speaksFor)
        if (!known.has(finding))
          mistakes.push(`${entry.heard} names the finding ${finding}, which does not exist`)
      const before = rows.slice(0, index).find((earlier) => hides(earlier, entry))
      if (before)
        mistakes.push(`a row of ${entry.heard} is never reached: one before it has fewer conditions`)
    })
  return mistakes
}

/** Whether the earlier row fits wherever the later one does. */
function hides(earlier: HeardSigns['kinds'][number], later: HeardSigns['kinds'][number]): boolean {
  const states = earlier.states
  return (
    earlier.heard === later.heard &&
    (states === undefined || later.states?.every((state) => states.includes(state)) === true) &&
    (earlier.order === undefined || earlier.order === later.order) &&
    (earlier.follows === undefined || earlier.follows === later.follows) &&
    (earlier.perSecond === undefined ||
      (later.perSecond !== undefined &&
        earlier.perSecond[0] <= later.perSecond[0] &&
        earlier.perSecond[1] >= later.perSecond[1]))
  )
}
