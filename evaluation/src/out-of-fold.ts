import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { judgeOpinion, type ReaderManifest, type TextOpinion } from '@candi/engines/text'
import { z } from 'zod'

/**
 * What readers that never saw an author made of that author's messages: written by
 * engines/text/training/cross_validate.py or write-held-out.ts, one row a message, logits times ten as integers.
 */
const schema = z.object({
  problems: z.array(z.string()),
  /** Of the reader that read them; where left out, those of the shipped reader. */
  temperatures: z
    .object({ problemTemperature: z.number(), dangerTemperature: z.number(), dangerBias: z.number() })
    .optional(),
  rows: z.record(
    z.string(),
    z.object({ fold: z.number().int(), problem: z.array(z.number().int()), danger: z.number() }),
  ),
})

export interface OutOfFold {
  readonly ids: ReadonlySet<string>
  foldOf(id: string): number
  opinionOf(
    id: string,
    manifest: Pick<ReaderManifest, 'problemTemperature' | 'dangerTemperature' | 'dangerBias'>,
  ): TextOpinion
}

const SCALE = 10

export function readOutOfFold(root: string): OutOfFold {
  const path = join(root, 'evaluation', 'out-of-fold.json.gz')
  const { problems, temperatures, rows } = schema.parse(
    JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')),
  )
  const rowOf = (id: string) => {
    const row = rows[id]
    if (!row)
      throw new Error(`no out-of-fold opinion of ${id}: run engines/text/training/cross_validate.py again`)
    return row
  }
  return {
    ids: new Set(Object.keys(rows)),
    foldOf: (id) => rowOf(id).fold,
    opinionOf(id, calibration) {
      const row = rowOf(id)
      const logits = {
        problem: Float32Array.from(row.problem, (value) => value / SCALE),
        danger: row.danger,
        intent: Float32Array.of(8),
      }
      return judgeOpinion(logits, {
        ...calibration,
        ...temperatures,
        problems,
        intents: ['complaint'],
        tokenLimit: 0,
      })
    },
  }
}
