import { z } from 'zod'
import { type AacShape, adtsFrame } from './adts-frame.ts'
import { type Channels, NO_SAMPLES, type PacketDecoder } from './packet-decoder.ts'

/** Packets decoded at once: ten seconds at 48,000 samples a second, so that no file makes the decoder fill the memory. */
const PACKETS_AT_ONCE = 470
/** A packet overlaps with the one before; a second makes sure of predictions that reach further back. */
const PACKETS_BEFORE = 2
const SAMPLES_A_PACKET = 1_024

/** AAC needs a library that is not on every machine. */
export class NeedsLibrary extends Error {}

interface Decoded {
  readonly numberOfChannels: number
  getChannelData(channel: number): Float32Array
}
interface WebAudio {
  readonly OfflineAudioContext: new (
    channels: number,
    length: number,
    sampleRateHz: number,
  ) => { decodeAudioData(bytes: ArrayBuffer): Promise<Decoded> }
}

/** Named in a variable: its own types bring those of a whole browser along, and would change ours. */
const LIBRARY: string = 'node-web-audio-api'
const webAudio = z.custom<WebAudio>(
  (loaded) => typeof loaded === 'object' && loaded !== null && 'OfflineAudioContext' in loaded,
)

/** Loaded where it is first needed: a server without the library hears everything else. */
async function loadWebAudio(): Promise<WebAudio> {
  try {
    return webAudio.parse(await import(LIBRARY))
  } catch (error) {
    throw new NeedsLibrary('libasound2', { cause: error })
  }
}

/** Whether this machine has what AAC needs. */
export const canDecodeAac = (): Promise<boolean> =>
  loadWebAudio().then(
    () => true,
    () => false,
  )

/**
 * Decodes AAC-LC. `isFramed` says that packets carry their own ADTS heads. Of HE-AAC its core is heard, up to half the
 * rate: what it adds above is made up by the decoder anyway.
 */
export async function aacDecoder(shape: AacShape, isFramed: boolean): Promise<PacketDecoder> {
  const { OfflineAudioContext } = await loadWebAudio()
  let before: readonly Uint8Array[] = []
  let collected: Uint8Array[] = []
  const decodeCollected = async (): Promise<Channels> => {
    if (collected.length === 0) return NO_SAMPLES
    const packets = [...before, ...collected]
    const skip = before.length * SAMPLES_A_PACKET
    before = packets.slice(-PACKETS_BEFORE)
    collected = []
    const context = new OfflineAudioContext(1, 1, shape.sampleRateHz)
    const { buffer, byteLength } = joined(packets)
    const sound = await context.decodeAudioData(buffer.slice(0, byteLength))
    return Array.from({ length: sound.numberOfChannels }, (_, channel) =>
      sound.getChannelData(channel).subarray(skip),
    )
  }
  return {
    sampleRateHz: shape.sampleRateHz,
    decode: (packet) => {
      collected.push(isFramed ? packet : adtsFrame(shape, packet))
      return collected.length < PACKETS_AT_ONCE ? NO_SAMPLES : decodeCollected()
    },
    end: decodeCollected,
    free: () => {
      collected = []
    },
  }
}

function joined(packets: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(packets.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const packet of packets) {
    all.set(packet, at)
    at += packet.byteLength
  }
  return all
}
