import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Article } from '@candi/domain'
import { articleFinder } from '@candi/server/conversation/find-article'
import { loadArticleMeanings } from '@candi/server/outside/load-article-meanings'
import { loadArticles } from '@candi/server/outside/load-articles'
import { openOnnxReader } from '@candi/server/outside/onnx-reader'
import { root } from './prepare.mjs'
import { quantile } from './quantile.ts'

const ARTICLES = 10_000
const QUESTIONS = 200
const WARM = 20

export interface FindingFigures {
  readonly medianMs: number
  readonly p95Ms: number
  readonly embeddingMs: number
  readonly hashMs: number
}

/** Finding among 10,000 articles, the embedding of the question included. The articles are ours, again and again with parts left out. */
export async function measureFinding(questions: readonly string[]): Promise<FindingFigures> {
  const ours = loadArticles(root)
  const reader = await openOnnxReader(join(root, 'engines', 'text', 'weights'))
  const copies = Array.from({ length: ARTICLES }, (_, copy) => perturbed(ours[copy % ours.length], copy))
  const known = loadArticleMeanings(root, ours)
  const meanings = new Map(
    copies.map(({ id }, copy) => [id, moved(known.get(ours[copy % ours.length]?.id ?? ''), copy)]),
  )
  const find = articleFinder(copies, reader.embed, { meanings })
  const asked = (index: number) => `${questions[(index * 37) % questions.length]} ${index}`
  for (let index = 0; index < WARM; index += 1) await find(asked(index), 3)
  const times = { find: [] as number[], embedding: [] as number[], hash: [] as number[] }
  const block = Buffer.alloc(1 << 20, 7)
  for (let index = 0; index < QUESTIONS; index += 1) {
    times.find.push(await milliseconds(() => find(asked(index), 3)))
    times.embedding.push(await milliseconds(() => reader.embed(asked(index))))
    times.hash.push(await milliseconds(() => createHash('sha256').update(block).digest()))
  }
  return {
    medianMs: quantile(times.find, 0.5),
    p95Ms: quantile(times.find, 0.95),
    embeddingMs: quantile(times.embedding, 0.5),
    hashMs: quantile(times.hash, 0.5),
  }
}

/** Every third sentence is left out, another one in each copy, so that no two copies weigh alike. */
function perturbed(article: Article | undefined, copy: number): Article {
  if (!article) throw new Error('there are no articles')
  const thinned = (text: string) =>
    text
      .split(/(?<=[.!?]) /)
      .filter((_, at) => (at + copy) % 3 !== 0)
      .join(' ')
  return {
    ...article,
    id: `${article.id}-${copy}`,
    title: `${article.title} ${copy}`,
    sections: article.sections.map(({ heading, text }) => ({ heading, text: thinned(text) })),
  }
}

/** What a copy means is what its article means, a little moved: ten thousand true ones would take minutes and measure nothing else. */
function moved(meaning: Float32Array | undefined, copy: number): Float32Array {
  if (!meaning) throw new Error('npm run article-meanings comes first')
  return meaning.map((value, at) => value + 3 * Math.sin(copy * 12.9898 + at * 78.233))
}

async function milliseconds(work: () => unknown): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
