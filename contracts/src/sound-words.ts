/** The words in which recordings are spoken of on the wire and on the command line. */

/** What the car does on a recording. */
export const CAR_STATES = ['startup', 'idle', 'revving', 'driving', 'braking', 'turning'] as const
export type CarState = (typeof CAR_STATES)[number]

/** Kinds of sound that mean something, each as an owner would call it. */
export const SOUND_KINDS = [
  'knock',
  'tick',
  'squeal',
  'grind',
  'whine',
  'hum',
  'hiss',
  'puff',
  'rattle',
  'click',
  'crank_no_start',
] as const
export type SoundKind = (typeof SOUND_KINDS)[number]

/** What may be wrong with the recording itself. */
export const SOUND_FLAWS = [
  'silent',
  'too_quiet',
  'too_short',
  'clipped',
  'windy',
  'speech',
  'music',
  'not_a_car',
] as const
export type SoundFlaw = (typeof SOUND_FLAWS)[number]
