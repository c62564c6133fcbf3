import type { FindingState } from '@candi/domain'

const alone = (...ways: readonly string[]) =>
  new RegExp(
    String.raw`^\W*(?:${ways.join('|')})(?:\W+(?:sir|thanks|thank you|it (?:does|is|did)(?: not|n['’]?t)?|they (?:do|are)|i (?:do|did|am|think|believe|guess)|definitely|not really|not at all|at all|really|so|yet|sorry))*\W*$`,
    'i',
  )
const YES = alone(
  'yes',
  'yeah',
  'yea',
  'yep',
  'yup',
  'ya',
  'si',
  'correct',
  'it does',
  'it is',
  'it did',
  'they do',
  'definitely',
  'i think so',
  'that is right',
  "that'?s right",
  'right',
)
const NO = alone(
  'no',
  'nope',
  'nah',
  'never',
  'negative',
  'not really',
  'not at all',
  "it (?:does|is|did)(?:n'?t|n’t| not)",
  "they (?:do|are)(?:n'?t|n’t| not)",
  "i (?:do|did)(?:n'?t|n’t| not)(?: think)?",
  "i do(?:n'?t|n’t| not) think so",
)
const UNSURE = alone(
  'not sure',
  'unsure',
  'un sure',
  'maybe',
  'perhaps',
  'possibly',
  'dunno',
  'idk',
  'no idea',
  'no clue',
  "i do(?:n'?t|n’t| not) know",
  "do(?:n'?t|n’t| not) know",
  "i(?:'?m|’m| am) not sure",
  "i (?:can'?t|can’t|cannot) (?:tell|say)",
  "can'?t tell",
  'hard to (?:say|tell)',
)

/** What a typed line says when it is nothing but an answer: "yes", "nope", "not sure"; null for everything else. */
export function bareAnswer(text: string): FindingState | null {
  if (UNSURE.test(text)) return 'unknown'
  if (NO.test(text)) return 'absent'
  return YES.test(text) ? 'present' : null
}
