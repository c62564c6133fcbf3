/** What a HEIC of a phone is made of, as far as its boxes go (ISO 14496-12, ISO 23008-12); the pixels are any bytes. */
export type MadeItem = {
  id: number
  type: string
  bytes: Uint8Array
  name?: string
  /** In the box `idat`, or in the file as most. */
  isInIdat?: boolean
}
export type MadeHeif = {
  items: readonly MadeItem[]
  primary: number
  brand?: string
  /** Contents of the properties, by type. */
  properties?: readonly (readonly [string, Uint8Array])[]
  /** More boxes inside `meta`. */
  inMeta?: readonly Uint8Array[]
  /** What stands behind everything. */
  tail?: Uint8Array
  ilocVersion?: 0 | 1 | 2
  /** Bytes that belong to no item, between them. */
  filler?: Uint8Array
}

export const text = (words: string): Uint8Array => new TextEncoder().encode(words)
const number = (value: number, bytes: number) =>
  Uint8Array.from({ length: bytes }, (_, place) => Math.floor(value / 256 ** (bytes - 1 - place)) % 256)
export const joined = (...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
export const box = (type: string, ...content: readonly Uint8Array[]) => {
  const inside = joined(...content)
  return joined(number(inside.length + 8, 4), text(type), inside)
}
const fullBox = (type: string, version: number, ...content: readonly Uint8Array[]) =>
  box(type, number(version, 1), number(0, 3), ...content)

/** The size of a picture, as a property. */
export const ispe = (width: number, height: number): readonly [string, Uint8Array] => [
  'ispe',
  joined(number(0, 4), number(width, 4), number(height, 4)),
]

const iinfOf = (items: readonly MadeItem[]) =>
  fullBox(
    'iinf',
    0,
    number(items.length, 2),
    ...items.map(({ id, type, name = '' }) =>
      fullBox('infe', 2, number(id, 2), number(0, 2), text(type), text(`${name}\0`)),
    ),
  )

function ilocOf(items: readonly MadeItem[], version: 0 | 1 | 2, offsetOf: (item: MadeItem) => number) {
  const idBytes = version < 2 ? 2 : 4
  const entries = items.map((item) =>
    joined(
      number(item.id, idBytes),
      version === 0 ? new Uint8Array() : number(item.isInIdat ? 1 : 0, 2),
      number(0, 2),
      number(1, 2),
      number(offsetOf(item), 4),
      number(item.bytes.length, 4),
    ),
  )
  return fullBox('iloc', version, number(0x44, 1), number(0, 1), number(items.length, idBytes), ...entries)
}

/** Offsets depend on the length of what stands before, and that does not depend on them. */
export function madeHeif(made: MadeHeif): Uint8Array<ArrayBuffer> {
  const { items, brand = 'heic', ilocVersion = 1, filler = new Uint8Array() } = made
  const ftyp = box('ftyp', text(brand), number(0, 4), text('mif1'), text(brand))
  const properties = made.properties ?? [ispe(640, 480)]
  const toPrimary = Uint8Array.from(properties, (_, place) => place + 1)
  const inFile = items.filter(({ isInIdat }) => !isInIdat)
  const inIdat = items.filter(({ isInIdat }) => isInIdat)
  const before = (list: readonly MadeItem[], item: MadeItem, gap: number) =>
    list.slice(0, list.indexOf(item)).reduce((sum, { bytes }) => sum + bytes.length + gap, 0)
  const metaWith = (mdatContent: number) =>
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, number(0, 4), text('pict'), number(0, 12), text('Apple of Ann\0')),
      fullBox('pitm', 0, number(made.primary, 2)),
      ilocOf(items, ilocVersion, (item) =>
        item.isInIdat ? before(inIdat, item, 0) : mdatContent + before(inFile, item, filler.length),
      ),
      iinfOf(items),
      box(
        'iprp',
        box('ipco', ...properties.map(([type, content]) => box(type, content))),
        fullBox('ipma', 0, number(1, 4), number(made.primary, 2), number(properties.length, 1), toPrimary),
      ),
      ...(inIdat.length > 0 ? [box('idat', ...inIdat.map(({ bytes }) => bytes))] : []),
      ...(made.inMeta ?? []),
    )
  const meta = metaWith(ftyp.length + metaWith(0).length + 8)
  const mdat = box('mdat', ...inFile.flatMap(({ bytes }) => [bytes, filler]))
  return joined(ftyp, meta, mdat, made.tail ?? new Uint8Array())
}
