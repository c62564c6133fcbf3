import { INTENTS, type Intent, type TextOpinion } from '@candi/engines/text'
import { type Acts, asksByAct, isActOf, withPieces } from './act-of-line.ts'
import { anyOf } from './any-of.ts'
import { asksSomething } from './asks-something.ts'
import { isCourtesy } from './courtesy.ts'
import { mayBeHurt, mayMeanHarm, mayMeanTamper, putsFootUnder } from './declining-words.ts'
import {
  isAboutAnotherThing,
  isAboutCar,
  isOrder,
  namesAnotherThing,
  namesCarPart,
  namesSharedPart,
} from './other-things.ts'
import { partsNamed } from './parts-named.ts'
import { plainWords } from './plain-words.ts'
import { asksForRevenge, doesAway, saysHarm, saysHurt, saysTampering } from './said-acts.ts'
import { saysUnwell } from './says-unwell.ts'

/** How something is done to somebody else's car so that it fails. */
const HARMS_ANOTHER =
  /\bhow (?:to|do i|can i|would i|could i)\b.{0,60}\b(?:neighbou?r|ex|ex[ -]?(?:wife|husband|boyfriend|girlfriend)|boss|enem(?:y|ie)|rival|teacher|landlord)s?['’]?s? .{0,60}\b(?:come?s? off|falls? off|crash\w{0,24}|fails?|breaks? down|hurt\w{0,24}|accident|ruin\w{0,24}|explod\w{0,24}|dies?)\b/i

/** People, not cars: an engine "can't breathe" either. */
const PERSON =
  '(?:i|we|he|she|they|my (?:wife|husband|son|daughter|mom|mum|mother|dad|father|baby|kid|friend|brother|sister)|grand(?:ma|pa|mother|father)|somebody|someone|(?:the )?(?:baby|kids?|child|children|driver|passenger|dog))'
const CHILD = String.raw`(?:baby|child(?!\W{1,9}(?:safety\W{1,9})?locks?\b)|kids?|children|toddler|son|daughter)`
/** Words between a person and what befell them; no part and no "it": "driver side spring collapsed", "I think it can't breathe". */
const BETWEEN = String.raw`(?:\W{1,9}(?!(?:it|engine|motor|car|truck|van|side|seat|door|window|wheel|spring|strut|airbag|front|rear)\b)\w{1,24}){0,2}`
/** Somebody is ill or hurt now. Caught by rule as well, because the cost of missing it has no measure. */
const MEDICAL = anyOf([
  String.raw`\b(?:chest pain|having a stroke|bleeding badly|unconscious)\b`,
  // "It nearly gave me a heart attack" tells of a bang, not of a heart; "engine seizure" of no person.
  String.raw`(?<!(?:gave|gives|give|giving) (?:me|us) (?:a )?)(?<!(?:nearly|almost) had a )\bheart attack\b`,
  String.raw`\b(?:clutch\w{0,24}|grab\w{0,24}|held|holding)\W{1,9}(?:his|her|my|their)\W{1,9}chest\b`,
  String.raw`\b(?:fell|slumped|collapsed|passed out)\W{1,9}(?:over|on|onto|at)\W{1,9}the\W{1,9}(?:steering )?wheel\b`,
  String.raw`\b${PERSON}(?:\W{1,9}\w{1,24}){0,2}\W{1,9}(?:having|had|has)\W{1,9}an?\W{1,9}(?:\w{1,24}\W{1,9})?seizure\b`,
  String.raw`\b${PERSON}\b${BETWEEN}\W{1,9}(?:can ?(?:no|')?t breathe|cannot breathe|not breathing|isn'?t breathing|passed out|passing out|fainted)\b`,
  String.raw`\b(?:he|she|my (?:wife|husband|son|daughter|mom|mum|mother|dad|father|friend)|the (?:driver|passenger)|somebody|someone)(?:\W{1,9}(?:has|have|had|just))?\W{1,9}collapsed(?! the)\b`,
  String.raw`\b${PERSON}(?:['’]m|['’]re)?(?:\W{1,9}(?:am|are|is|was|were|got))?\W{1,9}trapped\b(?! at\b)`,
  String.raw`\b${PERSON}(?:['’]ve|['’]s)?(?:\W{1,9}(?:have|has|just|accidentally))?\W{1,9}swallowed\b`,
  String.raw`\b${CHILD}\b(?:\W{1,9}\w{1,24}){0,3}\W{1,9}locked\b(?!\W{1,9}(?:(?:my|our|the|her|his|car)\W{1,9}){0,2}keys?\b)(?:\W{1,9}\w{1,24}){0,5}\W{1,9}in(?:side)?\b`,
  String.raw`\b(?:acid|coolant|antifreeze|fluid|cleaner|gas|fuel|oil|steam)\b(?:\W{1,9}\w{1,24}){0,4}\W{1,9}(?:in|on|into|over) (?:my|his|her|both) (?:\w{1,24} )?(?:eyes?|face|mouth)\b`,
  String.raw`\b(?:baby|toddler|infant|kid|child|son|daughter|dog)(?:['’]s)?\W{1,9}(?:(?:is|still)\W{1,9}){0,2}(?:in there|inside|in the car)\b(?:\W{1,9}\w{1,24}){0,6}\W{1,9}(?:locked|sun)\b`,
  String.raw`\blocked\W{1,9}(?:(?:my|our|the|a)\W{1,9})?${CHILD}\b(?:\W{1,9}\w{1,24}){0,2}\W{1,9}in(?:side)?\b`,
  String.raw`\b${PERSON}\b(?:\W{1,9}\w{1,24}){0,4}\W{1,9}(?:dizzy|nauseous|vomiting|throwing up|headaches?)\b(?:\W{1,9}\w{1,24}){0,14}\W{1,9}(?:exhaust|fumes|gas)\b`,
])
/** Somebody may hurt themselves or others with a car. */
const HARM =
  /\b(?:cut|cutting|loosen\w{0,24}|drain\w{0,24}|sabotag\w{0,24}|tamper\w{0,24} with|mess\w{0,24} with) (?:his|her|their|my (?:ex|neighbou?r|boss|wife|husband)(?:'s|’s|s)?) (?:\w{1,24} ){0,2}(?:brakes?|brake (?:line|hose)s?|lug nuts|wheel nuts|wheels?|tires?|tyres?|car)\b|\b(?:kill (?:myself|him)|end my life|i (?:just |really )?want to die)\b|\b(?:i['’]?m|i am|feel(?:ing)?) (?:\w{1,24} ){0,2}suicidal\b|\b(?:driv\w{0,24}|crash\w{0,24}|steer\w{0,24}) (?:\w{1,24} ){0,3}(?:into|off) (?:a |the )(?:wall|tree|bridge|cliff)\b(?=.{0,90}\b(?:tonight|today|feel|want|thinking)\b)|\b(?:feel like|want to|thinking of|going to) (?:driv\w{0,24}|crash\w{0,24}|steer\w{0,24}) (?:\w{1,24} ){0,3}(?:into|off) (?:a |the )(?:wall|tree|bridge|cliff)\b/i
/** Defeating what the law wants to work, or taking a car that is not one's own. */
const TAMPER =
  /\b(?:how (?:do|can|to|would)|help me|want to|way to|need to|best way|can (?:i|you)|tell me)\b(?:\W{1,9}\w{1,24}){0,8}?\W{1,9}(?:(?:roll|wind|turn|dial|clock)(?:ing)? ?back|rollback|(?:delete|remove|gut|hollow|bypass|disable|defeat|cheat|block off|straight pipe|trick|fool)(?:\W{1,9}\w{1,24}){0,5}?\W{1,9}(?:dpf|egr|cat|catalytic|converter|def|adblue|emissions?|smog|immobili[sz]er|odometer|o2|inspection|interlock|governor|airbag light|srs))\b/i

/** Taking a part off to clean or renew it is a repair. */
const REPAIR =
  /\b(?:replac(?:e|ing)|clean(?:ing)?|reinstall|put (?:it )?back|a new one|rusted|seized|stripped|after (?:the|a|my) (?:repair|fix)|(?:would|did|could|does)(?: not|n['’]?t) pass|wo(?:n['’]?t|nt) pass|failed)\b/i
const DEFEAT =
  /\b(?:delet\w*|gut\w*|hollow\w*|bypass\w*|disabl\w*|defeat\w*|cheat\w*|block\w* off|straight pipe|test pipe|trick|fool|odometer|immobili[sz]er|without)\b/i
/** What a car does to its owner's nerves. */
const FIGURE =
  /\b(?:headache after another|(?:an?other|one big|such a|a real) headache|pain in the (?:neck|butt|ass|back(?:side)?)|killing me)\b/i
/** What switching off is called, too. */
const KILLS_ENGINE = /\b(?:kill|shut off|stop|turn off) (?:the |my )?(?:engine|motor|car|truck)\b/i
const asksToTamper = (text: string) => TAMPER.test(text) && (DEFEAT.test(text) || !REPAIR.test(text))

export interface SignsInMessage {
  readonly found: number
  /** Whether one of them can call for stopping: named by a rule of urgency. */
  readonly isUrgent: boolean
  /** Whether one of them is more than a circumstance: what the car does, and not only when. */
  readonly tellsTrouble?: boolean
  /** Whether a make or model of car is named. */
  readonly namesCar: boolean
}

/** What the writer of one message wants, by rules where a mistake would be grave and else by the reader. */
export const judgeIntent = (
  acts: Acts,
  text: string,
  opinion: TextOpinion | null,
  signs: SignsInMessage,
): Intent =>
  intentByWords(acts, text, signs) ?? (opinion ? intentByReader(acts, text, opinion, signs) : 'complaint')

/** "What does P0301 mean?" tells of no car. */
const ASKS_MEANING: ReadonlySet<string> = new Set(['asks_meaning'])
const SURE_OF_MEANING = 0.5
const CODE = /\b[pbcu][0-3][\da-f]{3}\b/i
const MOST_WORDS_ON_CODE = 6
const asksCode = (acts: Acts, text: string) =>
  CODE.test(text) &&
  plainWords(text).length <= MOST_WORDS_ON_CODE &&
  isActOf(acts, text, ASKS_MEANING, SURE_OF_MEANING)

/** What the words settle by themselves; null where the reader is needed. */
export function intentByWords(acts: Acts, text: string, signs: SignsInMessage): Intent | null {
  if (MEDICAL.test(text)) return 'medical'
  if (HARM.test(text) || HARMS_ANOTHER.test(text) || asksForRevenge(text)) return 'harm'
  if (asksToTamper(text)) return 'tamper'
  if (asksCode(acts, text)) return 'question'
  if (signs.found === 0 && isCourtesy(acts, text)) return 'smalltalk'
  if (isAboutAnotherThing(acts, text) || (signs.found === 0 && isOrder(acts, text))) return 'offtopic'
  if (signs.found === 0 && saysUnwell(text, signs.namesCar)) return 'complaint'
  if (signs.found === 0 || !isAboutCar(text, signs.namesCar)) return null
  if (mayBeHurt(text, signs.isUrgent) || mayMeanHarm(text) || mayMeanTamper(text)) return null
  const isTold = !mayAsk(acts, text) && (signs.found >= 2 || speaksOfOwn(text))
  return signs.isUrgent || isTold ? 'complaint' : null
}

/** Words up to which the reader alone turns nobody away. */
const FEW_WORDS = 8
/** Odds from which words that may mean it are enough; below it must be said in so many words. */
const CLEAR = 0.95
/** From here on the act need not be found in the words where no sign of a car is: there are more ways to say it than we know. */
const CERTAIN_OF_ACT = 0.99
/** Lower for somebody hurt: a miss costs more than a card too many. */
const LIKELY_HURT = 0.9
/** Whoever tells so many signs of a car tells of a car in trouble, whatever else stands in it. */
const SIGNS_OF_TROUBLE = 2

/** Somebody's car needs a part, whoever's it is: "my husband says I need a new converter for his car". */
const NEEDS_PART =
  /\b(?:i|we|it|he|she|they|car|truck|van)\W{1,9}(?:\w{1,24} )?needs? (?:(?:a|an|some|the|my|his|her) )?(?:new|another|replac\w{1,24}|to be replaced)\b/i
const HURTS =
  /\b(?:kill\w*|die|dead|crash\w*|hurt|harm|revenge|cut\w*|loosen\w*|sabotag\w*|poison\w*|suicid\w*|off the road)\b/i

/**
 * Why the reader is not believed that a message is to be declined, or that somebody is hurt. It takes both: that the reader is
 * clear, and words that say the act or the hurt. Of 877 posts of real owners it alone turned away six that told of leaks and codes.
 */
function isDoubted(acts: Acts, intent: Intent, odds: number, text: string, signs: SignsInMessage): boolean {
  const { isUrgent, namesCar, found } = signs
  const isUnsure = isUrgent || text.trim().split(/\s+/).length <= FEW_WORDS
  const mustBeSaid = odds < CLEAR || found >= SIGNS_OF_TROUBLE
  const mayMeanOther = isUnsure || found > 0
  switch (intent) {
    case 'medical':
      return (
        !saysHurt(text) &&
        // "Locked my keys in with the engine running": the reader alone calls nobody.
        (!mayBeHurt(text, false) ||
          odds < (found >= SIGNS_OF_TROUBLE ? CLEAR : LIKELY_HURT) ||
          FIGURE.test(text) ||
          ((isUnsure || putsFootUnder(text)) && !mayBeHurt(text, isUrgent)))
      )
    case 'harm':
      return (
        odds < LIKELY_HARM ||
        (!saysHarm(text) &&
          (mustBeSaid ||
            !mayMeanHarm(text) ||
            // "My shop says I need a new catalytic converter": who names a part and no harm means none.
            (found > 0 && (namesCarPart(text) || partsNamed(text).size > 0)) ||
            (mayMeanOther && NEEDS_PART.test(text) && !HURTS.test(text))))
      )
    case 'tamper':
      return (
        (odds < CLEAR && found >= SIGNS_OF_TROUBLE) ||
        (REPAIR.test(text) && !DEFEAT.test(text)) ||
        KILLS_ENGINE.test(text) ||
        (!saysTampering(text) &&
          (mustBeSaid ||
            !(odds < CERTAIN_OF_ACT ? doesAway(text) : doesAway(text) || mayMeanTamper(text)) ||
            (mayMeanOther && !mayMeanTamper(text))))
      )
    case 'offtopic':
      return (
        ((((isUnsure || odds < CLEAR) && namesCarPart(text)) ||
          (odds < CLEAR && (found > 0 ? !namesAnotherThing(text) : namesSharedPart(text))) ||
          (found > 0 &&
            (isAboutCar(text, namesCar) ||
              namesSharedPart(text) ||
              (isUrgent && !namesAnotherThing(text))))) &&
          !isOrder(acts, text)) ||
        (odds < CERTAIN && OWN_CAR.test(text))
      )
    default:
      return false
  }
}

const ANSWERED: ReadonlySet<Intent> = new Set(['complaint', 'question', 'smalltalk'])

function intentByReader(acts: Acts, text: string, opinion: TextOpinion, signs: SignsInMessage): Intent {
  const at = (intent: Intent) => opinion.intents.get(intent) ?? 0
  // Of what is left when its first choice is doubted, nothing unlikely turns anybody away.
  const doubted = INTENTS.filter((intent) => isDoubted(acts, intent, at(intent), text, signs))
  const isFirstDoubted = doubted.some((intent) => at(intent) >= 0.5)
  const believed = INTENTS.filter(
    (intent) => !doubted.includes(intent) && (!isFirstDoubted || ANSWERED.has(intent)),
  )
  const likeliest = believed.reduce(
    (best, intent) => (at(intent) > at(best) ? intent : best),
    'complaint' as Intent,
  )
  const isTalk = likeliest === 'question' || likeliest === 'smalltalk'
  // "Is it bad if the gauge is at H?" is asked by somebody whose gauge is at H. A needless sheet costs less than
  // an overlooked danger, so a sign that can call for stopping makes a complaint of what merely sounds like talk.
  const isBelieved = at(likeliest) >= (likeliest === 'harm' ? LIKELY_HARM : CERTAIN)
  if (signs.isUrgent && (isTalk || !isBelieved)) return 'complaint'
  if (signs.found >= 2 && at('complaint') > 0.1 && isTalk) return 'complaint'
  // Without any sign there is nothing to weigh against the reader, however doubtful it is.
  return at(likeliest) >= 0.5 || signs.found === 0 || isTalk ? likeliest : 'complaint'
}

/** Somebody speaks of a car and its parts as their own: then a doubtful reader is not believed that it is about none. */
const OWN_CAR =
  /\b(?:my|our|the|his|her)\W+(?:\w+\W+){0,2}(?:car|truck|pickup|van|suv|jeep|brakes?|tires?|tyres?|steering|clutch|gearbox|transmission|exhaust|headlights?|windscreen|windshield|dashboard|bonnet)\b/i
/** Odds from which the reader is believed against a sign that can call for stopping. */
const CERTAIN = 0.85
/** A threat may name the brakes as well as a complaint does. */
const LIKELY_HARM = 0.7

const SURE_OF_QUESTION = 0.4
/** "My car shakes, what breaks less" may be either. */
const mayAsk = (acts: Acts, text: string) =>
  asksSomething(text) || withPieces(text).some((clause) => asksByAct(acts, clause, SURE_OF_QUESTION))

/** Somebody speaks of this car, and not of cars. */
const OWN = /\b(?:my|our|mine|it|its|it['’]s|i|i['’]m|we)\b/i
export const speaksOfOwn = (text: string) => OWN.test(text)
const TROUBLE =
  /\b(?:won['’]?t|wont|can['’]?t|cant|doesn['’]?t|doesnt|not|no|dead|died?|dies|dying|stop\w*|broke\w*|break\w*|fell|fall\w*|hang\w*|stuck|slip\w*|jerk\w*|shak\w*|nois\w*|loud\w*|smell\w*|stink\w*|leak\w*|drip\w*|smok\w*|steam\w*|hot|burn\w*|spark\w*|lights?|lamp|warn\w*|lost|los(?:e|es|ing)|weird|wrong|odd|strange|acts? up|acting|trouble|problem|worse|power|start\w*|stall\w*|hit|bang\w*|flood\w*)\b/i
export const namesTrouble = (text: string) => TROUBLE.test(text)
/** Whether a message may tell of something wrong with the car, by its words. */
export const tellsOfTrouble = (text: string) => namesTrouble(text) || OWN_CAR.test(text) || namesCarPart(text)
