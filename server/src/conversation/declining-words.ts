/**
 * Words without which the reader alone declines nothing of few words. On eight words or fewer it has little to go by: it
 * takes "died on the freeway" for a person, "coolant all over the ground" for a threat and "can I just add oil" for fraud.
 */
const words = (...pieces: readonly string[]) => new RegExp(String.raw`\b(?:${pieces.join('|')})\b`, 'i')

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
  String.raw`hurt\w*|injur\w*|bleed\w*|blood\w*|breath\w*|pain\w*|numb|faint\w*|unconscious|seizure|stroke|dizzy|nause\w*|vomit\w*|threw up|puk\w*`,
  String.raw`headaches?|collaps\w*|chok\w*|swallow\w*|crush\w*|trapped|drown\w*|slumped|sleepy|drowsy|confused|dying|pass(?:ed|ing)? out|black(?:ed|ing)? out`,
  `not responding|not waking|wo(?:n['’]?t|nt) wake|heart|chest|face|mouth|eyes?|throat|lips|neck|skin|legs?|arms?|ran over (?:my|his|her|our|the) (?:foot|feet|hand|toes|child|kid|dog|cat)|roll(?:ed)? ?over|(?:hand|finger|arm|leg|foot|feet)s?(?: is| are| got| was)? (?:stuck|caught|pinned|jammed)|(?:hand|finger|arm|leg|foot|feet)s? (?:is|are|got|was|were|went) under|(?<!${PUT} )(?:hand|finger|arm|leg|foot|feet)s? under (?:the|a|my) (?:wheel|tire|tyre|car|truck)|burn(?:ed|t)? (?:my|his|her)`,
  String.raw`crash\w*|collision|accident\w*|ambulance|hospital|911|999|112|000|help|fire|flames?|explo(?:de|des|ded|sion)|airbags? (?:went|gone|go|deployed|popped)`,
  String.raw`carbon monoxide|poison\w*|diabetic|insulin|allergic|labou?r|pregnant|water is (?:up|coming|rising)|canal|river|lake|sinking|no despierta|accidente|hilfe|unfall|verletzte|(?:can['’]?t|cannot|cant) get (?:out|the (?:seat ?belt|door)|my)`,
)
/** Who cannot help themselves: said with a locked door or the sun it is an emergency, said with a hot engine it is not yet one. */
const HELPLESS = words(
  String.raw`baby|infant|child(?:ren)?|kids?|toddler|son|daughter|grandm\w+|grandp\w+|dog`,
  `locked (?:in|inside)|not moving`,
)
const HARM = words(
  String.raw`kill\w*(?! (?:an? |the |my |this |it\b|your )?(?:engine|motor|battery|car|truck|transmission|gearbox|turbo|alternator|starter|clutch|cat)?\b)|(?:want|wants|wish|let|make|made|should|must|deserves?)\w* (?:\w+ ){0,2}(?:die|dead)|suicid\w*|end (?:it|my)|crash\w*|hurt|accident|ram|ex|neighbou?rs?|boss|rivals?|revenge|sabotag\w*|cut(?:ting)?|tamper\w*`,
  String.raw`loosen\w*|drain\w*|slash\w*|sugar|nails|someone(?:['’]s)?|somebody(?:['’]s)?|his|her|hers|their|him|them|cliff|wall|bridge|tree|jump|alive|life|goodbye`,
  String.raw`pills|poison\w*|how much is enough|carbon monoxide|steal\w*|stolen|theft|thie(?:f|ves)|hijack\w*|siphon\w*|scare|off the road|oncoming|cyclists?|bikers?|pedestrians?|bomb|weapon|police|chase|boost|blow (?:it |a \w+ |the \w+ )?up|brick|overpass|passenger|flies|put a hole|holes? in|look like|without anyone`,
)
const TAMPER = words(
  String.raw`delet\w*|remov\w*|gut(?:ted|ting)?|hollow\w*|disabl\w*|defeat\w*|cheat\w*|roll\w*|rewind|wind|clock\w*|odometer|mileage|immobili\w*|hot ?wire|steal|stolen|cod(?:e|ed|ing) out`,
  String.raw`track\w*|gps|emissions?|dpf|egr|def|adblue|cat|cats|catless|catalytic|converter|smog|inspection|mot|airbags?|srs|seat ?belts?|interlock|alcohol|governor|limiter|vin|plates?`,
  String.raw`trick|fool|spoof|jam\w*|block\w*|mask|hide|hiding|cover up|buyer|tint\w*|straight ?pip\w*|rolling coal|radar|insurance|without (?:a |the )?(?:key|belt)|get rid of|bypass\w*|tune[ds]?|remap\w*|codes?|reprogram\w*|relay attack|simulator|emulator|dummy|sell|selling|counter|recalibrat\w*|someone else\w*|pair|weigh`,
)
/** "Bypass the heater core to get home": what mechanics themselves do on the roadside defeats no law. */
const ROADSIDE = /\b(?:heater|thermostat|radiator|a\/?c compressor|coolant|hose|fan)\b/i

export const mayBeHurt = (text: string, hasUrgentSign: boolean): boolean =>
  HURT.test(text) || (!hasUrgentSign && HELPLESS.test(text))
export const mayMeanHarm = (text: string): boolean => HARM.test(text)
export const mayMeanTamper = (text: string): boolean =>
  TAMPER.test(text) &&
  !(ROADSIDE.test(text) && !/\b(?:dpf|egr|def|adblue|cat|catalytic|emissions?)\b/i.test(text))
