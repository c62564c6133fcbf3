const WIDTH = 1_280
const HEIGHT = 960

/** Luma and both chromas of the colors in the film (ITU-R BT.601). */
const NIGHT = [24, 128, 128] as const
const GAUGE = [180, 128, 128] as const
const RED = [82, 90, 240] as const
type Color = typeof NIGHT | typeof GAUGE | typeof RED

/** A dashboard at night, as far as a camera needs one: two gauges, and a lamp between them. */
function colorAt(x: number, y: number): Color {
  if (Math.abs(x - 640) < 40 && Math.abs(y - 480) < 40) return RED
  const ring = Math.min(
    Math.abs(Math.hypot(x - 340, y - 480) - 200),
    Math.abs(Math.hypot(x - 940, y - 480) - 200),
  )
  return ring < 10 ? GAUGE : NIGHT
}

/** Two frames of a film for a camera of the tests, as YUV4MPEG2. */
export function cameraFilm(): Buffer {
  const frame = Buffer.alloc((WIDTH * HEIGHT * 3) / 2)
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const [luma, blue, red] = colorAt(x, y)
      frame[y * WIDTH + x] = luma
      if (x % 2 || y % 2) continue
      const at = WIDTH * HEIGHT + (y / 2) * (WIDTH / 2) + x / 2
      frame[at] = blue
      frame[at + (WIDTH * HEIGHT) / 4] = red
    }
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\n`)
  const mark = Buffer.from('FRAME\n')
  return Buffer.concat([head, mark, frame, mark, frame])
}
