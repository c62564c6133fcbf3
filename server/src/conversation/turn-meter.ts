import type { Usage } from '@candi/contracts'

/** How a turn went, as far as it costs: what was told, and whether it broke before its end. */
export interface TurnEnd {
  readonly told: string
  readonly isFailed: boolean
}

/** Whoever counts tokens. A turn knows neither accounts nor windows; it asks for room and says what it took. */
export interface TurnMeter {
  /** Null where there is room for an answer to these words; else what is left and when it renews. Never rejects. */
  begin(typed: string): Promise<Usage | null>
  /** Called once for each begun turn, also one that was stopped or failed. Never rejects. */
  end(end: TurnEnd): Promise<void>
}

/** For a server without accounts, and for measuring: nothing is counted, there is always room. */
export const UNMETERED: TurnMeter = { begin: async () => null, end: async () => {} }
