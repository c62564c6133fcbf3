import { describe, expect, it } from 'vitest'
import type { TextLine } from './judgement.ts'
import type { PhotoEyes } from './photo-eyes.ts'
import { readVin } from './read-vin.ts'
import { spelledSteps } from './vin-spelled-steps.ts'

const VIN = '1M8GDM9AXKP042788'
const picture = { width: 64, height: 64, data: new Uint8Array(64 * 64 * 3).fill(128) }
const line = (text: string, top = 0.4): TextLine => ({ text, probability: 0.9, box: [0.05, top, 0.9, 0.1] })

type Eyes = Pick<PhotoEyes, 'readText' | 'spellVin' | 'readBarcodes'>
const blind: Eyes = {
  readText: async () => [],
  spellVin: async () => [],
  readBarcodes: async () => [],
}

describe('the VIN in a photo', () => {
  it('is taken from bars before anything is read, without the letter that import stickers put before it', async () => {
    const eyes: Eyes = { ...blind, readBarcodes: async () => [{ format: 'Code39', text: `I${VIN}` }] }
    const reading = await readVin(picture, [], eyes)
    expect(reading).toMatchObject({ value: VIN, from: 'barcode', isRepaired: false })
    expect(reading?.probability).toBeGreaterThan(0.95)
  })

  it('is not the number of a part, though it has as many letters', async () => {
    const eyes: Eyes = {
      ...blind,
      readBarcodes: async () => [{ format: 'Code128', text: 'QX71234567890ABCD' }],
    }
    expect(await readVin(picture, [], eyes)).toBeNull()
  })

  it('is spelled from the line that looks like one', async () => {
    const eyes: Eyes = { ...blind, spellVin: async () => [spelledSteps(VIN)] }
    const reading = await readVin(picture, [line('GVWR 4536 LB', 0.1), line(`*${VIN}*`)], eyes)
    expect(reading).toMatchObject({ value: VIN, from: 'text', isRepaired: false })
    expect(reading?.probability).toBeGreaterThan(0.9)
  })

  it('is marked as repaired where its check digit changed what was read, and names the other reading', async () => {
    const eyes: Eyes = {
      ...blind,
      spellVin: async () => [spelledSteps('1M8GDM9AXKP0427B8', [[15, '8', 0.4]])],
    }
    const reading = await readVin(picture, [line('1M8GDM9AXKP0427B8')], eyes)
    expect(reading).toMatchObject({ value: VIN, isRepaired: true })
    expect(reading?.others).toContain('1M8GDM9AXKP0427B8')
  })

  it('is put together where the line was found in two pieces', async () => {
    const pieces: TextLine[] = [
      { text: '1M8GDM9A', probability: 0.9, box: [0.05, 0.4, 0.4, 0.1] },
      { text: 'XKP042788', probability: 0.9, box: [0.48, 0.4, 0.45, 0.1] },
    ]
    const eyes: Eyes = { ...blind, spellVin: async () => [spelledSteps(VIN)] }
    expect((await readVin(picture, pieces, eyes))?.value).toBe(VIN)
  })

  it('is looked for upside down only where a VIN is what the photo was taken for', async () => {
    const eyes: Eyes = {
      ...blind,
      readText: async ({ data }) => (data[0] === 1 ? [line(VIN)] : []),
      spellVin: async () => [spelledSteps(VIN)],
    }
    const upsideDown = { width: 2, height: 1, data: Uint8Array.from([9, 9, 9, 1, 1, 1]) }
    expect(await readVin(upsideDown, [line('88L2tOdKX')], eyes)).toBeNull()
    expect((await readVin(upsideDown, [line('88L2tOdKX')], eyes, { isWanted: true }))?.value).toBe(VIN)
  })

  it('is null where nothing looks like one', async () => {
    expect(
      await readVin(picture, [line('TIRE AND LOADING INFORMATION')], blind, { isWanted: true }),
    ).toBeNull()
  })
})
