export type ComparedVerdict = 'gone' | 'quieter' | 'same' | 'louder' | 'new' | 'cannot_tell'

/** How one part of the sound has changed. */
export interface PartChange {
  readonly verdict: ComparedVerdict
  /** From before to after, in dB at matched level; what is gone stands at what is left of it. */
  readonly changeDb: number
}

/** What changes by less, in dB, is the place where the phone was held. */
export const SAME_WITHIN_DB = 5
