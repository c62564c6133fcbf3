export { ArticleIndex, type FoundArticle, type SaidOf, type WordsOf } from './article-index.ts'
export { stem } from './stem.ts'
export { VectorIndex } from './vector-index.ts'
