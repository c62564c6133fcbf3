import { ByteReader } from './byte-reader.ts'
import { FULL_BOX_BYTES, type HeifBox } from './heif-boxes.ts'

/** A piece of an item, from where its kind of place begins. */
export type HeifPiece = {
  item: number
  /** In the file, in the box `idat`, or somewhere that we do not follow. */
  within: 'file' | 'idat' | 'elsewhere'
  from: number
  bytes: number
}

/** Far above what a grid of tiles brings. */
const MOST_PIECES = 16_384
const WITHIN = ['file', 'idat'] as const

/** Item locations (ISO 14496-12, 8.11.3); null where there are too many. Throws RangeError where they run over. */
export function placesIn(view: DataView, iloc: HeifBox): HeifPiece[] | null {
  const version = view.getUint8(iloc.content)
  const reader = new ByteReader(view, iloc.content + FULL_BOX_BYTES, iloc.to)
  const [offsetBytes, lengthBytes] = halves(reader.one())
  const [baseBytes, indexBytes] = halves(reader.one())
  const count = version < 2 ? reader.two() : reader.four()
  const pieces: HeifPiece[] = []
  for (let place = 0; place < count; place += 1) {
    const item = version < 2 ? reader.two() : reader.four()
    const method = version === 0 ? 0 : reader.two() & 0xf
    const isHere = reader.two() === 0
    const within = (isHere ? WITHIN[method] : undefined) ?? 'elsewhere'
    const base = reader.sized(baseBytes)
    for (let left = reader.two(); left > 0; left -= 1) {
      if (version > 0) reader.sized(indexBytes)
      const from = base + reader.sized(offsetBytes)
      pieces.push({ item, within, from, bytes: reader.sized(lengthBytes) })
      if (pieces.length > MOST_PIECES) return null
    }
  }
  return pieces
}

const halves = (byte: number): [number, number] => [byte >> 4, byte & 0xf]
