import type { CarPicture } from './draw-car.ts'

export type Cut = 'light' | 'dark'

/** How much of a bar stands at a place of the car, 0 to 1: its darkness on paper, its light in the dark. */
export function toneOf(picture: CarPicture, cut: Cut, reach: number): (x: number, y: number) => number {
  const { width, height, pixelsPerUnit, unitsHigh, marginLeft, marginBelow } = picture
  const read = (values: readonly number[], x: number, y: number) => {
    const column = Math.round((x + marginLeft) * pixelsPerUnit)
    const row = Math.round((unitsHigh - marginBelow - y) * pixelsPerUnit)
    return column < 0 || row < 0 || column >= width || row >= height ? null : values[row * width + column]
  }
  const darkness = (x: number, y: number) => {
    const value = read(picture.grays, x, y)
    return value === null ? 0 : 1 - (value ?? 255) / 255
  }
  const isCar = (x: number, y: number) => read(picture.mask, x, y) === 1
  const around = (x: number, y: number) => {
    let sum = 0
    for (let i = -2; i <= 2; i++)
      for (let j = -1; j <= 1; j++) sum += darkness(x + (i * reach) / 4, y + j / 2)
    return sum / 15
  }
  if (cut === 'light') return around
  return (x, y) => {
    const dark = around(x, y)
    if (!isCar(x, y)) return y < 1.5 ? dark * 0.7 : 0
    const lit = Math.max(0.055, (1 - dark) * 1.02)
    // The outline shines: without it the roof would melt into the night.
    const isEdge = !(isCar(x, y + 2.4) && isCar(x, y - 2.4))
    return isEdge ? Math.max(lit, 0.66) : lit
  }
}
