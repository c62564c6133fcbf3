export { ArticleIndex, type FoundArticle, type SaidOf, type WordsOf } from './article-index.ts'
export { VectorIndex } from './vector-index.ts'
