import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { percent, table } from './table.ts'

/** Written by engines/text/training/learning_curve.py: one fold, readers trained on growing shares of the school. */
const schema = z.object({
  points: z.array(z.object({ messages: z.number().int(), first: z.number(), three: z.number() })),
  gains: z.array(z.object({ problem: z.string(), gain: z.number() })),
})

export function learningCurve(path: string): string {
  const { points, gains } = schema.parse(JSON.parse(readFileSync(path, 'utf8')))
  const rows = points.map(({ messages, first, three }) => [
    messages.toLocaleString('en-US'),
    percent(first),
    percent(three),
  ])
  const last = points.at(-1)
  const before = points.at(-2)
  const perThousand =
    last && before ? ((last.first - before.first) / (last.messages - before.messages)) * 1_000 : Number.NaN
  const most = gains
    .slice(0, 8)
    .map(({ problem, gain }) => `${problem} (${gain >= 0 ? '+' : ''}${(100 * gain).toFixed(0)})`)
  return `The reader alone on one fold of authors that it never saw, by the size of its school:

${table(['messages', 'first right', 'within three'], rows)}

The last thousand messages brought ${(100 * perThousand).toFixed(1)} points of "first right". The problems that gained most from the last step, in points: ${most.join(', ')}.`
}
