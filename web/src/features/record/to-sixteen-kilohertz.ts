import { readSound, SAMPLE_RATE_HZ } from '@candi/engines/audio'

/** Resampled in slices of so many seconds, and the page may breathe between them. */
const SLICE_SECONDS = 10
/** Each slice hears so much of its neighbors that no seam is left; whole seconds, so that both rates meet. */
const MARGIN_SECONDS = 1

const breathe = () => new Promise<void>((done) => setTimeout(done))

/** One channel of any rate as the engine hears it, 16,000 samples a second, without holding up the page. */
export async function toSixteenKilohertz(samples: Float32Array, fromHz: number): Promise<Float32Array> {
  const out = new Float32Array(Math.floor((samples.length / fromHz) * SAMPLE_RATE_HZ))
  const seconds = samples.length / fromHz
  for (let second = 0; second < seconds; second += SLICE_SECONDS) {
    const first = Math.max(0, second - MARGIN_SECONDS)
    const part = samples.subarray(first * fromHz, (second + SLICE_SECONDS + MARGIN_SECONDS) * fromHz)
    const heard = readSound([part], fromHz).samples
    const skipped = (second - first) * SAMPLE_RATE_HZ
    const at = second * SAMPLE_RATE_HZ
    const most = Math.min(SLICE_SECONDS * SAMPLE_RATE_HZ, out.length - at)
    out.set(heard.subarray(skipped, skipped + most), at)
    if (second + SLICE_SECONDS < seconds) await breathe()
  }
  return out
}
