/** A connected region of a plane, in pixels; `strength` is the mean height of the plane in it. */
export interface LitRegion {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly pixels: number
  readonly strength: number
}

/** Regions that stand above a threshold; pixels no further apart than `gap` belong together. */
export function litRegions(
  plane: Float32Array,
  width: number,
  height: number,
  threshold: number,
  gap: number,
): LitRegion[] {
  const runs: number[] = []
  const firstOfRow: number[] = []
  const sums: number[] = []
  for (let y = 0; y < height; y++) {
    firstOfRow.push(runs.length / 2)
    let start = -1
    let last = -1
    let sum = 0
    let count = 0
    const offset = y * width
    for (let x = 0; x < width; x++) {
      const value = plane[offset + x] ?? 0
      if (value < threshold) continue
      if (start >= 0 && x - last > gap) {
        runs.push(start, last)
        sums.push(sum, count)
        start = -1
      }
      if (start < 0) {
        start = x
        sum = 0
        count = 0
      }
      last = x
      sum += value
      count++
    }
    if (start >= 0) {
      runs.push(start, last)
      sums.push(sum, count)
    }
  }
  firstOfRow.push(runs.length / 2)
  const parents = Int32Array.from({ length: runs.length / 2 }, (_, index) => index)
  for (let y = 1; y < height; y++)
    for (let above = Math.max(0, y - gap); above < y; above++)
      joinRows(runs, parents, firstOfRow, above, y, gap)
  return gather(runs, sums, parents, firstOfRow)
}

function joinRows(
  runs: readonly number[],
  parents: Int32Array,
  firstOfRow: readonly number[],
  above: number,
  below: number,
  gap: number,
): void {
  let upper = firstOfRow[above] ?? 0
  const upperEnd = firstOfRow[above + 1] ?? 0
  let lower = firstOfRow[below] ?? 0
  const lowerEnd = firstOfRow[below + 1] ?? 0
  while (upper < upperEnd && lower < lowerEnd) {
    const upperLast = runs[upper * 2 + 1] ?? 0
    const lowerLast = runs[lower * 2 + 1] ?? 0
    const isNear = (runs[upper * 2] ?? 0) <= lowerLast + gap && (runs[lower * 2] ?? 0) <= upperLast + gap
    if (isNear) parents[rootOf(parents, upper)] = rootOf(parents, lower)
    if (upperLast < lowerLast) upper++
    else lower++
  }
}

function rootOf(parents: Int32Array, index: number): number {
  let root = index
  while (parents[root] !== root) {
    const parent = parents[root] ?? root
    parents[root] = parents[parent] ?? parent
    root = parents[root] ?? root
  }
  return root
}

function gather(
  runs: readonly number[],
  sums: readonly number[],
  parents: Int32Array,
  firstOfRow: readonly number[],
): LitRegion[] {
  const found = new Map<
    number,
    { left: number; right: number; top: number; bottom: number; sum: number; pixels: number }
  >()
  let y = 0
  for (let run = 0; run < parents.length; run++) {
    while ((firstOfRow[y + 1] ?? Number.POSITIVE_INFINITY) <= run) y++
    const root = rootOf(parents, run)
    const left = runs[run * 2] ?? 0
    const right = (runs[run * 2 + 1] ?? 0) + 1
    const sum = sums[run * 2] ?? 0
    const pixels = sums[run * 2 + 1] ?? 0
    const region = found.get(root)
    if (!region) found.set(root, { left, right, top: y, bottom: y + 1, sum, pixels })
    else {
      region.left = Math.min(region.left, left)
      region.right = Math.max(region.right, right)
      region.bottom = y + 1
      region.sum += sum
      region.pixels += pixels
    }
  }
  return [...found.values()].map(({ sum, ...region }) => ({ ...region, strength: sum / region.pixels }))
}
