import type { Assessment } from '@candi/contracts'
import type { CaseAssessment } from '../conversation/form-assessment.ts'

/** Repairs of the likely causes with their price, likeliest first. */
export function costRowsOf({ ranked }: CaseAssessment): Assessment['costs'] {
  return ranked.slice(0, 4).map(({ cause, probability }, row) => ({
    cause: cause.id,
    repair: cause.repair,
    parts: [cause.cost.parts[0], cause.cost.parts[1]],
    labor: [cause.cost.labor[0], cause.cost.labor[1]],
    total: [cause.cost.parts[0] + cause.cost.labor[0], cause.cost.parts[1] + cause.cost.labor[1]],
    likely: row === 0 && probability >= 0.4,
  }))
}

export function spendOf({ spend, ranked }: CaseAssessment): Assessment['spend'] {
  if (!spend) return null
  const year = Math.min(...ranked.map(({ cause }) => cause.cost.year))
  const rounded = (dollars: number) => Math.round(dollars / 10) * 10
  return { inOrder: rounded(spend.inOrder), firstGuess: rounded(spend.firstGuess), currency: 'USD', year }
}
