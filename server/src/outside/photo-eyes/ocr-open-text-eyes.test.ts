import { codesIn, type Picture, readVin } from '@candi/engines/photo'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawnBySvg } from '../../../test/drawn-by-svg.ts'
import { openTextEyes, type TextEyes } from './ocr-open-text-eyes.ts'

interface Line {
  readonly text: string
  readonly y: number
  readonly size?: number
}

/** Text as a plate or a screen shows it, turned by so many degrees. */
async function written(lines: readonly Line[], degrees = 0): Promise<Picture> {
  const texts = lines.map(
    ({ text, y, size = 34 }) =>
      `<text x="60" y="${y}" font-family="DejaVu Sans Mono, Liberation Mono, monospace" font-size="${size}" fill="#eee">${text}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#20262c"/>${texts.join('')}</svg>`
  const upright = await drawnBySvg(svg).png().toBuffer()
  const turned = sharp(upright).rotate(degrees, { background: '#555' }).flatten({ background: '#555' })
  const { data, info } = await turned.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

const noBarcodes = { readBarcodes: async () => [] }
const VIN = '1HGCM82633A004352'
const PLATE: readonly Line[] = [
  { text: 'MADE IN USA', y: 110 },
  { text: VIN, y: 200 },
  { text: 'GVWR 4200', y: 290 },
]

describe('text read from pictures', () => {
  let eyes: TextEyes
  beforeAll(async () => {
    eyes = await openTextEyes()
  })

  it('gives lines from the top down, each with its place', async () => {
    const lines = await eyes.readText(await written(PLATE))
    expect(lines.map(({ text }) => text.replaceAll(' ', ''))).toEqual(['MADEINUSA', VIN, 'GVWR4200'])
    const [left = 1, top = 1, width = 0, height = 1] = lines[1]?.box ?? []
    // The letters begin at 60 of 640 and stand on the line 200 of 400.
    expect(Math.abs(left - 60 / 640)).toBeLessThan(0.03)
    expect(top).toBeLessThan(0.47)
    expect(top + height).toBeGreaterThan(0.49)
    expect(width).toBeGreaterThan(0.45)
  })

  it.each([0, 6, 90, 180])('reads a VIN from a plate turned by %i degrees', async (degrees) => {
    const picture = await written(PLATE, degrees)
    const reading = await readVin(
      picture,
      await eyes.readText(picture),
      { ...eyes, ...noBarcodes },
      { isWanted: true },
    )
    expect(reading).toMatchObject({ value: VIN, from: 'text' })
  })

  it('reads every code of a scanner screen', async () => {
    const screen = await written([
      { text: 'Fault codes 3', y: 80 },
      { text: 'P0301 Misfire', y: 160 },
      { text: 'P0420 Catalyst', y: 230 },
      { text: 'U0100 Lost comm', y: 300 },
    ])
    expect(codesIn(await eyes.readText(screen))).toEqual(['P0301', 'P0420', 'U0100'])
  })

  it('reads nothing where nothing is written', async () => {
    const bare = { width: 300, height: 200, data: new Uint8Array(300 * 200 * 3).fill(90) }
    expect(await eyes.readText(bare)).toEqual([])
  })

  it('spells a line once with each of its two readers, in probabilities that sum to one at every step', async () => {
    const line = { width: 288, height: 32, data: new Uint8Array(288 * 32 * 3).fill(90) }
    const spellings = await eyes.spellVin(line)
    expect(spellings).toHaveLength(2)
    for (const steps of spellings) {
      const sum = steps.slice(0, 34).reduce((total, value) => total + Math.exp(value), 0)
      expect(sum).toBeCloseTo(1, 3)
    }
  })
})
