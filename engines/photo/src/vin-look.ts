import type { PhotoEyes } from './photo-eyes.ts'
import type { Picture } from './picture.ts'
import { heightOf, pieceOf, type Quad, widthOf } from './text-quad.ts'
import { warpQuad } from './text-warp.ts'

/** Pieces of the found line that are read: shares left, top, right, bottom. Each reader errs differently on each. */
const PIECES: readonly (readonly [number, number, number, number])[] = [
  [0, 0, 1, 1],
  [-0.015, 0.08, 1.015, 0.92],
  [-0.03, -0.1, 1.03, 1.08],
  [-0.01, 0.04, 1.03, 1.02],
]
/** Width against height at which letters of a VIN stand as readers know them; photos may have been stretched. */
const SHAPES = [9, 13] as const
const LINE_HEIGHT = 48

/** One line looked at in several ways. */
export async function lookAtVinLine(
  picture: Picture,
  quad: Quad,
  eyes: Pick<PhotoEyes, 'spellVin'>,
): Promise<Float32Array[]> {
  const readings: Float32Array[] = []
  const own = widthOf(quad) / heightOf(quad)
  for (const [index, [left, top, right, bottom]] of PIECES.entries()) {
    const shape = index === 0 ? own : (SHAPES[index % SHAPES.length] ?? own)
    const piece = pieceOf(quad, left, top, right, bottom)
    const line = warpQuad(picture, piece, Math.max(LINE_HEIGHT, Math.round(LINE_HEIGHT * shape)), LINE_HEIGHT)
    readings.push(...(await eyes.spellVin(line)))
  }
  return readings
}
