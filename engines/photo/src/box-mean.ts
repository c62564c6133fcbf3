/** Mean of a square of `reach` pixels to every side of each pixel, less at the edges; by running sums. */
export function boxMean(values: Float32Array, width: number, height: number, reach: number): Float32Array {
  return lineMean(lineMean(values, width, height, 1, width, reach), height, width, width, 1, reach)
}

function lineMean(
  values: Float32Array,
  length: number,
  lines: number,
  step: number,
  stride: number,
  reach: number,
): Float32Array {
  const result = new Float32Array(values.length)
  for (let line = 0; line < lines; line += 1) {
    const base = line * stride
    let sum = 0
    for (let place = 0; place < Math.min(reach, length); place += 1) sum += values[base + place * step] ?? 0
    for (let place = 0; place < length; place += 1) {
      if (place + reach < length) sum += values[base + (place + reach) * step] ?? 0
      if (place - reach - 1 >= 0) sum -= values[base + (place - reach - 1) * step] ?? 0
      const count = Math.min(length - 1, place + reach) - Math.max(0, place - reach) + 1
      result[base + place * step] = sum / count
    }
  }
  return result
}
