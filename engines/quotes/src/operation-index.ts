import { singular } from './quote-words.ts'

/** A job by its names, as the catalogue has them. */
export interface NamedOperation {
  readonly id: string
  /** Words that name it together; those of one place stand apart by a bar. */
  readonly names: readonly string[]
  readonly unless: readonly string[]
  readonly looks: boolean
}

/** One name: for each of its places the words that may stand there. */
interface Name {
  readonly operation: NamedOperation
  readonly unless: ReadonlySet<string>
  readonly places: readonly (readonly string[])[]
}

/** Jobs that one line names at most. */
const MOST_JOBS = 4
/** Words of a line that are compared; what stands behind them tells a story. */
const MOST_WORDS = 60
/** Shorter words differ too little from each other to be put right. */
const LEAST_MISTYPED = 5
const MOST_MISTYPED = 24

/** Work that is done, not only looked at. */
const DOES: ReadonlySet<string> = new Set(
  'replace replaced replacement install installation new repair r rr renew rebuild remove fix reseal'.split(
    ' ',
  ),
)

/** Which jobs of a catalogue a line names; a slip of the finger is put right where only one word is meant. */
export class OperationIndex {
  /** Names by each word of their first place. */
  readonly #names: ReadonlyMap<string, readonly Name[]>
  readonly #known: ReadonlySet<string>
  readonly #mistyped: ReadonlyMap<string, string | null>

  constructor(operations: readonly NamedOperation[]) {
    const names = new Map<string, Name[]>()
    const known = new Set<string>()
    for (const operation of operations) {
      const unless = new Set(operation.unless.map(singular))
      for (const written of operation.names) {
        const places = written.split(' ').map((place) => place.split('|').map(singular))
        for (const word of places.flat()) known.add(word)
        for (const word of places[0] ?? [])
          names.set(word, [...(names.get(word) ?? []), { operation, unless, places }])
      }
      for (const word of unless) known.add(word)
    }
    this.#names = names
    this.#known = known
    this.#mistyped = slipsOf(known)
  }

  /** Ids of the jobs that these words name, the one with the most words first; none where they name nothing that is known. */
  find(words: readonly string[]): string[] {
    const all = new Set(words.slice(0, MOST_WORDS).map((word) => this.#meant(word)))
    const left = new Set(all)
    const found: NamedOperation[] = []
    while (found.length < MOST_JOBS) {
      const best = this.#best(left, all)
      if (!best) break
      for (const word of best.used) left.delete(word)
      if (!found.includes(best.name.operation)) found.push(best.name.operation)
    }
    return withoutLooks(found, all).map(({ id }) => id)
  }

  #best(left: ReadonlySet<string>, all: ReadonlySet<string>) {
    let best: { name: Name; used: readonly string[] } | null = null
    for (const word of left)
      for (const name of this.#names.get(word) ?? []) {
        if (name.places.length <= (best?.used.length ?? 0)) continue
        const used = usedBy(name, left)
        if (used && !isBarred(name, used, all)) best = { name, used }
      }
    return best
  }

  #meant(word: string): string {
    if (this.#known.has(word) || word.length < LEAST_MISTYPED || word.length > MOST_MISTYPED) return word
    for (const slip of [word, ...withoutOne(word)]) {
      const meant = this.#mistyped.get(slip)
      if (meant && meant.charAt(0) === word.charAt(0) && Math.abs(meant.length - word.length) <= 1)
        return meant
    }
    return word
  }
}

/** The words of a line that fill the places of a name, each one place. */
function usedBy({ places }: Name, there: ReadonlySet<string>): string[] | null {
  const used: string[] = []
  for (const place of places) {
    const word = place.find((one) => there.has(one) && !used.includes(one))
    if (word === undefined) return null
    used.push(word)
  }
  return used
}

const isBarred = ({ unless }: Name, used: readonly string[], all: ReadonlySet<string>): boolean =>
  [...unless].some((word) => all.has(word) && !used.includes(word))

/** "Diagnose the alternator" looks at it, "diagnose and replace the alternator" replaces it. */
function withoutLooks(found: readonly NamedOperation[], all: ReadonlySet<string>): readonly NamedOperation[] {
  if (found.length < 2 || !found.some(({ looks }) => looks)) return found
  const isDone = [...DOES].some((word) => all.has(word))
  return found.filter(({ looks }) => looks !== isDone)
}

/** For each word and each word with one letter left out, the one known word that it stands for; null where there are several. */
function slipsOf(known: ReadonlySet<string>): Map<string, string | null> {
  const slips = new Map<string, string | null>()
  for (const word of known) {
    if (word.length < LEAST_MISTYPED) continue
    for (const slip of new Set([word, ...withoutOne(word)])) slips.set(slip, slips.has(slip) ? null : word)
  }
  return slips
}

const withoutOne = (word: string): string[] =>
  Array.from(word, (_, place) => word.slice(0, place) + word.slice(place + 1))
