/** A beat counts at most so many times the usual strength: one bang is no rhythm. */
const MOST = 4

/**
 * What stands out of an envelope: its excess over its own mean of the `windowFrames` around, cut at four times the
 * root mean square of it, with mean 0. Gain drops out when it is correlated afterwards.
 */
export function onsetsOf(envelope: Float32Array, windowFrames: number): Float32Array {
  const length = envelope.length
  const sums = new Float64Array(length + 1)
  for (let at = 0; at < length; at += 1) sums[at + 1] = (sums[at] ?? 0) + (envelope[at] ?? 0)
  const half = Math.floor(windowFrames / 2)
  const excess = new Float32Array(length)
  let power = 0
  for (let at = 0; at < length; at += 1) {
    const from = Math.max(0, at - half)
    const until = Math.min(length, at + half + 1)
    const around = ((sums[until] ?? 0) - (sums[from] ?? 0)) / (until - from)
    const value = Math.fround(Math.max(0, (envelope[at] ?? 0) - around))
    excess[at] = value
    power += value * value
  }
  const most = MOST * Math.sqrt(power / Math.max(1, length))
  let sum = 0
  for (let at = 0; at < length; at += 1) {
    const value = Math.fround(Math.min(most, excess[at] ?? 0))
    excess[at] = value
    sum += value
  }
  const mean = sum / Math.max(1, length)
  for (let at = 0; at < length; at += 1) excess[at] = (excess[at] ?? 0) - mean
  return excess
}
