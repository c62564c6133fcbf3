import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArticleQuestions, readFreshArticleQuestions } from '@candi/knowledge/article-questions'
import { loadArticles, openArticleFinder } from '@candi/server/outside/load-articles'
import { loadDiagnosisParts } from '@candi/server/outside/load-diagnosis-parts'
import { productRoot } from '@candi/server/outside/product-root'
import { z } from 'zod'
import { scoreArticles } from './score-articles.ts'
import { interval, table } from './table.ts'
import { wilsonInterval } from './wilson-interval.ts'

/** `npm run eval:articles`: whether the right article is found, and whether nothing is where nothing should be. */
const chosenOn = readArticleQuestions()
const fresh = readFreshArticleQuestions()
const articles = loadArticles(productRoot)
const diagnosis = await loadDiagnosisParts(productRoot)
const byMeaning = openArticleFinder(productRoot, articles, diagnosis)
const byWords = openArticleFinder(productRoot, articles, diagnosis, false)

const share = (hits: number, of: number) => `${hits} of ${of} (${interval(wilsonInterval(hits, of))})`
const rows: string[][] = []
for (const [name, find, questions] of [
  ['words and meaning', byMeaning, chosenOn],
  ['words alone', byWords, chosenOn],
  ['words and meaning, questions that nothing was chosen on', byMeaning, fresh],
] as const) {
  const { first, withinThree, missed } = await scoreArticles(find, questions)
  rows.push([name, share(first, questions.length), share(withinThree, questions.length)])
  if (process.argv.includes('--misses'))
    for (const { question, found } of missed)
      console.log(`missed by ${name}: ${question}\n  found ${found.join(', ') || 'nothing'}`)
}
console.log(`${table(['Right article', 'first', 'within three'], rows)}\n`)

const intentSchema = z.object({ text: z.string(), intent: z.string() })
const messages = readFileSync(join(productRoot, 'knowledge/authored-messages/intents-q.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => intentSchema.parse(JSON.parse(line)))
const nothing: string[][] = []
for (const intent of ['offtopic', 'smalltalk']) {
  const texts = messages.filter((message) => message.intent === intent)
  let empty = 0
  for (const { text } of texts) if ((await byMeaning(text, 3)).length === 0) empty += 1
  nothing.push([intent, share(empty, texts.length)])
}
console.log(table(['Messages that no article answers', 'nothing is found'], nothing))
console.log(
  'The reader, which decides in doubt, has learned from these messages; not from the questions above.',
)
process.exit(0)
