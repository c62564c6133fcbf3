import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { loadDiagnosisParts } from '@candi/server/outside/load-diagnosis-parts'
import { productRoot } from '@candi/server/outside/product-root'
import { readAuthoredMessages } from './read-messages.ts'

/**
 * Reads new authors with the reader that ships today, before it learns them: the cheapest honest measurement there is.
 * usage: write-held-out.ts V,X,AA  -> evaluation/out-of-fold.json.gz, in the form of engines/text/training/cross_validate.py
 */
const authors = new Set((process.argv[2] ?? '').split(','))
const parts = await loadDiagnosisParts(productRoot)
const { reader } = parts
if (!reader) throw new Error('There is no reader to read with.')
const { problems }: { problems: string[] } = JSON.parse(
  readFileSync(join(productRoot, 'engines', 'text', 'weights', 'manifest.json'), 'utf8'),
)
const rows: Record<string, { fold: number; problem: number[]; danger: number }> = {}
const messages = readAuthoredMessages(productRoot).filter(({ author }) => authors.has(author))
for (const { id, text } of messages) {
  const opinion = await reader.opinionOf(text)
  const danger = Math.min(Math.max(opinion.danger, 1e-6), 1 - 1e-6)
  rows[id] = {
    fold: 0,
    // Logits up to a constant, times ten, as the cross-validation writes them.
    problem: problems.map((problem) =>
      Math.round(10 * Math.log(Math.max(opinion.problems.get(problem) ?? 0, 1e-9))),
    ),
    danger: Math.round(100 * Math.log(danger / (1 - danger))) / 100,
  }
}
// What was read is pooled already.
const weights = {
  problemTemperature: 1,
  ngramProblem: 0,
  dangerTemperature: 1,
  ngramDanger: 0,
  dangerBias: 0,
}
const file = { problems, weights, rows }
writeFileSync(join(productRoot, 'evaluation', 'out-of-fold.json.gz'), gzipSync(JSON.stringify(file)))
console.log(`${messages.length} messages of ${authors.size} authors read`)
