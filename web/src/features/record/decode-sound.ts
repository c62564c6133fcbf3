import { readSound, SAMPLE_RATE_HZ } from '@candi/engines/audio'

/** Older iPhones make no room for 16 kHz; then our own resampler has the work. */
const COMMON_RATE_HZ = 44_100

function decoder(): BaseAudioContext {
  try {
    return new OfflineAudioContext(1, 1, SAMPLE_RATE_HZ)
  } catch {
    return new OfflineAudioContext(1, 1, COMMON_RATE_HZ)
  }
}

/** One channel, 16,000 samples a second, five minutes at most; `seconds` is how long the whole file sounds. */
export type DecodedSound = { samples: Float32Array; seconds: number }

/** A file opened by the browser; null where the browser cannot. */
export async function decodeSound(file: Blob): Promise<DecodedSound | null> {
  try {
    const decoded = await decoder().decodeAudioData(await file.arrayBuffer())
    const channels = Array.from({ length: decoded.numberOfChannels }, (_, index) =>
      decoded.getChannelData(index),
    )
    return { samples: readSound(channels, decoded.sampleRate).samples, seconds: decoded.duration }
  } catch {
    return null
  }
}
