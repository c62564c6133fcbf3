import { createHash } from 'node:crypto'
import { emptyFacts, LIMITS } from '@candi/contracts'
import type { DiagnosisParts, OpinionReader } from '@candi/server/conversation/ports'
import { takeTurn } from '@candi/server/conversation/take-turn'
import { authoredMessages, requestFor } from './bench-requests.ts'
import { cpuMilliseconds, cpuOf } from './cpu-of.ts'
import { median } from './quantile.ts'

const TURNS = 400
const WARM = 50

export interface TurnFigures {
  /** CPU of each turn, and what of it were the reader, the reading of signs, and all the rest. */
  readonly turnsMs: readonly number[]
  readonly readerMs: readonly number[]
  readonly signsMs: readonly number[]
  readonly restMs: readonly number[]
  /** Hashing one megabyte in the same process. */
  readonly hashMs: number
}

/** CPU of one turn against hashing one megabyte in the same process. */
export async function measureTurns(all: DiagnosisParts): Promise<TurnFigures> {
  const block = Buffer.alloc(1 << 20, 7)
  const { parts, spent } = watched(all)
  for (let warm = 0; warm < WARM; warm += 1) await takeTurn(parts, requestFor(warm))
  const turnsMs: number[] = []
  const hashes: number[] = []
  const shares = { readerMs: [] as number[], signsMs: [] as number[], restMs: [] as number[] }
  for (let index = 0; index < TURNS; index += 1) {
    spent.reader = 0
    spent.signs = 0
    const turn = await cpuOf(() => takeTurn(parts, requestFor(index)))
    turnsMs.push(turn)
    shares.readerMs.push(spent.reader)
    shares.signsMs.push(spent.signs)
    shares.restMs.push(turn - spent.reader - spent.signs)
    hashes.push(await cpuOf(() => createHash('sha256').update(block).digest()))
  }
  return { turnsMs, ...shares, hashMs: median(hashes) }
}

/** Leaves room for what words tell that come to stand beside each other, and for what is read in them by meaning. */
const MOST_FINDINGS = LIMITS.findings - 20
const LONGEST_ROUNDS = 9

/** CPU of the turn of the longest case that a request may carry. */
export async function measureLongestCase(parts: DiagnosisParts): Promise<number> {
  const texts = longestCase(parts)
  const request = {
    messages: texts.map((text, place) => ({
      id: `m${place}`,
      role: 'user' as const,
      parts: [{ type: 'text' as const, text }],
    })),
    facts: emptyFacts(),
  }
  const turnsMs: number[] = []
  for (let round = 0; round < LONGEST_ROUNDS; round += 1)
    turnsMs.push(await cpuOf(() => takeTurn(parts, request)))
  return median(turnsMs)
}

/** Messages of the most characters out of as many different words as there are, and never of more findings than are weighed. */
function longestCase({ signs }: DiagnosisParts): string[] {
  const told = new Set<string>()
  const words = authoredMessages.filter((text) => {
    const more = signs.read(text).map(({ observation }) => observation.finding)
    if (new Set([...told, ...more]).size > MOST_FINDINGS) return false
    for (const finding of more) told.add(finding)
    return true
  })
  const all = words.join('\n')
  const { messageCharacters, caseCharacters } = LIMITS
  return Array.from({ length: Math.floor(caseCharacters / messageCharacters) }, (_, place) =>
    all.slice(place * messageCharacters, (place + 1) * messageCharacters),
  )
}

/** The same parts, which add up what the reader and the reading of signs take. */
function watched(parts: DiagnosisParts) {
  const spent = { reader: 0, signs: 0 }
  const { reader, signs } = parts
  const byReader = async <Value>(read: () => Promise<Value>): Promise<Value> => {
    const start = cpuMilliseconds()
    const value = await read()
    spent.reader += cpuMilliseconds() - start
    return value
  }
  const watchedReader = (one: OpinionReader): OpinionReader => {
    const { recognise, forTurn } = one
    return {
      opinionOf: (text) => byReader(() => one.opinionOf(text)),
      ...(recognise && {
        recognise: (text, byPhrases) => byReader(() => recognise(text, byPhrases)),
      }),
      ...(forTurn && { forTurn: () => watchedReader(forTurn()) }),
    }
  }
  return {
    spent,
    parts: {
      ...parts,
      signs: {
        read(text: string) {
          const start = cpuMilliseconds()
          const found = signs.read(text)
          spent.signs += cpuMilliseconds() - start
          return found
        },
      },
      reader: reader && watchedReader(reader),
    } satisfies DiagnosisParts,
  }
}
