/** What the car does while it is recorded. */
export const CAR_STATES = ['startup', 'idle', 'revving', 'driving', 'braking', 'turning'] as const
export type CarState = (typeof CAR_STATES)[number]

/** Kinds of sound, as owners call them. */
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

/** What whole recordings are told apart by; trained on recordings of exactly these. */
export const SOUND_CLASSES = [
  'normal_idle',
  'normal_startup',
  'normal_brakes',
  'worn_brakes',
  'low_oil',
  'power_steering',
  'serpentine_belt',
  'bad_ignition',
  'dead_battery',
  'engine_knock',
  'not_car',
] as const
export type SoundClass = (typeof SOUND_CLASSES)[number]

/** One sound that stands out, with the place where it is heard best. */
export interface HeardKind {
  readonly kind: SoundKind
  /** Calibrated probability that such a sound is there. */
  readonly probability: number
  readonly fromSeconds: number
  readonly toSeconds: number
  /** Lowest and highest frequency of its energy, in hertz. */
  readonly lowHertz: number
  readonly highHertz: number
  /** Beats in a second; null for a steady sound. */
  readonly perSecond: number | null
}

/** A steady pitch or beat; `order` is its multiple of the engine's speed where that is known. */
export interface HeardOrder {
  readonly hertz: number
  readonly order: number | null
}

export interface EngineSpeed {
  readonly rpm: number
  readonly probability: number
  /** True where the owner read it off the rev counter. */
  readonly isTold: boolean
}

/** How good the recording itself is. */
export interface SoundQuality {
  readonly seconds: number
  /** Loudness of the whole, root mean square, dB below full scale (0 is the loudest). */
  readonly loudnessDb: number
  readonly peakDb: number
  /** Share of samples that stand at the edge of what can be written, 0 to 1. */
  readonly clippedShare: number
  /** Odds that it is spoiled by wind, speech or music, or is no car at all, each 0 to 1. */
  readonly wind: number
  readonly speech: number
  readonly music: number
  readonly notCar: number
}

/** What the engine makes of one recording: never a diagnosis, only what was heard and how surely. */
export interface SoundJudgement {
  readonly quality: SoundQuality
  readonly state: { readonly id: CarState; readonly probability: number; readonly isTold: boolean }
  /** A fault against normal, given the state; null where the recording does not tell. */
  readonly fault: { readonly probability: number } | null
  readonly kinds: readonly HeardKind[]
  /** Most probable first; together at most 1, the rest is "something else". */
  readonly classes: readonly { readonly id: SoundClass; readonly probability: number }[]
  readonly orders: readonly HeardOrder[]
  readonly engineSpeed: EngineSpeed | null
}

/** What the owner says beside the recording. */
export interface ToldOfSound {
  readonly state?: CarState | undefined
  readonly rpm?: number | undefined
}
