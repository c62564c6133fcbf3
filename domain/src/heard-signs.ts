import type { FindingId } from './finding.ts'

/** How a rhythm stands to the engine: half its speed, its speed, a multiple that only firing reaches, or not known. */
export type BeatOrder = 'half' | 'first' | 'firing'

/**
 * What a mechanic takes a noise for: under these conditions, for which findings it speaks and which share of its
 * probability carries over, the most telling finding first. A condition that is left out always holds.
 */
export interface HeardSignRow {
  /** The kind of sound, or the class of recording, as the audio engine names it. */
  readonly heard: string
  readonly states?: readonly string[]
  /** Beats in a second: at least the first, less than the second; a steady sound has none. */
  readonly perSecond?: readonly [number, number]
  readonly order?: BeatOrder
  readonly follows?: string
  readonly speaksFor: readonly { readonly finding: FindingId; readonly share: number }[]
  readonly basis: string
}

export interface HeardSigns {
  /** By kind of sound; the first row that fits is the one that counts. */
  readonly kinds: readonly HeardSignRow[]
  /** Signs of their own that lie in how the sound moves with the car, beside what it is. */
  readonly moves: readonly HeardSignRow[]
  /** By class of a whole recording. */
  readonly classes: readonly HeardSignRow[]
}
