import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { judgeOpinion, type OpinionWeights, type TextOpinion } from '@candi/engines/text'
import { z } from 'zod'

const opinion = z.object({ problem: z.array(z.number().int()), danger: z.number() })

/**
 * What readers that never saw an author made of that author's messages: written by
 * engines/text/training/cross_validate.py or write-held-out.ts, one row a message, logits times ten as integers;
 * train_ngrams.py adds its own.
 */
const schema = z.object({
  problems: z.array(z.string()),
  /** How the opinions of those readers are pooled; where left out, as the shipped ones are. */
  weights: z
    .object({
      problemTemperature: z.number(),
      ngramProblem: z.number(),
      dangerTemperature: z.number(),
      ngramDanger: z.number(),
      dangerBias: z.number(),
    })
    .optional(),
  rows: z.record(z.string(), opinion.extend({ fold: z.number().int(), ngrams: opinion.optional() })),
})

export interface OutOfFold {
  readonly ids: ReadonlySet<string>
  foldOf(id: string): number
  opinionOf(id: string, shipped: OpinionWeights): TextOpinion
}

const SCALE = 10
const unscaled = (problem: readonly number[]) => Float32Array.from(problem, (value) => value / SCALE)

/** @param file of authors, or of the posts of owners (written by engines/text/training/learn_from_owners.py) */
export function readOutOfFold(
  root: string,
  file: 'out-of-fold' | 'owner-posts-out-of-fold' = 'out-of-fold',
): OutOfFold {
  const path = join(root, 'evaluation', `${file}.json.gz`)
  const { problems, weights, rows } = schema.parse(
    JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')),
  )
  const rowOf = (id: string) => {
    const row = rows[id]
    if (!row)
      throw new Error(`no out-of-fold opinion of ${id}: train again (engines/text/training/README.md)`)
    return row
  }
  return {
    ids: new Set(Object.keys(rows)),
    foldOf: (id) => rowOf(id).fold,
    opinionOf(id, shipped) {
      const { problem, danger, ngrams } = rowOf(id)
      return judgeOpinion(
        { problem: unscaled(problem), danger, intent: Float32Array.of(8) },
        { problem: unscaled(ngrams?.problem ?? []), danger: ngrams?.danger ?? 0 },
        null,
        { ...(weights ?? shipped), problems, intents: ['complaint'] },
      )
    },
  }
}
