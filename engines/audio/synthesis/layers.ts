/** Arithmetic on whole sounds. */

export function added(into: Float32Array, layer: Float32Array, gain = 1): Float32Array {
  for (let index = 0; index < into.length; index += 1)
    into[index] = (into[index] ?? 0) + gain * (layer[index] ?? 0)
  return into
}

export function shapedBy(samples: Float32Array, gainAt: (index: number) => number): Float32Array {
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = (samples[index] ?? 0) * gainAt(index)
  return samples
}

export function scaledBy(samples: Float32Array, gain: number): Float32Array {
  for (let index = 0; index < samples.length; index += 1) samples[index] = (samples[index] ?? 0) * gain
  return samples
}

export function loudnessOf(samples: Float32Array): number {
  let sum = 0
  for (let index = 0; index < samples.length; index += 1) sum += (samples[index] ?? 0) ** 2
  return Math.sqrt(sum / Math.max(1, samples.length))
}

export function peakOf(samples: Float32Array): number {
  let peak = 0
  for (let index = 0; index < samples.length; index += 1) peak = Math.max(peak, Math.abs(samples[index] ?? 0))
  return peak
}

/** Root mean square 1, silence left silent. */
export function levelled(samples: Float32Array): Float32Array {
  const loudness = loudnessOf(samples)
  return loudness > 1e-9 ? scaledBy(samples, 1 / loudness) : samples
}

export const gainOf = (decibels: number) => 10 ** (decibels / 20)
