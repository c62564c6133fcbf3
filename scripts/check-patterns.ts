import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { findingFileSchema } from '../knowledge/src/cause-file.ts'
import { parseKnowledgeFile, yamlFilesIn } from '../knowledge/src/read-knowledge-files.ts'
import { sourcesIn, writtenIn } from './expressions.ts'
import { root } from './prepare.mjs'

/**
 * What owners write is understood from examples; each pattern for their words hears one wording and misses the next. Those that are there
 * are counted and may only get fewer: patterns-ratchet.json holds the most, and `--write` lowers it to what is left.
 */
const RATCHET = join(root, 'scripts', 'patterns-ratchet.json')
/** Where the words of an owner are read. */
const READ_IN = [
  'domain/src',
  'engines/codes/src',
  'engines/text/src',
  'server/src/conversation',
  'server/src/narrator',
  'web/src/features/report',
]

/** Three letters in a row that stand for themselves: no class, no escape, no name of a group. */
const holdsWord = (source: string) =>
  /[a-z]{3}/i.test(
    source
      .replaceAll(/\(\?<\w+>/g, '(')
      .replaceAll(/\\(?:[pPu]\{[^}]*\}|.)/gs, ' ')
      .replaceAll(/\[[^\]]*\]/g, ' '),
  )

const findings = yamlFilesIn('findings').flatMap((path) => parseKnowledgeFile(path, findingFileSchema))
const written = READ_IN.flatMap(sourcesIn).map(writtenIn)
const counted = {
  phrases: findings.reduce((sum, { phrases, denials = [] }) => sum + phrases.length + denials.length, 0),
  // What is composed at run time is made of words.
  expressions: written.reduce(
    (sum, { literals, sites }) =>
      sum + literals.filter(({ source }) => holdsWord(source)).length + sites.length,
    0,
  ),
}
const most = z
  .object({ phrases: z.number(), expressions: z.number() })
  .parse(JSON.parse(readFileSync(RATCHET, 'utf8')))
const isMore = counted.phrases > most.phrases || counted.expressions > most.expressions

if (process.argv.includes('--write'))
  writeFileSync(
    RATCHET,
    `{ "phrases": ${Math.min(counted.phrases, most.phrases)}, "expressions": ${Math.min(counted.expressions, most.expressions)} }\n`,
  )
if (isMore) console.log('More patterns than before: teach what owners write by examples instead.')
console.log(
  `${counted.phrases} phrases, ${most.phrases} at most; ${counted.expressions} expressions over words, ${most.expressions} at most`,
)
process.exitCode = isMore ? 1 : 0
