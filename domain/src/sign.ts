import type { CausalModel } from './causal-model.ts'
import type { FindingDefinition, FindingId, Observation } from './finding.ts'

/** A finding that a recording speaks for, and how surely. */
export interface HeardTelling {
  readonly finding: FindingDefinition
  /** In (0.5, 1): half of nothing is no telling. */
  readonly confidence: number
}

/** One sign, however often it was told: the observations of one group that agree in their state. */
export interface Sign {
  readonly group: string
  readonly state: 'present' | 'absent'
  /** Highest confidence among the tellings. */
  readonly confidence: number
  /** All tellings: first what people told, then what was only heard in recordings. */
  readonly findings: readonly FindingDefinition[]
  /** Words, where nobody has confirmed the sign by looking or tapping; sound, where nobody told of it at all. */
  readonly source: 'words' | 'confirmed' | 'sound'
  /** What people, codes and the car told, and the highest confidence among those tellings. */
  readonly told: readonly FindingDefinition[]
  readonly toldConfidence: number
  readonly heard: readonly HeardTelling[]
}

interface Gathered {
  readonly group: string
  readonly state: 'present' | 'absent'
  toldConfidence: number
  isConfirmed: boolean
  readonly told: FindingDefinition[]
  /** Several recordings of one noise are the same car heard by the same ear: the surest one stands for all. */
  readonly heard: Map<FindingId, HeardTelling>
}

/** Joins the tellings of one sign. Unknown states, unknown findings and half-sure sounds change nothing. */
export function signsFrom(model: CausalModel, observations: readonly Observation[]): Sign[] {
  const gathered = new Map<string, Gathered>()
  for (const observation of observations) {
    const { state, confidence, source } = observation
    const finding = model.findings.get(observation.finding)
    if (!finding || state === 'unknown') continue
    // Half of nothing is nothing, and what was not heard is not absent.
    if (source === 'sound' && (confidence <= 0.5 || state === 'absent')) continue
    const { group } = finding
    const key = `${group} ${state}`
    const sign: Gathered = gathered.get(key) ?? {
      group,
      state,
      toldConfidence: 0,
      isConfirmed: false,
      told: [],
      heard: new Map(),
    }
    gathered.set(key, sign)
    if (source === 'sound') {
      if (confidence > (sign.heard.get(finding.id)?.confidence ?? 0))
        sign.heard.set(finding.id, { finding, confidence })
      continue
    }
    sign.toldConfidence = Math.max(sign.toldConfidence, confidence)
    if (source !== 'words') sign.isConfirmed = true
    if (!sign.told.includes(finding)) sign.told.push(finding)
  }
  // An absent telling says nothing beside a present one of the same group: the squeal that is no grind. What is only
  // heard takes nobody's "no" away.
  const isTold = (group: string) => (gathered.get(`${group} present`)?.told.length ?? 0) > 0
  return [...gathered.values()]
    .filter(({ state, group }) => state === 'present' || !isTold(group))
    .map(({ heard, told, isConfirmed, ...sign }) => {
      const sounds = [...heard.values()]
      const onlyHeard = sounds.map(({ finding }) => finding).filter((finding) => !told.includes(finding))
      return {
        ...sign,
        told,
        heard: sounds,
        findings: [...told, ...onlyHeard],
        confidence: Math.max(sign.toldConfidence, ...sounds.map(({ confidence }) => confidence)),
        source: told.length === 0 ? 'sound' : isConfirmed ? 'confirmed' : 'words',
      }
    })
}
