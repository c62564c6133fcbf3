import type { SoundQuality } from './judgement.ts'
import { levelOf } from './level.ts'
import { musicIn } from './music.ts'
import { type Sound, secondsOf } from './sound.ts'
import { everySecondOf, spectrogramOf } from './spectrum.ts'
import { speechOf } from './speech.ts'
import { windIn } from './wind.ts'

/** A quarter of a second tells neighbouring semitones apart from 130 Hz up; gusts come and go more slowly. */
const FRAME_SAMPLES = 4096
const HOP_SAMPLES = 1024
/** Neither music nor wind is looked for above. */
const HIGH_HERTZ = 4_000

/** How good a recording is; whether it is a car at all is judged with the rest of it. Never throws, all numbers finite. */
export function checkSound(sound: Sound): Omit<SoundQuality, 'notCar'> {
  const slow = spectrogramOf(sound, FRAME_SAMPLES, HOP_SAMPLES, HIGH_HERTZ)
  return {
    seconds: secondsOf(sound),
    ...levelOf(sound.samples),
    wind: windIn(everySecondOf(slow)),
    speech: speechOf(sound),
    music: musicIn(slow),
  }
}
