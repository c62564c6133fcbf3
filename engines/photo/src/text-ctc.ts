/** What a reader of lines wrote, step by step from left to right: probabilities of each character, the first of none. */
export interface Steps {
  readonly values: Float32Array
  /** Numbers a step. */
  readonly classes: number
}

/** The likeliest character at every step, repetitions once, "none" left out; sure as the mean of the characters kept. */
export function readSteps(
  { values, classes }: Steps,
  characters: ReadonlyMap<number, string>,
): { text: string; probability: number } {
  let text = ''
  let sum = 0
  let count = 0
  let last = 0
  for (let step = 0; step * classes < values.length; step++) {
    let best = 0
    let bestValue = values[step * classes] ?? 0
    for (const index of characters.keys()) {
      const value = values[step * classes + index] ?? 0
      if (value <= bestValue) continue
      best = index
      bestValue = value
    }
    if (best !== 0 && best !== last) {
      text += characters.get(best) ?? ''
      sum += bestValue
      count += 1
    }
    last = best
  }
  return { text: text.trim(), probability: count === 0 ? 0 : sum / count }
}
