import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadActs } from '@candi/server/outside/load-diagnosis-parts'
import { productRoot } from '@candi/server/outside/product-root'
import { percent, table } from './table.ts'
import { wilsonInterval } from './wilson-interval.ts'

/**
 * `npm run eval:acts`: which dialogue act a line is, on lines by hands that wrote none of the examples in knowledge/acts.yaml
 * (evaluation/act-lines.tsv: act, line).
 */
const acts = loadActs(productRoot)
const lines = readFileSync(join(productRoot, 'evaluation', 'act-lines.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((row) => row.split('\t'))
  .map(([act = '', line = '']) => ({ act, line, read: acts.read(line) }))
const surer = (than: number) => lines.filter(({ read }) => read.probability >= than)
const rows = [0, 0.1, 0.5].map((than) => {
  const among = surer(than)
  const right = among.filter(({ act, read }) => read.act === act).length
  const [from, to] = wilsonInterval(right, among.length)
  return [
    String(than),
    String(among.length),
    `${percent(right / among.length)} (${percent(from)} to ${percent(to)})`,
  ]
})
console.log(table(['at least so sure', 'lines', 'right'], rows))
console.log('\nwrong:')
for (const { act, line, read } of lines)
  if (read.act !== act) console.log(`${act} read as ${read.act} (${read.probability.toFixed(2)}): ${line}`)
