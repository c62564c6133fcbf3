import { BRIGHTEST_DOT } from '@candi/engines/audio'

/** Where a sound is heard: seconds and pitch. */
export type HeardBox = { fromSeconds: number; toSeconds: number; lowHertz: number; highHertz: number }

export const DOT_ROWS = 28
export const DOT_COLUMNS = 132
/** Of one dot in the units of the picture. */
export const DOT_WIDTH = 4
export const DOT_HEIGHT = 3.5
const STROKE = 2.96

const LOWEST_HERTZ = 100
const HIGHEST_HERTZ = 8_000
/** Pitch in the middle of a row; rows are a constant ratio apart. */
export const hertzOfRow = (row: number) =>
  LOWEST_HERTZ * (HIGHEST_HERTZ / LOWEST_HERTZ) ** ((row + 0.5) / DOT_ROWS)

/** One path a brightness, 1 to 4: dots of what was heard, and of the rest. */
export type DotPaths = { heard: string[]; rest: string[] }

/** The dots of a recording (`dotsOf`, DOT_COLUMNS by DOT_ROWS) as lines of a drawing, those inside a box apart. */
export function dotPaths(dots: Uint8Array, seconds: number, boxes: readonly HeardBox[]): DotPaths {
  const paths: DotPaths = {
    heard: Array.from({ length: BRIGHTEST_DOT }, () => ''),
    rest: Array.from({ length: BRIGHTEST_DOT }, () => ''),
  }
  for (let column = 0; column < DOT_COLUMNS; column += 1) {
    const at = ((column + 0.5) / DOT_COLUMNS) * seconds
    const here = boxes.filter(({ fromSeconds, toSeconds }) => fromSeconds <= at && at <= toSeconds)
    for (let row = 0; row < DOT_ROWS; row += 1) {
      const brightness = dots[column * DOT_ROWS + row] ?? 0
      if (brightness === 0) continue
      const hertz = hertzOfRow(row)
      const isHeard = here.some(({ lowHertz, highHertz }) => lowHertz <= hertz && hertz <= highHertz)
      const side = isHeard ? paths.heard : paths.rest
      const y = (DOT_ROWS - row - 0.5) * DOT_HEIGHT
      side[brightness - 1] += `M${column * DOT_WIDTH} ${y}h${STROKE}`
    }
  }
  return paths
}
