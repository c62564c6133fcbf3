import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PhotoEyes, type Picture, readKindHeads, tellKind } from '@candi/engines/photo'
import { beforeAll, describe, expect, it } from 'vitest'
import { openOnnxPhotoEmbedding } from './onnx-photo-embedding.ts'
import { productRoot } from './product-root.ts'

const weights = join(productRoot, 'engines', 'photo', 'weights')
const heads = readKindHeads(JSON.parse(readFileSync(join(weights, 'kind-heads.json'), 'utf8')))

function drawn(
  width: number,
  height: number,
  paint: (x: number, y: number, plane: number) => number,
): Picture {
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let plane = 0; plane < 3; plane += 1) data[(y * width + x) * 3 + plane] = paint(x, y, plane)
  return { width, height, data }
}

/** The same for the same place every time. */
const noise = (x: number, y: number, plane: number) =>
  (Math.imul(x * 3 + plane + y * 7_919, 2_654_435_761) >>> 24) & 255

/** Dark strokes on white paper, line under line. */
const page = (x: number, y: number) =>
  y % 24 > 8 || x < 40 || x > 440 || noise(x >> 2, Math.floor(y / 24), 0) > 128 ? 245 : 30

describe('the image net', () => {
  let embed: PhotoEyes['embed']
  beforeAll(async () => {
    embed = await openOnnxPhotoEmbedding(weights)
  })

  it('gives as many numbers as the heads read, the same for the same picture', async () => {
    const picture = drawn(320, 240, noise)
    const first = await embed(picture)
    expect(first.length).toBe(heads.weights[0]?.length)
    expect(await embed(picture)).toEqual(first)
  })

  it('is called for a picture of any shape', async () => {
    for (const [width, height] of [
      [64, 64],
      [2_048, 80],
      [80, 1_200],
    ] as const)
      expect((await embed(drawn(width, height, noise))).every(Number.isFinite)).toBe(true)
  })

  it.each([
    ['noise', drawn(480, 360, noise)],
    ['a page of text', drawn(480, 640, page)],
    ['a plain wall', drawn(480, 360, (x) => 150 + (x * 40) / 480)],
    ['a colourful gradient', drawn(480, 360, (x, y, plane) => [x / 2, y / 2, 255 - x / 2][plane] ?? 0)],
  ])('takes %s for no car', async (_, picture) => {
    const told = tellKind(heads, { embedding: await embed(picture), lines: [], lamps: [] })
    expect(told[0]?.id).toBe('not_car')
  })
})
