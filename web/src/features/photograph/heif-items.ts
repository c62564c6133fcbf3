import { ByteReader } from './byte-reader.ts'
import { boxesIn, FULL_BOX_BYTES, type HeifBox } from './heif-boxes.ts'

/** One thing in a HEIF file: a picture, a tile, Exif, … */
export type HeifItem = {
  id: number
  type: string
  /** Where its name, kind of content and the like stand in words. */
  words: { from: number; to: number }
}

const versionOf = (view: DataView, box: HeifBox) => view.getUint8(box.content)
const readerOf = (view: DataView, box: HeifBox) => new ByteReader(view, box.content + FULL_BOX_BYTES, box.to)

/** Item information (ISO 14496-12, 8.11.6); null where it is of an older kind, or its boxes do not fit. */
export function itemsIn(view: DataView, iinf: HeifBox): HeifItem[] | null {
  const reader = readerOf(view, iinf)
  reader.skip(versionOf(view, iinf) === 0 ? 2 : 4)
  const items: HeifItem[] = []
  for (const box of boxesIn(view, reader.at, iinf.to) ?? []) {
    const version = versionOf(view, box)
    if (box.type !== 'infe' || version < 2) return null
    const entry = readerOf(view, box)
    const id = version === 2 ? entry.two() : entry.four()
    entry.skip(2)
    const type = entry.text(4)
    items.push({ id, type, words: { from: entry.at, to: box.to } })
  }
  return items.length > 0 ? items : null
}

/** Which item is the picture itself (8.11.4). */
export function primaryItem(view: DataView, pitm: HeifBox): number {
  const reader = readerOf(view, pitm)
  return versionOf(view, pitm) === 0 ? reader.two() : reader.four()
}
