const PEAKS = 400

/**
 * The loudest value of each of 400 parts, 0 to 1, over all channels.
 * @param channels samples from -1 to 1, as many in each
 */
export function peaksOf(channels: readonly Float32Array[]): number[] {
  const length = channels[0]?.length ?? 0
  const count = Math.min(PEAKS, length)
  return Array.from({ length: count }, (_, part) => {
    const from = Math.floor((part * length) / count)
    const to = Math.floor(((part + 1) * length) / count)
    let loudest = 0
    for (const channel of channels)
      for (let index = from; index < to; index += 1)
        loudest = Math.max(loudest, Math.abs(channel[index] ?? 0))
    return Math.min(1, loudest)
  })
}
