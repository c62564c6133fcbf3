import type { PhotoKind } from '@candi/contracts'

/** What is photographed; each has its frame. */
export type SubjectId =
  | 'dashboard'
  | 'codes'
  | 'vin_sticker'
  | 'vin_windshield'
  | 'vin_plate'
  | 'puddle'
  | 'tire'
  | 'engine'
  | 'other'

/** How to photograph one thing. */
export type Subject = {
  /** On its chip. */
  name: string
  kind: PhotoKind | null
  title: string
  /** What to mind, in at most three sentences. */
  care: string
  /** What to do at the moment of the shot. */
  aim: string
}

const VIN_AIM = 'All 17 characters in the frame? Hold still.'

export const SUBJECTS = {
  dashboard: {
    name: 'Dashboard',
    kind: 'dashboard',
    title: 'The whole dashboard, straight on',
    care: 'Parked, with the engine running if that is safe: lamps that light before it starts are only the bulb check. Wipe the glass; no flash on shiny plastic.',
    aim: 'All gauges in the frame? Hold still.',
  },
  codes: {
    name: 'Codes',
    kind: 'scanner',
    title: 'The screen that shows the codes',
    care: 'Straight on and near, so that every code can be read. No flash; tilt the screen until nothing mirrors in it. Several pages? One photo of each.',
    aim: 'Every code in the frame? Hold still.',
  },
  vin_sticker: {
    name: 'Door sticker',
    kind: 'vin',
    title: 'The sticker with the 17 characters',
    care: 'It is in the frame of the driver’s door. Wipe it and hold the phone straight; the bars beside the number help too.',
    aim: VIN_AIM,
  },
  vin_windshield: {
    name: 'Windshield',
    kind: 'vin',
    title: 'The VIN at the foot of the windshield',
    care: 'From outside, low in the corner on the driver’s side. Hold a jacket over the glass so that the sky does not mirror in it; no flash.',
    aim: VIN_AIM,
  },
  vin_plate: {
    name: 'Plate',
    kind: 'vin',
    title: 'The plate with the 17 characters',
    care: 'Riveted or stamped under the hood. Engine off and cooled down. Wipe it, and let the light come from the side.',
    aim: VIN_AIM,
  },
  puddle: {
    name: 'Puddle',
    kind: 'leak',
    title: 'The puddle, in daylight',
    care: 'A coin beside it tells its size; a drop on white paper shows its true color. Keep flames away, and never crawl under a car that a jack holds.',
    aim: 'Puddle in the middle? Hold still.',
  },
  tire: {
    name: 'Tire',
    kind: 'tyre',
    title: 'The tread, over its full width',
    care: 'Parked, parking brake on, steering turned so that the tread shows. Near enough to see its grooves.',
    aim: 'Both edges in the frame? Hold still.',
  },
  engine: {
    name: 'Engine bay',
    kind: 'engine_bay',
    title: 'Hood open, the whole engine bay',
    care: 'Engine off and cooled down. Keep hands, hair and sleeves away from belts and the fan: it may start by itself. Then one more, close to what looks wrong; spark plugs that a workshop took out go on white paper, tips to the lens.',
    aim: 'Everything in the frame? Hold still.',
  },
  other: {
    name: 'Other',
    kind: null,
    title: 'Fill the frame with what looks wrong',
    care: 'One photo from a step away, one from near. Daylight is best; wipe the lens, and no flash on shiny plastic.',
    aim: 'In the middle of the frame? Hold still.',
  },
} as const satisfies Record<SubjectId, Subject>

const VIN_PLACES = ['vin_sticker', 'vin_windshield', 'vin_plate'] as const satisfies readonly SubjectId[]
/** Where a VIN stands. */
export const PLACES_OF_VIN: readonly SubjectId[] = VIN_PLACES
/** On the first row of chips a VIN is one, wherever it stands. */
export const FIRST_SUBJECTS: readonly SubjectId[] = [
  'dashboard',
  'codes',
  'vin_sticker',
  'puddle',
  'tire',
  'engine',
  'other',
]

/** The guide for a kind of photo; without one, the dashboard: most look for a lamp. */
export function subjectFor(kind: PhotoKind | null): SubjectId {
  if (kind === null || kind === 'odometer') return 'dashboard'
  return FIRST_SUBJECTS.find((id) => SUBJECTS[id].kind === kind) ?? 'other'
}
