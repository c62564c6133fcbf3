import { createHash } from 'node:crypto'
import type { DiagnosisParts } from '@candi/server/conversation/ports'
import { takeTurn } from '@candi/server/conversation/take-turn'
import { requestFor } from './bench-requests.ts'
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

/** The same parts, which add up what the reader and the reading of signs take. */
function watched(parts: DiagnosisParts) {
  const spent = { reader: 0, signs: 0 }
  const { reader, signs } = parts
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
      reader: reader && {
        async opinionOf(text: string) {
          const start = cpuMilliseconds()
          const opinion = await reader.opinionOf(text)
          spent.reader += cpuMilliseconds() - start
          return opinion
        },
      },
    } satisfies DiagnosisParts,
  }
}
