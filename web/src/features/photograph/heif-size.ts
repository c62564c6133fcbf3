import { boxesIn, boxOf, FULL_BOX_BYTES, type HeifBox, leadingBoxes, viewOf } from './heif-boxes.ts'
import type { PhotoHeader } from './photo-header.ts'

/** The properties that pictures of a HEIF or AVIF file share (ISO 23008-12, 9.3). */
function propertiesOf(view: DataView, length: number): HeifBox[] | null {
  const meta = boxOf(leadingBoxes(view, 0, length), 'meta')
  const iprp = meta && boxOf(boxesIn(view, meta.content + FULL_BOX_BYTES, meta.to), 'iprp')
  const ipco = iprp && boxOf(boxesIn(view, iprp.content, iprp.to), 'ipco')
  return ipco ? boxesIn(view, ipco.content, ipco.to) : null
}

/** The largest picture in it, turned as phones turn all of them alike. */
export function heifSize(bytes: Uint8Array): PhotoHeader | null {
  const view = viewOf(bytes)
  const properties = propertiesOf(view, bytes.length)
  let largest: PhotoHeader | null = null
  for (const { type, content, to } of properties ?? []) {
    if (type !== 'ispe' || to - content < FULL_BOX_BYTES + 8) continue
    const width = view.getUint32(content + FULL_BOX_BYTES)
    const height = view.getUint32(content + FULL_BOX_BYTES + 4)
    if (!largest || width * height > largest.width * largest.height)
      largest = { width, height, isAnimated: false }
  }
  const turn = boxOf(properties, 'irot')
  const isOnItsSide = turn && turn.to > turn.content && (view.getUint8(turn.content) & 1) === 1
  return largest && isOnItsSide ? { ...largest, width: largest.height, height: largest.width } : largest
}
