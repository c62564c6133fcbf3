import type { Assessment } from '@candi/contracts'
import { isGrave } from '@candi/domain'
import { lowerFirst } from '../translate/sentence.ts'
import type { HeardInTurn } from './hear-in-turn.ts'
import { likely, likelyCause, stillOpen } from './likely-cause.ts'
import { heardSentence, narrateHeard } from './narrate-heard.ts'
import { narrateSeen, seenSentence } from './narrate-seen.ts'
import type { SeenInTurn } from './see-in-turn.ts'
import { sumUp } from './sum-up.ts'
import { toldAgain } from './told-again.ts'

/** What happened in this turn, as far as the narrator may speak of it. Nothing else may be said as fact. */
export interface TurnBrief {
  readonly kind: 'diagnosis' | 'answered' | 'heard' | 'seen' | 'reply'
  readonly assessment: Assessment | null
  /** Set when the turn brings a recording. */
  readonly heard: HeardInTurn | null
  /** Set when the turn brings photos. */
  readonly seen: SeenInTurn | null
  /** Set when one answer, recording or photo moved the belief in a cause. */
  readonly moved: { readonly title: string; readonly before: number; readonly after: number } | null
  /** Set when the turn is a reply in free conversation. */
  readonly reply: string
  readonly signsUnderstood: number
  /** Whether the sheet is the first of this case. */
  readonly isFirst: boolean
  /** Whether it was told before, and is to be told otherwise. */
  readonly isAgain?: boolean
}

const tenths = (probability: number) => Math.round(probability * 10)

/** The built-in narrator: rules over the assessment, plain words, three to five sentences. */
export function narrateTurn(brief: TurnBrief): string {
  if (brief.kind === 'reply' || !brief.assessment) return brief.reply
  if (brief.isAgain && hasTwoTellings(brief)) return toldAgain(brief.assessment)
  return sentencesOf(brief, brief.assessment).filter(Boolean).join('\n\n')
}

/** What was asked beside a sheet, what a recording or photo brought, and words without a sign are told in one way. */
const hasTwoTellings = ({ kind, reply, signsUnderstood, heard, seen }: TurnBrief) =>
  kind === 'diagnosis' && !reply && signsUnderstood > 0 && !heard && !seen

function sentencesOf(brief: TurnBrief, assessment: Assessment): string[] {
  if (brief.kind === 'answered') return narrateAnswer(brief, assessment)
  if (brief.kind === 'heard' && brief.heard) {
    const change = brief.isFirst ? likelyCause(assessment) : changeOf(brief, assessment)
    return narrateHeard(brief.heard, assessment, change, brief.isFirst)
  }
  if (brief.kind === 'seen' && brief.seen) {
    const change = brief.isFirst ? likelyCause(assessment) : changeOf(brief, assessment)
    return narrateSeen(brief.seen, assessment, change, brief.isFirst)
  }
  return narrateDiagnosis(brief, assessment)
}

function narrateDiagnosis(brief: TurnBrief, assessment: Assessment): string[] {
  const { verdict } = assessment
  const [first, second] = assessment.causes.filter(({ problem }) => problem !== '')
  const [step] = assessment.doNow
  // Who must stop is told how in the same breath: the sheet may be below the fold.
  const howToStop = verdict.urgency === 'stop' && step ? ` First: ${lowerFirst(step.title)}.` : ''
  const opening = `**${verdict.headline}.** ${verdict.reason}${howToStop}`
  const isNew = brief.signsUnderstood > 0 || !!brief.heard?.signs.length || !!brief.seen?.signs.length
  const knowsSigns = [...assessment.ledger.supports, ...assessment.ledger.opposes].some(
    ({ state }) => state === 'present',
  )
  // One message without a sign does not make a guess of what the others told.
  const unsure =
    isNew || knowsSigns || verdict.urgency === 'unknown'
      ? ''
      : 'I could not find a clear sign in your words yet, so take this as a first guess. What do you hear, feel, smell or see, and when?'
  // What was said of the causes stands above; what would move them is said instead.
  const isUnchanged = !isNew && knowsSigns && !brief.isFirst
  const unchanged =
    isUnchanged && !brief.reply
      ? `I read no new sign in that.${isGrave(assessment.verdict.urgency) ? ` **${verdict.headline}** still stands.` : ''}${askedNext(assessment)}`
      : ''
  // A note on the line says itself what became of the causes.
  const why =
    isUnchanged || brief.reply
      ? ''
      : first && first.probability >= 0.3
        ? `${likely(first.probability)} ${lowerFirst(first.title)}. ${first.story
            .split(/(?<=[.!?])\s/)
            .slice(0, 2)
            .join(' ')}`
        : first && second && !unsure
          ? stillOpen(first, second)
          : ''
  const kept =
    why && !brief.isFirst && isGrave(assessment.verdict.urgency) && assessment.second
      ? 'What you told before is kept beside it, as a second fault.'
      : ''
  const heard = brief.heard ? heardSentence(brief.heard) : ''
  const seen = brief.seen ? seenSentence(brief.seen) : ''
  return [
    brief.isFirst ||
    (brief.signsUnderstood > 0 && !brief.reply) ||
    (isGrave(assessment.verdict.urgency) && !knowsSigns)
      ? opening
      : '',
    brief.reply,
    unchanged,
    heard,
    seen,
    why,
    kept || alsoTold(brief, assessment),
    unsure,
  ]
}

/** The lesser of two faults that were told together, in the same breath as the graver. */
function alsoTold({ isFirst, reply }: TurnBrief, { second }: Assessment): string {
  if (!isFirst || reply || !second?.isTold) return ''
  const [likeliest] = second.causes
  const cause = likeliest ? ` ${likely(likeliest.probability)} ${lowerFirst(likeliest.title)}.` : ''
  return `${second.text}${cause}`
}

const askedNext = ({ next }: Assessment) =>
  next?.kind === 'question' ? ` What would help most now: ${lowerFirst(next.text)}` : ''

const hasMoved = ({ moved }: TurnBrief) => moved !== null && tenths(moved.before) !== tenths(moved.after)

/** How the list moved, in one sentence. */
function changeOf(brief: TurnBrief, { causes }: Assessment): string {
  const { moved } = brief
  if (moved && hasMoved(brief)) {
    const direction = moved.after > moved.before ? 'That fits' : 'That speaks against'
    return `${direction} ${lowerFirst(moved.title)}: from ${tenths(moved.before)} to **${tenths(moved.after)} of 10**.`
  }
  return causes[0] ? `${causes[0].title} stays first.` : ''
}

function narrateAnswer(brief: TurnBrief, assessment: Assessment): string[] {
  const change = hasMoved(brief) ? changeOf(brief, assessment) : ''
  if (!assessment.next) return [change, sumUp(assessment)]
  return [change || `Noted. ${changeOf(brief, assessment)}`.trim()]
}
