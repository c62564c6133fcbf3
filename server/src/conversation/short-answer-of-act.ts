import type { DiagnosisParts } from './ports.ts'

/** The short answer of knowledge/how-to.yaml that says of an act what is true of any car. */
const SHORT_ANSWERS: ReadonlyMap<string, string> = new Map([
  ['asks_shop', 'choose_workshop'],
  ['asks_human', 'talk_to_a_person'],
  ['asks_legal', 'safety_inspection'],
  ['asks_trust', 'afraid_of_being_cheated'],
  ['asks_interval', 'maintenance_schedule'],
  ['asks_which_part', 'right_part'],
  ['asks_buying', 'buy_used'],
  ['asks_candi', 'what_candi_can'],
  ['asks_all', 'replace_in_pairs'],
  ['asks_fix', 'diy_which'],
])
const ONLY_CARS = 'I only know cars, so I would be guessing there.'
const NOT_WITH_ME =
  'I leave that alone: it could hurt somebody or take what is theirs. If it is your own car and you are locked out, roadside help or a locksmith opens it; and what it does wrong I gladly look into.'
/** A kind sentence where there is none. */
const SENTENCES: ReadonlyMap<string, string> = new Map([
  [
    'asks_meaning',
    'I do not have that among my words. Write the word or the code alone (“what is a tensioner”, “P0420”), or say the color and the picture of the lamp, and I tell you what it means.',
  ],
  ['threat', NOT_WITH_ME],
  ['defeat', NOT_WITH_ME],
  ['not_car', ONLY_CARS],
  ['other_machine', ONLY_CARS],
  ['gibberish', 'I could not read that. Write it once more, in your own words.'],
])

/** Surer than of what the sheet answers: what is true of any car may miss the question. */
const SURE = 0.3

/** What is answered to an act that nothing nearer meets; null where nothing is. */
export function shortAnswerOfAct(
  { acts, howTos }: Pick<DiagnosisParts, 'acts' | 'howTos'>,
  text: string,
): string | null {
  const { act, probability } = acts.read(text)
  if (probability < SURE) return null
  const id = SHORT_ANSWERS.get(act)
  return howTos.find((howTo) => howTo.id === id)?.answer ?? SENTENCES.get(act) ?? null
}

/** The short answers that it may lead to: each must be there. */
export const SHORT_ANSWERS_OF_ACTS: readonly string[] = [...SHORT_ANSWERS.values()]
