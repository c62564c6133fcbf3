import { NO_SAMPLES, type PacketDecoder } from './packet-decoder.ts'
import { type VorbisBlock, VorbisBlocks } from './vorbis-block.ts'
import { readVorbisSetup } from './vorbis-setup.ts'

/** Vorbis I, written here because no package of a free licence takes it. Throws where the heads are damaged. */
export function vorbisDecoder(description: Uint8Array): PacketDecoder {
  const setup = readVorbisSetup(description)
  const blocks = new VorbisBlocks(setup)
  let before: VorbisBlock | null = null
  return {
    sampleRateHz: setup.sampleRateHz,
    decode: (packet) => {
      const block = blocks.decode(packet)
      if (!block) return NO_SAMPLES
      const joined = before ? overlapped(before, block) : NO_SAMPLES
      before = block
      return joined
    },
    end: () => NO_SAMPLES,
    free: () => {},
  }
}

/** From the middle of one block to the middle of the next, where both are added. */
function overlapped(before: VorbisBlock, block: VorbisBlock): readonly Float32Array[] {
  const length = before.size / 4 + block.size / 4
  const offset = before.size / 4 - block.size / 4
  return block.channels.map((channel, index) => {
    const earlier = before.channels[index]
    const samples = new Float32Array(length)
    for (let at = 0; at < length; at += 1) {
      const left = at < before.size / 2 ? (earlier?.[before.size / 2 + at] ?? 0) : 0
      const right = at >= offset ? (channel[at - offset] ?? 0) : 0
      samples[at] = left + right
    }
    return samples
  })
}
