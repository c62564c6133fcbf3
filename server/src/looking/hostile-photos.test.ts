import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { hostilePhoto, soundPhotos } from '../../test/hostile-photos.ts'
import { hostileLooking } from '../../test/look-at-hostile.ts'

const hostile = hostileLooking()
afterAll(() => hostile.close())

describe('a photo that was made to do harm', () => {
  it('is seen where it is sound: all formats, however they were written', async () => {
    const photos = await soundPhotos()
    for (const [, bytes] of photos) await hostile.look(bytes)
    expect([...hostile.outcomes]).toEqual([['seen', photos.length]])
  }, 120_000)

  it('gets an answer that files may have: npm run fuzz asks 5,000 of them', async () => {
    await fc.assert(
      fc.asyncProperty(await hostilePhoto(), ({ bytes }) => hostile.look(bytes)),
      { numRuns: 300, seed: 20_261_120 },
    )
  }, 240_000)
})
