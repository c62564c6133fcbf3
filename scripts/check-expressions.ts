import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ProcessPool } from '@candi/server/workers/process-pool'
import { check } from 'recheck'
import { z } from 'zod'
import { type Expression, expressionsOfProject } from './expressions.ts'
import { root } from './prepare.mjs'
import { repeatsFinitely } from './pump-expression.ts'

/**
 * Proves that no regular expression of the project can hold anybody up. Linear: recheck says so, whatever the text. Bounded: recheck
 * sees another growth or cannot decide, but every repetition ends at a number that is written down, so that growth ends too; and of the longest
 * message, made of what the expression repeats and of recheck's own attack, the search takes less than 50 ms. What was proved before stands in
 * proved-expressions.txt by its hash; `--anew` proves all of them again (minutes), `--write` adds what is new.
 */
const PROVED = join(root, 'scripts', 'proved-expressions.txt')
const MOST_MS = 10_000
const LONGEST_SEARCH_MS = 50
const MESSAGE = 8_000
const AT_ONCE = 2

const hashOf = ({ source, flags }: Expression) =>
  createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 20)

const known = new Set(process.argv.includes('--anew') ? [] : readFileSync(PROVED, 'utf8').split('\n'))
const expressions = await expressionsOfProject()
const unknown = expressions.filter((expression) => !known.has(hashOf(expression)))
const refused: string[] = []
const proved = new Set(expressions.filter((one) => known.has(hashOf(one))).map(hashOf))

const pool = new ProcessPool({
  processes: AT_ONCE,
  mostCpuMs: 2_000,
  mostMs: 20_000,
  mostMemoryMb: 256,
  script: new URL('./pump-process.ts', import.meta.url),
  onFailure: () => {},
})
const search = z.object({ ms: z.number() })

/** recheck's attack, cut to the length of a message. */
function attackOf(found: Awaited<ReturnType<typeof check>>): string[] {
  if (found.status !== 'vulnerable') return []
  const { pumps, suffix } = found.attack
  const room = MESSAGE / Math.max(1, pumps.length)
  const text = pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.ceil(room / pump.length))).join('')
  return [text.slice(0, MESSAGE) + suffix]
}

async function isBounded({ source, flags }: Expression, attacks: readonly string[]): Promise<boolean> {
  if (!repeatsFinitely(source, flags)) return false
  const job = { source, flags, length: MESSAGE, more: attacks }
  const worst = await pool.run(job).then(search.parse, () => ({ ms: Number.POSITIVE_INFINITY }))
  return worst.ms < LONGEST_SEARCH_MS
}

const waiting = unknown.values()
async function prove(): Promise<void> {
  for (const expression of waiting) {
    const { source, flags, place } = expression
    const found = await check(source, flags, { timeout: MOST_MS })
    if (found.status === 'safe' || (await isBounded(expression, attackOf(found))))
      proved.add(hashOf(expression))
    else {
      const why = found.status === 'vulnerable' ? found.complexity.summary : 'cannot be decided'
      const attack = found.status === 'vulnerable' ? `; try ${found.attack.pattern.slice(0, 100)}` : ''
      refused.push(`${place}: ${why}${attack}\n    /${source.slice(0, 160)}/${flags}`)
    }
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, prove))

if (process.argv.includes('--write')) writeFileSync(PROVED, `${[...proved].sort().join('\n')}\n`)
for (const line of refused.sort()) console.log(line)
console.log(
  `${expressions.length} regular expressions, ${proved.size} proved linear or bounded, ${refused.length} not; ${unknown.length} were new`,
)
// Loaded models and the checker's own thread would keep us.
process.exit(refused.length === 0 ? 0 : 1)
