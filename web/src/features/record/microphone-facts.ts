/** What browsers do to voices and must not do to cars, by its name among the settings of a track. */
const FILTERS = [
  ['echoCancellation', 'echo filter'],
  ['noiseSuppression', 'noise filter'],
  ['autoGainControl', 'automatic gain'],
] as const

/** Asked off; whether it is off, only the settings of the track tell. */
export const UNFILTERED = {
  echoCancellation: false,
  noiseSuppression: false,
  autoGainControl: false,
} as const satisfies MediaTrackConstraints

/** "48 kHz, filters off", "44.1 kHz, noise filter stays on", "48 kHz" where the browser does not tell. */
export function microphoneFacts(sampleRateHz: number, settings: MediaTrackSettings): string {
  const rate = `${Math.round(sampleRateHz / 100) / 10} kHz`
  const told = FILTERS.filter(([name]) => settings[name] !== undefined)
  if (told.length === 0) return rate
  const left = told.filter(([name]) => settings[name] !== false).map(([, words]) => words)
  if (left.length === 0) return `${rate}, filters off`
  return `${rate}, ${left.join(' and ')} ${left.length === 1 ? 'stays' : 'stay'} on`
}
