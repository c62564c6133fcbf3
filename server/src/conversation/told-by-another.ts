import { upperFirst } from '../translate/sentence.ts'
import { oneLine } from './one-line.ts'

/** What somebody else said that it is, and who: "the garage", "your uncle". */
export interface ToldByAnother {
  readonly who: string
  readonly what: string
}

const WORKSHOP =
  "mechanic|shop|workshop|garage|dealer|dealership|tech|technician|service (?:guy|advisor|writer)|tow (?:guy|driver)|midas|pep boys|firestone|jiffy lube|autozone|o[’']?reilly(?:s)?|napa"
const LAYMAN =
  'friend|buddy|brother|sister|dad|father|mom|mother|husband|wife|boyfriend|uncle|cousin|neighbou?r|coworker|co-worker|guy|dude|man|lady|google|chatgpt|youtube|internet|forum|reddit|somebody|someone|people'
const WHO = String.raw`((?:(?:the|my|a|an|our|this|some|one|another|second) ){0,6}(?:[\w’']{1,60} )?(?:${WORKSHOP}|${LAYMAN})(?: (?:guy|dude|man|lady))?|they|he|she)`
const WHO_IS = String.raw`(?: (?:who|that)(?:['’]?s| is| was| knows| works)?(?: [\w’']{1,60}){1,4}?)?`
const SAYS = String.raw`(?:\w{1,24} )?(?:said|says?|saying|thinks?|thought|told (?:me|us)|tells (?:me|us)|claims?|suspects?|guess(?:ed|es)?|diagnosed|reckons?|swears|found|recommends?|recommended|wants? (?:to (?:replace|change|do|put in|fix)|me to (?:replace|change|get|do))|quoted(?: me| us)?(?: for)?)`
const LINK = String.raw`(?: (?:that|it|i|we|the car|my car|this|there))?(?:['’]?s| is| was| needs?| need| has| could be| might be| may be| must be| should be| probably| definitely| looks like| sounds like){0,6}`
const DETERMINER = '(?:(?:the|an?|my|new|bad|worn|failed|failing|blown|just) ){0,4}'
const WHAT = String.raw`([a-z0-9/ -]{3,40}?)`

/** "My mechanic said it needs a water pump", "my uncle who is a mechanic thinks rod bearings". */
const SAID = new RegExp(
  String.raw`^(?:\W|so|but|and|now|well|ok){0,6}${WHO}${WHO_IS} ${SAYS}${LINK} ${DETERMINER}${WHAT}\W{0,9}$`,
  'i',
)
/** "I was told it's the alternator", "got told by the dealer it needs a rack". */
const WAS_TOLD = new RegExp(
  String.raw`^(?:\W|so|but|and|now|well|ok){0,6}(?:(?:i|we) )?(?:(?:was|were|got|been|have been) ){1,6}told(?: by ${WHO})?${LINK} ${DETERMINER}${WHAT}\W{0,9}$`,
  'i',
)
/** "My friend had the same and it was the caliper". */
const SAME_BEFORE =
  /\b(?:had|has|have) (?:the |this |that )?(?:same|exact)(?: \w{1,24})?(?: and| but|,){1,6} (?:it|that) (?:was|turned out to be) (?:(?:the|an?|his|her|my|bad|worn) ){0,6}([a-z0-9 -]{3,40}?)\W{0,9}$/i

/** A price, an hour, or that all is well: no part and no fault. */
const NO_FAULT =
  /\b(?:is|are|was|were|be|been|would|will|can|could|fine|ok|okay|good|great|closed|open|ready|done|nothing|no|not|safe|normal|busy|today|tomorrow|bucks|dollars|same)\b|n['’]t\b|^[\d\W]+k?$/i
const NAME = /^(?:google|chatgpt|youtube|midas|pep boys|firestone|jiffy lube|autozone|napa|o[’']?reillys?)$/

/** Who said it, as it is said back to the owner: "my uncle" is "your uncle", and "they" is nobody by name. */
function saidBack(words: string | undefined): string {
  const who = words?.trim().toLowerCase() ?? ''
  if (!who || /^(?:they|he|she|someone|somebody|some (?:guy|dude|man)|people)$/.test(who))
    return 'somebody else'
  if (/^(?:my|our)\b/.test(who)) return who.replace(/^(?:my|our)\b/, 'your')
  if (NAME.test(who)) return upperFirst(who)
  return /^(?:the|an?|this|some|one|another)\b/.test(who) ? who : `the ${who}`
}

export function toldByAnother(text: string): ToldByAnother | null {
  const line = oneLine(text)
  const told = [SAID, WAS_TOLD].map((says) => says.exec(line)).find((found) => found !== null)
  const who = told ? saidBack(told[1]) : 'somebody else'
  const what = told ? told[2] : SAME_BEFORE.exec(line)?.[1]
  return what === undefined || NO_FAULT.test(what) ? null : { who, what: what.toLowerCase() }
}
