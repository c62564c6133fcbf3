/** A small seeded generator (mulberry32), so that the printed intervals are the same on every run. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const DRAWS = 1_000

/** 95 % percentile interval of a score, resampling cases with replacement (Efron 1979). */
export function bootstrapInterval<Case>(
  cases: readonly Case[],
  score: (cases: readonly Case[]) => number,
  random: () => number,
): [number, number] {
  const scores: number[] = []
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const sample = cases
      .map(() => cases[Math.floor(random() * cases.length)])
      .filter((scored) => scored !== undefined)
    const value = score(sample)
    if (Number.isFinite(value)) scores.push(value)
  }
  scores.sort((left, right) => left - right)
  return [
    scores[Math.floor(0.025 * scores.length)] ?? Number.NaN,
    scores[Math.floor(0.975 * scores.length)] ?? Number.NaN,
  ]
}
