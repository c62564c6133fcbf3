import type { Observation, Urgency } from '@candi/domain'
import type { ScanReport } from '@candi/engines/codes'

export interface ExplainedCode {
  readonly code: string
  readonly title: string
  readonly meaning: string
  /** Plain words for what is usually behind it, most common first; empty where nobody wrote any. */
  readonly commonCauses: readonly string[]
  /** What to mind while it is stored, where somebody wrote it. */
  readonly note?: string | undefined
  /** A hint for the code alone; rules know better. */
  readonly urgency?: Urgency | undefined
}

/** What the conversation needs to know of trouble codes. */
export interface CodeBook {
  /** Codes that a text tells as stored, each once, upper-cased. */
  codesIn(text: string): string[]
  /** The words of the owner: titles of codes and codes that are not stored are blanked. */
  besideCodes(text: string): string
  /** The text without codes that are told as not stored, and without what a scan tool printed around the others. */
  withoutDenied(text: string): string
  /** The same, and with the titles of codes where nothing else is told. */
  spelledOut(text: string): string
  /** What a scan tool printed, where the text is that and nothing else; null of every other. */
  reportAlone(text: string): ScanReport | null
  explain(code: string): ExplainedCode
  findingsOf(codes: readonly string[]): Observation[]
}
