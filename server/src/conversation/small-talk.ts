import type { Assessment } from '@candi/contracts'
import type { ActReader } from '@candi/engines/text'
import { isCourtesy } from './courtesy.ts'
import { noteWhatIsTold } from './note-what-is-told.ts'
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

/** A line told as a complaint is taken for talk only where it is short, and surely that. */
const SHORT = 60
const SURELY = 0.7

/** "ttyl", "cheers mate": a short line that is surely nothing but talk. */
export const isSmallTalk = (acts: Pick<ActReader, 'read'>, text: string): boolean => {
  const { act, probability } = acts.read(text)
  return text.length <= SHORT && probability >= SURELY && act !== 'gibberish' && REPLIES.has(act)
}
/** What is said to a line that neither asks nor tells anything. */
export function replyToTalk(
  acts: Pick<ActReader, 'read'>,
  text: string,
  hasCase: boolean,
  sheet: Assessment | null,
): string {
  const { act, probability } = acts.read(text)
  const reply = probability >= SURE && text !== '' ? REPLIES.get(act) : undefined
  if (reply) return `${reply.opening} ${hasCase ? `${stillStands(sheet)}${reply.beside}` : reply.before}`
  if (sheet && TELLS_MORE.test(text) && !isCourtesy(text)) return noteWhatIsTold(sheet)
  if (hasCase) return `All right. ${stillStands(sheet)}${ASK_ON}`
  return feelsAlone(acts, text)
    ? 'I am here, and we take it one step at a time. If you are driving now, stop first where it is safe. Then tell me one thing that the car does: what you hear, feel, smell or see.'
    : `Hello. ${TELL_ME}`
}

/** Since when, how old, what was done or works: "about a month", "the battery is new". */
const TELLS_MORE =
  /\d|\b(?:since|ago|yesterday|today|tonight|weeks?|months?|years?|days?|hours?|miles|morning|evening|winter|summer|always|never|first time|last|new|old|used|recently|changed|replaced|serviced|works?|working|fine|full|better|worse|same|front|rear|back|left|right|side|both|slowly|fast|loud|quiet|cold|warm|hot|wet|dry|highway|town|city|hills?|park\w{0,24}|battery|oil|coolant|brakes?|tires?|tyres?|engine|belt|radio|lights?|gas|diesel|automatic|manual|stick|dealer|mechanic|shop)\b/i
