import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Article } from '@candi/domain'
import { readArticles } from '@candi/knowledge'
import { articleFinder, type FindArticles } from '../conversation/find-article.ts'
import type { DiagnosisParts } from '../conversation/ports.ts'
import { saidOfArticle } from '../conversation/said-of-article.ts'
import { loadArticleMeanings } from './load-article-meanings.ts'
import { isBuilt, loadEnglishWords } from './load-diagnosis-parts.ts'

/** Every article of ours, in the order of its shelves; the built server reads what was built with it. */
export const loadArticles = (root: string): readonly Article[] =>
  isBuilt(root) ? JSON.parse(readFileSync(join(root, 'dist', 'articles.json'), 'utf8')) : readArticles()

/** The finder of these articles with all that is known of them beforehand. */
export const openArticleFinder = (
  root: string,
  articles: readonly Article[],
  diagnosis: DiagnosisParts,
  byMeaning = true,
): FindArticles =>
  articleFinder(articles, (byMeaning && diagnosis.reader?.embed) || null, {
    said: saidOfArticle(diagnosis),
    meanings: loadArticleMeanings(root, articles),
    english: loadEnglishWords(root),
    isElsewhere: async (question) => {
      // "My Jetta", "my leaf": whoever names a car speaks of one.
      const { make, model } = diagnosis.vehicles.read(question)
      if (make || model) return false
      const intents = (await diagnosis.reader?.opinionOf(question))?.intents
      return (intents?.get('offtopic') ?? 0) + (intents?.get('smalltalk') ?? 0) > 0.5
    },
  })
