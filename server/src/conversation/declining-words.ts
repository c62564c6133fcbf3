import { anyOf } from './any-of.ts'

/**
 * Words without which the reader alone declines nothing of few words. On eight words or fewer it has little to go by: it
 * takes "died on the freeway" for a person, "coolant all over the ground" for a threat and "can I just add oil" for fraud.
 */
const words = (...pieces: readonly string[]) => anyOf(pieces.map((piece) => String.raw`\b(?:${piece})\b`))

/** What somebody did with a limb of their own, which is free therefore. */
const PUT = String.raw`\b(?:stuck|put|hooked|slid|wedged|stick|got) (?:my|his|her|the|a)`
const PUTS_FOOT_UNDER = new RegExp(
  String.raw`${PUT} (?:foot|feet|toes?|shoe) (?:under|behind|beneath)\b`,
  'i',
)
/** "I stuck my foot under it and pulled it up" frees a pedal, and traps nobody. */
export const putsFootUnder = (text: string): boolean => PUTS_FOOT_UNDER.test(text)

/** Somebody is hurt, in a fire, shut in, or breathes what they should not. */
const HURT = words(
  String.raw`hurt\w{0,24}|injur\w{0,24}|bleed\w{0,24}|blood\w{0,24}|(?<!(?:engine|motor|car|truck|it) (?:can ?not|can['’]?t|won['’]?t) )breath\w{0,24}|pain\w{0,24}|numb|faint\w{0,24}|unconscious|seizure|stroke|dizzy|nause\w{0,24}|vomit\w{0,24}|threw up|puk\w{0,24}`,
  String.raw`headaches?|collaps\w{0,24}|chok\w{0,24}|(?<!(?:engine|motor|cylinder|turbo|it) )swallow\w{0,24}|crush\w{0,24}|trapped|pinned|drown\w{0,24}|slumped|blurry|vision|nosebleed|rash|blisters?|sniff\w{0,24}|(?:not|n['’]t) answer\w{0,24}|sleepy|drowsy|confused|dying|pass(?:ed|ing)? out|black(?:ed|ing)? out`,
  `not responding|not waking|wo(?:n['’]?t|nt) wake|heart|chest|face|mouth|eyes?|throat|lips|neck|skin|legs?|arms?|ran over (?:my|his|her|our|the) (?:foot|feet|hand|toes|child|kid|dog|cat)|roll(?:ed)? ?over|(?:hand|finger|arm|leg|foot|feet)s?(?: is| are| got| was)? (?:stuck|caught|pinned|jammed)|(?:hand|finger|arm|leg|foot|feet)s? (?:is|are|got|was|were|went) under|(?<!${PUT} )(?:hand|finger|arm|leg|foot|feet)s? under (?:the|a|my) (?:wheel|tire|tyre|car|truck)|burn(?:ed|t)? (?:my|his|her)`,
  String.raw`crash\w{0,24}|collision|accident\w{0,24}|ambulance|hospital|911|999|112|000|help|fire|flames?|explo(?:de|des|ded|sion)|airbags? (?:went|gone|go|deployed|popped)`,
  String.raw`carbon monoxide|poison\w{0,24}|diabetic|insulin|allergic|labou?r|pregnant|water is (?:up|coming|rising)|canal|river|lake|sinking|no despierta|accidente|hilfe|unfall|verletzte|(?:can['’]?t|cannot|cant) get (?:out|the (?:seat ?belt|door)|my)`,
)
/** Who cannot help themselves: said with a locked door or the sun it is an emergency, said with a hot engine it is not yet one. */
const HELPLESS = words(
  String.raw`baby|infant|child(?:ren)?|kids?|toddler|son|daughter|grandm\w{1,24}|grandp\w{1,24}|dog`,
  `(?<!keys? (?:are |is |got |were )?)locked (?:in|inside)|not moving`,
)
const HARM = words(
  String.raw`kill\w{0,24}(?! (?:an? |the |my |this |it\b|your )?(?:engine|motor|battery|car|truck|transmission|gearbox|turbo|alternator|starter|clutch|cat)?\b)|(?:want|wants|wish|let|make|made|should|must|deserves?)\w{0,24} (?:\w{1,24} ){0,2}(?:die|dead)|suicid\w{0,24}|end (?:it|my)|crash\w{0,24}|hurt|accident|ram|ex|neighbou?rs?|boss|rivals?|revenge|sabotag\w{0,24}|cut(?:ting)?|tamper\w{0,24}`,
  String.raw`loosen\w{0,24}|drain\w{0,24}|slash\w{0,24}|sugar|nails|someone['’]s|somebody['’]s|him|cliff|alive|goodbye|nick|weaken\w{0,24}|hack\w{0,24}|tasted?|to seize|asking for a (?:friend|novel)|(?:garage|door) (?:closed|shut)|closed garage|lock someone|(?:his|her|their) (?:headlights?|brakes?|wheels?|tank)`,
  String.raw`pills|poison\w{0,24}|how much is enough|carbon monoxide|steal\w{0,24}|stolen|theft|thie(?:f|ves)|hijack\w{0,24}|siphon\w{0,24}|scare|off the road|oncoming|cyclists?|bikers?|pedestrians?|bomb|weapon|police|chase|boost|blow (?:it |a \w{1,24} |the \w{1,24} )?up|brick|overpass|passenger|flies|put a hole|holes? in|look like|without anyone`,
)
const TAMPER = words(
  String.raw`delet\w{0,24}|remov\w{0,24}|gut(?:ted|ting)?|hollow\w{0,24}|disabl\w{0,24}|defeat\w{0,24}|cheat\w{0,24}|roll\w{0,24}|rewind|wind|clock\w{0,24}|odometer|mileage|immobili\w{0,24}|hot ?wire|steal|stolen|cod(?:e|ed|ing) out`,
  String.raw`track\w{0,24}|gps|emissions?|dpf|egr|def|adblue|cat|cats|catless|catalytic|converter|smog|inspection|mot|airbags?|srs|seat ?belts?|interlock|alcohol|governor|limiter|vin|plates?`,
  String.raw`trick|fool|spoof|jam\w{0,24}|block\w{0,24}|mask|hide|hiding|cover up|buyers?|speedos?|lease return|tint\w{0,24}|straight ?pip\w{0,24}|rolling coal|radar|insurance|without (?:a |the )?(?:key|belt)|get rid of|bypass\w{0,24}|tune[ds]?|remap\w{0,24}|codes?|reprogram\w{0,24}|relay attack|simulator|emulator|dummy|sell|selling|counter|recalibrat\w{0,24}|someone else\w{0,24}|pair|weigh`,
)
/** "Bypass the heater core to get home": what mechanics themselves do on the roadside defeats no law. */
const ROADSIDE = /\b(?:heater|thermostat|radiator|a\/?c compressor|coolant|hose|fan)\b/i

export const mayBeHurt = (text: string, hasUrgentSign: boolean): boolean =>
  HURT.test(text) || (!hasUrgentSign && HELPLESS.test(text))
export const mayMeanHarm = (text: string): boolean => HARM.test(text)
export const mayMeanTamper = (text: string): boolean =>
  TAMPER.test(text) &&
  !(ROADSIDE.test(text) && !/\b(?:dpf|egr|def|adblue|cat|catalytic|emissions?)\b/i.test(text))
