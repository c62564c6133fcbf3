import type { AuthoredMessage } from './read-authored-messages.ts'

/** A pair is first looked at when it shares so many of its rarest runs. */
const SHARED_FIRST = 12

/**
 * The pairs of messages that have more than half of their runs of five characters in common (Jaccard), each as "ID and ID".
 * Who has more than half in common has some of the rarest in common too, so that only the few pairs which share a rare run
 * are compared whole: the prefix filter of Chaudhuri, Ganti and Kaushik (2006), exact, and far faster than all pairs.
 */
export function pairsAlike(messages: readonly AuthoredMessage[]): string[] {
  const shortestFirst = withRunsByRarity(messages).sort((a, b) => a.runs.length - b.runs.length)
  const shorterWith = new Map<number, number[]>()
  const shared = new Uint16Array(shortestFirst.length)
  const alike: string[] = []
  for (const [index, { id, runs }] of shortestFirst.entries()) {
    // Of a pair alike the other is more than half as long as this one, so more than half of these runs are in both.
    const enough = Math.min(SHARED_FIRST, Math.floor(runs.length / 2) + 1)
    const met: number[] = []
    for (const run of runs.subarray(0, Math.ceil(runs.length / 2) + enough - 1))
      for (const other of shorterWith.get(run) ?? []) {
        const before = shared[other] ?? 0
        if (before === 0) met.push(other)
        shared[other] = before + 1
      }
    for (const other of met) {
      const theirs = shortestFirst[other]
      if (theirs && (shared[other] ?? 0) >= enough && likeness(runs, theirs.runs) > 0.5)
        alike.push(`${theirs.id} and ${id}`)
      shared[other] = 0
    }
    // For whoever comes later, and is no shorter, more than two thirds of these runs are in both of a pair alike.
    for (const run of runs.subarray(0, Math.ceil(runs.length / 3) + SHARED_FIRST - 1)) {
      const holders = shorterWith.get(run)
      if (holders) holders.push(index)
      else shorterWith.set(run, [index])
    }
  }
  return alike
}

/** Each message's different runs of five characters as numbers, the rarest of the whole school first. */
function withRunsByRarity(messages: readonly AuthoredMessage[]): { id: string; runs: Uint32Array }[] {
  const texts = messages.map(({ id, text }) => ({ id, runs: runsOf(text) }))
  const holders = new Map<string, number>()
  for (const { runs } of texts) for (const run of runs) holders.set(run, (holders.get(run) ?? 0) + 1)
  const rarity = new Map([...holders].sort(([, a], [, b]) => a - b).map(([run], place) => [run, place]))
  return texts.map(({ id, runs }) => ({
    id,
    runs: Uint32Array.from(runs, (run) => rarity.get(run) ?? 0).sort(),
  }))
}

function runsOf(text: string): Set<string> {
  const plain = text.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ')
  return new Set(
    Array.from({ length: Math.max(plain.length - 4, 1) }, (_, start) => plain.slice(start, start + 5)),
  )
}

/** What two sorted lists have in common, as a share of all that stands in either. */
function likeness(ours: Uint32Array, theirs: Uint32Array): number {
  let common = 0
  let place = 0
  for (const run of ours) {
    while ((theirs[place] ?? Number.POSITIVE_INFINITY) < run) place += 1
    if (theirs[place] === run) common += 1
  }
  return common / (ours.length + theirs.length - common)
}
