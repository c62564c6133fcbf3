import type { Waveform } from '@candi/contracts'
import { readReviewedSound } from '../../api/recording-reviews.ts'
import { peaksOf } from './peaks-of.ts'

/** A recording that is longer is played without a drawing: its samples would take the memory of a phone. */
const SECONDS_MOST = 600

/** For sound that the server cannot decode and the browser can, as the m4a of most phones; null where neither can. */
export async function drawInBrowser(id: string, waveform: Waveform): Promise<Waveform | null> {
  if (waveform.peaks.length > 0 || waveform.seconds > SECONDS_MOST) return waveform
  try {
    const bytes = await readReviewedSound(id)
    if (!bytes) return null
    // Never heard, only decoded: no device is opened. A peak needs no more than 16,000 samples a second.
    const decoder = new OfflineAudioContext(1, 1, 16_000)
    const sound = await decoder.decodeAudioData(bytes)
    const channels = Array.from({ length: sound.numberOfChannels }, (_, index) => sound.getChannelData(index))
    return { seconds: sound.duration, peaks: peaksOf(channels) }
  } catch {
    return null
  }
}
