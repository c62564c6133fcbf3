/** Chance that comes out the same for the same seed. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number
  between(low: number, high: number): number
  /** As between, but even in the logarithm: for frequencies and times. */
  scaled(low: number, high: number): number
  /** Normal with mean 0 and deviation 1 (Box and Muller 1958). */
  normal(): number
  chance(probability: number): boolean
  pick<Choice>(choices: readonly Choice[]): Choice
}

/** Mulberry32 (T. Ettinger 2017): 32 bits of state, enough for sounds. */
export function randomOf(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + (high - low) * next()
  return {
    next,
    between,
    scaled: (low, high) => low * (high / low) ** next(),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    chance: (probability) => next() < probability,
    pick: (choices) => {
      const chosen = choices[Math.floor(next() * choices.length)]
      if (chosen === undefined) throw new Error('Nothing to pick from')
      return chosen
    },
  }
}
