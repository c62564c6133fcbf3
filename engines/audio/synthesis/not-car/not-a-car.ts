import { peakOf, shapedBy } from '../layers.ts'
import { pinkNoise } from '../noise.ts'
import { type Random, randomOf } from '../random.ts'
import { birds, dog } from './animals.ts'
import { bangs } from './bangs.ts'
import { bleat, howl, moo, roar } from './calls.ts'
import { crowd, water } from './crowd.ts'
import { growl } from './growl.ts'
import { fan, vacuumCleaner } from './household.ts'
import { music } from './music.ts'
import { powerTool } from './power-tool.ts'
import { horn, siren } from './signals.ts'
import { babble } from './speech.ts'
import { insects, squeaks } from './squeaks.ts'
import { doorSlams, footsteps, keyboard, rain } from './surroundings.ts'

/** Sounds a phone may record that are no car's. */
export const OTHER_SOURCES = [
  'speech',
  'music',
  'birds',
  'rain',
  'footsteps',
  'door',
  'vacuum_cleaner',
  'fan',
  'dog',
  'keyboard',
  'roar',
  'bleat',
  'horn',
  'siren',
  'power_tool',
  'howl',
  'moo',
  'growl',
  'squeaks',
  'insects',
  'bangs',
  'crowd',
  'water',
  'silence',
] as const
export type OtherSource = (typeof OTHER_SOURCES)[number]

const SOURCES: Readonly<Record<OtherSource, (length: number, random: Random) => Float32Array>> = {
  speech: babble,
  music,
  birds,
  rain,
  footsteps,
  door: doorSlams,
  vacuum_cleaner: vacuumCleaner,
  fan,
  dog,
  keyboard,
  roar,
  bleat,
  horn,
  siren,
  power_tool: powerTool,
  howl,
  moo,
  growl,
  squeaks,
  insects,
  bangs,
  crowd,
  water,
  silence: (length) => new Float32Array(length),
}

/** One such sound at 16 kHz over a faint hiss. */
export function notACar(source: OtherSource, seconds: number, seed: number): Float32Array {
  const random = randomOf(seed ^ 0x6c078965)
  const length = Math.round(seconds * 16_000)
  const out = SOURCES[source](length, random)
  const loud = peakOf(out)
  const scale = loud > 0 ? random.scaled(0.05, 0.9) / loud : 0
  const hiss = pinkNoise(length, random)
  const hissLoud = random.scaled(0.0005, 0.008)
  return shapedBy(out, () => scale).map((value, index) =>
    Math.max(-1, Math.min(1, value + hissLoud * (hiss[index] ?? 0))),
  )
}
