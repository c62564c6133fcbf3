import type { FindingId, Observation } from '@candi/domain'
import type { TroubleCodeReading } from './trouble-code.ts'

/** One family of codes that means one finding; `codes` are single codes, "P0300-P0312", or "P03*". */
export interface CodeFindingRule {
  readonly finding: FindingId
  readonly codes: readonly string[]
  /** How many different codes of the family must be there, and how many may be: "just one cylinder". */
  readonly atLeast?: number
  readonly atMost?: number
  /** Takes only the codes that no other rule holds. */
  readonly otherwise?: boolean
}

/**
 * What the codes of a car let us observe. One observation a finding, however many of its codes are
 * there: three misfire codes are one sign. The confidence is that of the surest reading; codes never
 * prove a sign absent, since a reader that was not asked shows nothing.
 */
export function judgeCodeFindings(
  readings: readonly TroubleCodeReading[],
  rules: readonly CodeFindingRule[],
): Observation[] {
  const families = rules.filter((rule) => rule.otherwise !== true)
  const homeless = readings.filter((reading) => !families.some((rule) => holds(rule, reading)))
  const hitsByFinding = new Map<FindingId, TroubleCodeReading[]>()
  for (const rule of rules) {
    const hits = (rule.otherwise === true ? homeless : readings).filter((reading) => holds(rule, reading))
    const distinct = new Set(hits.map((hit) => hit.code)).size
    if (distinct < (rule.atLeast ?? 1) || distinct > (rule.atMost ?? Number.POSITIVE_INFINITY)) continue
    hitsByFinding.set(rule.finding, [...(hitsByFinding.get(rule.finding) ?? []), ...hits])
  }
  return [...hitsByFinding].map(([finding, hits]) => observationOf(finding, hits))
}

function observationOf(finding: FindingId, hits: readonly TroubleCodeReading[]): Observation {
  const confidence = Math.max(...hits.map((hit) => hit.confidence))
  const quote = [...new Set(hits.map((hit) => hit.quote))].join(', ')
  return { finding, state: 'present', confidence, source: 'code', quote }
}

function holds(rule: CodeFindingRule, reading: TroubleCodeReading): boolean {
  return rule.codes.some((pattern) => matchesPattern(reading.code, pattern))
}

/** Ranges compare as hexadecimal, as the standard counts: "P0A00-P0AFF" holds P0A9F. */
export function matchesPattern(code: string, pattern: string): boolean {
  if (pattern.endsWith('*')) return code.startsWith(pattern.slice(0, -1))
  const [from = '', to] = pattern.split('-')
  if (to === undefined) return code === from
  return (
    code.charAt(0) === from.charAt(0) && numberOf(code) >= numberOf(from) && numberOf(code) <= numberOf(to)
  )
}

function numberOf(code: string): number {
  return Number.parseInt(code.slice(1), 16)
}
