/** One connected part of a mask. */
export interface MaskPart {
  readonly mask: Uint8Array
  readonly area: number
  /** Pixels of it that touch one that is not of it. */
  readonly outline: number
}

/** Its connected parts, the one that weighs most in the middle of the picture first; holes belong to the part around them. */
export function largestParts(mask: Uint8Array, width: number, height: number): MaskPart[] {
  const labels = new Int32Array(mask.length)
  const parts: { part: MaskPart; weight: number }[] = []
  for (const [start, value] of mask.entries()) {
    if (value === 0 || labels[start] !== 0) continue
    const own = fill(mask, labels, start, parts.length + 1, width, height)
    const filled = withoutHoles(own, width, height)
    parts.push({ part: partOf(filled, width, height), weight: weightOf(filled, width, height) })
  }
  return parts.sort((left, right) => right.weight - left.weight).map(({ part }) => part)
}

function fill(
  mask: Uint8Array,
  labels: Int32Array,
  start: number,
  label: number,
  width: number,
  height: number,
): Uint8Array {
  const own = new Uint8Array(mask.length)
  const open = [start]
  labels[start] = label
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    own[place] = 1
    for (const next of neighbours(place, width, height))
      if (mask[next] !== 0 && labels[next] === 0) {
        labels[next] = label
        open.push(next)
      }
  }
  return own
}

/** What cannot be reached from the edge of the picture without crossing the part is inside it. */
function withoutHoles(own: Uint8Array, width: number, height: number): Uint8Array {
  const outside = own.map((value) => 1 - value)
  const reached = new Uint8Array(own.length)
  const open: number[] = []
  for (let place = 0; place < own.length; place += 1) {
    const [x, y] = [place % width, Math.floor(place / width)]
    const isEdge = x === 0 || y === 0 || x === width - 1 || y === height - 1
    if (!isEdge || outside[place] === 0) continue
    reached[place] = 1
    open.push(place)
  }
  for (let place = open.pop(); place !== undefined; place = open.pop())
    for (const next of neighbours(place, width, height))
      if (outside[next] !== 0 && reached[next] === 0) {
        reached[next] = 1
        open.push(next)
      }
  return reached.map((value) => 1 - value)
}

function neighbours(place: number, width: number, height: number): number[] {
  const x = place % width
  const near: number[] = []
  if (x > 0) near.push(place - 1)
  if (x < width - 1) near.push(place + 1)
  if (place >= width) near.push(place - width)
  if (place < width * (height - 1)) near.push(place + width)
  return near
}

function partOf(mask: Uint8Array, width: number, height: number): MaskPart {
  let area = 0
  let outline = 0
  for (const [place, value] of mask.entries()) {
    if (value === 0) continue
    area += 1
    const near = neighbours(place, width, height)
    if (near.length < 4 || near.some((next) => mask[next] === 0)) outline += 1
  }
  return { mask, area, outline }
}

/** Each pixel counts by how near the middle it lies: 1 there, 0.1 in the corners. */
function weightOf(mask: Uint8Array, width: number, height: number): number {
  let sum = 0
  for (const [place, value] of mask.entries()) {
    if (value === 0) continue
    const [u, v] = [(place % width) / width - 0.5, Math.floor(place / width) / height - 0.5]
    sum += Math.max(0.1, 1 - 1.8 * Math.hypot(u, v))
  }
  return sum
}
