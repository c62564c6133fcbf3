import { bitsOf, LeastSignificantBits } from './least-significant-bits.ts'
import { type Codebook, readCodebook } from './vorbis-codebook.ts'
import { type Floor, readFloor } from './vorbis-floor.ts'
import { type Residue, readResidue } from './vorbis-residue.ts'

const MOST_CHANNELS = 8
/** Bytes before the bits: the kind of the packet and "vorbis". */
const HEAD_BYTES = 7

/** What stands before the first sound, Vorbis I section 4.2. */
export interface VorbisSetup {
  readonly channels: number
  readonly sampleRateHz: number
  /** Samples of a short and of a long block. */
  readonly blocks: readonly [number, number]
  readonly books: readonly Codebook[]
  readonly floors: readonly Floor[]
  readonly residues: readonly Residue[]
  readonly mappings: readonly Mapping[]
  readonly modes: readonly { readonly isLong: boolean; readonly mapping: number }[]
}

export interface Mapping {
  readonly couplings: readonly { readonly magnitude: number; readonly angle: number }[]
  /** For each channel which of the submaps it belongs to. */
  readonly submapOf: readonly number[]
  readonly submaps: readonly { readonly floor: number; readonly residue: number }[]
}

/** Reads the three heads in one description, as WebM and WebCodecs lace them: 2, two lengths, the packets. */
export function readVorbisSetup(description: Uint8Array): VorbisSetup {
  if (description[0] !== 2) throw new RangeError('Not the heads of Vorbis.')
  let at = 1
  const [identification = 0, comments = 0] = [0, 1].map(() => {
    let length = 0
    for (;;) {
      const lace = description[at] ?? 0
      at += 1
      length += lace
      if (lace < 255) return length
    }
  })
  const { channels, sampleRateHz, blocks } = readIdentification(
    new LeastSignificantBits(description.subarray(at + HEAD_BYTES, at + identification)),
  )
  const bits = new LeastSignificantBits(description.subarray(at + identification + comments + HEAD_BYTES))
  const books = many(bits.take(8) + 1, () => readCodebook(bits))
  many(bits.take(6) + 1, () => bits.take(16))
  const floors = many(bits.take(6) + 1, () => readFloor(bits))
  const residues = many(bits.take(6) + 1, () => readResidue(bits))
  const mappings = many(bits.take(6) + 1, () => readMapping(bits, channels))
  const modes = many(bits.take(6) + 1, () => {
    const isLong = bits.take(1) === 1
    bits.take(32)
    return { isLong, mapping: bits.take(8) }
  })
  return { channels, sampleRateHz, blocks, books, floors, residues, mappings, modes }
}

function readIdentification(bits: LeastSignificantBits) {
  bits.take(32)
  const channels = bits.take(8)
  const sampleRateHz = bits.take(32)
  for (let bitrate = 0; bitrate < 3; bitrate += 1) bits.take(32)
  const [short, long] = [2 ** bits.take(4), 2 ** bits.take(4)] as const
  if (short < 64 || long > 8_192 || short > long) throw new RangeError('No such blocks.')
  if (channels < 1 || channels > MOST_CHANNELS) throw new RangeError('No such channels.')
  return { channels, sampleRateHz, blocks: [short, long] as const }
}

function readMapping(bits: LeastSignificantBits, channels: number): Mapping {
  if (bits.take(16) !== 0) throw new RangeError('No such mapping.')
  const submapCount = bits.take(1) === 1 ? bits.take(4) + 1 : 1
  const channelBits = bitsOf(channels - 1)
  const couplings = many(bits.take(1) === 1 ? bits.take(8) + 1 : 0, () => ({
    magnitude: bits.take(channelBits),
    angle: bits.take(channelBits),
  }))
  const isWrong = couplings.some(
    ({ magnitude, angle }) => magnitude === angle || magnitude >= channels || angle >= channels,
  )
  if (isWrong || bits.take(2) !== 0) throw new RangeError('No such coupling.')
  const submapOf = many(channels, () => (submapCount > 1 ? bits.take(4) : 0))
  const submaps = many(submapCount, () => {
    bits.take(8)
    return { floor: bits.take(8), residue: bits.take(8) }
  })
  return { couplings, submapOf, submaps }
}

const many = <Value>(count: number, read: () => Value): readonly Value[] =>
  Array.from({ length: count }, read)
