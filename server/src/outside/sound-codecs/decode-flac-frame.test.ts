import { describe, expect, it } from 'vitest'
import { decodeFlacFrame } from './decode-flac-frame.ts'

/** Bits as they are written in the format's own description. */
function bitsOf(text: string): Uint8Array {
  const bits = text.replaceAll(/[^01]/g, '')
  return Uint8Array.from({ length: Math.ceil(bits.length / 8) }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8).padEnd(8, '0'), 2),
  )
}
/** Sync, fixed size, `length` less one in eight bits, the usual rate; frame 0; two bytes of checksums are not looked at. */
const frame = (channels: string, length: number, subframes: string) =>
  bitsOf(
    `11111111111110 0 0 0110 0000 ${channels} 100 0 00000000 ${(length - 1).toString(2).padStart(8, '0')} 00000000 ${subframes}`,
  )
const word = (value: number, bits = 16) => (value & (2 ** bits - 1)).toString(2).padStart(bits, '0')

describe('a frame of FLAC', () => {
  it('may hold one value for all, or every value as it is', () => {
    expect(decodeFlacFrame(frame('0000', 3, `0 000000 0 ${word(-16_384)}`), 16)).toEqual([
      Float32Array.of(-0.5, -0.5, -0.5),
    ])
    const verbatim = `0 000001 0 ${[8_192, -32_768, 0].map((value) => word(value)).join('')}`
    expect(decodeFlacFrame(frame('0000', 3, verbatim), 16)).toEqual([Float32Array.of(0.25, -1, 0)])
  })

  it('adds what is left over to what the samples before foretell', () => {
    // Second order: 2a - b, so 100, 200 go on with 300, 400; left over are +3 and -2, Rice-coded with parameter 1.
    // Folded: 6 is 0001 0, 3 is 01 1.
    const subframe = `0 001010 0 ${word(100)} ${word(200)} 00 0000 0001 00010 011`
    // 300 + 3, then 2 * 303 - 200 - 2.
    expect(
      [...(decodeFlacFrame(frame('0000', 4, subframe), 16)[0] ?? [])].map((value) => value * 32_768),
    ).toEqual([100, 200, 303, 404])
  })

  it('tells two channels as their middle and their difference', () => {
    // Left 5, right 2: the middle is floor(7 / 2) = 3, the difference 3.
    const subframes = `0 000000 0 ${word(3)} 0 000000 0 ${word(3, 17)}`
    const [left, right] = decodeFlacFrame(frame('1010', 1, subframes), 16)
    expect([(left?.[0] ?? 0) * 32_768, (right?.[0] ?? 0) * 32_768]).toEqual([5, 2])
  })

  it.each([
    ['that begins with anything else', bitsOf('0000000000000000')],
    ['that ends too early', frame('0000', 200, '0 000001 0 0000')],
    ['of a kind that is not there', frame('0000', 3, '0 000010 0 0000000000000000')],
    ['that is empty', new Uint8Array()],
  ])('%s is none', (_, bytes) => {
    expect(() => decodeFlacFrame(bytes, 16)).toThrow(RangeError)
  })
})
