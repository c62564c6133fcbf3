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
/** "not only squeals", "no matter", "no wonder", "not just": no negation of what follows. */
const FALSE_FRIENDS = new Set(['only', 'just', 'matter', 'wonder', 'doubt', 'longer', 'yet'])
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
const LINKING = new Set(['is', 'was', 'has', 'are', 'have', 'now', 'all'])
/** These deny the noun behind them, not a verb further on. */
const NOUN_ONLY = new Set(['no', 'zero', 'without'])
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

export type Polarity = 'present' | 'absent' | 'doubtful'

/**
 * Whether the words before a place deny it. A negation reaches to the end of its clause, four words at most.
 * `isPart` of a place whose phrase holds other words elsewhere.
 */
export function polarityAt(tokens: readonly Token[], start: number, end: number, isPart: boolean): Polarity {
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
    if (DOUBT.has(next)) return 'doubtful'
    if (FALSE_FRIENDS.has(next)) continue
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
    // "no smoke and the brakes squeal": `no` denies one thing; behind "and" begins another.
    if (NOUN_ONLY.has(token.word) && tokens.slice(place + 1, start).some(({ word }) => word === 'and'))
      continue
    return 'absent'
  }
  // "the knocking is gone", "the noise has stopped".
  for (const token of tokens.slice(end + 1, end + 3)) {
    if (token.clause !== clause) break
    if (STOPPED.has(token.word)) return 'absent'
    if (!LINKING.has(token.word)) break
  }
  return 'present'
}

/** "the pedal is not soft": a sign whose own words a negation parts is denied as one behind a negation. */
export function polarityWithin(tokens: readonly Token[], start: number, end: number): Polarity {
  for (let place = start + 1; place < end; place += 1) {
    const token = tokens[place]
    if (token?.word !== 'not' && token?.word !== 'never') continue
    const next = tokens[place + 1]?.word ?? ''
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
