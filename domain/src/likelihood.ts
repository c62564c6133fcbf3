import type { CausalModel } from './causal-model.ts'
import type { FindingDefinition, Observation } from './finding.ts'

/**
 * One sign, however often it was told: the observations of one group that agree in their state.
 * Pearl, Probabilistic Reasoning in Intelligent Systems (1988), ch. 4: noisy-OR with leak.
 */
export interface Sign {
  readonly group: string
  readonly state: 'present' | 'absent'
  /** Highest confidence among the tellings. */
  readonly confidence: number
  readonly findings: readonly FindingDefinition[]
  /** Words, where nobody has confirmed the sign by looking or tapping. */
  readonly source: 'words' | 'confirmed'
}

/** P(sign present | one cause) = 1 - (1 - leak)(1 - strength). */
export const noisyOr = (leak: number, strength: number) => 1 - (1 - leak) * (1 - strength)

/** Joins the tellings of one sign. Unknown states and unknown findings change nothing. */
export function signsFrom(model: CausalModel, observations: readonly Observation[]): Sign[] {
  const signs = new Map<
    string,
    {
      group: string
      state: 'present' | 'absent'
      confidence: number
      findings: FindingDefinition[]
      source: Sign['source']
    }
  >()
  for (const observation of observations) {
    const finding = model.findings.get(observation.finding)
    if (!finding || observation.state === 'unknown') continue
    const key = `${finding.group} ${observation.state}`
    const sign = signs.get(key)
    if (!sign)
      signs.set(key, {
        group: finding.group,
        state: observation.state,
        confidence: observation.confidence,
        findings: [finding],
        source: observation.source === 'words' ? 'words' : 'confirmed',
      })
    else {
      sign.confidence = Math.max(sign.confidence, observation.confidence)
      if (observation.source !== 'words') sign.source = 'confirmed'
      if (!sign.findings.includes(finding)) sign.findings.push(finding)
    }
  }
  // An absent telling says nothing beside a present one of the same group: the squeal that is no grind.
  return [...signs.values()].filter((sign) => sign.state === 'present' || !signs.has(`${sign.group} present`))
}

/** log P(sign as observed | cause), one number per cause. */
export function logLikelihoods(model: CausalModel, sign: Sign): Float64Array {
  return sign.source === 'words' && sign.state === 'present' ? logReported(model, sign) : logSeen(model, sign)
}

/** The owner looked, or was asked: the sign is there or not. */
function logSeen(model: CausalModel, sign: Sign): Float64Array {
  const columns = sign.findings.map((finding) => model.strengths(finding.id))
  const leak = Math.max(...sign.findings.map((finding) => finding.leak))
  const result = new Float64Array(model.causes.length)
  for (let index = 0; index < result.length; index += 1) {
    // Present: any of the tellings may be the one that the cause makes. Absent: the one it makes most often is missing.
    let strength = 0
    for (const column of columns) strength = Math.max(strength, column[index] ?? 0)
    const present = noisyOr(leak, strength)
    const observed = sign.state === 'present' ? present : 1 - present
    result[index] = Math.log(sign.confidence * observed + (1 - sign.confidence) * (1 - observed))
  }
  return result
}

/** The owner mentioned it unasked: what counts is how often such owners say so. */
function logReported(model: CausalModel, sign: Sign): Float64Array {
  const tellings = sign.findings.map((finding) => {
    const { base, mention } = model.reporting(finding.id)
    return { column: model.strengths(finding.id), base, mention, logUnmade: Math.log(noisyOr(base, 0)) }
  })
  const result = new Float64Array(model.causes.length)
  for (let index = 0; index < result.length; index += 1) {
    // Several tellings of one sign count as one: their geometric mean.
    let logSum = 0
    for (const { column, base, mention, logUnmade } of tellings) {
      const strength = column[index] ?? 0
      // Most causes do not make the sign at all.
      logSum += strength === 0 ? logUnmade : Math.log(noisyOr(base, mention * strength))
    }
    result[index] = logSum / tellings.length
  }
  return result
}
