import { describe, expect, it } from 'vitest'
import { ArrivingBytes } from './arriving-bytes.ts'

const BOUNDS = { bytesOfOne: 100, bytesInAll: 150 }
const NOTHING = { own: 0, all: 0 }
async function* pieces(count: number, bytes = 10) {
  for (let sent = 0; sent < count; sent += 1) yield new Uint8Array(bytes)
}
async function taken(bytes: AsyncIterable<Uint8Array>): Promise<number> {
  let sum = 0
  for await (const chunk of bytes) sum += chunk.byteLength
  return sum
}

describe('bytes that arrive', () => {
  it('are taken up to what the account may have waiting, and no further', async () => {
    const part = new ArrivingBytes(BOUNDS).charge('ann', { own: 60, all: 60 }, pieces(9))
    expect([await taken(part.bytes), part.refusal()]).toEqual([40, 'recordings-waiting'])
  })

  it('are taken up to what all may have waiting', async () => {
    const part = new ArrivingBytes(BOUNDS).charge('ann', { own: 0, all: 130 }, pieces(9))
    expect([await taken(part.bytes), part.refusal()]).toEqual([20, 'recordings-full'])
  })

  it('share the room where many parts come at once, whoever began first', async () => {
    const arriving = new ArrivingBytes(BOUNDS)
    const parts = Array.from({ length: 5 }, () => arriving.charge('ann', NOTHING, pieces(5)))
    const sums = await Promise.all(parts.map(({ bytes }) => taken(bytes)))
    expect(sums.reduce((sum, bytes) => sum + bytes)).toBe(100)
  })

  it('count once: while they come here, and then in the database', async () => {
    const arriving = new ArrivingBytes(BOUNDS)
    const lasting = arriving.charge('ann', NOTHING, pieces(9))
    const walk = lasting.bytes[Symbol.asyncIterator]()
    await walk.next()
    const short = arriving.charge('ann', NOTHING, pieces(5))
    expect(await taken(short.bytes)).toBe(50)
    short.end()
    // 10 of the lasting one are on their way, 50 are stored: 40 more fit.
    const next = arriving.charge('ann', { own: 50, all: 50 }, pieces(9))
    expect([await taken(next.bytes), next.refusal()]).toEqual([40, 'recordings-waiting'])
    next.end()
    // And the one that began before all of them finds no room either.
    expect([(await walk.next()).done, lasting.refusal()]).toEqual([true, 'recordings-waiting'])
    lasting.end()
    const after = arriving.charge('ann', NOTHING, pieces(9))
    expect(await taken(after.bytes)).toBe(90)
  })
})
