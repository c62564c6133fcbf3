import type { Assessment } from '@candi/contracts'
import { lowerFirst } from '../translate/sentence.ts'

/** What happened in this turn, as far as the narrator may speak of it. Nothing else may be said as fact. */
export interface TurnBrief {
  readonly kind: 'diagnosis' | 'answered' | 'reply'
  readonly assessment: Assessment | null
  /** Set when one answer moved the belief in a cause. */
  readonly moved: { readonly title: string; readonly before: number; readonly after: number } | null
  /** Set when the turn is a reply in free conversation. */
  readonly reply: string
  readonly signsUnderstood: number
  /** Whether the sheet is the first of this case. */
  readonly isFirst: boolean
}

const tenths = (probability: number) => Math.round(probability * 10)

/** The built-in narrator: rules over the assessment, plain words, three to five sentences. */
export function narrateTurn(brief: TurnBrief): string {
  if (brief.kind === 'reply' || !brief.assessment) return brief.reply
  const parts =
    brief.kind === 'answered'
      ? narrateAnswer(brief, brief.assessment)
      : narrateDiagnosis(brief, brief.assessment)
  return parts.filter(Boolean).join('\n\n')
}

function narrateDiagnosis(brief: TurnBrief, assessment: Assessment): string[] {
  const { verdict } = assessment
  const [first, second] = assessment.causes.filter(({ problem }) => problem !== '')
  const opening = `**${verdict.headline}.** ${verdict.reason}`
  const unsure =
    brief.signsUnderstood === 0
      ? 'I could not find a clear sign in your words yet, so take this as a first guess. What do you hear, feel, smell or see, and when?'
      : ''
  const why =
    first && first.probability >= 0.3
      ? `${likely(first.probability)} ${lowerFirst(first.title)}. ${first.story
          .split(/(?<=[.!?])\s/)
          .slice(0, 2)
          .join(' ')}`
      : first && second
        ? `Several causes are still open: ${lowerFirst(first.title)} or ${lowerFirst(second.title)}, among others.`
        : ''
  return [brief.isFirst || brief.signsUnderstood > 0 ? opening : '', why, unsure, brief.reply]
}

const likely = (probability: number) =>
  probability >= 0.65
    ? 'Most likely it is this:'
    : probability >= 0.4
      ? 'A likely cause:'
      : 'The first guess:'

function narrateAnswer(brief: TurnBrief, assessment: Assessment): string[] {
  const first = assessment.causes[0]
  if (brief.moved && tenths(brief.moved.before) !== tenths(brief.moved.after)) {
    const direction = brief.moved.after > brief.moved.before ? 'That fits' : 'That speaks against'
    return [
      `${direction} ${lowerFirst(brief.moved.title)}: from ${tenths(brief.moved.before)} to **${tenths(brief.moved.after)} of 10**.`,
    ]
  }
  if (!assessment.next)
    return ['Thank you. No further question would change the picture much: what is left has to be looked at.']
  return [first ? `Noted. ${first.title} stays first.` : 'Noted.']
}
