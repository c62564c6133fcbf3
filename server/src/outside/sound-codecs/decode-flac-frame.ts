import { flacSubframe } from './flac-subframe.ts'
import { MostSignificantBits } from './most-significant-bits.ts'

const SYNC = 0b11111111111110
/** Bits of a sample by their code; 0 is what the head of the file says. */
const SAMPLE_BITS = [0, 8, 12, undefined, 16, 20, 24, 32] as const
/** How two channels are told: the side is their difference, and needs a bit more. */
const LEFT_SIDE = 8
const SIDE_RIGHT = 9
const MIDDLE_SIDE = 10

/** The channels of one FLAC frame, -1 to 1, by RFC 9639. `usualBits` stands in the head of the file. Throws on what is none. */
export function decodeFlacFrame(frame: Uint8Array, usualBits: number): readonly Float32Array[] {
  const bits = new MostSignificantBits(frame)
  if (bits.take(14) !== SYNC) throw new RangeError('A frame begins with its sync code.')
  bits.take(2)
  const sizeCode = bits.take(4)
  const rateCode = bits.take(4)
  const assignment = bits.take(4)
  const sampleBits = SAMPLE_BITS[bits.take(3)]
  bits.take(1)
  skipFrameNumber(bits)
  const length = blockLength(bits, sizeCode)
  bits.take(rateCode === 12 ? 8 : rateCode === 13 || rateCode === 14 ? 16 : 0)
  bits.take(8)
  if (sampleBits === undefined || assignment > MIDDLE_SIDE) throw new RangeError('A reserved frame.')
  const depth = sampleBits === 0 ? usualBits : sampleBits
  const channels = Array.from({ length: assignment < LEFT_SIDE ? assignment + 1 : 2 }, (_, channel) => {
    const isSide = assignment === SIDE_RIGHT ? channel === 0 : assignment >= LEFT_SIDE && channel === 1
    return flacSubframe(bits, length, isSide ? depth + 1 : depth)
  })
  apart(channels, assignment)
  const full = 2 ** (depth - 1)
  return channels.map((channel) => {
    const samples = new Float32Array(length)
    for (let index = 0; index < length; index += 1) samples[index] = (channel[index] ?? 0) / full
    return samples
  })
}

/** Written like a character of UTF-8, up to seven bytes; where we are in the file says the packet already. */
function skipFrameNumber(bits: MostSignificantBits): void {
  const ones = Math.clz32(~(bits.take(8) << 24))
  for (let more = 1; more < ones; more += 1) bits.take(8)
}

function blockLength(bits: MostSignificantBits, code: number): number {
  if (code === 0) throw new RangeError('A reserved length.')
  if (code === 1) return 192
  if (code <= 5) return 144 * 2 ** code
  if (code === 6) return bits.take(8) + 1
  if (code === 7) return bits.take(16) + 1
  return 2 ** code
}

/** Left and right again, in place. */
function apart([first, second]: readonly Float64Array[], assignment: number): void {
  if (!first || !second || assignment < LEFT_SIDE) return
  for (let index = 0; index < first.length; index += 1) {
    const one = first[index] ?? 0
    const other = second[index] ?? 0
    if (assignment === LEFT_SIDE) second[index] = one - other
    else if (assignment === SIDE_RIGHT) first[index] = one + other
    else {
      // Halving lost the last bit of the sum, which is that of the difference.
      const sum = one * 2 + Math.abs(other % 2)
      first[index] = (sum + other) / 2
      second[index] = (sum - other) / 2
    }
  }
}
