import { join } from 'node:path'
import type { Article } from '@candi/domain'
import { articleFinder, type FindArticles } from '../conversation/find-article.ts'
import { loadBundle } from './load-diagnosis-parts.ts'
import { openOnnxReader } from './onnx-reader.ts'

/** Every article of ours, in the order of its shelves. */
export const loadArticles = (root: string): readonly Article[] => loadBundle(root).articles

/** The articles and our own encoder put together, for programs that open no diagnosis: measuring and the command line. */
export async function loadArticleFinder(root: string, byMeaning = true): Promise<FindArticles> {
  const reader = byMeaning ? await openOnnxReader(join(root, 'engines', 'text', 'weights')) : null
  return articleFinder(loadArticles(root), reader?.embed ?? null)
}
