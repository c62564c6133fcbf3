import { type Answer, type NextStep, signsAsked } from '@candi/contracts'
import { type ConversationMessage, messageAnswer } from '../../api/conversation-message.ts'

/** The one question or experiment that a message asks. */
export function questionOf(message: ConversationMessage): NextStep | undefined {
  for (const part of message.parts) if (part.type === 'data-question') return part.data
  return undefined
}

type Given = { answers: ReadonlyMap<string, Answer>; skipped: readonly string[] }
/** What was left unchosen on a list may be asked for alone. */
const isSettled = (step: NextStep, { answers, skipped }: Given) =>
  skipped.includes(step.finding) ||
  signsAsked(step).every((finding) => {
    const answer = answers.get(finding)
    return answer !== undefined && (answer.source !== 'unchosen' || step.kind === 'several')
  })

/** The question that stands open now: the sheet's next step, unless it was just settled. */
export function openStep(next: NextStep | null | undefined, given: Given): NextStep | undefined {
  return next && !isSettled(next, given) ? next : undefined
}

/**
 * The question to show folded in its old place: only when settled, and only where it was asked last.
 * An open one stands at the end of the conversation and nowhere else.
 */
export function settledQuestion(
  messages: readonly ConversationMessage[],
  index: number,
  given: Given,
): NextStep | undefined {
  const message = messages[index]
  const step = message && questionOf(message)
  if (!step || !isSettled(step, given)) return undefined
  const isAskedLater = messages.slice(index + 1).some((later) => questionOf(later)?.finding === step.finding)
  return isAskedLater ? undefined : step
}

/**
 * Puts the open step into the last answer as its question, so that its folded chip has a place:
 * after a flip the sheet may ask something that no message has asked yet.
 */
export function withAsked(messages: ConversationMessage[], step: NextStep): ConversationMessage[] {
  const last = messages.at(-1)
  if (last?.role !== 'assistant' || questionOf(last)?.id === step.id) return messages
  const others = last.parts.filter((part) => part.type !== 'data-question')
  return [...messages.slice(0, -1), { ...last, parts: [...others, { type: 'data-question', data: step }] }]
}

/** Whether the answer at this place answers what was asked right before; a lamp of the chart answers nobody. */
export function isReply(
  messages: readonly ConversationMessage[],
  index: number,
  { finding }: Pick<Answer, 'finding'>,
): boolean {
  const asked = messages[index - 1]
  return asked !== undefined && questionOf(asked)?.finding === finding
}

/** The words of the chips that were chosen among several signs; none before anything was answered. */
export function saidOfSeveral({ options, choices }: NextStep, answers: Given['answers']): string[] {
  const states = options.map(({ finding }) => answers.get(finding)?.state)
  const chosen = options.filter((_, place) => states[place] === 'present')
  if (chosen.length > 0) return chosen.map(({ label }) => label)
  const [state] = states
  return choices.filter((choice) => choice.state === state).map(({ label }) => label)
}

/** The words of the chips that were tapped, or those that fit the states that hold by now; none where it was skipped. */
export function chipLabels(
  step: NextStep,
  answers: Given['answers'],
  reply: ConversationMessage | undefined,
): readonly string[] {
  if (step.options.length > 0) return saidOfSeveral(step, answers)
  const answer = answers.get(step.finding)
  return answer ? [chipLabel(step, answer, reply)] : []
}

function chipLabel(step: NextStep, answer: Answer, reply: ConversationMessage | undefined): string {
  const tapped = reply && messageAnswer(reply)
  if (tapped && tapped.finding === step.finding && tapped.state === answer.state) return tapped.label
  const fitting = step.choices.find((choice) => choice.state === answer.state)
  return fitting?.label ?? { present: 'Yes', absent: 'No', unknown: 'Not sure' }[answer.state]
}
