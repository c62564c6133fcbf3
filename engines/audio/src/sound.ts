/** One recording as the engine hears it: mono, -1 to 1, 16,000 samples a second. */
export interface Sound {
  readonly samples: Float32Array
  readonly sampleRateHz: typeof SAMPLE_RATE_HZ
}

/** Phones record up to 20 kHz, but old recordings and calls end at 8: what is judged lies below. */
export const SAMPLE_RATE_HZ = 16_000

/** Longer recordings are refused before they come here; what slips through is cut. */
export const MOST_SECONDS = 300

export const secondsOf = (sound: Sound): number => sound.samples.length / SAMPLE_RATE_HZ

/** The part between two times in seconds, without copying. */
export const partOf = (sound: Sound, fromSeconds: number, toSeconds: number): Sound => ({
  ...sound,
  samples: sound.samples.subarray(
    Math.max(0, Math.round(fromSeconds * SAMPLE_RATE_HZ)),
    Math.max(0, Math.round(toSeconds * SAMPLE_RATE_HZ)),
  ),
})
