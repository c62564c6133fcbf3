import type { SoundQuality } from './judgement.ts'
import { levelOf } from './level.ts'
import { musicOf } from './music.ts'
import { type Sound, secondsOf } from './sound.ts'
import { speechOf } from './speech.ts'
import { windOf } from './wind.ts'

/** How good a recording is; whether it is a car at all is judged with the rest of it. Never throws, all numbers finite. */
export function checkSound(sound: Sound): Omit<SoundQuality, 'notCar'> {
  return {
    seconds: secondsOf(sound),
    ...levelOf(sound.samples),
    wind: windOf(sound),
    speech: speechOf(sound),
    music: musicOf(sound),
  }
}
