import type { PhotoFlaw, PhotoKind, Sighting } from '@candi/contracts'
import { allows, type Need } from '@candi/domain'

type NextPhoto = NonNullable<Sighting['next']> & { readonly requires: readonly Need[] }

/** What to do about a flaw before anything else. */
const AGAINST: Readonly<Record<PhotoFlaw, NextPhoto>> = {
  too_small: {
    title: 'Send the photo itself',
    how: 'This one is as small as a thumbnail. Take it with the camera, or pick the original instead of a copy from a chat.',
    requires: [],
  },
  too_dark: {
    title: 'Take it with more light',
    how: 'By day, or with a lamp held from the side. Lamps of the dash show best in a dim car, with the flash off.',
    requires: [],
  },
  too_bright: {
    title: 'Take it out of the glare',
    how: 'Shade the glass with your hand or a jacket, and switch the flash off.',
    requires: [],
  },
  blurred: {
    title: 'Hold still and let it focus',
    how: 'Lean the phone on something, tap on what matters until it is sharp, and wait a second before you press.',
    requires: [],
  },
  too_far: {
    title: 'Go nearer',
    how: 'Fill the picture with the plate or screen, straight from the front, without zooming.',
    requires: [],
  },
  not_a_car: {
    title: 'Photograph the car itself',
    how: 'The dash with its lamps, a puddle, a tire, the engine bay, a scanner’s screen or the VIN: fill the picture with it, straight from the front, in good light.',
    requires: [],
  },
}

const RUNNING: NextPhoto = {
  title: 'Start the engine and take another',
  how: 'Parked, parking brake off, foot on the brake: start the engine, wait ten seconds, and photograph the dash again. What stays lit then counts. Do not start it if a red lamp was lit while driving.',
  requires: ['engine_running'],
}
const WHOLE_DASH: NextPhoto = {
  title: 'Photograph the whole dash',
  how: 'Engine running, car parked, from straight ahead, with all of the dials and the display in the picture and the flash off.',
  requires: ['engine_running'],
}
const DIPSTICK: NextPhoto = {
  title: 'Photograph the dipstick on white paper',
  how: 'Engine off for ten minutes, level ground: wipe it, push it in, pull it again and lay it on white paper.',
  requires: [],
}

/** Photos that tell most next, by what this one shows. */
const AFTER: Readonly<Record<PhotoKind, NextPhoto | null>> = {
  dashboard: null,
  scanner: {
    title: 'Photograph the list of codes',
    how: 'Page to the list with codes such as P0301, fill the picture with the screen, and avoid reflections.',
    requires: ['ignition_on'],
  },
  vin: {
    title: 'Photograph the VIN from nearer',
    how: 'The plate behind the windshield or the sticker in the driver’s door frame: straight from the front, all 17 characters sharp.',
    requires: [],
  },
  odometer: WHOLE_DASH,
  tyre: {
    title: 'Photograph the tread straight from the front',
    how: 'Parked on level ground, steering turned so that the whole width of the tread shows, by daylight from the side.',
    requires: [],
  },
  leak: {
    title: 'Photograph a drop on white paper',
    how: 'Wipe a drop from the ground with white paper and photograph it by daylight: the paper takes the color of the light out.',
    requires: [],
  },
  smoke: null,
  brake: {
    title: 'Photograph the brake through the spokes',
    how: 'Parked, wheel cold, a lamp from the side: disc and pad beside each other in the picture.',
    requires: [],
  },
  engine_bay: DIPSTICK,
  body: null,
  other_car: WHOLE_DASH,
  not_car: AGAINST.not_a_car,
}

export interface PhotoTold {
  readonly flaws: readonly PhotoFlaw[]
  readonly kind: PhotoKind
  readonly bulbCheck: boolean
  /** Whether what such a photo is taken for was read: codes, VIN, odometer, lamps. */
  readonly isRead: boolean
}

/** How to take it better, or the photo that would tell most next; none that asks for what a red flag forbids. */
export function nextPhoto(told: PhotoTold, forbidden: ReadonlySet<Need> = new Set()): Sighting['next'] {
  const next = mostTelling(told)
  return next && allows(next.requires, forbidden) ? { title: next.title, how: next.how } : null
}

function mostTelling({ flaws, kind, bulbCheck, isRead }: PhotoTold): NextPhoto | null {
  const flaw = flaws[0]
  if (flaw) return AGAINST[flaw]
  if (bulbCheck) return RUNNING
  if (isRead) return null
  return kind === 'dashboard' ? WHOLE_DASH : AFTER[kind]
}
