import type { PhotoFlaw, PhotoKind, Sighting } from '@candi/contracts'

type NextPhoto = NonNullable<Sighting['next']>

/** What to do about a flaw before anything else. */
const AGAINST: Readonly<Record<PhotoFlaw, NextPhoto>> = {
  too_small: {
    title: 'Send the photo itself',
    how: 'This one is as small as a thumbnail. Take it with the camera, or pick the original instead of a copy from a chat.',
  },
  too_dark: {
    title: 'Take it with more light',
    how: 'By day, or with a lamp held from the side. Lamps of the dash show best in a dim car, with the flash off.',
  },
  too_bright: {
    title: 'Take it out of the glare',
    how: 'Shade the glass with your hand or turn the car away from the sun, and switch the flash off.',
  },
  blurred: {
    title: 'Hold still and let it focus',
    how: 'Lean the phone on something, tap on what matters until it is sharp, and wait a second before you press.',
  },
  too_far: {
    title: 'Go nearer',
    how: 'Fill the picture with the plate or screen, straight from the front, without zooming.',
  },
  not_a_car: {
    title: 'Photograph the car itself',
    how: 'The dash with its lamps, a puddle, a tire, the engine bay, a scanner’s screen or the VIN: fill the picture with it, straight from the front, in good light.',
  },
}

const RUNNING: NextPhoto = {
  title: 'Start the engine and take another',
  how: 'Parked, parking brake off, foot on the brake: start the engine, wait ten seconds, and photograph the dash again. What stays lit then counts. Do not start it if a red lamp was lit while driving.',
}
const WHOLE_DASH: NextPhoto = {
  title: 'Photograph the whole dash',
  how: 'Engine running, car parked, from straight ahead, with all of the dials and the display in the picture and the flash off.',
}
const DIPSTICK: NextPhoto = {
  title: 'Photograph the dipstick on white paper',
  how: 'Engine off for ten minutes, level ground: wipe it, push it in, pull it again and lay it on white paper.',
}

/** Photos that tell most next, by what this one shows. */
const AFTER: Readonly<Record<PhotoKind, NextPhoto | null>> = {
  dashboard: null,
  scanner: {
    title: 'Photograph the list of codes',
    how: 'Page to the list with codes such as P0301, fill the picture with the screen, and avoid reflections.',
  },
  vin: {
    title: 'Photograph the VIN from nearer',
    how: 'The plate behind the windshield or the sticker in the driver’s door frame: straight from the front, all 17 characters sharp.',
  },
  odometer: WHOLE_DASH,
  tyre: {
    title: 'Photograph the tread straight from the front',
    how: 'Parked on level ground, steering turned so that the whole width of the tread shows, by daylight from the side.',
  },
  leak: {
    title: 'Photograph a drop on white paper',
    how: 'Wipe a drop from the ground with white paper and photograph it by daylight: the paper takes the color of the light out.',
  },
  smoke: null,
  brake: {
    title: 'Photograph the brake through the spokes',
    how: 'Parked, wheel cold, a lamp from the side: disc and pad beside each other in the picture.',
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

/** How to take it better, or the photo that would tell most next. */
export function nextPhoto({ flaws, kind, bulbCheck, isRead }: PhotoTold): NextPhoto | null {
  const flaw = flaws[0]
  if (flaw) return AGAINST[flaw]
  if (bulbCheck) return RUNNING
  if (isRead) return null
  return kind === 'dashboard' ? WHOLE_DASH : AFTER[kind]
}
