/** So many multiples of a period are looked at: what repeats, repeats after two and three of them, too. */
const MULTIPLES = 4
/** A period that fits nearly as well as the best and is shorter is the true one: its multiples always fit. */
const NEARLY = 0.8

/** Mean autocorrelation at the first multiples of a period, in frames, between two frames on the line through both. */
export function combOf(correlation: Float64Array, period: number): number {
  let sum = 0
  let count = 0
  for (let multiple = 1; multiple <= MULTIPLES; multiple += 1) {
    const lag = multiple * period
    if (lag > correlation.length - 2) break
    sum += between(correlation, lag)
    count += 1
  }
  return count === 0 ? 0 : sum / count
}

/** The shortest period, in frames, that explains an autocorrelation about as well as any; 0 where none does. */
export function bestPeriodOf(
  correlation: Float64Array,
  shortest: number,
  longest: number,
): { period: number; score: number } {
  const found: { period: number; score: number }[] = []
  let before = 0
  let here = combOf(correlation, shortest)
  for (let period = shortest; period <= longest; period *= 1.01) {
    const after = combOf(correlation, period * 1.01)
    if (here > 0 && here >= before && here > after) found.push({ period, score: here })
    before = here
    here = after
  }
  const most = found.reduce((best, { score }) => Math.max(best, score), 0)
  const first = found.find(({ score }) => score >= NEARLY * most)
  return first === undefined ? { period: 0, score: 0 } : refined(correlation, first)
}

/** A finer look around a period, where the last of its multiples decides. */
function refined(correlation: Float64Array, first: { period: number; score: number }) {
  let best = first
  for (let step = -10; step <= 10; step += 1) {
    const period = first.period * (1 + step / 800)
    const score = combOf(correlation, period)
    if (score > best.score) best = { period, score }
  }
  return best
}

function between(correlation: Float64Array, lag: number): number {
  const whole = Math.floor(lag)
  const share = lag - whole
  return (1 - share) * (correlation[whole] ?? 0) + share * (correlation[whole + 1] ?? 0)
}
