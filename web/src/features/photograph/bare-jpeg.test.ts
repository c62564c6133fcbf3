import { expect, test } from 'vitest'
import { bareJpeg } from './bare-jpeg.ts'

const latin = (words: string) => [...words].map((letter) => letter.charCodeAt(0))
const segment = (marker: number, content: readonly number[]) => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 0xff,
  ...content,
]
const JFIF = segment(0xe0, [...latin('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0])
const QUANTIZATION = segment(0xdb, [0, ...Array<number>(64).fill(1)])
const SCAN = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 1, 2, 3, 0xff, 0xd9]
const jpeg = (...segments: readonly (readonly number[])[]) =>
  Uint8Array.from([0xff, 0xd8, ...segments.flat(), ...SCAN])
const bareOf = async (bytes: Uint8Array<ArrayBuffer>) => [
  ...new Uint8Array((await bareJpeg(bytes)?.arrayBuffer()) ?? new ArrayBuffer(0)),
]

test('Exif, XMP, ICC, comments and thumbnails go; what a decoder needs stays byte for byte', async () => {
  const adobe = segment(0xee, [...latin('Adobe'), 0, 100, 0, 0, 0, 0, 1])
  const whole = jpeg(
    JFIF,
    segment(0xe0, latin('JFXX\0thumbnail of the place')),
    segment(0xe1, latin('Exif\0\0GPS 52.52')),
    segment(0xe1, latin('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>')),
    segment(0xe2, latin('ICC_PROFILE\0')),
    segment(0xed, latin('Photoshop 3.0\0 caption')),
    adobe,
    segment(0xfe, latin('taken by Ann')),
    QUANTIZATION,
  )
  expect(await bareOf(whole)).toEqual([...jpeg(JFIF, adobe, QUANTIZATION)])
})

test('what is no JPEG, or ends before its first scan, is nothing', () => {
  expect(bareJpeg(Uint8Array.from(latin('hello, this is text')))).toBeNull()
  expect(bareJpeg(jpeg(JFIF).slice(0, 12))).toBeNull()
  expect(bareJpeg(Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0, 0, 1, 2]))).toBeNull()
})
