import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { check } from 'recheck'
import { type Expression, expressionsOfProject } from './expressions.ts'
import { root } from './prepare.mjs'

/**
 * Proves that no regular expression of the project takes more than linear time, whatever text it is held against. What was proved
 * before stands in proved-expressions.txt by its hash; `--anew` proves all of them again (minutes), `--write` adds what is new.
 */
const PROVED = join(root, 'scripts', 'proved-expressions.txt')
const MOST_MS = 20_000
const AT_ONCE = 2

const hashOf = ({ source, flags }: Expression) =>
  createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 20)

const known = new Set(process.argv.includes('--anew') ? [] : readFileSync(PROVED, 'utf8').split('\n'))
const expressions = await expressionsOfProject()
const unknown = expressions.filter((expression) => !known.has(hashOf(expression)))
const refused: string[] = []
const proved = new Set(expressions.filter((one) => known.has(hashOf(one))).map(hashOf))

const waiting = unknown.values()
async function prove(): Promise<void> {
  for (const expression of waiting) {
    const { source, flags, place } = expression
    const found = await check(source, flags, { timeout: MOST_MS })
    if (found.status === 'safe') proved.add(hashOf(expression))
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
  `${expressions.length} regular expressions, ${proved.size} proved linear, ${refused.length} not; ${unknown.length} were new`,
)
// Loaded models and the checker's own thread would keep us.
process.exit(refused.length === 0 ? 0 : 1)
