import { type Sound, type SoundJudgement, secondsOf, type ToldOfSound } from '@candi/engines/audio'

/** Judges every sound alike, apart from its length: a knock, thirteen times a second. */
export function knownJudge(sound: Sound, told: ToldOfSound): SoundJudgement {
  return {
    quality: {
      seconds: secondsOf(sound),
      loudnessDb: -21,
      peakDb: -18,
      clippedShare: 0,
      wind: 0,
      speech: 0,
      music: 0,
      notCar: 0.02,
    },
    state: { id: told.state ?? 'idle', probability: told.state ? 1 : 0.9, isTold: told.state !== undefined },
    fault: { probability: 0.8 },
    kinds: [
      {
        kind: 'knock',
        probability: 0.8,
        fromSeconds: 0.2,
        toSeconds: 0.7,
        lowHertz: 400,
        highHertz: 3_000,
        perSecond: 13,
      },
    ],
    classes: [{ id: 'engine_knock', probability: 0.7 }],
    orders: [{ hertz: 13, order: null }],
    engineSpeed: null,
  }
}
