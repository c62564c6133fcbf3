import type { Picture } from './picture.ts'

/** Side of the square that the image net looks at. */
export const EMBEDDING_SIDE = 224
/** What its training took off each plane, blue first, of 0 to 255. */
const MEANS = [103.939, 116.779, 123.68] as const

/** The whole picture squeezed into a square: three planes, blue first, each pixel the mean of the area it covers. */
export function embeddingInputOf(picture: Picture): Float32Array {
  const area = EMBEDDING_SIDE * EMBEDDING_SIDE
  const input = new Float32Array(3 * area)
  const columns = sharesOf(picture.width)
  const squeezed = new Float32Array(picture.height * EMBEDDING_SIDE * 3)
  for (let y = 0; y < picture.height; y += 1)
    for (let column = 0; column < EMBEDDING_SIDE; column += 1)
      for (const { at, share } of columns[column] ?? [])
        for (let plane = 0; plane < 3; plane += 1) {
          const to = (y * EMBEDDING_SIDE + column) * 3 + plane
          squeezed[to] =
            (squeezed[to] ?? 0) + share * (picture.data[(y * picture.width + at) * 3 + plane] ?? 0)
        }
  for (const [row, parts] of sharesOf(picture.height).entries())
    for (const { at, share } of parts)
      for (let column = 0; column < EMBEDDING_SIDE; column += 1)
        for (let plane = 0; plane < 3; plane += 1) {
          const to = (2 - plane) * area + row * EMBEDDING_SIDE + column
          input[to] = (input[to] ?? 0) + share * (squeezed[(at * EMBEDDING_SIDE + column) * 3 + plane] ?? 0)
        }
  for (const [plane, mean] of MEANS.entries())
    for (let at = plane * area; at < (plane + 1) * area; at += 1) input[at] = (input[at] ?? 0) - mean
  return input
}

/** For each place along a side of the square: the places of the picture that it covers, and their shares, together 1. */
function sharesOf(length: number): { at: number; share: number }[][] {
  return Array.from({ length: EMBEDDING_SIDE }, (_, place) => {
    const scale = length / EMBEDDING_SIDE
    const middle = (place + 0.5) * scale
    // Enlarged pictures are blended between neighbours instead of drawn as blocks.
    const reach = Math.max(1, scale) / 2
    const parts: { at: number; share: number }[] = []
    for (let at = Math.floor(middle - reach); at < middle + reach; at += 1) {
      const share = Math.min(at + 1, middle + reach) - Math.max(at, middle - reach)
      if (share > 0) parts.push({ at: Math.min(length - 1, Math.max(0, at)), share: share / (2 * reach) })
    }
    return parts
  })
}
