import { type CanvasPen, fill, gray, line, ramp } from './canvas-pen.ts'

export const BODY = `M16 24 C8 26 4 31 3 38 C1.6 46 1.6 54 3 61 C3.4 64 5 66.5 6 69 C7 80 9 92 14 103.5
  C18 113 25 124 32 133.4 C30 135.4 28.6 137.4 28.4 139.4 C33 141.4 41 142.6 50 143.4
  C80 146.2 112 148 146 148 C182 147.8 214 145.6 240 139.6 C252 136.6 262 131.6 272 126 C291 115.4 308 107.6 322 103.6
  C346 101.6 372 97.8 396 90.6 C406 87.2 414 82.6 419 77 C424.6 70.6 427.6 60 428 49 C428 41 427.4 35 424 29.6
  C421.4 25.4 417.6 23 411 22 L384 19.6 L300 17.6 L126 17.6 L48 20.4 Z`

/** The shadow on the ground, then the painted sheet metal with its light from above. */
export function drawBody(pen: CanvasPen) {
  const { canvas } = pen
  const shadow = canvas.createLinearGradient(0, 3, 0, -7)
  shadow.addColorStop(0, gray(110))
  shadow.addColorStop(1, 'rgba(255,255,255,0)')
  canvas.fillStyle = shadow
  canvas.beginPath()
  canvas.ellipse(214, -1, 205, 5, 0, 0, 7)
  canvas.fill()

  canvas.save()
  canvas.clip(new Path2D(BODY))
  canvas.fillStyle = ramp(
    pen,
    [0, 112],
    [0, 16],
    [
      [0, 206],
      [0.16, 196],
      [0.245, 188],
      [0.3, 104],
      [0.4, 112],
      [0.56, 150],
      [0.66, 196],
      [0.74, 170],
      [0.86, 104],
      [1, 40],
    ],
  )
  canvas.fillRect(-20, -20, 520, 200)
  canvas.fillStyle = ramp(
    pen,
    [0, 148],
    [0, 110],
    [
      [0, 40],
      [0.16, 120],
      [0.5, 150],
      [1, 200],
    ],
  )
  canvas.fill(new Path2D('M0 112 L0 160 L300 160 L322 104 L200 107 L60 111 Z'))
  rollOff(pen, 0, 44, -5)
  rollOff(pen, 430, 384, 376)
  canvas.fillStyle = 'rgba(255,255,255,.62)'
  canvas.fill(
    new Path2D('M318 104.6 C346 102 374 98.2 398 90.4 C407 87 413 83.6 418 79 C404 84.6 380 90.4 318 94.6 Z'),
  )
  // Shoulder and sill: a light lip with its shadow.
  line(pen, 2.4, 246, 'M8 86.4 C60 89.4 140 89.2 220 87.2 C300 85 356 81.6 410 74.6')
  line(pen, 2.6, 64, 'M8 82.6 C60 85.6 140 85.4 220 83.4 C300 81.2 356 77.8 412 70.4')
  line(pen, 2.2, 60, 'M124 33 C180 35.4 250 36.6 306 39.4')
  line(pen, 1.8, 238, 'M124 37 C180 39.4 250 40.6 306 43.4')
  fill(pen, 26, 'M112 17 L318 17 L316 24.6 C250 23.4 180 23.4 114 24.6 Z')
  canvas.restore()
}

/** The metal turns away from the light at both ends of the car. */
function rollOff({ canvas }: CanvasPen, dark: number, light: number, left: number) {
  const gradient = canvas.createLinearGradient(dark, 0, light, 0)
  gradient.addColorStop(0, 'rgba(20,20,20,.7)')
  gradient.addColorStop(1, 'rgba(20,20,20,0)')
  canvas.fillStyle = gradient
  canvas.fillRect(left, 0, 60, 112)
}
