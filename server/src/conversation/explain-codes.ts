import { HEADLINES } from '@candi/contracts'
import { isGrave, rulesThatHold } from '@candi/domain'
import type { DiagnosisParts } from './ports.ts'

const MOST = 4

type Parts = Pick<DiagnosisParts, 'codes' | 'model'>

/** What codes mean, one paragraph each. */
export const explainCodes = (parts: Parts, codes: readonly string[]): string =>
  codes
    .slice(0, MOST)
    .map((code) => explainCode(parts, code))
    .join('\n\n')

/** The same where no verdict is said beside it: whoever only asks for a grave code is told what it says of driving. */
export const answerOnCodes = (parts: Parts, codes: readonly string[]): string =>
  codes
    .slice(0, MOST)
    .map((code) => `${explainCode(parts, code)}${drivingWith(parts, code)}`)
    .join('\n\n')

function explainCode({ codes }: Parts, code: string): string {
  const { title, meaning, commonCauses, note } = codes.explain(code)
  const causes = commonCauses.length > 0 ? ` Usual causes: ${commonCauses.slice(0, 4).join('; ')}.` : ''
  const mind = note === undefined ? '' : ` ${note}`
  return `**${code}: ${title}.** ${meaning}${causes}${mind} A code names the place where the car noticed something, not the part to replace.`
}

/** What the rules say of a car that has it, or else the hint of the code; empty where it may be driven. */
function drivingWith({ codes, model }: Parts, code: string): string {
  const [rule] = rulesThatHold(model, codes.findingsOf([code]))
  const urgency = rule?.urgency ?? codes.explain(code).urgency
  return isGrave(urgency)
    ? ` If your car has it: **${HEADLINES[urgency]}.** ${rule?.reason ?? ''}`.trimEnd()
    : ''
}
