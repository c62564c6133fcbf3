import type { Assessment } from '@candi/contracts'
import { answerFromSheet } from './answer-from-sheet.ts'
import { answerOnAnother } from './answer-on-another.ts'
import { askBack } from './ask-back.ts'
import { asksSomething } from './asks-something.ts'
import { noteWhatIsTold } from './decline.ts'
import { explainTerm } from './explain-term.ts'
import { ENOUGH_OF_A_PART, ENOUGH_UNASKED, findHowTo } from './find-how-to.ts'
import { namesCarPart } from './other-things.ts'
import type { DiagnosisParts } from './ports.ts'
import { stillStands } from './still-stands.ts'
import { topicOfTalk } from './topic-of-talk.ts'

/** A free question in conversation, answered from the sheet, the codes or the short answers; honest when none fits. */
export function answerQuestion(parts: DiagnosisParts, text: string, assessment: Assessment | null): string {
  const known = answerOnThisCase(parts, text, assessment)
  if (known) return known
  const term = explainTerm(parts, text)
  if (term) return term
  const howTo = findHowTo(parts.howTos, text)
  if (howTo) return howTo.answer
  if (!assessment)
    return 'I have no good answer to that, and I will not make one up. If your car does something odd, describe it and I will tell you what it may be and whether you can drive it.'
  const vague = askBack(text)
  if (vague) return `${stillStands(assessment)}${vague}`
  if (!mayAskWithoutForm(text)) return noteWhatIsTold(assessment)
  return 'I have no good answer to that, and I will not make one up. Ask me whether it can be driven, what it may be and why, what to check, what it costs, or what to say at the workshop.'
}

/** Whether a question asks for what only this case or a code can answer, or for a matter of safety that is answered in our own words. */
export const asksOfThisCase = (parts: DiagnosisParts, text: string, assessment: Assessment | null): boolean =>
  answerOnThisCase(parts, text, assessment) !== null || findHowTo(parts.howTos, text)?.topic === 'safety'

/** What the codes and the sheet answer, in this order: what to do and whether to drive, codes named in passing, the rest. */
function answerOnThisCase(parts: DiagnosisParts, text: string, assessment: Assessment | null): string | null {
  const topic = assessment ? topicOfTalk(text) : null
  if (assessment && (topic === 'newCase' || topic === 'now' || topic === 'drive'))
    return answerFromSheet(topic, text, assessment)
  const codes = parts.codes.codesIn(text)
  if (codes.length > 0)
    return codes
      .slice(0, 4)
      .map((code) => explainCode(parts, code))
      .join('\n\n')
  if (!assessment) return null
  // "What should I check before a road trip?" asks for no check of this case.
  const surely = explainTerm(parts, text) === null && findHowTo(parts.howTos, text, ENOUGH_UNASKED)
  if (surely) return surely.answer
  // "How much is a tow?" asks for no repair.
  if (topic === 'cost') {
    const howTo = findHowTo(parts.howTos, text, namesCarPart(text) ? ENOUGH_OF_A_PART : undefined)
    if (howTo?.topic === 'cost') return howTo.answer
  }
  return (topic && answerFromSheet(topic, text, assessment)) ?? answerOnAnother(parts, text, assessment)
}

/** "Tell me about your opinion of Honda" asks, though it has not the form of a question. */
const mayAskWithoutForm = (text: string) =>
  asksSomething(text) ||
  /\b(?:tell me|explain|describe|show me|help|i wonder|wondering|want to know|any idea)\b/i.test(text)

function explainCode(parts: DiagnosisParts, code: string): string {
  const explained = parts.codes.explain(code)
  const causes =
    explained.commonCauses.length > 0
      ? ` Usual causes: ${explained.commonCauses.slice(0, 4).join('; ')}.`
      : ''
  return `**${code}: ${explained.title}.** ${explained.meaning}${causes} A code names the place where the car noticed something, not the part to replace.`
}
