import { type CanvasPen, fill, line, ramp } from './canvas-pen.ts'

const GLASS = `M64.6 111.4 C66 118 70 126.4 75.4 133 C78 136.4 82 138 88 138.8 C108 141 128 142.2 147 142
  C178 141.6 207 139.6 230 134.4 C240 132 249 128 258 122.8 C272 114.8 288 107.4 301 103.4
  C294 102.8 286 102.8 276 103 C200 105.6 130 109 64.6 111.4 Z`

/** Windows with the sky in them, the pillars between, and the edges of both screens. */
export function drawGlass(pen: CanvasPen) {
  pen.canvas.save()
  pen.canvas.clip(new Path2D(GLASS))
  pen.canvas.fillStyle = ramp(
    pen,
    [96, 140],
    [232, 96],
    [
      [0, 14],
      [0.36, 30],
      [0.47, 60],
      [0.49, 140],
      [0.585, 150],
      [0.6, 40],
      [1, 12],
    ],
  )
  pen.canvas.fill(new Path2D(GLASS))
  pen.canvas.restore()
  fill(pen, 236, 'M171.6 142.6 L177.4 142.4 L182.6 106 L175.6 106.2 Z')
  fill(pen, 236, 'M96.4 140.4 L101 141 L105 109.2 L100.4 109.4 Z')
  fill(pen, 236, 'M265.4 119.4 L268.6 117.6 L271.6 103.1 L268 103.2 Z')
  fill(pen, 228, 'M258 124.6 C272 116.6 288 108.6 303 104.4 L311 104.4 C294 109.6 276 118.6 262 126.8 Z')
  line(pen, 2.6, 20, 'M251 135.6 C262 131.6 270 126.8 278 122.4 C294 113.6 308 107.6 321 103.8')
  fill(pen, 24, 'M33 132.6 C27 124.6 20.6 114.6 16.4 106.4 L26 107.4 C30 115.4 36 124.4 42 131.4 Z')
}
