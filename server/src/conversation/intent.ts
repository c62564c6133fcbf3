import type { Statement } from '@candi/contracts'
import { INTENTS, type Intent, type TextOpinion } from '@candi/engines/text'
import { isAboutAnotherThing, isOrder } from './other-things.ts'
import type { DiagnosisParts } from './ports.ts'

/** People, not cars: an engine "can't breathe" either. */
const PERSON =
  '(?:i|we|he|she|they|my (?:wife|husband|son|daughter|mom|mum|mother|dad|father|baby|kid|friend)|somebody|someone|(?:the )?(?:baby|kids?|child|children|driver|passenger|dog))'
const CHILD = String.raw`(?:baby|child(?!\W+(?:safety\W+)?locks?\b)|kids?|children|toddler|son|daughter)`
/** Words between a person and what befell them; no part and no "it": "driver side spring collapsed", "I think it can't breathe". */
const BETWEEN = String.raw`(?:\W+(?!(?:it|engine|motor|car|truck|van|side|seat|door|window|wheel|spring|strut|airbag|front|rear)\b)\w+){0,2}`
/** Somebody is ill or hurt now. Caught by rule as well, because the cost of missing it has no measure. */
const MEDICAL = new RegExp(
  [
    String.raw`\b(?:chest pain|having a stroke|bleeding badly|unconscious)\b`,
    // "It nearly gave me a heart attack" tells of a bang, not of a heart; "engine seizure" of no person.
    String.raw`(?<!(?:gave|gives|give|giving) (?:me|us) (?:a )?)(?<!(?:nearly|almost) had a )\bheart attack\b`,
    String.raw`\b(?:clutch\w*|grab\w*|held|holding)\W+(?:his|her|my|their)\W+chest\b`,
    String.raw`\b(?:fell|slumped|collapsed|passed out)\W+(?:over|on|onto|at)\W+the\W+(?:steering )?wheel\b`,
    String.raw`\b(?:having|had|has)\W+an?\W+(?:\w+\W+)?seizure\b`,
    String.raw`\b${PERSON}\b${BETWEEN}\W+(?:can ?(?:no|')?t breathe|cannot breathe|not breathing|isn'?t breathing|passed out|passing out|fainted|collapsed(?! the))\b`,
    String.raw`\b${CHILD}\b(?:\W+\w+){0,3}\W+locked\b(?!\W+(?:(?:my|our|the|her|his|car)\W+){0,2}keys?\b)(?:\W+\w+){0,5}\W+in(?:side)?\b`,
    String.raw`\blocked\W+(?:(?:my|our|the|a)\W+)?${CHILD}\b(?:\W+\w+){0,2}\W+in(?:side)?\b`,
    String.raw`\b${PERSON}\b(?:\W+\w+){0,4}\W+(?:dizzy|nauseous|vomiting|throwing up|headaches?)\b(?:\W+\w+){0,14}\W+(?:exhaust|fumes|gas)\b`,
  ].join('|'),
  'i',
)
/** Somebody may hurt themselves or others with a car. */
const HARM =
  /\b(?:cut|cutting|loosen\w*|drain\w*|sabotag\w*|tamper\w* with|mess\w* with) (?:his|her|their|my (?:ex|neighbou?r|boss|wife|husband)(?:'s|’s|s)?) (?:\w+ ){0,2}(?:brakes?|brake (?:line|hose)s?|lug nuts|wheel nuts|wheels?|tires?|tyres?|car)\b|\b(?:kill (?:myself|him|her|them)|suicid\w*|end (?:it all|my life)|want to die)\b|\b(?:driv\w*|crash\w*|steer\w*) (?:\w+ ){0,3}(?:into|off) (?:a |the )(?:wall|tree|bridge|cliff)\b(?=.*\b(?:tonight|today|feel|want|thinking)\b)|\b(?:feel like|want to|thinking of|going to) (?:driv\w*|crash\w*|steer\w*) (?:\w+ ){0,3}(?:into|off) (?:a |the )(?:wall|tree|bridge|cliff)\b/i
/** Defeating what the law wants to work, or taking a car that is not one's own. */
const TAMPER =
  /\b(?:how (?:do|can|to|would)|help me|want to|way to|need to|best way|can (?:i|you)|tell me)\b(?:\W+\w+){0,8}?\W+(?:(?:roll|wind|turn|dial|clock)(?:ing)? ?back|rollback|(?:delete|remove|gut|hollow|bypass|disable|defeat|cheat|block off|straight pipe|trick|fool)(?:\W+\w+){0,5}?\W+(?:dpf|egr|cat|catalytic|converter|def|adblue|emissions?|smog|immobili[sz]er|odometer|o2|inspection|interlock|governor|airbag light|srs))\b/i

/** Taking a part off to clean or renew it is a repair. */
const REPAIR = /\b(?:replac(?:e|ing)|clean(?:ing)?|reinstall|put (?:it )?back|a new one)\b/i
const DEFEAT =
  /\b(?:delet\w*|gut\w*|hollow\w*|bypass\w*|disabl\w*|defeat\w*|cheat\w*|block\w* off|straight pipe|test pipe|trick|fool|odometer|immobili[sz]er|without)\b/i
const asksToTamper = (text: string) => TAMPER.test(text) && (DEFEAT.test(text) || !REPAIR.test(text))

/** "What does P0301 mean?" tells of no car. */
const ASKS_CODE =
  /^\W*what(?:'?s|’s| does| is| do)?(?: a| the)?(?: code)? [pbcu][0-3][\da-f]{3}(?: code)?(?: mean)?\W*$/i

export interface SignsInMessage {
  readonly found: number
  /** Whether one of them can call for stopping: named by a rule of urgency. */
  readonly isUrgent: boolean
}

/** What the writer of one message wants, by rules where a mistake would be grave and else by the reader. */
export function judgeIntent(text: string, opinion: TextOpinion | null, signs: SignsInMessage): Intent {
  if (MEDICAL.test(text)) return 'medical'
  if (HARM.test(text)) return 'harm'
  if (asksToTamper(text)) return 'tamper'
  if (ASKS_CODE.test(text)) return 'question'
  if (isAboutAnotherThing(text) || (signs.found === 0 && isOrder(text))) return 'offtopic'
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
  if (likeliest === 'offtopic' && at(likeliest) < CERTAIN && OWN_CAR.test(text)) return 'complaint'
  // Without any sign there is nothing to weigh against the reader, however doubtful it is.
  return at(likeliest) >= 0.5 || signs.found === 0 ? likeliest : 'complaint'
}

/** Somebody speaks of a car and its parts as their own: then a doubtful reader is not believed that it is about none. */
const OWN_CAR =
  /\b(?:my|our|the|his|her)\W+(?:\w+\W+){0,2}(?:car|truck|pickup|van|suv|jeep|brakes?|tires?|tyres?|steering|clutch|gearbox|transmission|exhaust|headlights?|windscreen|windshield|dashboard|bonnet)\b/i
/** Odds from which the reader is believed against a sign that can call for stopping. */
const CERTAIN = 0.85

const guessWithoutReader = (text: string): Intent =>
  /^(thanks|thank you|ok|okay|hi|hello|bye)\b/i.test(text.trim()) ? 'smalltalk' : 'complaint'

/**
 * Older messages of the conversation, judged without the reader to keep a turn cheap: signs or codes make a complaint.
 * Only the first is read anew where it shows neither: "it acts up lately" opens a case, "hello" does not.
 */
export async function judgeOlder(
  parts: DiagnosisParts,
  statement: Statement,
  isFirst: boolean,
): Promise<Intent> {
  if (MEDICAL.test(statement.text)) return 'medical'
  if (asksToTamper(statement.text)) return 'tamper'
  if (ASKS_CODE.test(statement.text)) return 'question'
  const asks = /^(what|why|how|where|which|who|when|is|are|can|could|should|do|does|will|would)\b/i.test(
    statement.text.trim(),
  )
  const isShort = statement.text.trim().split(/\s+/).length < 12
  const tells = parts.signs.read(statement.text).length > 0 || parts.codes.codesIn(statement.text).length > 0
  if (tells && !(asks && isShort)) return 'complaint'
  return isFirst ? judgeStatement(parts, statement) : 'question'
}

/** What the writer of the current message wants. */
export async function judgeStatement(parts: DiagnosisParts, statement: Statement): Promise<Intent> {
  const present = parts.signs
    .read(statement.text)
    .filter(({ observation }) => observation.state === 'present')
  const isUrgent = present.some(({ observation: { finding } }) =>
    parts.model.rules.some((rule) => rule.all.some((any) => any.includes(finding))),
  )
  const opinion = parts.reader ? await parts.reader.opinionOf(statement.text) : null
  return judgeIntent(statement.text, opinion, { found: present.length, isUrgent })
}
