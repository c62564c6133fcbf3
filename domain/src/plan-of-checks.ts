import type { Belief } from './belief.ts'
import type { CausalModel } from './causal-model.ts'
import type { Cause, OwnerCheck } from './cause.ts'
import { allows, type Need } from './need.ts'
import { isRuledOut } from './rule-out.ts'
import type { Vehicle } from './vehicle.ts'

export interface PlannedCheck {
  readonly cause: Cause
  readonly check: OwnerCheck
  /** Probability that it settles the matter, per minute and dollar spent. */
  readonly worth: number
}

export interface ExpectedSpend {
  /** Expected cost, US dollars, when repairs are tried in the order of probability / cost after a look. */
  readonly inOrder: number
  /** Expected cost when the likeliest part is replaced first, and then the next. */
  readonly firstGuess: number
}

/** What a minute of the owner's own time is counted as, so that a free check is not free of effort. */
const DOLLARS_PER_MINUTE = 0.4
const FIXED_DOLLARS = 2

const middle = ([low, high]: readonly [number, number]) => (low + high) / 2
export const repairCost = (cause: Cause) => middle(cause.cost.parts) + middle(cause.cost.labor)

/** Checks by probability / cost, the greedy rule of decision-theoretic troubleshooting (Heckerman, Breese and Rommelse 1995). */
export function planChecks(
  model: CausalModel,
  belief: Belief,
  settled: ReadonlySet<string>,
  forbidden: ReadonlySet<Need>,
  limit: number,
  vehicle: Vehicle = {},
): PlannedCheck[] {
  const planned: PlannedCheck[] = []
  belief.causes.forEach((probability, index) => {
    const cause = model.causes[index]
    if (!cause || probability < 0.02) return
    for (const check of cause.checks) {
      const finding = check.finding === undefined ? undefined : model.findings.get(check.finding)
      if (finding && (settled.has(finding.id) || isRuledOut(finding.needs, vehicle))) continue
      if (!allows(check.requires, forbidden)) continue
      const power = check.finding === undefined ? 0.6 : Math.max(cause.findings[check.finding] ?? 0.3, 0.3)
      const price = FIXED_DOLLARS + middle(check.cost) + check.minutes * DOLLARS_PER_MINUTE
      planned.push({ cause, check, worth: (probability * power) / price })
    }
  })
  planned.sort((left, right) => right.worth - left.worth)
  const seen = new Set<string>()
  return planned
    .filter(({ check }) => {
      const keys = [check.title.toLowerCase(), ...(check.finding ? [check.finding] : [])]
      if (keys.some((key) => seen.has(key))) return false
      for (const key of keys) seen.add(key)
      return true
    })
    .slice(0, limit)
}

/** A repair that does not help is paid in full; a look at the suspected part first costs a tenth of it. */
const LOOK_SHARE = 0.1

export function expectedSpend(model: CausalModel, belief: Belief): ExpectedSpend | null {
  const rows = model.causes.flatMap((cause, index) => {
    const probability = belief.causes[index] ?? 0
    if (probability < 0.03) return []
    const cost = repairCost(cause)
    return cost > 0 ? [{ probability, cost }] : []
  })
  if (rows.length === 0) return null
  const mass = rows.reduce((sum, row) => sum + row.probability, 0)
  const walk = (order: typeof rows, payForMiss: number) => {
    let remaining = 1
    let spent = 0
    for (const { probability, cost } of order) {
      const share = probability / mass
      spent += share * cost + (remaining - share) * cost * payForMiss
      remaining -= share
    }
    return spent
  }
  const byRatio = [...rows].sort(
    (left, right) => right.probability / right.cost - left.probability / left.cost,
  )
  const byOdds = [...rows].sort((left, right) => right.probability - left.probability)
  return { inOrder: walk(byRatio, LOOK_SHARE), firstGuess: walk(byOdds, 1) }
}
