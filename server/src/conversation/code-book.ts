import type { Observation } from '@candi/domain'

export interface ExplainedCode {
  readonly code: string
  readonly title: string
  readonly meaning: string
  /** Plain words for what is usually behind it, most common first; empty where nobody wrote any. */
  readonly commonCauses: readonly string[]
}

/** What the conversation needs to know of trouble codes. */
export interface CodeBook {
  /** Codes that stand in a text, each once, upper-cased. */
  codesIn(text: string): string[]
  explain(code: string): ExplainedCode
  findingsOf(codes: readonly string[]): Observation[]
}
