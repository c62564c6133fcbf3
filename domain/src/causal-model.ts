import type { Cause, CauseId } from './cause.ts'
import type { Experiment } from './experiment.ts'
import type { AnsweringRates, FindingDefinition, FindingId, ReportingRate } from './finding.ts'
import type { RenewedPart } from './renewed-part.ts'
import { URGENCIES } from './urgency.ts'
import type { UrgencyRule } from './urgency-rule.ts'

export interface Problem {
  readonly id: string
  readonly title: string
  readonly category: string
  readonly priority: 'critical' | 'high' | 'moderate' | 'monitoring'
}

/** Everything a mechanic knows, arranged for reckoning. Built once, never changed. */
export interface CausalModel {
  readonly problems: readonly Problem[]
  readonly causes: readonly Cause[]
  readonly findings: ReadonlyMap<FindingId, FindingDefinition>
  readonly experiments: readonly Experiment[]
  readonly rules: readonly UrgencyRule[]
  readonly renewals: readonly RenewedPart[]
  /** Where a cause stands in `causes` and in every array of beliefs. */
  readonly position: ReadonlyMap<CauseId, number>
  /** The problems that have causes, in the order of their first cause. */
  readonly problemIds: readonly string[]
  /** For each cause, where its problem stands in `problemIds` and its urgency in `URGENCIES`. */
  readonly problemAt: Uint16Array
  readonly urgencyAt: Uint8Array
  /** For each cause the findings that it makes. */
  readonly findingsOf: readonly (readonly FindingId[])[]
  /** How owners report the finding in words; unfitted findings keep their leak. */
  reporting(finding: FindingId): ReportingRate
  /** P(an owner who is asked for it can tell). */
  answering(finding: FindingId): number
  /** P(finding is there | cause alone), one number per cause; below 0 the share of the leak that it does not have. */
  strengths(finding: FindingId): Float64Array
}

export interface Knowledge {
  readonly problems: readonly Problem[]
  readonly causes: readonly Cause[]
  readonly findings: readonly FindingDefinition[]
  readonly experiments: readonly Experiment[]
  readonly rules: readonly UrgencyRule[]
  readonly renewals?: readonly RenewedPart[]
  readonly reporting?: Readonly<Record<FindingId, ReportingRate>>
  readonly answering?: AnsweringRates
}

/** What is assumed of a finding whose reporting nobody has fitted: half of the owners mention it. */
const UNFITTED_MENTION = 0.5

const strengthsOf = ({ findings, against = {} }: Cause) => [
  ...Object.entries(findings),
  ...Object.entries(against).map(([finding, factor]) => [finding, factor - 1] as const),
]

export function buildCausalModel(knowledge: Knowledge): CausalModel {
  const columns = new Map<FindingId, Float64Array>()
  for (const finding of knowledge.findings) columns.set(finding.id, new Float64Array(knowledge.causes.length))
  knowledge.causes.forEach((cause, index) => {
    for (const [finding, strength] of strengthsOf(cause)) {
      const column = columns.get(finding)
      if (column) column[index] = strength
    }
  })
  const none = new Float64Array(knowledge.causes.length)
  const findings = new Map(knowledge.findings.map((finding) => [finding.id, finding]))
  const answeringBy = (finding: FindingId) => {
    const manner = findings.get(finding)?.manner
    return manner && knowledge.answering?.manners[manner]
  }
  const problemIds = [...new Set(knowledge.causes.map(({ problem }) => problem))]
  return {
    problems: knowledge.problems,
    causes: knowledge.causes,
    findings,
    experiments: knowledge.experiments,
    rules: knowledge.rules,
    renewals: knowledge.renewals ?? [],
    position: new Map(knowledge.causes.map((cause, index) => [cause.id, index])),
    findingsOf: knowledge.causes.map(({ findings }) => Object.keys(findings)),
    problemIds,
    problemAt: Uint16Array.from(knowledge.causes, ({ problem }) => problemIds.indexOf(problem)),
    urgencyAt: Uint8Array.from(knowledge.causes, ({ urgency }) => URGENCIES.indexOf(urgency)),
    reporting: (finding) =>
      knowledge.reporting?.[finding] ?? {
        base: findings.get(finding)?.leak ?? 0.01,
        mention: UNFITTED_MENTION,
      },
    answering: (finding) => knowledge.answering?.findings[finding] ?? answeringBy(finding) ?? 1,
    strengths: (finding) => columns.get(finding) ?? none,
  }
}
