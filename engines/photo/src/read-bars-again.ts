import type { PhotoEyes } from './photo-eyes.ts'
import type { Picture } from './picture.ts'
import { type Point, type Quad, wholeOf } from './text-quad.ts'
import { warpQuad } from './text-warp.ts'
import { vinInBarcodes } from './vin-in-barcode.ts'

/** Readers of bars look along rows and columns: the long bars of a VIN leave a row where they are tilted. */
const TILTS_DEGREES = [0, 5, -5, 9, -9]
const LONGER_SIDE = 1_500
/** Growing shows nothing that is not there. */
const MOST_GROWTH = 2
const STRENGTH = 1.2

/** Bars that were too tilted, small or soft, looked at again: turned level, enlarged and sharpened. */
export async function readBarsAgain(
  picture: Picture,
  eyes: Pick<PhotoEyes, 'readBarcodes'>,
): Promise<string | null> {
  const factor = Math.min(MOST_GROWTH, LONGER_SIDE / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * factor), Math.round(picture.height * factor)]
  for (const degrees of TILTS_DEGREES) {
    const level = sharpened(warpQuad(picture, tilted(picture, (degrees * Math.PI) / 180), width, height))
    const vin = vinInBarcodes(await eyes.readBarcodes(level))
    if (vin !== null) return vin
  }
  return null
}

function tilted(picture: Picture, radians: number): Quad {
  const [x, y] = [picture.width / 2, picture.height / 2]
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const turn = ([px, py]: Point): Point => [
    x + (px - x) * cos - (py - y) * sin,
    y + (px - x) * sin + (py - y) * cos,
  ]
  const [a, b, c, d] = wholeOf(picture)
  return [turn(a), turn(b), turn(c), turn(d)]
}

/** Every value moved away from the mean of its four neighbours. */
function sharpened({ width, height, data }: Picture): Picture {
  const out = new Uint8Array(data)
  const row = width * 3
  for (let i = row + 3; i < data.length - row - 3; i++) {
    const value = data[i] ?? 0
    const around = ((data[i - 3] ?? 0) + (data[i + 3] ?? 0) + (data[i - row] ?? 0) + (data[i + row] ?? 0)) / 4
    const moved = value + 2 * STRENGTH * (value - around)
    out[i] = Math.min(255, Math.max(0, moved))
  }
  return { width, height, data: out }
}
