import type { CausalModel } from './causal-model.ts'
import {
  type FindingDefinition,
  type FindingId,
  isWitness,
  type Observation,
  type Witness,
} from './finding.ts'

/** A finding that a recording or a photo speaks for, and how surely. */
export interface WitnessedTelling {
  readonly finding: FindingDefinition
  /** In (0.5, 1): half of nothing is no telling. */
  readonly confidence: number
  readonly witness: Witness
}

/** One sign, however often it was told: the observations of one group that agree in their state. */
export interface Sign {
  readonly group: string
  readonly state: 'present' | 'absent'
  /** Highest confidence among the tellings. */
  readonly confidence: number
  /** All tellings: first what people told, then what was only heard in recordings or seen in photos. */
  readonly findings: readonly FindingDefinition[]
  /**
   * Words, where nobody has confirmed the sign by looking or tapping; unchosen, where it was only left so on a list; the surest witness,
   * where nobody told of it at all.
   */
  readonly source: 'words' | 'confirmed' | 'unchosen' | Witness
  /** What people, codes and the car told, and the highest confidence among those tellings. */
  readonly told: readonly FindingDefinition[]
  readonly toldConfidence: number
  readonly witnessed: readonly WitnessedTelling[]
}

interface Gathered {
  readonly group: string
  readonly state: 'present' | 'absent'
  toldConfidence: number
  source: Exclude<Sign['source'], Witness>
  readonly told: FindingDefinition[]
  /** Several recordings of one noise are the same car heard by the same ear, and so are photos: the surest stands for all. */
  readonly witnessed: Map<FindingId, WitnessedTelling>
}

/** Joins the tellings of one sign. Unknown states, unknown findings and half-sure witnesses change nothing. */
export function signsFrom(model: CausalModel, observations: readonly Observation[]): Sign[] {
  const gathered = new Map<string, Gathered>()
  for (const observation of observations) {
    const { state, confidence, source } = observation
    const finding = model.findings.get(observation.finding)
    if (!finding || state === 'unknown') continue
    // Half of nothing is nothing, and what was not heard or seen is not absent.
    if (isWitness(source) && (confidence <= 0.5 || state === 'absent')) continue
    const { group } = finding
    const key = `${group} ${state}`
    const sign: Gathered = gathered.get(key) ?? {
      group,
      state,
      toldConfidence: 0,
      source: 'unchosen',
      told: [],
      witnessed: new Map(),
    }
    gathered.set(key, sign)
    if (isWitness(source)) {
      if (confidence > (sign.witnessed.get(finding.id)?.confidence ?? 0))
        sign.witnessed.set(finding.id, { finding, confidence, witness: source })
      continue
    }
    sign.toldConfidence = Math.max(sign.toldConfidence, confidence)
    if (source !== 'unchosen' && sign.source !== 'confirmed')
      sign.source = source === 'words' ? 'words' : 'confirmed'
    if (!sign.told.includes(finding)) sign.told.push(finding)
  }
  // An absent telling says nothing beside a present one of the same group: the squeal that is no grind. What a
  // witness tells takes nobody's "no" away.
  const isTold = (group: string) => (gathered.get(`${group} present`)?.told.length ?? 0) > 0
  return [...gathered.values()]
    .filter(({ state, group }) => state === 'present' || !isTold(group))
    .map(({ witnessed, told, ...sign }) => {
      const tellings = [...witnessed.values()]
      const untold = tellings.map(({ finding }) => finding).filter((finding) => !told.includes(finding))
      const surest = tellings.toSorted((left, right) => right.confidence - left.confidence)[0]
      return {
        ...sign,
        told,
        witnessed: tellings,
        findings: [...told, ...untold],
        confidence: Math.max(sign.toldConfidence, ...tellings.map(({ confidence }) => confidence)),
        source: told.length === 0 && surest ? surest.witness : sign.source,
      }
    })
}
