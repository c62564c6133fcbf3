import { CAR_STATES, SOUND_CLASSES, SOUND_KINDS } from './judgement.ts'
import { DEEP_ENCODER_WIDTH, ENCODER_WIDTH } from './sound-encoder.ts'
import type { Head, NineClass, Scale, SoundHeads } from './sound-heads.ts'

const IMPACTS = 3
/** Stands before classes that were learned apart from another source. */
const APART = '+'
/** An impression is a mean and a deviation of each number. */
const LENGTH = 2 * ENCODER_WIDTH
const DEEP_LENGTH = 2 * DEEP_ENCODER_WIDTH
const NINE_CLASSES = SOUND_CLASSES.filter(
  (name): name is NineClass => name !== 'engine_knock' && name !== 'not_car',
)
const OTHER_CLASSES = ['other_engine', 'other_fault', 'road'] as const

/** Reads weights/heads.json. Throws where it is damaged or was made for another encoder: our own mistake. */
export function readHeads(file: unknown): SoundHeads {
  const parts = objectOf(file)
  const deep = objectOf(parts.deep)
  return {
    ...scaleOf(parts, LENGTH),
    classes: headOf(parts.classes, [...SOUND_CLASSES, ...OTHER_CLASSES], LENGTH),
    states: headOf(
      parts.states,
      CAR_STATES.filter((state) => state !== 'turning'),
      LENGTH,
    ),
    kinds: headOf(parts.kinds, SOUND_KINDS, LENGTH),
    deep: { ...scaleOf(deep, DEEP_LENGTH), classes: headOf(deep.classes, NINE_CLASSES, DEEP_LENGTH) },
    knock: knockOf(parts.knock),
  }
}

const scaleOf = ({ mean, spread }: Record<string, unknown>, length: number): Scale => ({
  mean: numbersOf(mean, length),
  spread: numbersOf(spread, length),
})

function knockOf(value: unknown): SoundHeads['knock'] {
  const { mean, spread, weights, bias } = objectOf(value)
  return {
    mean: numbersOf(mean, IMPACTS),
    spread: numbersOf(spread, IMPACTS),
    weights: numbersOf(weights, IMPACTS),
    bias: numbersOf([bias], 1)[0] ?? 0,
  }
}

function headOf<Name extends string>(value: unknown, known: readonly Name[], length: number): Head<Name> {
  const { names, weights, biases, temperature } = objectOf(value)
  if (!Array.isArray(names) || !Array.isArray(weights)) throw new Error('a head of sounds is damaged')
  return {
    names: names.map((name) => {
      const found = known.find((candidate) => candidate === name || APART + candidate === name)
      if (found === undefined) throw new Error(`the heads of sounds know no ${String(name)}`)
      return found
    }),
    weights: weights.map((row) => numbersOf(row, length)),
    biases: [...numbersOf(biases, names.length)],
    temperature: numbersOf([temperature], 1)[0] ?? 1,
  }
}

function objectOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error('the heads of sounds are damaged')
  return { ...value }
}

function numbersOf(value: unknown, length: number): Float32Array {
  if (!Array.isArray(value) || value.length !== length || !value.every(Number.isFinite))
    throw new Error('the heads of sounds hold a row of a wrong length')
  return Float32Array.from(value)
}
