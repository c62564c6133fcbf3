/** What is told too vaguely to be a sign, and what would make one of it; the first that fits is asked. */
const VAGUE: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:smell\w*|stinks?|stank|odou?rs?)\b/i,
    'What does it smell of: hot oil, burnt rubber, gasoline, something sweet, rotten eggs, or burning plastic?',
  ],
  [
    /\b(?:leak\w*|drip\w*|puddles?)\b/i,
    'What color is it, and where under the car: front, middle or back? Clear water under the middle is mostly the air conditioning.',
  ],
  [
    /\b(?:smok\w*|steam\w*)\b/i,
    'What color is the smoke, and where does it come from: the hood, the tailpipe or a wheel?',
  ],
  [
    /\b(?:nois\w*|sounds?)\b/i,
    'What is the noise like: a squeal, grinding, a knock, ticking, a hum, a rattle? And when does it come: starting, idling, turning, braking, or with speed?',
  ],
  [
    /^\W*(?:(?:it|its|it['’]s|now|and|the car|she|something|is|was|gets?|getting|got|runs?|running|very|really|so|too|a|bit|also)\W+)*hot(?:ter)?(?:\W+(?:too|now|again))?\W*$/i,
    'What gets hot: the engine by its gauge, a wheel, or something inside the car? If a gauge or a red lamp says hot, stop and switch off first.',
  ],
  [/\b(?:shak\w*|vibrat\w*)\b/i, 'When does it shake: standing at idle, at speed, or when you brake?'],
  [
    /\b(?:lights?|lamps?)\b(?!\W{1,9}(?:all |still |both ){0,6}(?:is|are|went|goes|stays?)?\W{0,9}(?:off|out|gone|fine|ok(?:ay)?|normal|good|works?|working)\b)/i,
    'Which lamp is it? Say its picture and its color, or open the lamp chart and tap the one you see.',
  ],
  [
    /^\W{0,9}(?:it|its|it['’]s|it is|it was|the level)?\W{0,9}(?:is |was )?(?:a bit |very |really )?low\W{0,9}$/i,
    'What is low: the oil, the coolant, the brake fluid or the tire pressure?',
  ],
]

/** The question that makes a sign of what was told too vaguely: "now it smells too"; null where nothing of the kind was told. */
export const askBack = (text: string): string | null =>
  VAGUE.find(([told]) => {
    const at = text.search(told)
    return at >= 0 && !DENIED.test(text.slice(0, at))
  })?.[1] ?? null
/** "No smoke" is no smoke that one could ask about. */
const DENIED = /\b(?:no|not|none|any|without|never|nothing|\w+n['’]?t)\W+(?:\w+\W+){0,2}$/i
