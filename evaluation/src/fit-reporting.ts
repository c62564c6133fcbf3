import type { CausalModel, ReportingRate } from '@candi/domain'
import type { SignReader } from '@candi/engines/text'

/** What a fit begins from, and how many messages that belief is worth. */
const MENTION_PRIOR = { rate: 0.25, weight: 4 }
const BASE_PRIOR = { shareOfLeak: 0.3, weight: 60 }
const ROUNDS = 200

interface Told {
  readonly text: string
  readonly problem: string
}

/**
 * How owners report each finding in free words, by expectation maximisation over problems: of n messages about a
 * problem whose causes show the finding with average strength s, about n (base + mention s) hold one of its phrases.
 */
export function fitReporting(
  model: CausalModel,
  signs: Pick<SignReader, 'read'>,
  messages: readonly Told[],
): Record<string, ReportingRate> {
  const problems = model.problems.map(({ id }) => id)
  const place = new Map(problems.map((id, index) => [id, index]))
  const told = new Float64Array(problems.length)
  const mentions = new Map<string, Float64Array>()
  for (const { text, problem } of messages) {
    const at = place.get(problem)
    if (at === undefined) continue
    told[at] = (told[at] ?? 0) + 1
    for (const { observation } of signs.read(text)) {
      if (observation.state !== 'present') continue
      const counts = mentions.get(observation.finding) ?? new Float64Array(problems.length)
      counts[at] = (counts[at] ?? 0) + 1
      mentions.set(observation.finding, counts)
    }
  }
  const total = told.reduce((sum, count) => sum + count, 0)
  const none = new Float64Array(problems.length)
  const fitted: Record<string, ReportingRate> = {}
  for (const finding of model.findings.values()) {
    const strengths = averageStrengths(model, finding.id, place)
    const counts = mentions.get(finding.id) ?? none
    const exposure = told.reduce((sum, count, index) => sum + count * (strengths[index] ?? 0), 0)
    let base = 0.003
    let mention = MENTION_PRIOR.rate
    for (let round = 0; round < ROUNDS; round += 1) {
      let byChance = 0
      let byCause = 0
      counts.forEach((count, index) => {
        if (count === 0) return
        const explained = mention * (strengths[index] ?? 0)
        byChance += (count * base) / (base + explained)
        byCause += (count * explained) / (base + explained)
      })
      base =
        (byChance + BASE_PRIOR.shareOfLeak * finding.leak * BASE_PRIOR.weight) / (total + BASE_PRIOR.weight)
      mention = Math.min(
        1,
        (byCause + MENTION_PRIOR.rate * MENTION_PRIOR.weight) / (exposure + MENTION_PRIOR.weight),
      )
    }
    fitted[finding.id] = { base: Number(base.toPrecision(3)), mention: Number(mention.toPrecision(3)) }
  }
  return fitted
}

/** Average strength of a finding over the causes of each problem, common causes weighing more. */
function averageStrengths(model: CausalModel, finding: string, place: ReadonlyMap<string, number>) {
  const column = model.strengths(finding)
  const sums = new Float64Array(place.size)
  const weights = new Float64Array(place.size)
  model.causes.forEach((cause, index) => {
    const at = place.get(cause.problem) ?? 0
    const weight = Math.sqrt(cause.rate)
    sums[at] = (sums[at] ?? 0) + weight * Math.max(0, column[index] ?? 0)
    weights[at] = (weights[at] ?? 0) + weight
  })
  return sums.map((sum, index) => sum / Math.max(weights[index] ?? 0, 1e-9))
}
