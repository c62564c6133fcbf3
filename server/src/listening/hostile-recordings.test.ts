import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { hostileRecording, NINE_CONTAINERS } from '../../test/hostile-recordings.ts'
import { hostileListening } from '../../test/listen-to-hostile.ts'

const hostile = hostileListening()
afterAll(() => hostile.close())

describe('a recording that was made to do harm', () => {
  it('is heard where it is sound: all nine kinds of files', async () => {
    for (const [, bytes] of NINE_CONTAINERS) await hostile.listen(bytes)
    expect([...hostile.outcomes]).toEqual([['heard', 9]])
  }, 120_000)

  it('gets an answer that files may have: npm run fuzz asks 10,000 of them', async () => {
    await fc.assert(
      fc.asyncProperty(hostileRecording, ({ bytes }) => hostile.listen(bytes)),
      { numRuns: 150, seed: 20_261_120 },
    )
  }, 240_000)
})
