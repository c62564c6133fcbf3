import { hasCeased, isMended } from './ceased-sign.ts'
import { isFeared } from './feared-sign.ts'
import { isLampThatIsOff } from './lamp-off.ts'
import { SCOPE, type Span, sentenceBehind } from './nearby-words.ts'
import type { Token } from './read-tokens.ts'
import { CONDITION, isWellThen } from './well-moment.ts'

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
/** These deny the noun behind them, not a verb further on. */
const NOUN_ONLY = new Set(['no', 'zero', 'without'])
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
/** "nearly dies at lights", "almost stalled": what nearly happened did not; "almost no brakes" and "almost to the floor" did. */
const NEARLY = new Set(['nearly', 'almost'])
const ENGINE_STOPS = /^(die|dies|died|dying|stall|stalls|stalled|stalling|quit|quits|cut|cuts|shut|shuts)$/
/** With these ends what `no` denies: "no houses nearby temp gauge is in the red", told without a comma. */
const THERE = new Set(['nearby', 'anywhere', 'whatsoever'])
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

/** "Drops to nothing at idle", "almost nothing when cold" tell of what is left. */
const SHRUNK = new Set([
  'to',
  'almost',
  'near',
  'nearly',
  'about',
  'practically',
  'basically',
  'for',
  'next',
  'than',
  'of',
])

/** Between "nothing" and the place of which it is told. */
const LEADING = new Set(['on', 'in', 'at', 'under', 'inside', 'from', 'the', 'a', 'my', 'is', 'was'])

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
  // "Nothing inside", "nothing on the highway": whatever is told, it is not there.
  if (isNothingBefore(tokens, start)) return isPart ? 'doubtful' : 'absent'
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
    if (NOUN_ONLY.has(token.word) && between.some((word) => word === 'and' || THERE.has(word))) continue
    return 'absent'
  }
  if (isMended(tokens, end) || isWellThen(tokens, [start, end], all) || isFeared(tokens, [start, end]))
    return 'doubtful'
  return isLampThatIsOff(tokens, start, end) || hasCeased(tokens, [start, end]) ? 'absent' : 'present'
}

function isNothingBefore(tokens: readonly Token[], start: number): boolean {
  const clause = tokens[start]?.clause
  let place = start - 1
  while (tokens[place]?.clause === clause && LEADING.has(tokens[place]?.word ?? '')) place -= 1
  const token = tokens[place]
  return token?.clause === clause && token?.word === 'nothing' && !SHRUNK.has(tokens[place - 1]?.word ?? '')
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
