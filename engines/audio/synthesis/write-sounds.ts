import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CarState, SOUND_KINDS, type SoundKind } from '../src/judgement.ts'
import { asPhone } from './as-phone.ts'
import { notACar, OTHER_SOURCES, type OtherSource } from './not-car/not-a-car.ts'
import { planSound } from './plan-sound.ts'
import { randomOf } from './random.ts'
import { makeSound } from './synthesise.ts'

/** One line of labels.jsonl; `file` holds 32-bit floats, little-endian, 16,000 a second. */
interface Label {
  readonly file: string
  readonly seconds: number
  readonly kind: SoundKind | null
  readonly state: CarState | null
  readonly rpm: number | null
  readonly cylinders: number | null
  readonly kindFrom: number | null
  readonly kindTo: number | null
  readonly severityDb: number | null
  readonly augmented: boolean
  readonly notCar: string | null
}

/** Share of clips that are no car, and of cars that are healthy; the rest goes to the kinds evenly. */
const NOT_CAR_SHARE = 0.35
const HEALTHY_SHARE = 0.25
const AUGMENTED_SHARE = 0.8

function clipOf(
  seed: number,
  only: readonly OtherSource[],
): {
  readonly samples: Float32Array
  readonly label: Omit<Label, 'file' | 'seconds'>
} {
  const random = randomOf(seed)
  const augmented = random.chance(AUGMENTED_SHARE)
  const written = (samples: Float32Array) => (augmented ? asPhone(samples, seed) : samples)
  if (random.chance(only.length > 0 ? 1 : NOT_CAR_SHARE)) {
    const source = random.pick(only.length > 0 ? only : OTHER_SOURCES)
    const samples = written(notACar(source, random.between(2, 8), seed))
    const nothing = {
      kind: null,
      state: null,
      rpm: null,
      cylinders: null,
      kindFrom: null,
      kindTo: null,
      severityDb: null,
    }
    return { samples, label: { ...nothing, augmented, notCar: source } }
  }
  const kind = random.chance(HEALTHY_SHARE) ? 'none' : random.pick(SOUND_KINDS)
  const made = makeSound(planSound({ kind, seed }))
  const label = {
    kind: kind === 'none' ? null : kind,
    state: made.plan.state,
    rpm: made.rpm === null ? null : Math.round(made.rpm),
    cylinders: made.plan.cylinders,
    kindFrom: made.heard?.fromSeconds ?? null,
    kindTo: made.heard?.toSeconds ?? null,
    severityDb: kind === 'none' ? null : made.plan.severityDb,
    augmented,
    notCar: null,
  }
  return { samples: written(made.samples), label }
}

const [folder, countText = '4000', seedText = '1', onlyText = ''] = process.argv.slice(2)
const count = Number(countText)
const firstSeed = Number(seedText)
const only = OTHER_SOURCES.filter((source) => onlyText.split(',').includes(source))
if (folder === undefined || !Number.isInteger(count) || !Number.isInteger(firstSeed)) {
  console.error(
    'synthesise OUT COUNT SEED [SOURCE,…]: writes COUNT sounds and labels.jsonl into OUT; of these sources that are no car, where any are named',
  )
  process.exit(2)
}
mkdirSync(folder, { recursive: true })
const labels = createWriteStream(join(folder, 'labels.jsonl'))
let seconds = 0
const begun = performance.now()
for (let index = 0; index < count; index += 1) {
  const { samples, label } = clipOf(firstSeed * 1_000_003 + index, only)
  const file = `${String(index).padStart(5, '0')}.f32`
  writeFileSync(join(folder, file), new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength))
  labels.write(`${JSON.stringify({ file, seconds: samples.length / 16_000, ...label })}\n`)
  seconds += samples.length / 16_000
}
labels.end()
const took = (performance.now() - begun) / 1000
console.log(`${count} sounds, ${seconds.toFixed(0)} s, ${(seconds / took).toFixed(0)} times real time`)
