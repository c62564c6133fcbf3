import { type Assessment, FOLLOW_UPS, type FollowUp } from '@candi/contracts'
import { type ConversationMessage, messageText } from '../../api/conversation-message.ts'

/** At once beside each other. */
const MOST = 3
/** Characters of a line that only asks; a longer one tells something. */
const LONGEST_QUESTION = 160

/** What the sheet holds an answer to. Where nothing is known of the fault, there is none. */
const ANSWERABLE: Readonly<Record<FollowUp, (sheet: Assessment) => boolean>> = {
  cost: ({ causes, costs }) => causes.length > 0 && costs.length > 0,
  check: ({ causes, checks }) => causes.length > 0 && checks.length > 0,
  workshop: ({ causes, shop }) => causes.length > 0 && shop.length > 0,
  drive: ({ verdict }) => verdict.urgency !== 'unknown',
}

/** By these words a question in the owner's own words is known for one of them. */
const WORDS: Readonly<Record<FollowUp, ReadonlySet<string>>> = {
  cost: new Set(['cost', 'costs', 'price', 'much', 'expensive', 'cheap', 'pay', 'dollars']),
  check: new Set(['check', 'test', 'inspect', 'look']),
  workshop: new Set(['workshop', 'mechanic', 'shop', 'garage', 'dealer', 'tell', 'say']),
  drive: new Set(['drive', 'driving', 'drivable', 'safe']),
}
const ALL = Object.keys(FOLLOW_UPS) as FollowUp[]

/** What a line of the owner asks for; nothing where it is no short line. */
function asksFor(text: string): FollowUp[] {
  if (text.length > LONGEST_QUESTION) return []
  const words = text.toLowerCase().split(/[^a-z]+/)
  return ALL.filter((one) => words.some((word) => WORDS[one].has(word)))
}

/** What was asked in one go at the end of the conversation: asked again, it would be answered the same. */
function justAsked(messages: readonly ConversationMessage[]): ReadonlySet<FollowUp> {
  const asked = new Set<FollowUp>()
  for (const { role, parts } of messages.toReversed()) {
    if (role !== 'user') continue
    const wanted = asksFor(messageText({ id: '', role, parts }))
    if (wanted.length === 0) break
    for (const one of wanted) asked.add(one)
  }
  return asked
}

/**
 * What the owner may want to ask next, in the order in which owners ask: only what the sheet answers, nothing that was
 * just asked, and nothing while somebody is in danger.
 */
export function followUps(sheet: Assessment, messages: readonly ConversationMessage[]): FollowUp[] {
  const last = messages.at(-1)
  const isInDanger = sheet.emergency || last?.parts.some(({ type }) => type === 'data-emergency')
  if (last?.role !== 'assistant' || isInDanger) return []
  const asked = justAsked(messages)
  return ALL.filter((one) => ANSWERABLE[one](sheet) && !asked.has(one)).slice(0, MOST)
}
