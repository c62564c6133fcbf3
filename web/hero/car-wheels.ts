import { type CanvasPen, disc, gray } from './canvas-pen.ts'
import { BODY } from './car-body.ts'

export const WHEELS = [
  [84, 33],
  [346, 33],
] as const
export const TIRE_RADIUS = 33.5
const SPOKE = 'M2 -5 L22 -7 L22 -2 L9 -.4 L9 .4 L22 2 L22 7 L2 5 Z'

/** Arch, tire, rim and five double spokes, twice. */
export function drawWheels(pen: CanvasPen) {
  const { canvas } = pen
  for (const [x, y] of WHEELS) {
    canvas.save()
    canvas.clip(new Path2D(BODY))
    disc(pen, 236, x, y + 0.6, 41.5)
    disc(pen, 4, x, y + 0.6, 38.6)
    canvas.restore()
    disc(pen, 255, x, y, TIRE_RADIUS + 1.6)
    disc(pen, 20, x, y, TIRE_RADIUS)
    disc(pen, 255, x, y, 24)
    disc(pen, 12, x, y, 21.6)
    for (let spoke = 0; spoke < 5; spoke++) {
      canvas.save()
      canvas.translate(x, y)
      canvas.rotate(Math.PI / 2 + (spoke * Math.PI * 2) / 5)
      canvas.fillStyle = gray(255)
      canvas.fill(new Path2D(SPOKE))
      canvas.restore()
    }
    disc(pen, 255, x, y, 7.4)
    disc(pen, 20, x, y, 3.4)
  }
}
