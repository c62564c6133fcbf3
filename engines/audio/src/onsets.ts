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
  const excess = Float32Array.from(envelope, (value, at) => {
    const from = Math.max(0, at - half)
    const until = Math.min(length, at + half + 1)
    return Math.max(0, value - ((sums[until] ?? 0) - (sums[from] ?? 0)) / (until - from))
  })
  const power = excess.reduce((sum, value) => sum + value * value, 0) / Math.max(1, length)
  const most = MOST * Math.sqrt(power)
  const cut = excess.map((value) => Math.min(most, value))
  const mean = cut.reduce((sum, value) => sum + value, 0) / Math.max(1, length)
  return cut.map((value) => value - mean)
}

/** Autocorrelation at lags 0 to `most`, 1 at lag 0; each lag is weighed by the pairs it has. All 0 where nothing moves. */
export function autocorrelationOf(values: Float32Array, most: number): Float64Array {
  const length = values.length
  const out = new Float64Array(most + 1)
  const whole = values.reduce((sum, value) => sum + value * value, 0)
  if (whole <= 1e-18) return out
  for (let lag = 0; lag <= Math.min(most, length - 1); lag += 1) {
    let sum = 0
    for (let at = lag; at < length; at += 1) sum += (values[at] ?? 0) * (values[at - lag] ?? 0)
    out[lag] = ((sum / whole) * length) / (length - lag)
  }
  return out
}
