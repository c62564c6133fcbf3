import type { Statement } from '@candi/contracts'
import { INTENTS, type Intent, type TextOpinion } from '@candi/engines/text'
import type { DiagnosisParts } from './ports.ts'

/** People, not cars: an engine "can't breathe" either. */
const PERSON =
  '(?:i|we|he|she|they|my (?:wife|husband|son|daughter|mom|mum|mother|dad|father|baby|kid|friend)|somebody|someone|(?:the )?(?:baby|kids?|child|children|driver|passenger|dog))'
/** Somebody is ill or hurt now. Caught by rule as well, because the cost of missing it has no measure. */
const MEDICAL = new RegExp(
  [
    String.raw`\b(?:chest pain|heart attack|having a stroke|seizure|bleeding badly|unconscious|not breathing)\b`,
    String.raw`\b${PERSON}\b(?:\W+\w+){0,2}\W+(?:can ?(?:no|')?t breathe|cannot breathe|passed out|passing out|fainted|collapsed)\b`,
    String.raw`\b(?:baby|child|kid|toddler)\b(?:\W+\w+){0,3}\W+locked\b`,
    String.raw`\b${PERSON}\b(?:\W+\w+){0,4}\W+(?:dizzy|nauseous|vomiting|throwing up|headaches?)\b(?:\W+\w+){0,14}\W+(?:exhaust|fumes|gas)\b`,
  ].join('|'),
  'i',
)
/** Defeating what the law wants to work, or taking a car that is not one's own. */
const TAMPER =
  /\b(?:how (?:do|can|to|would)|help me|want to|way to|need to|best way|can (?:i|you)|tell me)\b(?:\W+\w+){0,8}?\W+(?:(?:roll|wind|turn|dial|clock)(?:ing)? ?back|rollback|(?:delete|remove|gut|hollow|bypass|disable|defeat|cheat|block off|straight pipe|trick|fool)(?:\W+\w+){0,5}?\W+(?:dpf|egr|cat|catalytic|converter|def|adblue|emissions?|smog|immobili[sz]er|odometer|o2|inspection|interlock|governor|airbag light|srs))\b/i

export interface SignsInMessage {
  readonly found: number
  /** Whether one of them can call for stopping: named by a rule of urgency. */
  readonly isUrgent: boolean
}

/** What the writer of one message wants, by rules where a mistake would be grave and else by the reader. */
export function judgeIntent(text: string, opinion: TextOpinion | null, signs: SignsInMessage): Intent {
  if (MEDICAL.test(text)) return 'medical'
  if (TAMPER.test(text)) return 'tamper'
  if (!opinion) return signs.found > 0 ? 'complaint' : guessWithoutReader(text)
  const at = (intent: Intent) => opinion.intents.get(intent) ?? 0
  const likeliest = INTENTS.reduce(
    (best, intent) => (at(intent) > at(best) ? intent : best),
    'complaint' as Intent,
  )
  const isTalk = likeliest === 'question' || likeliest === 'smalltalk'
  // "Is it bad if the gauge is at H?" is asked by somebody whose gauge is at H. A needless sheet costs less than
  // an overlooked danger, so a sign that can call for stopping makes a complaint of what merely sounds like talk.
  if (signs.isUrgent && (isTalk || at(likeliest) < CERTAIN)) return 'complaint'
  if (signs.found >= 2 && at('complaint') > 0.1 && isTalk) return 'complaint'
  return at(likeliest) >= 0.5 ? likeliest : 'complaint'
}

/** Odds from which the reader is believed against a sign that can call for stopping. */
const CERTAIN = 0.85

const guessWithoutReader = (text: string): Intent =>
  /^(thanks|thank you|ok|okay|hi|hello|bye)\b/i.test(text.trim()) ? 'smalltalk' : 'complaint'

/** Older messages of the conversation, judged without the reader to keep a turn cheap: signs or length make a complaint. */
export function judgeOlder(parts: DiagnosisParts, statement: Statement, isFirst: boolean): Intent {
  if (MEDICAL.test(statement.text)) return 'medical'
  if (TAMPER.test(statement.text)) return 'tamper'
  if (isFirst) return 'complaint'
  const asks = /^(what|why|how|where|which|who|when|is|are|can|could|should|do|does|will|would)\b/i.test(
    statement.text.trim(),
  )
  const isShort = statement.text.trim().split(/\s+/).length < 12
  return parts.signs.read(statement.text).length > 0 && !(asks && isShort) ? 'complaint' : 'question'
}
