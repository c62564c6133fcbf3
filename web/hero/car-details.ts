import { type CanvasPen, fill, gray, line } from './canvas-pen.ts'
import { BODY } from './car-body.ts'

/** Shut lines, handles, lamps, bumpers, mirror, and the outline around it all. */
export function drawDetails(pen: CanvasPen) {
  line(pen, 1.7, 14, 'M179 105.8 C177.4 84 176.6 56 179 25')
  line(pen, 1.7, 14, 'M272.6 102.8 C277 86 278.4 68 276 48 C274.6 37 271.6 29 267 24.6')
  line(pen, 1.7, 14, 'M103 109 C98.4 101 98 90 102.4 76 C107 62 114 50 119.4 40')
  line(pen, 1.7, 14, 'M14 103 C30 104.6 44 104 50 100 C54 96 53 90 51 84')
  line(pen, 3, 12, 'M112 93.4 L128 93.2')
  line(pen, 3, 12, 'M188 92.2 L204 91.8')

  fill(pen, 10, 'M418.6 77.6 C409 82.6 398 85.6 384 87.4 C386 82.6 394 76.4 423 69.6 Z')
  pen.canvas.fillStyle = gray(248)
  pen.canvas.beginPath()
  pen.canvas.ellipse(407, 78.2, 5.4, 2.6, 0.32, 0, 7)
  pen.canvas.fill()
  fill(pen, 14, 'M9.4 92 C22 95.6 36 96.6 49 95.4 C50.4 88.6 46 82.6 38 80 C26 79 16 78.6 7 77.6 Z')
  fill(pen, 230, 'M12 89 C22 91.4 32 92 43 91 C43 88.6 42 86.6 39 85 C30 85.4 20 85 11 84 Z')

  line(pen, 2.4, 12, 'M426.6 58 C418 57 408 57 398 58.4')
  fill(pen, 18, 'M428 46 C418 45 404 45.6 392 48 C396 41 404 36 427 35.4 Z')
  line(pen, 2, 16, 'M4 63.4 C14 63.8 28 64 42 63')
  fill(pen, 18, 'M3.4 38 C14 37 26 37 38 39 C36 32 30 27 12 25.6 C6 28 4 32 3.4 38 Z')

  fill(
    pen,
    238,
    'M252 103 C252 111.6 258 115 268 114.2 C274 113.6 277 110 276 104.6 C270 102.4 258 102 252 103 Z',
  )
  fill(
    pen,
    14,
    'M254.4 104.6 C254.4 110.6 259 113 267.4 112.4 C272 112 274.2 109.4 273.6 105.8 C268 104.2 259 103.8 254.4 104.6 Z',
  )
  line(pen, 2.2, 10, BODY)
}
