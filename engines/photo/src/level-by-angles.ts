const TURN = 2 * Math.PI

/**
 * How far a needle has come from the low to the high end, 0 to 1 and a little beyond either; by x and y (downwards) of
 * pivot, tip, low and high end, in any unit. The scale is taken to go the short way round.
 */
export function levelByAngles(points: ArrayLike<number>): number {
  const [pivotX = 0, pivotY = 0] = [points[0], points[1]]
  const angleOf = (point: number) =>
    Math.atan2((points[2 * point + 1] ?? 0) - pivotY, (points[2 * point] ?? 0) - pivotX)
  const low = angleOf(2)
  const sweep = around(angleOf(3) - low, 0)
  return around(angleOf(1) - low, sweep / 2) / sweep
}

/** The same angle within half a turn of another. */
const around = (angle: number, middle: number) => angle - TURN * Math.round((angle - middle) / TURN)
