import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ispe, madeHeif, text } from '../../../test/made-heif.ts'
import { formatOf } from './photo-format.ts'
import { readHeader } from './read-header.ts'

const latin = (words: string) => [...words].map((letter) => letter.charCodeAt(0))
const padded = (bytes: readonly number[], length = 64) =>
  Uint8Array.from({ length: Math.max(length, bytes.length) }, (_, at) => bytes[at] ?? 0)
const four = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]

const jpeg = (height: number, width: number) =>
  padded([
    0xff,
    0xd8,
    0xff,
    0xe1,
    0,
    6,
    1,
    2,
    3,
    4,
    0xff,
    0xff,
    0xc2,
    0,
    11,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
  ])
const chunk = (type: string, content: readonly number[]) => [
  ...four(content.length),
  ...latin(type),
  ...content,
  0,
  0,
  0,
  0,
]
const png = (width: number, height: number, ...more: readonly (readonly number[])[]) =>
  padded([
    ...latin('\x89PNG\r\n\x1a\n'),
    ...chunk('IHDR', [...four(width), ...four(height), 8, 2, 0, 0, 0]),
    ...more.flat(),
  ])
const webp = (type: string, content: readonly number[]) =>
  padded([...latin('RIFF'), 0, 0, 0, 0, ...latin('WEBP'), ...latin(type), 0, 0, 0, 0, ...content])

const HEIC = { items: [{ id: 1, type: 'hvc1', bytes: new Uint8Array(8) }], primary: 1 }

test.each([
  ['jpeg', jpeg(3_024, 4_032), 4_032, 3_024],
  ['png', png(1_290, 2_796), 1_290, 2_796],
  // RFC 6386, 9.1: fourteen bits each, the lowest byte first.
  ['webp', webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0x80, 0x02, 0xe0, 0x01]), 640, 480],
  // RFC 9649, 3.4: fourteen bits each, less one: 639 + (479 << 14) = 0x0077c27f.
  ['webp', webp('VP8L', [0x2f, 0x7f, 0xc2, 0x77, 0x00]), 640, 480],
  ['webp', webp('VP8X', [0, 0, 0, 0, 0x7f, 0x02, 0, 0xdf, 0x01, 0]), 640, 480],
  ['heic', madeHeif({ ...HEIC, properties: [ispe(512, 512), ispe(4_032, 3_024)] }), 4_032, 3_024],
  ['heic', madeHeif({ ...HEIC, properties: [ispe(4_032, 3_024), ['irot', Uint8Array.of(3)]] }), 3_024, 4_032],
  ['avif', madeHeif({ ...HEIC, brand: 'avif', properties: [ispe(800, 600)] }), 800, 600],
] as const)('a %s tells its format and its size before it is unpacked', (format, bytes, width, height) => {
  expect(formatOf(bytes.subarray(0, 64))).toBe(format)
  expect(readHeader(bytes, format)).toEqual({ width, height, isAnimated: false })
})

test('a PNG and a WebP that move say so before their pixels come', () => {
  const moving = png(
    64,
    64,
    chunk('tEXt', latin('a')),
    chunk('acTL', [0, 0, 0, 9, 0, 0, 0, 0]),
    chunk('IDAT', [1]),
  )
  expect(readHeader(moving, 'png')?.isAnimated).toBe(true)
  expect(readHeader(webp('VP8X', [0x02, 0, 0, 0, 63, 0, 0, 63, 0, 0]), 'webp')?.isAnimated).toBe(true)
  const still = png(64, 64, chunk('IDAT', [1]), chunk('acTL', [0, 0, 0, 9, 0, 0, 0, 0]))
  expect(readHeader(still, 'png')?.isAnimated).toBe(false)
})

test.each([
  ['GIF89a', 'gif'],
  ['\0\0\0\x18ftypmp42', 'video'],
  ['\0\0\0\x14ftypqt  ', 'video'],
  ['\0\0\0\x18ftypavis', 'video'],
  ['\0\0\0\x18ftyphevc', 'video'],
  ['\x1a\x45\xdf\xa3', 'video'],
  ['RIFF1234AVI LIST', 'video'],
  ['\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf', 'avif'],
  ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'heic'],
  ['%PDF-1.7', null],
  ['<svg xmlns=', null],
  ['', null],
])('%j begins as %s', (head, format) => {
  expect(formatOf(Uint8Array.from(latin(head)))).toBe(format)
})

test('a size of nothing, and a file that ends before it tells, have no header', () => {
  expect(readHeader(png(0, 480), 'png')).toBeNull()
  expect(readHeader(text('\x89PNG'), 'png')).toBeNull()
  expect(readHeader(jpeg(1, 1).subarray(0, 12), 'jpeg')).toBeNull()
})

test('no bytes make a header throw', () => {
  const formats = ['jpeg', 'png', 'webp', 'avif', 'heic'] as const
  const heads = [jpeg(9, 9), png(9, 9), webp('VP8X', [0]), madeHeif(HEIC), new Uint8Array()]
  fc.assert(
    fc.property(
      fc.constantFrom(...formats),
      fc.constantFrom(...heads),
      fc.nat({ max: 300 }),
      fc.uint8Array({ maxLength: 200 }),
      (format, head, kept, rest) => {
        const bytes = Uint8Array.from([...head.subarray(0, kept), ...rest])
        formatOf(bytes.subarray(0, 64))
        readHeader(bytes, format)
      },
    ),
    { seed: 6, numRuns: 2_000 },
  )
})
