import { expect, it } from 'vitest'
import { wavOf } from './wav-of.ts'

const text = (bytes: Uint8Array, from: number) => String.fromCharCode(...bytes.subarray(from, from + 4))

it('a WAV file says how it is to be read: one channel, 16 bits, so many samples a second', () => {
  const bytes = wavOf([0, 0.5, -0.5], 8_000)
  const view = new DataView(bytes.buffer)
  expect(bytes).toHaveLength(44 + 6)
  expect([0, 8, 12, 36].map((at) => text(bytes, at))).toEqual(['RIFF', 'WAVE', 'fmt ', 'data'])
  expect([view.getUint32(4, true), view.getUint32(40, true)]).toEqual([42, 6])
  expect([20, 22, 32, 34].map((at) => view.getUint16(at, true))).toEqual([1, 1, 2, 16])
  expect([24, 28].map((at) => view.getUint32(at, true))).toEqual([8_000, 16_000])
})

it('what is louder than a file can hold is cut', () => {
  const view = new DataView(wavOf([1, -1, 3, -3, 0], 8_000).buffer)
  const samples = [0, 1, 2, 3, 4].map((index) => view.getInt16(44 + index * 2, true))
  expect(samples).toEqual([32_767, -32_767, 32_767, -32_767, 0])
})
