import { openedWord, spelledAs } from './one-spelling.ts'

/**
 * The small pattern language in which the knowledge files say how owners put a sign into words:
 * `brak* ~ squeal*|screech*` is "a word beginning with brak and, in the same sentence, one of the others";
 * words side by side follow one another with at most two words between. `oil !change|life light` is the same,
 * unless one of the barred words stands in between, right before or right behind in the same clause.
 */
export interface Slot {
  readonly words: ReadonlySet<string>
  readonly stems: readonly string[]
}
export type Run = readonly Slot[]

export interface Phrase {
  readonly finding: string
  /** What it tells of the finding: "the pedal is firm" that a soft pedal is absent. */
  readonly tells: 'present' | 'absent'
  readonly source: string
  /** All of these must stand in one sentence. */
  readonly runs: readonly Run[]
  /** For each run the words that may stand neither within it nor right before or behind it. */
  readonly barred: readonly (Slot | null)[]
  /** Its own words that deny: where one of them was said ("will not start"), a negation before it is not counted. */
  readonly denials: ReadonlySet<string>
}

const DENIALS = new Set(['not', 'no', 'never', 'nothing', 'without', 'none', 'cannot'])

export function compilePhrase(finding: string, source: string, tells: Phrase['tells'] = 'present'): Phrase {
  const sides = source
    .toLowerCase()
    .split('~')
    .map((side) => side.trim().split(/\s+/).filter(Boolean))
    .filter((side) => side.some((slot) => !slot.startsWith('!')))
  const runs = sides.map((side) =>
    side
      .filter((slot) => !slot.startsWith('!'))
      .flatMap(openedSlots)
      .map(compileSlot),
  )
  const barred = sides.map((side) => {
    const words = side.filter((slot) => slot.startsWith('!')).map((slot) => slot.slice(1))
    return words.length > 0 ? compileSlot(words.join('|')) : null
  })
  const denials = new Set(
    runs.flatMap((run) => run.flatMap(({ words }) => [...words].filter((word) => DENIALS.has(word)))),
  )
  return { finding, tells, source, runs, barred, denials }
}

/** A word that messages open into two ("throttle", "cannot") is two words here as well; a choice cannot be. */
const openedSlots = (slot: string): string[] =>
  slot.includes('|') || slot.endsWith('*') ? [slot] : (openedWord(slot) ?? slot).split(' ')

export function compileSlot(text: string): Slot {
  const words = new Set<string>()
  const stems: string[] = []
  for (const choice of text.split('|').filter(Boolean)) {
    if (choice.endsWith('*')) {
      const stem = choice.slice(0, -1)
      stems.push(stem)
      // "tyre*" means every word that begins so, under the spelling in which messages are compared.
      const folded = spelledAs(stem)
      if (folded && folded !== stem) stems.push(folded)
    } else words.add(spelledAs(choice) ?? choice)
  }
  return { words, stems }
}
