import type { Picture } from './picture.ts'

/** The picture with its longer side at most `side`, every pixel the mean of those it covers; never enlarged. */
export function shrinkPicture(picture: Picture, side: number): Picture {
  const longer = Math.max(picture.width, picture.height)
  if (longer <= side) return picture
  const width = Math.max(1, Math.round((picture.width * side) / longer))
  const height = Math.max(1, Math.round((picture.height * side) / longer))
  const columns = Int32Array.from({ length: picture.width }, (_, x) =>
    Math.min(width - 1, Math.floor((x * width) / picture.width)),
  )
  const sums = new Float64Array(width * 3)
  const counts = new Float64Array(width)
  const data = new Uint8Array(width * height * 3)
  let y = 0
  for (let row = 0; row < height; row++) {
    sums.fill(0)
    counts.fill(0)
    const end = row === height - 1 ? picture.height : Math.ceil(((row + 1) * picture.height) / height)
    for (; y < end; y++) {
      let from = y * picture.width * 3
      for (let x = 0; x < picture.width; x++, from += 3) {
        const column = columns[x] ?? 0
        const to = column * 3
        sums[to] = (sums[to] ?? 0) + (picture.data[from] ?? 0)
        sums[to + 1] = (sums[to + 1] ?? 0) + (picture.data[from + 1] ?? 0)
        sums[to + 2] = (sums[to + 2] ?? 0) + (picture.data[from + 2] ?? 0)
        counts[column] = (counts[column] ?? 0) + 1
      }
    }
    for (let column = 0; column < width; column++)
      for (let plane = 0; plane < 3; plane++)
        data[(row * width + column) * 3 + plane] = Math.round(
          (sums[column * 3 + plane] ?? 0) / (counts[column] || 1),
        )
  }
  return { width, height, data }
}
