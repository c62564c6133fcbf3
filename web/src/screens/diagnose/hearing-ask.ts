import type { CarState, NextStep } from '@candi/contracts'

/** What the recorder, or what lies around it, is opened for. */
export type HearingAsk =
  | {
      kind: 'record'
      /** A file that was dropped or pasted on the desk. */
      file?: File
      /** What an earlier recording asks for. */
      next?: { title: string; how: string; state: CarState | null }
    }
  /** This recording beside another one. */
  | { kind: 'compare'; recording: string }
  /** Both sides of it, or its one recording. */
  | { kind: 'experiment'; step: NextStep }
