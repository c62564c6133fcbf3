import type { Token } from './read-tokens.ts'

const NEGATIONS = new Set([
  'no',
  'not',
  'never',
  'without',
  'nor',
  'neither',
  'none',
  'zero',
  'hardly',
  'barely',
])
/** "not sure if it smokes", "cannot tell": neither yes nor no. */
const DOUBT = new Set(['sure', 'certain', 'tell', 'know', 'idea', 'clue'])
/** What is asked of a thing takes it for granted. */
const ASKING = new Set(['why', 'what', 'where', 'how', 'when', 'which'])
const SEEKING = new Set(['find', 'locate', 'trace', 'pinpoint', 'figure', 'fix', 'stop'])
/** Behind "no" at the beginning of a clause: "no it still grinds", "no the oil light is on". */
const ANSWERED = new Set([
  'the',
  'it',
  'its',
  'they',
  'there',
  'i',
  'we',
  'my',
  'that',
  'this',
  'just',
  'only',
  'actually',
  'wait',
  'you',
  'she',
  'he',
])
const BEFORE_NOW = /^(?:\w+ )?(?:before|until|till) (?:today|now|this|yesterday|tonight|last)\b/
/** "not only squeals", "no matter", "no wonder", "not just": no negation of what follows. */
const FALSE_FRIENDS = new Set(['only', 'just', 'matter', 'wonder', 'doubt', 'yet'])
/** Verbs that take a negation upon themselves; "do", "happen", "make" hand it on: "does not do it when cold". */
const BOUNDED_VERBS = new Set([
  'start',
  'run',
  'idle',
  'crank',
  'turn',
  'work',
  'go',
  'move',
  'shift',
  'stop',
  'charge',
  'open',
  'close',
  'engage',
  'catch',
  'fire',
  'hold',
  'rev',
  'blow',
  'drive',
  'steer',
  'accelerate',
  'come',
  'get',
  'stay',
  'lock',
  'unlock',
  'release',
  'stopped',
  'starting',
  'working',
  'want',
  'let',
])
/** "without warning while driving", "for no apparent reason": these deny nothing of what the car does. */
const SAID_OF_THE_MOMENT =
  /^(?:without (?:any )?(?:warning|notice)(?! lights?| lamps?)|no (?:apparent |obvious |good )?reason)\b/
const HEDGES = new Set([
  'maybe',
  'might',
  'possibly',
  'perhaps',
  'sometimes',
  'occasionally',
  'slight',
  'slightly',
  'guess',
  'seems',
  'think',
  'could',
])
const STOPPED = new Set(['stopped', 'gone', 'fixed', 'cured', 'disappeared'])
/** What can stop: of anything else "the belt is gone" tells that it is missing. */
export const CEASES =
  /^(?:nois|sound|squeal|squeak|screech|grind|knock|tick|tapp|rattl|hum|whin|whistl|hiss|clunk|clank|click|clatter|thump|rumbl|roar|smell|odor|stink|light|lamp|warning|message|code|shak|vibrat|shudder|shimm|wobbl|smok|steam|leak|drip|hesitat|misfir|stall|surg|problem|issue)/
const LINKING = new Set(['is', 'was', 'has', 'are', 'have', 'now', 'all'])
/** These deny the noun behind them, not a verb further on. */
const NOUN_ONLY = new Set(['no', 'zero', 'without'])
/** With these begins when or where something is: "no squeal when braking" denies the squeal alone. */
const CONDITION = new Set([
  'when',
  'whenever',
  'while',
  'if',
  'once',
  'after',
  'at',
  'on',
  'in',
  'over',
  'under',
  'during',
  'above',
  'below',
])
/** Between a denial and the moment it holds for: "doesn't do it when cold", "no noise over bumps". */
const HANDED_ON = new Set([
  'do',
  'happen',
  'make',
  'occur',
  'it',
  'that',
  'this',
  'the',
  'a',
  'any',
  'noise',
  'sound',
  'problem',
  'problems',
  'there',
  'really',
  'much',
  'same',
  'so',
  'bad',
])
/** What is well at a moment is not the trouble of that moment: "goes away when I turn left", "fine on the highway". */
const WELL = new Set([
  'fine',
  'ok',
  'okay',
  'good',
  'great',
  'well',
  'perfect',
  'perfectly',
  'normal',
  'normally',
  'works',
  'quiet',
  'silent',
  'smooth',
  'gone',
  'away',
  'stops',
  'disappears',
  'vanishes',
  'better',
])
/** Between what is well and the moment of it. */
const MOMENT = new Set([
  ...CONDITION,
  'only',
  'again',
  'i',
  'you',
  'we',
  'it',
  'the',
  'a',
  'my',
  'is',
  'am',
  'are',
])
/** "Cold start is fine", "when warm it runs fine". */
const MOMENT_ENDS = new Set([
  'cold',
  'warm',
  'hot',
  'idle',
  'idling',
  'start',
  'starts',
  'startup',
  'highway',
  'freeway',
  'motorway',
  'speed',
  'speeds',
  'town',
  'city',
  'neutral',
  'park',
  'reverse',
  'morning',
  'braking',
  'accelerating',
  'turning',
])
const IS_WELL =
  /^(?:it )?(?:is |are |was |runs |drives |works |starts |feels |sounds |seems )(?:all |just |perfectly |totally )?(?:fine|ok|okay|good|great|perfect|normal|well|smooth|quiet)\b/
/** "The light is off", "the lamp has never come on". */
const LAMP = /^(?:light|lights|lamp|lamps|warning|indicator|symbol|icon)$/
const IS_OFF =
  /^(?:(?:is|are|was|were|stays|stayed|has|have|do|does|did|will)? ?(?:now |always |been )?(?:off|out|dark)\b(?! when| while| and on| then)|(?:is|are|was|were|has|have|do|does|did|will)? ?(?:not|never) (?:been |come |comes |came |go |goes |went |gone |turn |turns |turned )?(?:on|up|lit|light|lighting)\b)/
/** "nearly dies at lights", "almost stalled": what nearly happened did not; "almost no brakes" and "almost to the floor" did. */
const NEARLY = new Set(['nearly', 'almost'])
const ENGINE_STOPS = /^(die|dies|died|dying|stall|stalls|stalled|stalling|quit|quits|cut|cuts|shut|shuts)$/
/** What is done to the car: "grinds without braking" denies the braking, and says nothing of how it brakes. */
const DOING = new Set([
  'braking',
  'accelerating',
  'turning',
  'steering',
  'driving',
  'moving',
  'touching',
  'pressing',
  'pushing',
  'hitting',
  'stepping',
  'using',
  'applying',
])
/** "won't start, just clicks": that it does not start denies no click. */
const STARTING = new Set(['start', 'starting', 'crank', 'catch', 'fire', 'run'])
/** "even without braking", "with or without braking": it is there either way. */
const EITHER_WAY = new Set(['even', 'or', 'and'])
/** Words before a sign in which a negation is looked for. */
const SCOPE = 4

/** First and last token of words that stand together. */
type Span = readonly [number, number]

export type Polarity = 'present' | 'absent' | 'doubtful'

/**
 * Whether the words before a place deny it. A negation reaches to the end of its clause, four words at most.
 * `all` places of its phrase, which may stand in several.
 */
export function polarityAt(tokens: readonly Token[], [start, end]: Span, all: readonly Span[]): Polarity {
  const isPart = all.length > 1
  const clause = tokens[start]?.clause
  const before = tokens[start - 1]
  if (
    before?.clause === clause &&
    NEARLY.has(before?.word ?? '') &&
    ENGINE_STOPS.test(tokens[start]?.word ?? '')
  )
    return 'doubtful'
  for (let place = start - 1; place >= 0 && place >= start - SCOPE; place -= 1) {
    const token = tokens[place]
    if (!token || token.clause !== clause) break
    if (!NEGATIONS.has(token.word)) continue
    const next = tokens[place + 1]?.word ?? ''
    const afterNext = tokens[place + 2]?.word ?? ''
    if (DOUBT.has(next)) {
      // "No idea why it overheats": that it does is taken for granted.
      if (ASKING.has(afterNext)) continue
      return 'doubtful'
    }
    if (FALSE_FRIENDS.has(next)) continue
    // "No, it still grinds": it answers, and denies nothing of what follows.
    if (token.word === 'no' && ANSWERED.has(next) && tokens[place - 1]?.clause !== clause) continue
    // "Can't find the leak" has one.
    if (
      SEEKING.has(next) &&
      (afterNext === 'the' ||
        afterNext === 'out' ||
        (next === 'stop' && afterNext === 'it') ||
        ASKING.has(afterNext))
    )
      continue
    // "It has never overheated before today".
    if (BEFORE_NOW.test(sentenceBehind(tokens, end))) continue
    const following = tokens.slice(place, place + 4).map(({ word }) => word)
    if (SAID_OF_THE_MOMENT.test(following.join(' '))) continue
    if (token.word === 'without' && DOING.has(next)) {
      if (EITHER_WAY.has(tokens[place - 1]?.word ?? '')) continue
      return 'doubtful'
    }
    // "will not start in the morning" denies the start, not the morning.
    // "does not go to the floor" denies all of it.
    const goesTo = next === 'go' && tokens[place + 2]?.word === 'to'
    if (BOUNDED_VERBS.has(next) && !goesTo && place + 1 < start) continue
    if (isPart && place + 1 === start && start === end && STARTING.has(next)) return 'doubtful'
    // "no squeal when braking", "does not squeal when braking": the moment was not denied.
    const between = tokens.slice(place + 1, start).map(({ word }) => word)
    if (CONDITION.has(tokens[start]?.word ?? '') && between.some((word) => !HANDED_ON.has(word)))
      return 'doubtful'
    // "no smoke and the brakes squeal": `no` denies one thing; behind "and" begins another.
    if (NOUN_ONLY.has(token.word) && tokens.slice(place + 1, start).some(({ word }) => word === 'and'))
      continue
    return 'absent'
  }
  if (MENDED.test(sentenceBehind(tokens, end)) && !BACK.test(sentenceBehind(tokens, end, 20)))
    return 'doubtful'
  if (isWellThen(tokens, [start, end], all) || isFeared(tokens, start)) return 'doubtful'
  if (isLampThatIsOff(tokens, start, end)) return 'absent'
  const behind = wordsBehind(tokens, end, 2)
  // "the knocking is gone", "the noise has stopped".
  for (const word of behind) {
    if (word === 'gone' && !tokens.slice(start, end + 1).some((token) => CEASES.test(token.word))) break
    if (STOPPED.has(word)) return 'absent'
    if (!LINKING.has(word)) break
  }
  return 'present'
}

/** "Had a flat last week, plugged it": mended by who tells it, unless it came back. */
const MENDED = /^(?:\w+ ){0,3}(?:plugged|patched|fixed|repaired) (?:it|that)\b/
const BACK = /\b(?:back|again|still|returned|now)\b/

/** The next words of the same sentence. */
function sentenceBehind(tokens: readonly Token[], end: number, count = 6): string {
  const sentence = tokens[end]?.sentence
  return tokens
    .slice(end + 1, end + count)
    .filter((token) => token.sentence === sentence)
    .map(({ word }) => word)
    .join(' ')
}

/** The next words of the same clause. */
function wordsBehind(tokens: readonly Token[], end: number, count: number): string[] {
  const clause = tokens[end]?.clause
  return tokens
    .slice(end + 1, end + 1 + count)
    .filter((token) => token.clause === clause)
    .map(({ word }) => word)
}

/**
 * "I'm scared it'll overheat this summer", "he says the brakes could fail", "what if they fail", "it used to overheat": what
 * may come, or was, is not there now.
 */
const FEARED =
  /\b(?:scared|afraid|worried|fear|fears|terrified|nervous|hope|hoping|wonder|wondering)(?: (?!and|because|since)\w+){0,5} (?:will|would|might|may|could|going to|gonna)(?: \w+){0,2}$|\b(?:says|said|thinks|tells|told|warns|warned|heard)(?: (?!but|because|since)\w+){0,6} (?:will|would|might|may|could|going to|gonna)(?: \w+){0,2}$|\b(?:what if|in case|(?:know|tell) if|a chance)(?: \w+){0,3}$|(?<!than (?:it|i|they|she|he) )\bused to(?: be)?$/
/** Words before a sign in which a fear is looked for. */
const FEAR_SCOPE = 9
function isFeared(tokens: readonly Token[], start: number): boolean {
  const { clause, sentence } = tokens[start] ?? {}
  const before = tokens.slice(Math.max(0, start - FEAR_SCOPE), start)
  return (
    FEARED.test(
      before
        .filter((token) => token.clause === clause)
        .map(({ word }) => word)
        .join(' '),
    ) && !tokens.some((token) => token.sentence === sentence && HAPPENED.has(token.word))
  )
}
/** What is feared to come again has been there. */
const HAPPENED = new Set(['again', 'already', 'yesterday', 'keeps', 'kept'])

/** Of lamps that are told to be off; a phrase that says itself "brake light is out" tells of a dead bulb. */
function isLampThatIsOff(tokens: readonly Token[], start: number, end: number): boolean {
  let place = end
  while (place >= start && !LAMP.test(tokens[place]?.word ?? '')) place -= 1
  if (place < start) return false
  const off = IS_OFF.exec(wordsBehind(tokens, place, 6).join(' '))?.[0].trim()
  return off !== undefined && place + off.split(' ').length > end
}

/** Whether a moment is named as the one in which all is well. A phrase that says itself "stops when pressed" is not. */
function isWellThen(tokens: readonly Token[], [start, end]: Span, all: readonly Span[]): boolean {
  const clause = tokens[start]?.clause
  let isMoment = CONDITION.has(tokens[start]?.word ?? '')
  if (MOMENT_ENDS.has(tokens[end]?.word ?? '') && IS_WELL.test(wordsBehind(tokens, end, 4).join(' ')))
    return true
  for (let place = start - 1; place >= 0 && place >= start - SCOPE; place -= 1) {
    const token = tokens[place]
    if (!token || token.clause !== clause) return false
    if (WELL.has(token.word)) return isMoment && !all.some(([from, to]) => place >= from && place <= to)
    if (!MOMENT.has(token.word)) return false
    isMoment ||= CONDITION.has(token.word)
  }
  return false
}

const DENYING_WITHIN = new Set(['not', 'never', 'no', 'without', 'zero'])

/** "the pedal is not soft": a sign whose own words a negation parts is denied as one behind a negation. */
export function polarityWithin(tokens: readonly Token[], start: number, end: number): Polarity {
  for (let place = start + 1; place < end; place += 1) {
    const token = tokens[place]
    if (!token || !DENYING_WITHIN.has(token.word)) continue
    const next = tokens[place + 1]?.word ?? ''
    const following = tokens.slice(place, place + 4).map(({ word }) => word)
    if (SAID_OF_THE_MOMENT.test(following.join(' '))) return 'doubtful'
    if (DOUBT.has(next)) return 'doubtful'
    if (FALSE_FRIENDS.has(next) || (BOUNDED_VERBS.has(next) && place + 1 < end)) continue
    if (token.clause === tokens[end]?.clause) return 'absent'
  }
  return 'present'
}

export function isHedged(tokens: readonly Token[], start: number): boolean {
  const clause = tokens[start]?.clause
  for (let place = start - 1; place >= 0 && place >= start - SCOPE; place -= 1) {
    const token = tokens[place]
    if (!token || token.clause !== clause) return false
    if (HEDGES.has(token.word)) return true
  }
  return false
}
