import type { CaseAssessment } from '../conversation/form-assessment.ts'
import { signText } from './cause-rows.ts'
import { listed, lowerFirst } from './sentence.ts'
import { towText } from './tow-text.ts'

const SIGNS_TOLD = 3

/** What to tell a tow where there is no card: the signs of the car are why it is not driven. */
export function towOf({ belief: { signs } }: CaseAssessment, carName: string): string {
  const present = signs.filter(({ state }) => state === 'present').slice(0, SIGNS_TOLD)
  const what =
    present.length > 0
      ? `What it does: ${listed(present.map((sign) => lowerFirst(signText(sign))))}`
      : 'It should not be driven as it is'
  return towText(carName, what)
}
