import type { FindingId } from './finding.ts'

/** A language in which people write although only English is read. */
export interface OtherLanguage {
  readonly language: string
  /** One letter of its script, as the source of an expression; absent where it is written in Latin letters. */
  readonly script?: string | undefined
  /** Small words that give it away. */
  readonly common: readonly string[]
  /** What can be done and what cannot, in that language. */
  readonly sorry: string
  /** Comes first where a danger is told. */
  readonly stop: string
  /** How the dangers are said, by finding. */
  readonly dangers: Readonly<Record<FindingId, readonly string[]>>
}
