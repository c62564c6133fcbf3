import type { HeardKind, SoundJudgement, SoundKind } from '@candi/engines/audio'

/** A clean recording of ten seconds at idle, in which nothing was heard; what a test changes stands in `part`. */
export function judged(part: Partial<SoundJudgement> = {}): SoundJudgement {
  return {
    quality: {
      seconds: 10,
      loudnessDb: -25,
      peakDb: -8,
      clippedShare: 0,
      wind: 0,
      speech: 0,
      music: 0,
      notCar: 0,
    },
    state: { id: 'idle', probability: 1, isTold: false },
    fault: null,
    kinds: [],
    classes: [],
    orders: [],
    engineSpeed: null,
    ...part,
  }
}

/** One sound from 3.2 to 4.8 s; beats thirteen times a second unless told otherwise. */
export const sounding = (kind: SoundKind, probability: number, perSecond: number | null = 13): HeardKind => ({
  kind,
  probability,
  fromSeconds: 3.2,
  toSeconds: 4.8,
  lowHertz: 300,
  highHertz: 1_200,
  perSecond,
})
