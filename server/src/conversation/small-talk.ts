import type { Assessment } from '@candi/contracts'
import type { Acts } from './act-of-line.ts'
import { isCourtesy } from './courtesy.ts'
import { noteWhatIsTold } from './note-what-is-told.ts'
import { answerOf } from './said-answer.ts'
import { stillStands } from './still-stands.ts'
import { feelsAlone } from './topic-of-talk.ts'

/** What a line of talk is met with: beside a case what stands of the car is said between both sentences. */
interface Reply {
  readonly opening: string
  readonly beside: string
  readonly before: string
}

const ASK_ON = 'Ask what you like about the sheet, or tell me what else the car does, and it follows.'
const TELL_ME =
  'Tell me what the car does: what you hear, feel, smell or see, since when, and when it happens.'
const REPLIES: ReadonlyMap<string, Reply> = new Map([
  [
    'thanks',
    {
      opening: 'You are welcome.',
      beside: 'If something changes, a new noise, a lamp, a smell, just tell me and the sheet follows.',
      before: 'If your car does something odd, tell me.',
    },
  ],
  [
    'bye',
    {
      opening: 'Take care.',
      beside: 'This case stays under **Cases**: come back to it whenever something changes.',
      before: 'When your car does something odd, I am here.',
    },
  ],
  ['greets', { opening: 'Hello.', beside: ASK_ON, before: TELL_ME }],
  ['jokes', { opening: 'That made me smile.', beside: ASK_ON, before: TELL_ME }],
  [
    'gibberish',
    { opening: 'I could not read that.', beside: 'Write it once more, in your own words.', before: TELL_ME },
  ],
])

/** The act of so short a line is believed from here on. */
const SURE = 0.45

/** What is said to a line that neither asks nor tells anything. */
export function replyToTalk(acts: Acts, text: string, hasCase: boolean, sheet: Assessment | null): string {
  const { act, probability } = acts.read(text)
  const reply = probability >= SURE && text !== '' ? REPLIES.get(act) : undefined
  if (reply) return `${reply.opening} ${hasCase ? `${stillStands(sheet)}${reply.beside}` : reply.before}`
  if (sheet && text !== '' && !isCourtesy(acts, text) && answerOf(acts, text) === null)
    return noteWhatIsTold(sheet)
  if (hasCase) return `All right. ${stillStands(sheet)}${ASK_ON}`
  return feelsAlone(acts, text)
    ? 'I am here, and we take it one step at a time. If you are driving now, stop first where it is safe. Then tell me one thing that the car does: what you hear, feel, smell or see.'
    : `Hello. ${TELL_ME}`
}
