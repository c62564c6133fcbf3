import type { ColourFamily, LampColour, PhotoFlaw, PhotoKind, SeenBy } from '@candi/contracts'

/** What a photo shows, as it stands beside its name. */
export const KIND_WORDS: Record<PhotoKind, string> = {
  dashboard: 'dashboard',
  scanner: 'scanner’s screen',
  vin: 'VIN',
  odometer: 'odometer',
  tyre: 'tire',
  leak: 'leak',
  smoke: 'smoke',
  brake: 'brake',
  engine_bay: 'engine bay or spark plugs',
  body: 'body or underside',
  other_car: 'another part of a car',
  not_car: 'not a car',
}

/** What may be wrong with a photo, as its owner would say it. */
export const PHOTO_FLAW_WORDS: Record<PhotoFlaw, string> = {
  too_dark: 'Too dark',
  too_bright: 'Too bright',
  blurred: 'Blurred',
  too_small: 'Too small',
  too_far: 'Too far away',
  not_a_car: 'Does not look like a car',
}

export const LAMP_COLOUR_WORDS: Record<LampColour, string> = {
  red: 'red',
  amber: 'amber',
  green: 'green',
  blue: 'blue',
  white: 'white',
}

export const COLOUR_WORDS: Record<ColourFamily, string> = {
  clear: 'clear',
  white: 'white',
  grey: 'gray',
  black: 'black',
  brown: 'brown',
  amber: 'amber',
  red: 'red',
  pink: 'pink',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
}

/** How surely a lamp is lit. */
export function litWords(probability: number): string {
  if (probability >= 0.85) return 'Clearly lit'
  return probability >= 0.65 ? 'Probably lit' : 'Perhaps lit'
}

/** Empty where it is our own reading, which needs no word. */
export const SEEN_BY_WORDS: Record<SeenBy, string> = {
  candi: '',
  model: 'seen by the language model',
  both: 'seen by CANDI and the language model',
}

export const percentWords = (probability: number) => `${Math.round(probability * 100)} %`
