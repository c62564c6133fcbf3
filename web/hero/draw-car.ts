import { clear, disc, fill, openPen } from './canvas-pen.ts'
import { BODY, drawBody } from './car-body.ts'
import { drawDetails } from './car-details.ts'
import { drawGlass } from './car-glass.ts'
import { drawWheels, TIRE_RADIUS, WHEELS } from './car-wheels.ts'

/** A small hatchback seen from the side, in grays; runs in a browser, which is the one that draws. */
export interface CarPicture {
  readonly width: number
  readonly height: number
  readonly pixelsPerUnit: number
  readonly unitsHigh: number
  readonly marginLeft: number
  readonly marginBelow: number
  /** 0 black to 255 white, row by row. */
  readonly grays: readonly number[]
  /** 1 where there is car. */
  readonly mask: readonly number[]
}

export function drawCar(pixelsPerUnit: number): CarPicture {
  const pen = openPen(pixelsPerUnit)
  const { width, height } = pen.canvas.canvas
  const pixels = () => {
    const { data } = pen.canvas.getImageData(0, 0, width, height)
    return Array.from({ length: width * height }, (_, index) => data[index * 4] ?? 0)
  }
  drawBody(pen)
  drawGlass(pen)
  drawDetails(pen)
  drawWheels(pen)
  const grays = pixels()
  clear(pen)
  fill(pen, 0, BODY)
  for (const [x, y] of WHEELS) disc(pen, 0, x, y, TIRE_RADIUS)
  const mask = pixels().map((value) => (value < 128 ? 1 : 0))
  const { high: unitsHigh, marginLeft, marginBelow } = pen
  return { width, height, pixelsPerUnit, unitsHigh, marginLeft, marginBelow, grays, mask }
}
