import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyFacts, LEVEL_WORDS, type LevelWord, levelSchema } from '@candi/contracts'
import type { DiagnosisParts } from '@candi/server/conversation/ports'
import { takeTurn } from '@candi/server/conversation/take-turn'
import { loadDiagnosisParts } from '@candi/server/outside/load-diagnosis-parts'
import { productRoot } from '@candi/server/outside/product-root'
import { z } from 'zod'
import { percent } from './table.ts'
import { wilsonInterval } from './wilson-interval.ts'

const messageSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** What may be said of driving, given these words alone. */
  levels: z.array(levelSchema).min(1),
  /** Which causes a technician would name first, given these words alone. */
  causes: z.array(z.string()).min(1),
})
type CounterMessage = z.infer<typeof messageSchema>

/** What the owner was told. */
interface Told {
  readonly message: CounterMessage
  /** Null where there was no sheet. */
  readonly level: LevelWord | null
  readonly causes: readonly string[]
}

async function tell(parts: DiagnosisParts, message: CounterMessage): Promise<Told> {
  const { assessment } = await takeTurn(parts, {
    messages: [{ id: message.id, role: 'user', parts: [{ type: 'text', text: message.text }] }],
    facts: { ...emptyFacts(), locale: 'en-US' },
  })
  const causes = assessment?.causes.map(({ id }) => id) ?? []
  return { message, level: assessment?.verdict.urgency ?? null, causes }
}

const stepOf = (level: LevelWord) => LEVEL_WORDS.indexOf(level)

/** How a verdict misses; null where a technician would have said it too. */
function missOf({ message: { levels }, level }: Told): 'too low' | 'too high' | 'no verdict' | null {
  if (level !== null && levels.includes(level)) return null
  if (level === null || level === 'unknown') return 'no verdict'
  return stepOf(level) > Math.max(...levels.map(stepOf)) ? 'too low' : 'too high'
}

const namesWithin = (count: number, { message, causes }: Told) =>
  causes.slice(0, count).some((cause) => message.causes.includes(cause))

function share(title: string, told: readonly Told[], isRight: (one: Told) => boolean): void {
  const right = told.filter(isRight).length
  const [from, to] = wilsonInterval(right, told.length)
  const within = `${percent(from)} to ${percent(to)}`
  console.log(`${title}: ${right} of ${told.length}, ${percent(right / told.length)} (${within})`)
}

/**
 * `npm run eval:counter`: a whole first turn for each of the 120 messages of evaluation/counter-messages.jsonl, written as a master
 * technician hears them at the counter. The texts are our own and were written blind: before any look at phrases, authored messages
 * or posts of owners, and not changed since the causes were read to label them. One hand in that role wrote texts and labels; no
 * technician has reviewed them. Nothing may be fitted to them.
 */
async function main(): Promise<void> {
  const parts = await loadDiagnosisParts(productRoot)
  const messages = readFileSync(join(productRoot, 'evaluation', 'counter-messages.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => messageSchema.parse(JSON.parse(line)))
  const known = new Set(parts.model.causes.map(({ id }) => id))
  const unheardOf = messages.flatMap(({ causes }) => causes.filter((cause) => !known.has(cause)))
  if (unheardOf.length > 0) throw new Error(`Not causes of ours: ${unheardOf.join(', ')}`)

  const told: Told[] = []
  for (const message of messages) told.push(await tell(parts, message))
  share('verdict acceptable', told, (one) => missOf(one) === null)
  for (const miss of ['too low', 'too high', 'no verdict']) {
    const missed = told.filter((one) => missOf(one) === miss)
    const ids = missed.map(({ message, level }) => `${message.id} ${level ?? 'no sheet'}`)
    console.log(`  ${miss} ${missed.length}: ${ids.join(', ')}`)
  }
  share('first cause acceptable', told, (one) => namesWithin(1, one))
  share('one within three', told, (one) => namesWithin(3, one))
  const others = told.filter((one) => !namesWithin(1, one))
  console.log(
    `  another first: ${others.map(({ message, causes }) => `${message.id} ${causes[0] ?? 'none'}`).join(', ')}`,
  )
}

await main()
