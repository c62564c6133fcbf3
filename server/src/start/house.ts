import type { Logger } from 'pino'
import type { DiagnosisParts } from '../conversation/ports.ts'
import type { TurnTaker } from '../conversation/turn-taker.ts'
import type { Environment } from '../env.ts'
import type { Metrics } from '../outside/metrics.ts'
import type { OpenDatabase } from '../store/database.ts'

/** What everything else is made of when the server starts. */
export interface House {
  readonly environment: Environment
  readonly store: OpenDatabase
  readonly diagnosis: DiagnosisParts
  /** Takes turns away from the event loop. */
  readonly turns: TurnTaker
  readonly metrics: Metrics
  /** Signs sessions, links and passes. */
  readonly secret: string
  /** Known for good once the server listens; nobody asks for a letter before. */
  readonly publicUrl: () => string
  readonly areCookiesSecure: boolean
  readonly now: () => Date
  readonly log: Logger
  /** Logs what was thrown under this sentence: its kind and place, never its words. */
  readonly logAs: (sentence: string) => (error: unknown) => void
  /** Says a sentence on the console. */
  readonly say: (sentence: string) => void
}
