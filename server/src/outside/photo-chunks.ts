import type { PhotoFormat } from './photo-format.ts'

/** How a format lines up its pieces: where the first begins, and how to read the name of one and the start of the next. */
interface Layout {
  readonly first: number
  readonly read: (view: DataView, at: number) => { readonly nameAt: number; readonly next: number }
}

const BOXES: Layout = {
  first: 0,
  read: (view, at) => {
    const size = view.getUint32(at)
    // 1: the size stands behind the name, in 64 bits; 0: until the end.
    const real = size === 1 ? Number(view.getBigUint64(at + 8)) : size
    return { nameAt: at + 4, next: real < 8 ? view.byteLength : at + real }
  },
}
const LAYOUTS: Readonly<Partial<Record<PhotoFormat, Layout>>> = {
  png: { first: 8, read: (view, at) => ({ nameAt: at + 4, next: at + 12 + view.getUint32(at) }) },
  webp: {
    first: 12,
    read: (view, at) => {
      const length = view.getUint32(at + 4, true)
      return { nameAt: at, next: at + 8 + length + (length % 2) }
    },
  },
  avif: BOXES,
  heic: BOXES,
}
/** Every piece has a name and a length, and some of them more. */
const LEAST_BYTES = 16

/** Names of the pieces of a file at its top, in their order. A file that ends in the middle of one just ends. */
export function* photoChunks(bytes: Uint8Array, format: PhotoFormat): Generator<string> {
  const layout = LAYOUTS[format]
  if (!layout) return
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = layout.first; at + LEAST_BYTES <= view.byteLength; ) {
    const { nameAt, next } = layout.read(view, at)
    yield String.fromCharCode(...bytes.subarray(nameAt, nameAt + 4))
    at = next
  }
}
