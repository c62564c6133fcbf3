/** What a driver may be told to do with a car that must stand: anything with these verbs is too much, whatever follows. */
const NEVER_TOLD = [
  'adjust|attempt|bleed|book|bypass|coast|continue|crank|crawl|creep|cruise|decide|delay|deliver|ease|enjoy|ignore|jump|maintain|manage|monitor|nurse|observe|operate|postpone|pour|proceed|refill|relax|reset|restart|resume|schedule|trust|try|warm',
  'add (?!up)|bring (?!a |the tow)|carry on|clear (?:the|it)|drop (?:it|the|by|in|your)|fill (?:it|up|the|in)|finish (?:your|the)|head (?:to|for|home|over|out|back|straight|down|slowly)|hold (?:your|the|it|a)',
  'drive(?! (?:belt|clutch|shaft|train|axle|wheel|chain|mode|or|and|unit|motor))|idle (?:it|the|for)|limp (?:it|home|to|along|slowly|the)|live with|lower (?:the|your)|pop (?:by|in|over|it)|pump (?:the|it|your|up)|push (?:it|the (?:car|pedal|brake))',
  'return (?:to|home|it)|rev|ride (?:it|home|to)|roll (?:it|down|to|home|slowly|over)|save (?:the|your|money)|see (?:if (?:it|the light|that)|how it|whether (?:it|the light|that))|shift (?:to|into|the|up|down|gently)|slow down|speed up|spin (?:it|the)',
  'steer (?:it|the|with|gently)|stick (?:to|with)|swing by|test (?:it|the|drive|your|whether)|top (?:it|up|off|the)|travel',
].join('|')

/** Verbs that are told too, and what must follow for that. */
const TOLD_ONLY_SO = [
  'get (?!out|away|off|everybody|everyone|it towed|the car towed|help|a tow|a mechanic|a mobile|a safe|to a safe|behind|yourself|a (?:ride|lift|taxi))',
  'give (?!the workshop|them|it no)',
  'go (?!and stand|behind|away|outside|no)',
  'keep (?!off|away|out|clear|everybody|everyone|children|others|back|the key|the engine off|the ignition off|it (?:off|parked|standing|where)|the car (?:off|parked|standing|where)|your distance|the (?:old|broken) part|a (?:note|photo))',
  'leave (?!it (?:where|parked|standing|there|off|alone|to|with)|the (?:car|vehicle|engine|key|hood|bonnet|rest|road|cap)|your car|everything|that to|this to|the repair|the (?:starting|driving))',
  'let (?!it (?:cool|stand|rest|sit|be towed)|the (?:engine|car|workshop|mechanic|tow|brakes)|a |them|somebody|someone|no|others|me|us|everything cool)',
  'make (?!you\\b|lamps|sure (?:that )?(?:nobody|no one|everybody|it is (?:off|parked|towed)|the (?:engine|car|key) is (?:off|parked|out))|a (?:note|photo|picture|video)|room)',
  'move (?!away|everybody|everyone|to a safe|behind|out|people|yourself)',
  'plan (?!for (?:a|the) tow)',
  'put (?!on your|out|the (?:warning|key|hazard)|a (?:sheet|piece)|cardboard|paper|up|your hazard)',
  'run (?!away)',
  'set (?!out the|up the|the (?:parking|hand))',
  'start (?!by (?:look|check|call)|here|with (?:a look|the))',
  'stay (?!where|away|clear|out|with|off|safe|behind|outside|back|beside|calm|parked|there)',
  'take (?!a (?:photo|picture|video|look|note|taxi|bus)|photos|pictures|notes|the (?:key|train|bus)|it seriously|this seriously|care of|no|everybody|nothing)',
  'turn (?!it off|off|the (?:key (?:off|back)|engine off|ignition off|car off)|on (?:your|the) hazard)',
  'use (?!a |your phone|the (?:hazard|parking brake|phone|chart|emergency))',
  'wait (?!for (?:the tow|a tow|help|the truck|roadside|recovery|them|assistance|it to cool)|in |there|outside|away|behind|at |until (?:it|the engine|everything|the car|help|the tow)|inside|safely|half|an hour|with)',
  'work (?!with)',
].join('|')

const ADVERBS =
  '(?:please|just|simply|now|next|first|only|always|also|carefully|slowly|gently|still|even|probably|safely|easily|normally|briefly|really|then|instead|at least|perhaps|maybe|meanwhile|otherwise)'
const MAY =
  "(?:you|one|we|i|people|owners|drivers)(?:'d|'ll)? ?(?:can|could|may|might|should|would|will|must|want to|need to|have to|ought to|are able to|be able to|try to|like to|get to|recommend you|suggest you)?"
const TOO_MUCH = new RegExp(
  String.raw`^(?:${MAY} |(?:to|it is best to|it's best to|best|better|i would|i'd|i recommend that you|i suggest that you) )?(?:${ADVERBS},? ){0,3}(?:(?:${NEVER_TOLD})\b|${TOLD_ONLY_SO})`,
)
const PERMITTED = new RegExp(
  String.raw`\b(?:you|one|we)(?:'d|'ll)? ?(?:can|could|may|might|should|would|will|may want to|might want to|'ll want to|need to|are able to|try to)(?: ${ADVERBS}){0,2} (?:(?:${NEVER_TOLD})\b|${TOLD_ONLY_SO})`,
)
/** What is seen or lost is no order: "you will see a puddle", "you could lose the brakes". */
const NO_ORDER = /^(?:(?:you|one|we) (?:can|could|may|might|will|would|should) )(?:see|hold|run)\b/

/** Whether a clause tells the driver of a car that must stand to do more than to leave it, to look and to call. */
export const ordersTooMuch = (clause: string): boolean =>
  !NO_ORDER.test(clause) && (TOO_MUCH.test(`${clause} `) || PERMITTED.test(`${clause} `))
