import {
  type ConversationMessage,
  messageAnswer,
  messageTakes,
  messageText,
} from '../../api/conversation-message.ts'
import { newestEmergency } from '../../features/converse/emergency-first-in.ts'
import { questionOf, saidOfSeveral } from '../../features/converse/questions.ts'
import { type CaseRecord, caseName } from '../../features/keep-cases/case-record.ts'
import { caseMarkdown } from '../../features/report/case-markdown.ts'
import { saveFile } from '../../parts/save-file.ts'

/** A case as a file's text. */
export function caseFile(
  record: CaseRecord,
  format: 'json' | 'markdown',
): { name: string; type: string; text: string } {
  const stem =
    caseName(record)
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 40) || 'case'
  if (format === 'json') {
    return {
      name: `candi-${stem}.json`,
      type: 'application/json',
      text: JSON.stringify({ format: 'candi-case', version: 1, ...record }, null, 2),
    }
  }
  const talk = record.messages.map((message, place) => ({
    who: message.role === 'user' ? ('You' as const) : ('Candi' as const),
    text:
      tapped(record, place) ??
      [messageText(message), askedIn(message), takenIn(message, record)].filter(Boolean).join('\n\n'),
  }))
  if (record.carriedOver) talk.unshift({ who: 'You', text: record.carriedOver })
  const { facts, assessment } = record
  const text = caseMarkdown({
    name: caseName(record),
    vehicle: facts.vehicle,
    codes: facts.codes,
    emergency: (assessment ? assessment.emergency : newestEmergency(record.messages)) ?? null,
    assessment,
    recordings: record.recordings,
    photos: record.photos,
    talk,
  })
  return { name: `candi-${stem}.md`, type: 'text/markdown', text }
}

/** The question of a message, and what could be chosen where it asks for several signs. */
function askedIn(message: ConversationMessage): string {
  const step = questionOf(message)
  return step ? [step.text, ...step.options.map(({ label }) => `- ${label}`)].join('\n') : ''
}

/** What was tapped. Of several signs all that were chosen, for which the words of one chip have no room. */
function tapped({ messages, facts }: CaseRecord, place: number): string | undefined {
  const [before, message] = [messages[place - 1], messages[place]]
  const answer = message && messageAnswer(message)
  const question = before && questionOf(before)
  if (question?.kind !== 'several' || question.finding !== answer?.finding) return answer?.label
  return saidOfSeveral(question, new Map(facts.answers.map((one) => [one.finding, one]))).join('; ')
}

/** "(Photo 1)": the message that brought it. */
const takenIn = (message: ConversationMessage, { recordings, photos }: CaseRecord) =>
  messageTakes(message)
    .map(({ id, isPhoto }) => {
      const taken = (isPhoto ? photos : recordings).find((take) => take.id === id)
      return `(${taken?.name ?? `A ${isPhoto ? 'photo' : 'recording'}, deleted`})`
    })
    .join(' ')

/** Hands a case to the browser's downloads. */
export function downloadCase(record: CaseRecord, format: 'json' | 'markdown'): void {
  const { name, type, text } = caseFile(record, format)
  saveFile(name, type, text)
}
