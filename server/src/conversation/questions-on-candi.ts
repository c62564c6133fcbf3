import type { HowTo } from '@candi/domain'
import { isActOf } from './act-of-line.ts'
import { plainWords } from './plain-words.ts'
import type { DiagnosisParts } from './ports.ts'

/** The short answers on Candi itself; one is chosen by the ways of asking that stand with it in knowledge/how-to.yaml. */
export const ANSWERS_ON_CANDI: readonly string[] = [
  'talk_to_a_person',
  'who_is_candi',
  'what_candi_keeps',
  'come_back_later',
  'print_a_case',
  'delete_a_case',
  'what_candi_costs',
  'candi_independent',
  'other_languages',
  'photo_or_recording',
  'candi_limits',
  'what_candi_can',
  'why_candi_asks',
  'candi_accuracy',
  'candi_cars',
  'candi_offline',
]
/** Beside a case its sheet says how sure it is; without one "how sure are you" asks for this. */
const ACCURACY = 'candi_accuracy'

const OF_CANDI: ReadonlySet<string> = new Set(['asks_candi', 'asks_human'])
const OF_CERTAINTY: ReadonlySet<string> = new Set(['asks_certainty'])
const SURE = 0.4
/** Characters of a line that asks about Candi and nothing else. */
const LONGEST = 110

/** Words and pairs of words that stand next to each other. */
function turnsOf(text: string): readonly string[] {
  const words = plainWords(text)
  return [...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)]
}

interface Answers {
  readonly turns: ReadonlyMap<HowTo, ReadonlySet<string>>
  /** How few of the answers a turn of words leads to (inverse document frequency). */
  readonly rarityOf: (turn: string) => number
}
const answers = new WeakMap<readonly HowTo[], Answers>()

function answersOnCandi(howTos: readonly HowTo[]): Answers {
  const known = answers.get(howTos)
  if (known) return known
  const turns = new Map(
    howTos
      .filter(({ id }) => ANSWERS_ON_CANDI.includes(id))
      .map((howTo) => [howTo, new Set([howTo.title, ...howTo.asks].flatMap(turnsOf))] as const),
  )
  const rarityOf = (turn: string) => {
    const leads = [...turns.values()].filter((known) => known.has(turn)).length
    return leads === 0 ? 0 : Math.log(turns.size / leads)
  }
  const made = { turns, rarityOf }
  answers.set(howTos, made)
  return made
}

/** The short answer to a question about Candi itself: who it is, what it keeps, what it costs; null where it asks for anything else. */
export function howToOnCandi(
  { howTos, acts }: Pick<DiagnosisParts, 'howTos' | 'acts'>,
  text: string,
  hasCase: boolean,
): HowTo | null {
  if (text.length > LONGEST) return null
  if (!hasCase && isActOf(acts, text, OF_CERTAINTY, SURE))
    return howTos.find(({ id }) => id === ACCURACY) ?? null
  if (!isActOf(acts, text, OF_CANDI, SURE)) return null
  const { turns, rarityOf } = answersOnCandi(howTos)
  const asked = new Set(turnsOf(text))
  let [best, highest]: [HowTo | null, number] = [null, 0]
  for (const [howTo, known] of turns) {
    let shared = 0
    for (const turn of asked) if (known.has(turn)) shared += rarityOf(turn)
    if (shared > highest) [best, highest] = [howTo, shared]
  }
  return hasCase && best?.id === ACCURACY ? null : best
}
