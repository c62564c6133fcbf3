import type { CarState, SoundFlaw } from '@candi/contracts'

/** What the car did, as it stands beside the name of a recording. */
export const STATE_WORDS: Record<CarState, string> = {
  startup: 'starting up',
  idle: 'idling',
  revving: 'revving',
  driving: 'driving',
  braking: 'braking',
  turning: 'turning',
}

/** What may be wrong with a recording, as its owner would say it. */
export const FLAW_WORDS: Record<SoundFlaw, string> = {
  silent: 'No sound in it',
  too_quiet: 'Too quiet',
  too_short: 'Too short',
  clipped: 'Too loud: the peaks are cut off',
  windy: 'Wind over the microphone',
  speech: 'Somebody speaks',
  music: 'Music plays',
  not_a_car: 'Does not sound like a car',
}

/** How surely a sound is there. */
export function certaintyWords(probability: number): string {
  if (probability >= 0.85) return 'Heard clearly'
  return probability >= 0.65 ? 'Probably there' : 'Perhaps there'
}

/** "3.2–4.8 s", as the ledger writes it. */
export const spanWords = ({ fromSeconds, toSeconds }: { fromSeconds: number; toSeconds: number }) =>
  `${fromSeconds.toFixed(1)}–${toSeconds.toFixed(1)} s`

/** "8 of 10 recordings that sound like this were of a fault." */
export function faultWords(probability: number): string {
  const tenths = Math.round(probability * 10)
  if (tenths === 0) return 'Fewer than 1 of 10 recordings that sound like this were of a fault.'
  return `${tenths} of 10 recordings that sound like this ${tenths === 1 ? 'was' : 'were'} of a fault.`
}
