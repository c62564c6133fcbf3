import type { Assessment } from '@candi/contracts'
import { type CausalModel, likeliestOf } from '@candi/domain'
import type { CaseAssessment } from '../conversation/form-assessment.ts'
import { signText } from './cause-rows.ts'
import { lowerFirst } from './sentence.ts'

/** A sentence that names more is not read; every sign stands on the ledger. */
const MOST_SIGNS = 5
const MOST_CAUSES = 3

/** The other fault in the driver's words, told as one of two or only left open by the causes; null where there is none. */
export function secondFaultOf(
  model: Pick<CausalModel, 'causes'>,
  { second, isSecondTold }: Pick<CaseAssessment, 'second' | 'isSecondTold'>,
): Assessment['second'] {
  if (!second) return null
  const named = second.signs.slice(0, MOST_SIGNS).map(signText).map(lowerFirst)
  const more = second.signs.length - named.length
  const signs = [...named, ...(more > 0 ? [`${more} more`] : [])].join('; ')
  const causes = likeliestOf(second.belief.causes, MOST_CAUSES).flatMap((index) => {
    const cause = model.causes[index]
    return cause ? [{ id: cause.id, title: cause.title, probability: second.belief.causes[index] ?? 0 }] : []
  })
  return {
    title: isSecondTold ? 'Another fault' : 'Maybe a second fault',
    text: isSecondTold
      ? `Also: ${signs}. I take that for a fault of its own, apart from the causes above.`
      : `There may be a second, separate fault. The likely causes above do not explain this: ${signs}.`,
    causes,
    isTold: isSecondTold,
  }
}
