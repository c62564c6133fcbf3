import type { Picture } from './picture.ts'

/** Lightness of each pixel as it is written in the file, 0 (black) to 255: luma of ITU-R BT.601. */
export function greyPlane({ width, height, data }: Picture): Float32Array {
  const plane = new Float32Array(width * height)
  for (let at = 0, from = 0; at < plane.length; at += 1, from += 3)
    plane[at] = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0)
  return plane
}
