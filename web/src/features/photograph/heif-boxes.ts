/** A box of ISO 14496-12: where its head begins, where its content lies, where it ends. */
export type HeifBox = { type: string; from: number; content: number; to: number }

/** A photo of a phone has some twenty at most; a grid of tiles brings a few hundred properties. */
const MOST_BOXES = 4_096

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** The boxes that lie one after the other from a place on, as far as they are whole. */
export function leadingBoxes(view: DataView, from: number, to: number): HeifBox[] {
  const boxes: HeifBox[] = []
  for (let at = from; at < to && boxes.length < MOST_BOXES; ) {
    const box = boxAt(view, at, to)
    if (!box) break
    boxes.push(box)
    at = box.to
  }
  return boxes
}

/** The boxes between two places; null where they do not fill it exactly. */
export function boxesIn(view: DataView, from: number, to: number): HeifBox[] | null {
  const boxes = leadingBoxes(view, from, to)
  return (boxes.at(-1)?.to ?? from) === to ? boxes : null
}

function boxAt(view: DataView, from: number, to: number): HeifBox | null {
  if (from + 8 > to) return null
  const told = view.getUint32(from)
  const type = String.fromCharCode(...[4, 5, 6, 7].map((place) => view.getUint8(from + place)))
  // 0: to the end of what holds it; 1: the size stands behind, in eight bytes.
  if (told === 0) return { type, from, content: from + 8, to }
  if (told !== 1)
    return from + told <= to && told >= 8 ? { type, from, content: from + 8, to: from + told } : null
  if (from + 16 > to) return null
  const size = view.getUint32(from + 8) * 2 ** 32 + view.getUint32(from + 12)
  return size >= 16 && from + size <= to ? { type, from, content: from + 16, to: from + size } : null
}

/** The first box of a type. */
export const boxOf = (boxes: readonly HeifBox[] | null, type: string): HeifBox | undefined =>
  boxes?.find((box) => box.type === type)

/** Bytes of version and flags, which some boxes have before their content. */
export const FULL_BOX_BYTES = 4
