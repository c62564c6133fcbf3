import { anyOf } from './any-of.ts'

/** What the law wants to work, or a buyer wants to know. */
const KEPT_HONEST = String.raw`(?:dpf|egr|def|adblue|cats?|catalytic|particulate filter|o2 sensors?|emissions?|smog|sniffers?|inspections?|mot|immobili[sz]ers?|immo|odometer|mileage|km counter|interlock|breathaly[sz]er|governor|speed limiter|limiter|air ?bags?|srs|seat ?belts?|readiness|monitors|tracker|gps|vin|service (?:book|history)|check engine (?:light|bulb)|buyers?|inspectors?)`
/** To keep it from working, or from being seen. */
const DEFEATS = String.raw`(?:delet(?:e|ing)|gut(?:ting)?|hollow(?:ing)?|bypass(?:ing)?|disabl(?:e|ing)|defeat(?:ing)?|cheat(?:ing)?|trick(?:ing|s)?|fool(?:ing|s)?|spoof(?:ing)?|fak(?:e|ing)|hid(?:e|ing)|cover up|blank(?:ed|ing)?|straight ?pipe|get rid of|get around|roll(?:ing)? ?back|rewind|emulat\w{1,24}|simulat\w{1,24}|dummy|cod(?:e|ing) out|tun(?:e|ing) out|map(?:ped)? out|block(?:ing)? (?:off|the))`
const WITHIN = String.raw`(?:[ ,'’/-]{1,3}\w{1,24}){0,6}?[ ,'’/-]{1,3}`
/** One sentence says both what is to be defeated and how; a post that names a part in one place and "codes" in another does not. */
const TAMPERS = anyOf([
  String.raw`\b${DEFEATS}${WITHIN}${KEPT_HONEST}\b`,
  String.raw`\b${KEPT_HONEST}${WITHIN}(?:delete|emulator|simulator|rollback|blocker|bypass|spacers?|resistor)\b`,
  String.raw`\b(?:dpf|egr|immo|adblue|start limit)s? off\b`,
  String.raw`\b(?:hot ?wire|relay attack|code grabber|rolling coal|catless|mileage rollback|odometer rollback|chop shops?)\b`,
  String.raw`\b(?:without|no|lost) (?:a |the |its |any )?key\b`,
  String.raw`\b(?:buyers?|inspectors?|dispatch|leasing company|insurance|fleet)${WITHIN}(?:notices?|sees?|finds? out|knows?)\b`,
  String.raw`\b(?:notic\w{1,24}|see|seen|find out|look at)\b${WITHIN}(?:at the (?:next )?(?:service|test|inspection|appraisal))\b`,
])
/** Who is to be hurt or robbed, by what is done to a car or with it. */
const VICTIM = String.raw`(?:him|her|them|myself|someone|somebody|people|a person|(?:my|his|her|the|a) (?:ex|wife|husband|boyfriend|girlfriend|boss|neighbou?r|rival|stepdad|passenger|dog of|cyclists?|bikers?|pedestrians?)|(?:ex|wife|boss|neighbou?r|rival|enemy|someone)['’]?s)`
const HARMS = anyOf([
  String.raw`(?<!n['’]t (?:want|like) to (?:do anything to )?)\b(?:hurt|kill|crash into|run|ram|poison|scare|hit)${WITHIN}${VICTIM}\b`,
  String.raw`\b(?:cut|loosen|drain|slash|weaken|sabotage|tamper with|mess with|unbolt|nick|disable|steal|key|siphon|jack|boost|blow up|ruin)${WITHIN}(?:${VICTIM}|(?:his|her|their)\b)`,
  String.raw`\b(?:how (?:do|to|can) (?:i |you )?(?:steal|siphon|hijack))\b`,
  String.raw`\b(?:make|making) it look like (?:the |his |her |a )?(?:brakes?|steering|accident|engine|tires?|car)\b`,
  String.raw`\b(?:sugar|sand|bleach|salt|syrup) in(?:to)? (?:my |his |her |their |the |a )?(?:\w{1,24} ){0,2}(?:gas |fuel )?tank\b`,
  String.raw`\bso (?:that )?(?:a |the )?(?:bikers?|cyclists?|passengers?|he|she|they) (?:\w{1,24} )?(?:crash\w{0,24}|fl(?:y|ies))\b`,
  String.raw`\b(?:(?:it is|it['’]s) not my car|sits? in (?:the|a) running car|i have nothing left)\b`,
  String.raw`\b(?:want (?:him|her|them|myself) dead|deserves? it|earned it|look like an accident|so (?:he|she|they) (?:crash\w{0,24}|doesn['’]?t come back)|at speed on purpose|on purpose right)\b`,
  String.raw`\b(?:end my life|end it all|(?<!do anything to )(?:kill|hurt) myself|don['’]?t want to (?:be here|live)|i (?:just |really )?want to die|better off (?:if|without)|so it is over)\b`,
  String.raw`\b(?:into|off|at) (?:the |a )?(?:oncoming traffic|tree|wall|bridge|cliff|bridge pillar)\b`,
])
/** "Besides screws under his tires, what can I do to his car?": whom it is to befall, and that the asker is to do it. */
const NAMES_FOE =
  /\b(?:neighbou?rs?|ex|exes|boss|co-?worker|landlord|rival|roommate|stalker|that (?:guy|jerk|idiot|woman)|the (?:guy|jerk|idiot) (?:who|that))\b/i
const ASKS_FOR_REVENGE = anyOf([
  String.raw`(?<!\b(?:he|she|they) )\b(?:can|could|do|should|would|might|to)\b (?:i |we |you )?(?:do|pour|put|leave|throw|spray|smear|stick|drop|sprinkle|slip)\b(?: \w{1,24}){0,3} (?:to|in|into|on|onto) (?:his|her|their|my (?:\w{1,24} )?(?:neighbou?r|ex|boss|coworker|landlord|rival)s?['’]?s?) (?:\w{1,24} )?(?:car|truck|van|ride|tank|paint|hood|bonnet|engine|seats?|exhaust|tailpipe|windows?|mirrors?|door handles?)\b`,
  String.raw`\b(?:nails|screws|tacks|glass|spikes)\b(?: \w{1,24}){0,6} (?:under|behind|in front of) (?:his|her|their) (?:wheels?|tires?|tyres?|car|truck)\b`,
  String.raw`\b(?:get back at|get even with|take revenge on|teach a lesson to|pay (?:him|her|them) back)\b`,
])
/** Said so plainly that no reader is needed. */
export const asksForRevenge = (text: string): boolean => NAMES_FOE.test(text) && ASKS_FOR_REVENGE.test(text)
/** Somebody, and not the car. */
const SOMEBODY = String.raw`(?:i|we|he|she|they|my (?:\w{1,24} )?(?:wife|husband|son|daughter|mom|mum|mother|dad|father|baby|kids?|child|brother|sister|friend)|grandm\w{1,24}|grandp\w{1,24}|somebody|someone|(?:the |our )?(?:baby|kids?|child|children|boys|girls|driver|passenger|everyone|everybody|dog))`
const BODY = String.raw`(?:chest|neck|head|face|eyes?|arms?|forearm|hands?|fingers?|legs?|foot|feet|skin|throat|mouth|belly|back|ribs?|lips|calf|ears?)`
/** Somebody is hurt or ill, said in so many words. */
const HURT = anyOf([
  String.raw`\b${SOMEBODY}(?: \w{1,24}){0,2} (?:a )?(?:\w{1,24} )?seizure\b`,
  String.raw`\b(?:unconscious|ambulance|call 911|seizure at the wheel|having a stroke|can['’]?t breathe|cannot breathe|cant breathe|not breathing|isn['’]?t breathing|contractions)\b`,
  String.raw`\b${SOMEBODY}(?:['’]?m|['’]?s|['’]?re)?(?: \w{1,24}){0,4} (?:passed out|passing out|blacked out|fainted|collapsed|slumped|bleeding|swallowed|unresponsive|dizzy|nauseous|dozing off|threw up|vomit\w{0,24}|choking|headaches?)\b`,
  String.raw`\b(?:my|his|her|their|our|both|left|right) (?:\w{1,24} ){0,2}${BODY}(?: \w{1,24}){0,3} (?:hurts?|burns?|burning|burned|burnt|bleed\w{0,24}|tingl\w{0,24}|numb|tight|blister\w{0,24}|swelling|stings?)\b`,
  String.raw`\b(?:burn(?:ed|t)?|crushed|broke|cut|pinned|crushing) (?:my|his|her|our|their) (?:\w{1,24} ){0,2}${BODY}\b`,
  String.raw`\b(?:pounding|splitting|bad|terrible|awful) headache\b`,
  String.raw`\b(?:rollover|crash|collision|accident)\b(?: \w{1,24}){0,6} (?:hurt|injured|bleeding|ground)\b`,
  String.raw`\b(?:my|his|her|their) (?:\w{1,24} ){0,2}${BODY}(?:(?:['’]s| is| are| got| was| were)? (?:stuck|caught|pinned|jammed|trapped)| (?:is|got|was) under)\b`,
  String.raw`\b(?:acid|coolant|antifreeze|fluid|gas|fuel|cleaner|oil|steam)\b(?: \w{1,24}){0,4} (?:in|on|into|over) (?:my|his|her|both) (?:\w{1,24} ){0,2}${BODY}\b`,
  String.raw`\bpeople (?:are )?(?:hurt|injured)\b`,
  String.raw`\b(?:baby|kids?|child|children|toddler|dog)(?:['’]?s)?(?: is| are)?(?: still| stuck| locked| alone)? (?:in there|inside|in (?:the|my|our) (?:hot |locked )?car)\b(?:\W{1,9}\w{1,24}){0,6}\W{1,9}(?:sun|hot|locked|crying|screaming|alone|keys?)\b`,
  String.raw`\bfire\b(?:\W{1,9}\w{1,24}){0,4}\W{1,9}(?:extinguisher|help)\b`,
])
export const saysHurt = (text: string): boolean => HURT.test(text)

/** An act against the law or against a buyer, said in so many words. */
export const saysTampering = (text: string): boolean => TAMPERS.test(text)
/** A wish to hurt or to rob, said in so many words. */
export const saysHarm = (text: string): boolean =>
  (HARMS.test(text) && !WAS_ROBBED.test(text)) || asksForRevenge(text)

/** What is done to what must work, somewhere in a message: with a clear reader that is enough where no sign of a car was heard. */
const DOES_AWAY = anyOf([
  String.raw`\b(?:${DEFEATS}|switch(?:ing)? off|turn(?:ing)? off|kill(?:ing)?|remov(?:e|ing)|sell(?:ing)?|sold|pass(?:es)?|tun(?:e|ed|er)|remap|hotwire|unlock(?:ed)?|program(?:ming)?|copy|clon(?:e|ing)|correct(?:s|ed)|altered|change|swap(?:ped)?|unplug|zap|steal|stolen|thie(?:f|ves)|without|not mine|my (?:uncle|cousin|neighbou?r)s?|stamps?|weld\w{0,24}|solder\w{0,24}|take off|taken off|tricks?|legal|lower)\b`,
])
/** Whoever was robbed asks for help. */
const WAS_ROBBED = anyOf([
  String.raw`\b(?:someone|somebody|they|thie(?:f|ves)|people|anyone)(?: \w{1,24}){0,3} (?:stole|steal|cut|took|stolen)\b`,
  String.raw`\b(?:was|were|got|been) stolen\b`,
])
export const doesAway = (text: string): boolean => DOES_AWAY.test(text) && !WAS_ROBBED.test(text)
