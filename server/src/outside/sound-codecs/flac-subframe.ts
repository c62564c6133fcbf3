import type { MostSignificantBits } from './most-significant-bits.ts'

/** Fixed predictors by order, RFC 9639 section 9.2.5. */
const FIXED = [[], [1], [2, -1], [3, -3, 1], [4, -6, 4, -1]].map((factors) => Float64Array.from(factors))

/** The samples of one channel of a frame, as whole numbers of `sampleBits` bits; RFC 9639 section 9.2. */
export function flacSubframe(bits: MostSignificantBits, length: number, sampleBits: number): Float64Array {
  if (bits.take(1) !== 0) throw new RangeError('A subframe begins with a zero.')
  const type = bits.take(6)
  const wasted = bits.take(1) === 1 ? bits.takeZeros() + 1 : 0
  const width = sampleBits - wasted
  if (width < 1) throw new RangeError('A sample has at least one bit.')
  const samples = valuesOf(bits, type, length, width)
  if (wasted > 0)
    for (let index = 0; index < length; index += 1) samples[index] = (samples[index] ?? 0) * 2 ** wasted
  return samples
}

function valuesOf(bits: MostSignificantBits, type: number, length: number, width: number): Float64Array {
  if (type === 0) return new Float64Array(length).fill(bits.takeSigned(width))
  if (type === 1) return Float64Array.from({ length }, () => bits.takeSigned(width))
  const fixed = type >= 8 ? FIXED[type - 8] : undefined
  if (fixed)
    return predicted(bits, new Float64Array(length), fixed.length, width, () => ({
      shift: 0,
      factors: fixed,
    }))
  if (type < 32) throw new RangeError('No such kind of subframe.')
  const order = type - 31
  return predicted(bits, new Float64Array(length), order, width, () => {
    const precision = bits.take(4) + 1
    const shift = bits.takeSigned(5)
    if (precision === 16 || shift < 0) throw new RangeError('No such predictor.')
    return { shift, factors: Float64Array.from({ length: order }, () => bits.takeSigned(precision)) }
  })
}

interface Predictor {
  readonly shift: number
  /** Weights of the samples before, the nearest first. */
  readonly factors: Float64Array
}

/** Each sample is what the ones before it foretell, and what was left over. */
function predicted(
  bits: MostSignificantBits,
  samples: Float64Array,
  order: number,
  width: number,
  readPredictor: () => Predictor,
): Float64Array {
  if (order > samples.length) throw new RangeError('More warm-up than samples.')
  for (let index = 0; index < order; index += 1) samples[index] = bits.takeSigned(width)
  const { shift, factors } = readPredictor()
  readResidual(bits, samples, order)
  const scale = 2 ** shift
  for (let index = order; index < samples.length; index += 1) {
    let sum = 0
    for (let back = 0; back < order; back += 1) sum += (factors[back] ?? 0) * (samples[index - 1 - back] ?? 0)
    samples[index] = (samples[index] ?? 0) + Math.floor(sum / scale)
  }
  return samples
}

/** Rice-coded remainders in partitions, RFC 9639 section 9.2.7. */
function readResidual(bits: MostSignificantBits, samples: Float64Array, order: number): void {
  const method = bits.take(2)
  if (method > 1) throw new RangeError('No such coding of the residual.')
  const parameterBits = 4 + method
  const unpacked = 2 ** parameterBits - 1
  const partitions = 2 ** bits.take(4)
  const each = samples.length / partitions
  if (!Number.isInteger(each) || each < order) throw new RangeError('Partitions that do not fit the block.')
  for (let partition = 0; partition < partitions; partition += 1) {
    const from = partition === 0 ? order : partition * each
    const until = (partition + 1) * each
    const parameter = bits.take(parameterBits)
    if (parameter === unpacked) {
      const rawBits = bits.take(5)
      for (let index = from; index < until; index += 1) samples[index] = bits.takeSigned(rawBits)
    } else
      for (let index = from; index < until; index += 1) {
        const folded = bits.takeRice(parameter)
        samples[index] = folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2
      }
  }
}
