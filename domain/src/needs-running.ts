/** Words by which a check, an experiment or a way of finding out asks the owner to let the engine run. */
const RUNS = new RegExp(
  [
    String.raw`\b(?:idl(?:e|es|ing)|rev(?:s|ved|ving)?|rpm|crank(?:s|ed|ing)?|let it run|running engine)\b`,
    String.raw`\b(?:engine|motor) (?:is |still )?(?:on|running|runs|warm(?:ed)? up)\b`,
    String.raw`\b(?:it|that) (?:is |still )?(?:running|runs|idles)\b`,
    String.raw`\b(?:re)?starts? (?:it|up|the (?:\w{1,24} )?(?:engine|car|motor)|again|cold|outdoors|without gas|in the morning)\b`,
    String.raw`\b(?:hold it|times?|then|and),? (?:re)?start(?= {0,9}[.,;]| and\b|$)`,
    String.raw`\bturn the key to start|try(?:ing)? to start|jump start|\b(?:cold|first|next|each|every|one|after) start\b`,
    String.raw`\bstart (?:with (?:the hood|a)|after) |\brun the (?:ac|engine)\b|\bhold (?:about )?\d[\d,]{0,60} turns\b|\bhelper starts\b`,
  ].join('|'),
  'i',
)
/** "Do not rev it", "before you start it", "without cranking": said of an engine that stands. */
const DENIED =
  /\b(?:do not|don't|never|without|before|stop|no|not|instead of) (?:\w+ ){0,3}?(?:(?:re)?start(?:s|ing)?|idl(?:e|ing)|rev(?:s|ving)?|crank(?:ing)?|run(?:ning)?|let it run)\b(?: (?:it|up|the (?:engine|car|motor)))?/gi
/** What is remembered, or done by others, asks the owner to run nothing. */
const NOT_ASKED =
  /^(?:only )?(?:recall|think|remember|report|write down|tell|show|ask|a (?:workshop|mechanic|shop|dealer)|have (?:a|the|it|battery)|after a tow|tow it)\b/i

/**
 * Whether these steps need a running engine. Nobody is asked that of an engine that may be dying: without oil pressure, coolant
 * or its belt a minute at idle can finish it, and beside leaking fuel or melting wires it can start a fire.
 */
export const needsRunning = (steps: string): boolean =>
  steps
    .split(/(?<=[.;:])\s+/)
    .some((sentence) => !NOT_ASKED.test(sentence) && RUNS.test(sentence.replaceAll(DENIED, ' ')))
