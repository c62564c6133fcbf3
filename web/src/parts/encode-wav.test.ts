import { expect, test } from 'vitest'
import { encodeWav } from './encode-wav.ts'

const bytesOf = async (samples: number[], rate?: number) =>
  new DataView(await encodeWav(Float32Array.from(samples), rate).arrayBuffer())
const text = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)))

test('the header says PCM, one channel, 16 bits, 16,000 samples a second', async () => {
  const view = await bytesOf([0, 0, 0])
  expect([text(view, 0, 4), text(view, 8, 8), text(view, 36, 4)]).toEqual(['RIFF', 'WAVEfmt ', 'data'])
  // 44 bytes of header and 3 samples of 2 bytes; RIFF counts what follows its own first 8.
  expect(view.byteLength).toBe(50)
  expect(view.getUint32(4, true)).toBe(42)
  expect(view.getUint32(40, true)).toBe(6)
  expect([view.getUint16(20, true), view.getUint16(22, true)]).toEqual([1, 1])
  expect([view.getUint32(24, true), view.getUint32(28, true)]).toEqual([16_000, 32_000])
  expect([view.getUint16(32, true), view.getUint16(34, true)]).toEqual([2, 16])
})

test('another rate is written as it is', async () => {
  const view = await bytesOf([0], 48_000)
  expect([view.getUint32(24, true), view.getUint32(28, true)]).toEqual([48_000, 96_000])
})

test('samples become sixteen bits, the loudest are held at the edge and what is no number is silence', async () => {
  const view = await bytesOf([0, 0.5, -0.5, 1, -1, 3, -3, Number.NaN])
  const written = Array.from({ length: 8 }, (_, index) => view.getInt16(44 + index * 2, true))
  expect(written).toEqual([0, 16_384, -16_384, 32_767, -32_768, 32_767, -32_768, 0])
})

test('a file of nothing is a header alone', async () => {
  expect((await bytesOf([])).byteLength).toBe(44)
})
