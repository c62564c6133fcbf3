import type { CarState } from '@candi/contracts'

/** What every recording carries, however it came to be. */
type RecordingFacts = {
  id: string
  /** "Recording", or the name of the file. */
  name: string
  /** What the owner says the car did; null: let CANDI decide. */
  state: CarState | null
  /** By the rev counter, 300 to 9,000. */
  rpm: number | null
  /** Milliseconds since 1970. */
  madeAt: number
  origin: 'microphone' | 'file'
}

/** Sound that this browser holds: mono, 16,000 samples a second, trimmed as the owner wished. */
export type HeldSound = { samples: Float32Array; seconds: number; file?: undefined }
/** A file that this browser cannot open: it goes to the server as it is. */
export type ClosedFile = { samples?: undefined; seconds: number | null; file: File }

export type Recording = RecordingFacts & (HeldSound | ClosedFile)

/** A recording before the owner has looked it over. */
export type Take = Pick<RecordingFacts, 'name' | 'madeAt' | 'origin'> & (HeldSound | ClosedFile)
