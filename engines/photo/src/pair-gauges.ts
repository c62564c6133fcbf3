import type { GaugeKinds } from './gauge-reading.ts'

/** How likely two gauges of a size are what they are: panels have one of each. Rows and columns as GaugeKinds. */
const PAIRS = [
  [0.03, 1, 0.3],
  [1, 0.03, 0.3],
  [0.3, 0.3, 0.3],
] as const
/** Gauges of one panel are of a size. */
const ALIKE = 1.35

/** A place that may be a gauge, as far as its partner matters. */
interface MaybeGauge {
  /** That there is a gauge at all. */
  readonly probability: number
  readonly kinds: GaugeKinds
  /** Half its side, in any unit. */
  readonly half: number
}

/** The kinds of each once its likeliest partner of a size is heeded: beside a fuel gauge stands that of the temperature. */
export function pairGauges(gauges: readonly MaybeGauge[]): GaugeKinds[] {
  return gauges.map((gauge) => {
    const [partner] = gauges
      .filter((other) => other !== gauge && isAlike(other, gauge))
      .toSorted((one, other) => weightOf(other) - weightOf(one))
    return partner ? besides(gauge.kinds, partner) : gauge.kinds
  })
}

const isAlike = (one: MaybeGauge, other: MaybeGauge) =>
  one.half < other.half * ALIKE && other.half < one.half * ALIKE
const weightOf = ({ probability, kinds }: MaybeGauge) => probability * (1 - kinds[2])

/** A partner that may be no gauge counts in so far as it is one. */
function besides(kinds: GaugeKinds, { probability, kinds: [heat, fuel, other] }: MaybeGauge): GaugeKinds {
  const partner = [probability * heat, probability * fuel, probability * other + 1 - probability]
  const fits = PAIRS.map((row) => row.reduce((sum, fit, index) => sum + fit * (partner[index] ?? 0), 0))
  const [ofHeat = 0, ofFuel = 0, ofOther = 0] = kinds.map((share, index) => share * (fits[index] ?? 0))
  const sum = ofHeat + ofFuel + ofOther
  return [ofHeat / sum, ofFuel / sum, ofOther / sum]
}
