import type { PhotoEyes } from '@candi/engines/photo'
import { describe, expect, it } from 'vitest'
import { checkPhotos } from './check-photos.ts'

const eyes: PhotoEyes = {
  readText: async () => [],
  readLine: async () => ({ text: '', probability: 0 }),
  spellVin: async () => [],
  readBarcodes: async () => [],
  tellLamps: async () => new Float32Array(),
  findGauges: async () => new Float32Array(),
  readGauges: async () => new Float32Array(),
  embed: async () => new Float32Array(),
}
const gone = () => Promise.reject(new Error('no such file'))

describe('candi doctor on photos', () => {
  it('says so where every part can be loaded', async () => {
    expect(await checkPhotos(eyes)).toEqual({
      about: 'photos',
      state: 'good',
      says: 'every part can be loaded',
    })
  })

  it('names the parts that cannot', async () => {
    expect(await checkPhotos({ ...eyes, tellLamps: gone, embed: gone })).toEqual({
      about: 'photos',
      state: 'look',
      says: 'cannot see lamps, the kind of photo until CANDI is installed again',
    })
  })
})
