/** Times to write below a picture: at most three or four, whole seconds, evenly apart, none at the very end. */
export function timeTicks(seconds: number): number[] {
  const step = Math.max(1, Math.ceil(seconds / 3))
  const count = Math.max(1, Math.ceil((seconds - 0.25 * step) / step))
  return Array.from({ length: count }, (_, index) => index * step)
}
