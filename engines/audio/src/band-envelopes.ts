import type { Sound } from './sound.ts'
import { spectrogramOf } from './spectrum.ts'

/** How loud each of several bands is over time. */
export interface BandEnvelopes {
  /** Root of the band's mean power, one list a band, all of one length. */
  readonly amplitude: readonly Float32Array[]
  /** Edges in hertz: band i from edges[i] to edges[i + 1]. */
  readonly edges: readonly number[]
  readonly hopSeconds: number
}

/** 16 ms see a knock of a few milliseconds as one, and 5 ms apart they follow 40 of them a second. */
const FRAME_SAMPLES = 256
const HOP_SAMPLES = 80

/** Half octaves from 180 Hz to 8 kHz: a knock lives in some of them, and there it stands out. */
const LOW_HERTZ = 180
const BANDS = 11

export function bandEnvelopesOf(sound: Sound): BandEnvelopes {
  const { power, frames, bins, binHertz, hopSeconds } = spectrogramOf(sound, FRAME_SAMPLES, HOP_SAMPLES)
  const edges = Array.from({ length: BANDS + 1 }, (_, band) => LOW_HERTZ * 2 ** (band / 2))
  const amplitude = edges.slice(1).map((high, band) => {
    const from = Math.max(1, Math.round((edges[band] ?? 0) / binHertz))
    const until = Math.min(bins, Math.max(from + 1, Math.round(high / binHertz)))
    const envelope = new Float32Array(frames)
    for (let frame = 0; frame < frames; frame += 1) {
      let sum = 0
      const end = frame * bins + until
      for (let at = frame * bins + from; at < end; at += 1) sum += power[at] ?? 0
      envelope[frame] = Math.sqrt(sum / (until - from))
    }
    return envelope
  })
  return { amplitude, edges, hopSeconds }
}
