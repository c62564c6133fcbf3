import { describe, expect, it } from 'vitest'
import { findGauges } from './find-gauges.ts'

const PICTURE = { width: 640, height: 480, data: new Uint8Array(640 * 480 * 3) }
const NOTHING = -9

/** A finder that sees gauges at places of the whole picture: column, row, logit, and how often half a side doubles. */
const finderOf = (
  peaks: readonly (readonly [column: number, row: number, logit: number, doublings: number])[],
) => ({
  findGauges: async (_: Float32Array, width: number, height: number) => {
    const plane = (width / 8) * (height / 8)
    const told = new Float32Array(4 * plane)
    told.fill(NOTHING, 0, plane)
    if (width === 640)
      for (const [column, row, logit, doublings] of peaks) {
        told[row * 80 + column] = logit
        told[3 * plane + row * 80 + column] = doublings
      }
    return told
  },
})

describe('the places of gauges', () => {
  it('are squares about the middle of their eight pixels, as large as the finder says', async () => {
    // Column 10 is 80 to 88 pixels, row 20 is 160 to 168; half a side is 20 pixels, doubled once 40.
    const [place] = await findGauges(PICTURE, finderOf([[10, 20, 2, 1]]))
    expect(place?.box.map((edge, index) => Math.round(edge * (index % 2 === 0 ? 640 : 480)))).toEqual([
      44, 124, 80, 80,
    ])
    expect(place?.probability).toBeCloseTo(1 / (1 + Math.exp(-2)), 6)
  })

  it('are the surest of those that lie close together, surest first', async () => {
    const found = await findGauges(
      PICTURE,
      finderOf([
        [10, 20, 1, 0],
        [11, 20, 3, 0],
        [40, 20, 2, 0],
      ]),
    )
    expect(found.map(({ box }) => Math.round(box[0] * 640 + 20))).toEqual([92, 324])
  })

  it('are none where the finder is sure of nothing', async () => {
    expect(await findGauges(PICTURE, finderOf([[10, 20, -3, 0]]))).toEqual([])
  })
})
