/**
 * A message as words with their places: lower-cased, contractions opened, British words made American, so
 * that the knowledge files need one spelling. Places always point into the owner's own text.
 */
export interface Token {
  readonly word: string
  /** Offsets into the message, end exclusive. */
  readonly start: number
  readonly end: number
  /** Counts sentences from 0; a sign is told within one sentence. */
  readonly sentence: number
  /** Counts clauses from 0; a negation reaches no further than its clause. */
  readonly clause: number
}

const CONTRACTIONS: Readonly<Record<string, string>> = {
  "won't": 'will not',
  wont: 'will not',
  "can't": 'can not',
  cant: 'can not',
  cannot: 'can not',
  "don't": 'do not',
  dont: 'do not',
  "doesn't": 'does not',
  doesnt: 'does not',
  "didn't": 'did not',
  didnt: 'did not',
  "isn't": 'is not',
  isnt: 'is not',
  "aren't": 'are not',
  arent: 'are not',
  "wasn't": 'was not',
  wasnt: 'was not',
  "weren't": 'were not',
  "hasn't": 'has not',
  hasnt: 'has not',
  "haven't": 'have not',
  havent: 'have not',
  "hadn't": 'had not',
  "wouldn't": 'would not',
  wouldnt: 'would not',
  "couldn't": 'could not',
  couldnt: 'could not',
  "shouldn't": 'should not',
  "ain't": 'is not',
  aint: 'is not',
  "it's": 'it is',
  "that's": 'that is',
  thats: 'that is',
  "there's": 'there is',
  theres: 'there is',
  "i'm": 'i am',
  im: 'i am',
  "i've": 'i have',
  ive: 'i have',
  "i'll": 'i will',
  "it'll": 'it will',
  itll: 'it will',
  "i'd": 'i would',
  "he's": 'he is',
  "she's": 'she is',
  "they're": 'they are',
  "you're": 'you are',
  "we're": 'we are',
  "what's": 'what is',
  whats: 'what is',
  "car's": 'car is',
  "engine's": 'engine is',
  "light's": 'light is',
  "wheel's": 'wheel is',
  gonna: 'going to',
  wanna: 'want to',
  kinda: 'kind of',
  sorta: 'sort of',
  dunno: 'do not know',
  nothing: 'nothing',
  "y'all": 'you all',
  "'cause": 'because',
  cuz: 'because',
  cos: 'because',
}

const FOLDED: Readonly<Record<string, string>> = {
  tyre: 'tire',
  tyres: 'tires',
  colour: 'color',
  coloured: 'colored',
  bonnet: 'hood',
  windscreen: 'windshield',
  petrol: 'gas',
  gasoline: 'gas',
  gearbox: 'transmission',
  tranny: 'transmission',
  trans: 'transmission',
  handbrake: 'parking brake',
  'e-brake': 'parking brake',
  ebrake: 'parking brake',
  aircon: 'ac',
  'a/c': 'ac',
  'air-con': 'ac',
  cel: 'check engine light',
  mil: 'check engine light',
  eml: 'check engine light',
  revs: 'rpm',
  rpms: 'rpm',
  grey: 'gray',
  aluminium: 'aluminum',
  kerb: 'curb',
  kerbs: 'curbs',
  kerbed: 'curbed',
  motorway: 'highway',
  freeway: 'highway',
  interstate: 'highway',
  expressway: 'highway',
  centre: 'center',
  odour: 'odor',
  smelt: 'smelled',
  whilst: 'while',
  indicator: 'blinker',
  indicators: 'blinkers',
  lorry: 'truck',
  exhausts: 'exhaust',
  silencer: 'muffler',
  mudguard: 'fender',
  dashboard: 'dash',
  breaks: 'brakes',
  breaking: 'braking',
  stearing: 'steering',
  thru: 'through',
  ure: 'your',
  ur: 'your',
  u: 'you',
  pls: 'please',
  w: 'with',
  bc: 'because',
  tho: 'though',
  accelerator: 'gas pedal',
  throttle: 'gas pedal',
  damper: 'shock',
  dampers: 'shocks',
  alternater: 'alternator',
  spanner: 'wrench',
  hrs: 'hours',
  mins: 'minutes',
  lhs: 'left side',
  rhs: 'right side',
  nearside: 'near side',
  offside: 'off side',
  'power-steering': 'power steering',
  parkinglot: 'parking lot',
  tickover: 'idle',
  wiggly: 'wobbly',
}

/** The one spelling under which a word is compared; null where it opens into several. */
export function spelledAs(word: string): string | null {
  const folded = FOLDED[word] ?? CONTRACTIONS[word] ?? word
  return folded.includes(' ') ? null : folded
}

const WORD = /[\p{L}\p{N}]+(?:['’/-][\p{L}\p{N}]+)*|[.!?\n;:,()]/gu
const SENTENCE_END = new Set(['.', '!', '?', '\n'])
const CLAUSE_END = new Set([',', ';', ':', '(', ')'])
/** After these words a negation no longer holds: "no smoke but it knocks", "no smoke and the brakes grind". */
const CLAUSE_WORDS = new Set([
  'but',
  'although',
  'though',
  'however',
  'except',
  'then',
  'because',
  'so',
  'until',
  'unless',
])

export function readTokens(text: string): Token[] {
  const tokens: Token[] = []
  let sentence = 0
  let clause = 0
  for (const match of text.matchAll(WORD)) {
    const raw = match[0].replaceAll('’', "'").toLowerCase()
    const start = match.index
    const end = start + match[0].length
    if (SENTENCE_END.has(raw)) {
      // "3.5 miles" and "a.m." do not end a sentence: a full stop between letters or digits is no word of its own.
      if (!(raw === '.' && /[\p{L}\p{N}]/u.test(text[end] ?? ''))) {
        sentence += 1
        clause += 1
      }
      continue
    }
    if (CLAUSE_END.has(raw)) {
      clause += 1
      continue
    }
    if (CLAUSE_WORDS.has(raw)) clause += 1
    for (const word of opened(raw)) tokens.push({ word, start, end, sentence, clause })
  }
  return tokens
}

function opened(raw: string): string[] {
  const whole = CONTRACTIONS[raw] ?? FOLDED[raw]
  if (whole !== undefined) return whole.split(' ')
  if (!/['/-]/.test(raw)) return [raw]
  // "brake-pedal" and "stop/start" are two words; a possessive s is none.
  return raw
    .replace(/'s$/, '')
    .split(/['/-]/)
    .filter(Boolean)
    .flatMap((part) => (CONTRACTIONS[part] ?? FOLDED[part] ?? part).split(' '))
}
