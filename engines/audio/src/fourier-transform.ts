import FFT from 'fft.js'

const KNOWN = new Map<number, FFT>()

/** The transform of a length, a power of two. Its tables cost as much as many transforms: each length has them once. */
export function fourierTransformOf(length: number): FFT {
  const known = KNOWN.get(length)
  if (known !== undefined) return known
  const transform = new FFT(length)
  KNOWN.set(length, transform)
  return transform
}
