import type { FindingState } from '@candi/domain'
import type { ActReader } from '@candi/engines/text'
import { asksSomething } from './asks-something.ts'
import { plainWords } from './plain-words.ts'

type Acts = Pick<ActReader, 'read'>

/** What a line answers to the question that stands open. */
interface SaidAnswer {
  readonly state: FindingState
  /** Whether it opens the line, and more is said behind it: "nah, it's fine when I press it". */
  readonly isOpening: boolean
}

/** Of 24 answers among 552 lines by other hands all are so sure, and nothing else is (evaluation/act-lines.tsv). */
const SURE = 0.45
const STATES: ReadonlyMap<string, FindingState> = new Map([
  ['yes', 'present'],
  ['no', 'absent'],
  ['not_sure', 'unknown'],
])
const setOf = (lines: string) => new Set(lines.split('|'))
/** Lines of few letters, which the reader of acts is not sure of. */
const SHORT: readonly (readonly [FindingState, ReadonlySet<string>])[] = [
  [
    'present',
    setOf(
      'yup|si|that is right|it is|it did|they do|i think so|i guess|i guess so|a little|a little bit|a bit|a tad|just a bit|only a little|only slightly|slightly|somewhat|kind of|kinda|sort of|sometimes|at times|now and then|once in a while|occasionally',
    ),
  ],
  [
    'absent',
    setOf(
      'not really|no not really|they dont|they do not|i dont think so|i do not think so|not that i know of|not that i can tell',
    ),
  ],
  [
    'unknown',
    setOf(
      'maybe|perhaps|possibly|unsure|never checked|i didnt notice|i cant tell|skip|skip it|skip this|skip that|skip this one|skip that one|skip this question',
    ),
  ],
]
/** These are answers wherever they open a line; "no" may deny what follows it, and answers before these alone. */
const INTERJECTIONS = setOf('yes|yeah|yea|yep|yup|ya|nope|nah|naw')
const BEHIND_NO = setOf('i|it|they|we|there|nothing|none|never')
const DENIES = setOf('no|none|nothing')
/** Characters of a line that answers, whatever it adds. */
const LONGEST = 160
/** Words of an answer that a comma ends. */
const OPENING_WORDS = 5

/** What a line answers that is nothing but an answer: "nope", "couldn't tell you"; null for every other. */
export function answerOf(acts: Acts, text: string): FindingState | null {
  if (text.length > LONGEST) return null
  const line = plainWords(text).join(' ')
  const short = SHORT.find(([, lines]) => lines.has(line))
  if (short) return short[0]
  const { act, probability } = acts.read(text)
  return probability >= SURE ? (STATES.get(act) ?? null) : null
}

/** What it does that is no answer, whatever word it opens with. */
const DOES_OTHERWISE = new Set(['doubts', 'misread', 'corrects', 'takes_back', 'new_case', 'enough'])
const doesOtherwise = (acts: Acts, text: string) => {
  const { act, probability } = acts.read(text)
  return probability >= SURE && (DOES_OTHERWISE.has(act) || act.startsWith('asks_'))
}

/** What a line answers, whole or in its opening; null where it answers nothing. */
export function saidAnswer(acts: Acts, text: string): SaidAnswer | null {
  if (text.length > LONGEST) return null
  const opening = openingOf(acts, text)
  if (opening) return opening
  const state = answerOf(acts, text)
  return state && { state, isOpening: false }
}

function openingOf(acts: Acts, text: string): SaidAnswer | null {
  const [clause = ''] = text.split(/[,.;:!–—]/, 1)
  const words = plainWords(clause)
  const [first = '', second = ''] = words
  const isInterjection = INTERJECTIONS.has(first) || (first === 'no' && BEHIND_NO.has(second))
  // "No headlights at all, low or high" denies something of its own.
  const mayBeClause = isInterjection || second === '' || !DENIES.has(first)
  const isClause = clause.length < text.trim().length && words.length <= OPENING_WORDS && mayBeClause
  const opening = isClause ? clause : isInterjection ? first : ''
  const rest = text.slice(text.toLowerCase().indexOf(opening.toLowerCase()) + opening.length)
  if (opening === '' || !/\p{L}/u.test(rest) || asksSomething(rest)) return null
  const state = answerOf(acts, opening)
  // "Yeah nah" says both.
  const isBoth = INTERJECTIONS.has(second) && answerOf(acts, second) !== answerOf(acts, first)
  if (state === null || isBoth || doesOtherwise(acts, text) || doesOtherwise(acts, rest)) return null
  return { state, isOpening: true }
}
