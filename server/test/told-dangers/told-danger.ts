import type { UrgencyWord } from '@candi/contracts'

/** One danger, the level that it must be given, and how owners say it. All words are ours. */
export interface ToldDanger {
  readonly danger: string
  readonly level: UrgencyWord
  readonly told: readonly string[]
}
