import { boxesIn, boxOf, FULL_BOX_BYTES, type HeifBox, leadingBoxes, viewOf } from './heif-boxes.ts'
import { type HeifItem, itemsIn, primaryItem } from './heif-items.ts'
import { type HeifPiece, placesIn } from './heif-places.ts'

/** Items that are made of pixels, and nothing else (ISO 23008-12; AV1 Image File Format). */
const PICTURES = new Set(['hvc1', 'hev1', 'av01', 'grid', 'iovl', 'iden', 'tmap'])
const TOP_BOXES = new Set(['ftyp', 'meta', 'mdat'])
const META_BOXES = new Set(['hdlr', 'pitm', 'iinf', 'iloc', 'iref', 'iprp', 'idat', 'dinf', 'grpl', 'free'])
/** Properties that a decoder needs; the others may hold words. */
const PROPERTIES = new Set(
  'ispe hvcC av1C colr pixi irot imir clap pasp auxC clli mdcv cclv a1op a1lx lsel rloc'.split(' '),
)
/** Behind version, flags, and three fields of four bytes, a handler has a name (ISO 14496-12, 8.4.3). */
const HANDLER_NAME_AT = FULL_BOX_BYTES + 20

type Span = { from: number; to: number }
const zero = (bytes: Uint8Array, { from, to }: Span) => bytes.fill(0, from, Math.max(from, to))

/**
 * A HEIC (or AVIF) file in which everything but the pictures is blanked: Exif, XMP, names, whatever else lies in it, and
 * what hangs on behind. Null where its boxes cannot be understood; then nobody can say what it holds.
 */
export function bareHeif(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  try {
    return blanked(bytes)
  } catch (error) {
    // Some number in it leads out of its box.
    if (error instanceof RangeError) return null
    throw error
  }
}

function blanked(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const view = viewOf(bytes)
  const top = leadingBoxes(view, 0, bytes.length)
  const metas = top.filter(({ type }) => type === 'meta')
  const [meta] = metas
  const inMeta = meta && metas.length === 1 ? boxesIn(view, meta.content + FULL_BOX_BYTES, meta.to) : null
  const [pitm, iinf, iloc] = ['pitm', 'iinf', 'iloc'].map((type) => boxOf(inMeta, type))
  if (!inMeta || !pitm || !iinf || !iloc) return null
  const items = itemsIn(view, iinf)
  const pieces = placesIn(view, iloc)
  if (!items || !pieces) return null
  const pictures = new Set(items.filter(({ type }) => PICTURES.has(type)).map(({ id }) => id))
  if (!pictures.has(primaryItem(view, pitm))) return null

  const stores = [
    ...top.filter(({ type }) => type === 'mdat'),
    ...inMeta.filter(({ type }) => type === 'idat'),
  ]
  const kept = spansOf(
    pieces.filter(({ item }) => pictures.has(item)),
    inMeta,
    stores,
  )
  const others = spansOf(
    pieces.filter(({ item }) => !pictures.has(item)),
    inMeta,
    stores,
  )
  if (!kept || !others) return null

  const end = Math.max(...top.filter(({ type }) => TOP_BOXES.has(type)).map(({ to }) => to))
  const bare = bytes.slice(0, end)
  for (const { content, to } of stores) zero(bare, { from: content, to })
  for (const { from, to } of kept) bare.set(bytes.subarray(from, to), from)
  // A description that shares bytes with a picture goes, whatever becomes of the picture.
  for (const span of others) zero(bare, span)
  for (const box of top) if (!TOP_BOXES.has(box.type) && box.to <= end) free(bare, box)
  for (const box of inMeta) if (!META_BOXES.has(box.type) || box.type === 'free') free(bare, box)
  return blankWords(bare, inMeta, items) ? bare : null
}

/** Where pieces lie; null where one lies in no store, as then it cannot be told what it shares its bytes with. */
function spansOf(
  pieces: readonly HeifPiece[],
  inMeta: readonly HeifBox[],
  stores: readonly HeifBox[],
): Span[] | null {
  const idat = boxOf(inMeta, 'idat')
  const spans: Span[] = []
  for (const { within, from: offset, bytes } of pieces) {
    if (within === 'elsewhere' || (within === 'idat' && !idat)) return null
    const from = within === 'idat' && idat ? idat.content + offset : offset
    const to = from + bytes
    // No length means "to the end", which no phone writes.
    if (bytes === 0 || !stores.some(({ content, to: end }) => from >= content && to <= end)) return null
    spans.push({ from, to })
  }
  return spans
}

/** The box stays as long as it was, so that every place behind it still holds. */
function free(bytes: Uint8Array, box: HeifBox) {
  zero(bytes, { from: box.content, to: box.to })
  bytes.set([0x66, 0x72, 0x65, 0x65], box.from + 4)
}

function blankWords(bare: Uint8Array, inMeta: readonly HeifBox[], items: readonly HeifItem[]): boolean {
  const view = viewOf(bare)
  for (const { words } of items) zero(bare, words)
  for (const { content, to } of inMeta.filter(({ type }) => type === 'hdlr'))
    zero(bare, { from: content + HANDLER_NAME_AT, to })
  for (const iprp of inMeta.filter(({ type }) => type === 'iprp')) {
    const ipco = boxOf(boxesIn(view, iprp.content, iprp.to), 'ipco')
    const properties = ipco ? boxesIn(view, ipco.content, ipco.to) : null
    if (!properties) return false
    for (const { type, content, to } of properties)
      if (!PROPERTIES.has(type)) zero(bare, { from: content, to })
  }
  return true
}
