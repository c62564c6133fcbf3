import type { CarState } from '@candi/contracts'

/** Where the phone is held; each has its drawing. */
export type GuidancePlace = 'engine' | 'cabin' | 'wheel' | 'startup' | 'tailpipe'

/** How to record one noise. */
export type Guidance = {
  place: GuidancePlace
  /** The small line above: "Engine noise, idling". */
  what: string
  title: string
  /** What to mind, in at most two sentences. */
  care: string
  /** What to do at the moment of recording. */
  begin: string
  /** What the car will be doing, where the guidance says so; chosen beforehand, and changeable. */
  state: CarState | null
}

const GUIDANCE = {
  engine: {
    place: 'engine',
    what: 'Engine noise, idling',
    title: 'Hood open. Hold the phone 30–45 cm from the noise',
    care: 'Point the bottom of the phone at it. Keep hands, hair and sleeves away from the belts and the fan.',
    begin: 'Engine idling? Press the button.',
    state: 'idle',
  },
  cabin: {
    place: 'cabin',
    what: 'Noise while driving',
    title: 'A passenger holds the phone, never the driver',
    care: 'Radio and fan off, windows closed. Hold the phone toward the noise, away from your clothes.',
    begin: 'Press the button before it sounds.',
    state: 'driving',
  },
  wheel: {
    place: 'wheel',
    what: 'Noise at a wheel',
    title: 'Outside, at walking pace. Walk beside the wheel',
    care: 'On an empty lot, with somebody else driving. Stay an arm’s length away, never in front of the car.',
    begin: 'Press the button, then let it roll.',
    state: 'driving',
  },
  startup: {
    place: 'startup',
    what: 'Noise at start-up',
    title: 'Begin to record, and only then turn the key',
    care: 'In park or neutral, parking brake on. Somebody else turns the key while you hold the phone at the front.',
    begin: 'Press the button, then turn the key.',
    state: 'startup',
  },
  tailpipe: {
    place: 'tailpipe',
    what: 'Noise from the exhaust',
    title: 'Hold the phone 30–45 cm beside the tailpipe',
    care: 'Outdoors only, with the parking brake on. Stay to the side: the gas is hot, and it is poison.',
    begin: 'Engine idling? Press the button.',
    state: 'idle',
  },
} as const satisfies Record<GuidancePlace, Guidance>

/** The guidance of a place, in other words where an experiment or an earlier recording asks for something of its own. */
export const guidanceAt = (place: GuidancePlace, words: Partial<Omit<Guidance, 'place'>> = {}): Guidance => ({
  ...GUIDANCE[place],
  ...words,
})
