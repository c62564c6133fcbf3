const WIDTH = 1440
const HEIGHT = 120
const PITCH = 6
/** Columns from one tick to the next. */
const TICK_EVERY = 12
const TICK_HEIGHTS = [1, 0.52, 0.3, 0.16]

/** Rough on the left, steady and quiet on the right: bars, and the ticks that stand out of them. */
function drawCalm() {
  // A fixed noise, so that the drawing is the same on the server and in every browser.
  let seed = 5
  const noise = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  let bars = ''
  let ticks = ''
  for (let column = 0; column * PITCH + 3 < WIDTH; column += 1) {
    const x = column * PITCH + 3
    const rough = (1 - Math.min(1, x / WIDTH / 0.72)) ** 1.4
    const tick = TICK_HEIGHTS[column % TICK_EVERY] ?? 0
    const quiet = 6 + 2.4 * Math.sin(column * 0.5) + rough * 34 * (0.2 + 0.8 * noise())
    const height = tick ? Math.max(quiet, rough * 110 * tick + 6) : quiet
    const bar = `M${x} ${(HEIGHT / 2 - height / 2).toFixed(1)}v${height.toFixed(1)}`
    if (tick > 0.5 && rough > 0.05) ticks += bar
    else bars += bar
  }
  return { bars, ticks }
}
const drawn = drawCalm()

/** The motif of the house: a tick that dies away. Strokes take their colors from CSS (`.calm`, `.calm .ticks`). */
export function CalmWave({ className = '' }: { className?: string }) {
  return (
    <svg
      className={`calm ${className}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
    >
      <path d={drawn.bars} />
      <path className="ticks" d={drawn.ticks} />
    </svg>
  )
}
