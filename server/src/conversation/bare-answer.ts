import type { FindingState } from '@candi/domain'

const alone = (...ways: readonly string[]) =>
  new RegExp(
    String.raw`^\W{0,9}(?:${ways.join('|')})(?:\W{1,9}(?:sir|thanks|thank you|it (?:does|is|did)(?: not(?! really| at all)|n['’]?t)?|they (?:do|are)|i (?:do|did|am|think|believe|guess)|definitely|not really|not at all|at all|really|so|yet|sorry)){0,6}\W{0,9}$`,
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
  '(?:yes,? |yeah,? )?(?:but )?(?:only |just )?(?:a (?:little|bit|tad)(?: bit)?|slightly|somewhat|kind ?of|kinda|sort ?of|sometimes|at times|now and then|once in a while|occasionally)',
  'i guess(?: so)?',
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
  "(?:nah |no )?not that (?:i|we)(?:['’]?ve| have)? (?:noticed?|know|saw|seen|heard?|can tell|could tell)(?: of)?",
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
  "(?:i |we )?(?:have(?:n['’]?t| not)|did(?:n['’]?t| not)|never)(?: really| yet)? (?:notic|check|look|tri|test|paid attention|pay attention)\\w{0,9}",
  "(?:i )?could(?:n['’]?t| not) (?:tell|say)(?: (?:ya|you))?",
  'no clue',
  "i do(?:n'?t|n’t| not) know",
  "do(?:n'?t|n’t| not) know",
  "i(?:'?m|’m| am) not sure",
  "i (?:can'?t|can’t|cannot) (?:tell|say)",
  "can'?t tell",
  'skip(?: (?:it|this|that)(?: (?:one|question))?)?',
  'hard to (?:say|tell)',
)

/** What a typed line says when it is nothing but an answer: "yes", "nope", "not sure"; null for everything else. */
export function bareAnswer(text: string): FindingState | null {
  if (UNSURE.test(text)) return 'unknown'
  if (NO.test(text)) return 'absent'
  return YES.test(text) ? 'present' : null
}
