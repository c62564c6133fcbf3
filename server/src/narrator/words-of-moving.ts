/** The car goes somewhere. */
const GOES = [
  String.raw`(?<!\b(?:of|into|out of|in|from|to|between|hard|wheel|four-wheel|front-wheel|rear-wheel|its|the|belt that|that) )\bdriv(?:e|es|en)\b(?!-|s? (?:belt|clutch|shaft|train|axle|wheel|chain|cycle|gear|or reverse|and reverse|mode))|\bdriving\b|(?:\bto|\bthat you|\bis safe to|\bthe) drive(?: it| the car| home| on| to|$)|\b(?:it|car|vehicle|engine) (?:can|could|may|might|should)(?: \w+)? be used\b|\bdrivable\b|\bdriveable\b|\broadworthy\b|\b(?:perfectly|still|fully) usable\b`,
  String.raw`\bcommut\w*|\b(?:short |quick |longer? |careful )?(?:trips?|journeys?|errands?)\b|\b(?:school|quick|short) run\b|\baround the block\b`,
  String.raw`\b(?:few|couple of|more|another|hundred|thousand|next|extra) (?:\w+ )?(?:miles|kilomet\w+|km)\b|\ba (?:mile|kilomet\w+)\b`,
  String.raw`\bcarry(?:ing)? on\b|\bkeep(?:ing)? (?:going|on|rolling|moving)\b|\bgo(?:ing)? (?:ahead|on|about|anywhere|straight|easy|slow\w*)\b|\b(?:good|fit|fine|okay|ok|ready|safe) to go\b|\b(?:be|get) going\b`,
  String.raw`\bcontinu(?:e|ing)\b(?! to (?!driv|us|run|go\b|trav))|\bproceed\w*|\bset(?:ting)? off\b|\bhit the road\b|\bback on the road\b|\bmove on\b|\bunder its own power\b`,
  String.raw`\bhead(?:ing)? (?:\w+ ){0,2}(?:to|for|home|over|straight|out|back)\b|\b(?:make|made) it (?:\w+ )?(?:to|home|there|back|through)\b|\breach (?:the|your|a) (?:\w+ ){0,2}(?:workshop|garage|shop|mechanic|dealer|home)\b`,
  String.raw`\b(?:nurs|limp|coax|crawl|creep|cruis|coast)(?:e|es|ing)? (?:it |the car |along |slowly )?(?:home|to|back|down|on|in|over|through)\b|\bway (?:home|to|back)\b`,
  String.raw`\btak(?:e|ing) (?:the |a )?(?:highway|motorway|freeway|back roads?|side roads?|slow roads?|detour)\b|\bon (?:the |a )?(?:highway|motorway|freeway|back roads?)\b|\bride it\b|\b(?:you|it|which|and) (?:can |may |could )?go home\b`,
  String.raw`\bus(?:e|es|ing) (?:it|this|the (?:car|vehicle)|your (?:car|vehicle))\b|\b(?:daily|normal|everyday|regular) (?:use|driving)\b|\bas (?:usual|before|normal)\b|\b(?:swing|stop|drop|pop) by\b|\bmph\b|\bkm\/h\b`,
].join('|')

/** The car is brought somewhere, which a tow truck does as well. */
const BROUGHT = String.raw`\b(?:tak|bring|get|deliver|roll|move|park)(?:e|es|ing|ting)? (?:it|the (?:car|vehicle)|your (?:car|vehicle)|this car) (?:\w+ly )?(?:to (?:the|a|an|your|my|any|work|another)|in\b|home|over|down|there|back)|\b(?:get|go|roll)(?:ing|ting)? (?:down |over )?to (?:the |a |an |your |any )?(?:\w+ )?(?:workshop|shop|garage|mechanic|dealer|store|work|office|supermarket)\b|\bbring in\b`

/** The engine runs. */
const RUNS = [
  String.raw`\b(?:re)?start(?:s|ing)? (?:it|the (?:engine|car|motor|vehicle)|your (?:engine|car)|up|again)\b|\brestart\w*|\bturn(?:ing)? the key\b(?! (?:off|back|out))|\bturn(?:ing)? (?:it|the (?:engine|car|ignition)) (?:on|over)\b|\bcrank(?:ing)? (?:it|the engine)\b`,
  String.raw`\b(?:let|keep|leave|leaving|keeping|letting) (?:it|the (?:engine|car|motor)|your engine) (?:run\w*|idl\w*|on\b|warm|at\b|below|under|above)|\b(?:run|rev|idle|running|revving|idling) (?:it|the (?:engine|motor)|your engine)\b|\bwith the engine (?:running|on|idling)\b|\bran like this\b|\brun like this\b`,
  String.raw`\b(?:keep|hold|below|under|above|lower?) (?:\w+ ){0,3}(?:revs|rpm)\b|\bwarm (?:it|the engine) up\b`,
].join('|')

export const GOING = new RegExp(`${GOES}|${BROUGHT}`, 'g')
export const GOING_OR_RUNNING = new RegExp(`${GOES}|${BROUGHT}|${RUNS}`, 'g')
/** What a tow truck does as well. */
export const IS_BROUGHT = new RegExp(`^(?:${BROUGHT})`)
