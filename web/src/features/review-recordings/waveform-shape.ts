/** The loudest of each of so many neighboring groups: 400 measured peaks are too fine for a phone. */
export function barsOf(peaks: readonly number[], count: number): number[] {
  if (peaks.length <= count) return [...peaks]
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / count)
    const to = Math.floor(((bar + 1) * peaks.length) / count)
    return Math.max(...peaks.slice(from, to))
  })
}

const QUIET = 0.05
const CLIPPED = 0.99
const secondsWords = (seconds: number) =>
  seconds < 10 ? `${Math.round(seconds * 10) / 10}` : `${Math.round(seconds)}`

/** The drawing in words, for whoever cannot see it. */
export function waveformWords(peaks: readonly number[], seconds: number): string {
  const loudest = Math.max(0, ...peaks)
  const length = `${secondsWords(seconds)} seconds`
  if (loudest < QUIET) return `${length}, hardly any sound.`
  const at = (peaks.indexOf(loudest) / peaks.length) * seconds
  const quiet = peaks.filter((peak) => peak < QUIET).length / peaks.length
  const clipped = peaks.filter((peak) => peak >= CLIPPED).length / peaks.length
  return [
    `${length}, loudest at second ${secondsWords(at)} with ${Math.round(loudest * 100)} percent of the range.`,
    quiet >= 0.1 ? `${Math.round(quiet * 100)} percent of it is nearly silent.` : '',
    clipped >= 0.02 ? 'It is clipped in places: the phone was too near, or the sound too loud.' : '',
  ]
    .filter(Boolean)
    .join(' ')
}
