import type { BeatOrder } from '@candi/domain'
import type { HeardKind, SoundJudgement } from '@candi/engines/audio'

export interface Movement {
  /** How the beat stands to the engine's speed; null where that is unknown or it fits none. */
  readonly order: BeatOrder | null
  readonly follows: 'engine' | 'road' | 'nothing' | null
}

/** An estimated engine speed is relied upon from this probability on; what the rev counter said always is. */
const KNOWN_SPEED = 0.6
/** How far a beat may lie from its multiple, as a share: rev counters and idling engines waver by so much. */
const TOLERANCE = 0.03
/** Multiples of the engine's speed at which something beats: half and whole, and the firing of 3, 4, 5, 6 and 8 cylinders. */
const ORDERS: readonly (readonly [number, BeatOrder])[] = [
  [0.5, 'half'],
  [1, 'first'],
  [1.5, 'firing'],
  [2, 'firing'],
  [2.5, 'firing'],
  [3, 'firing'],
  [4, 'firing'],
]

/** Turns of the crankshaft in a second, where they are known. */
export function turnsPerSecond({ engineSpeed }: Pick<SoundJudgement, 'engineSpeed'>): number | null {
  if (!engineSpeed) return null
  return engineSpeed.isTold || engineSpeed.probability >= KNOWN_SPEED ? engineSpeed.rpm / 60 : null
}

/** How one sound moves with the car, as far as a single recording shows it. */
export function movementOf(sound: HeardKind, judgement: SoundJudgement): Movement {
  const turns = turnsPerSecond(judgement)
  if (turns === null) return { order: null, follows: null }
  if (sound.perSecond !== null) {
    const order = orderOf(sound.perSecond / turns)
    return { order, follows: order === null ? null : 'engine' }
  }
  // Only where the engine's speed moved can a tone be seen to go along or to stay.
  if (judgement.state.id !== 'revving') return { order: null, follows: null }
  const tones = judgement.orders.filter(({ hertz }) => hertz >= sound.lowHertz && hertz <= sound.highHertz)
  if (tones.length === 0) return { order: null, follows: null }
  return { order: null, follows: tones.some(({ order }) => order !== null) ? 'engine' : 'nothing' }
}

const orderOf = (ratio: number): BeatOrder | null =>
  ORDERS.find(([multiple]) => Math.abs(ratio / multiple - 1) <= TOLERANCE)?.[1] ?? null
