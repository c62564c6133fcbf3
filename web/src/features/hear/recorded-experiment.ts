import type { CarState, Hearing } from '@candi/contracts'

/** What is recorded of one side of an experiment. */
export type ExperimentSide = {
  /** How the recording is told from the other one: "A/C off". */
  about: string
  title: string
  how: string
  state: CarState
  place: 'engine' | 'cabin'
}
/** Sides in the order in which they are recorded; `loudIn` is the one in which the sign would show. */
export type RecordedExperiment = { sides: readonly ExperimentSide[]; loudIn: number }

const PARKED = 'Outdoors, parked, parking brake on.'

/** Experiments of `knowledge/experiments.yaml` whose outcome a microphone can tell, by their ids. */
export const RECORDED_EXPERIMENTS: ReadonlyMap<string, RecordedExperiment> = new Map([
  [
    'rev_in_neutral',
    {
      sides: [
        {
          about: 'Revved in neutral',
          title: 'Record while the engine is revved three times',
          how: `${PARKED} In Park or neutral, somebody raises the engine gently to about 2,500 and lets it fall, three times. Nobody in front of the car.`,
          state: 'revving',
          place: 'engine',
        },
      ],
      loudIn: 0,
    },
  ],
  [
    'ac_on_off',
    {
      sides: [
        {
          about: 'A/C off',
          title: 'First with the A/C off',
          how: `${PARKED} Engine idling, air conditioning and its fan off. Ten seconds are enough.`,
          state: 'idle',
          place: 'engine',
        },
        {
          about: 'A/C on',
          title: 'Now with the A/C on',
          how: 'Switch the air conditioning on, wait ten seconds, and hold the phone where it was before.',
          state: 'idle',
          place: 'engine',
        },
      ],
      loudIn: 1,
    },
  ],
  [
    'steer_while_standing',
    {
      sides: [
        {
          about: 'Wheel straight',
          title: 'First with the steering wheel straight',
          how: `${PARKED} Engine idling, hands off the wheel. Ten seconds are enough.`,
          state: 'idle',
          place: 'engine',
        },
        {
          about: 'Turning the wheel',
          title: 'Now while the wheel is turned',
          how: 'Somebody turns it slowly from one side to the other, without holding it at the end. Stay clear of the front wheels.',
          state: 'turning',
          place: 'engine',
        },
      ],
      loudIn: 1,
    },
  ],
  [
    'cold_against_warm',
    {
      sides: [
        {
          about: 'Engine cold',
          title: 'In the first minute after a night',
          how: `${PARKED} Engine idling, just started. Remember where you hold the phone.`,
          state: 'idle',
          place: 'engine',
        },
        {
          about: 'Engine warm',
          title: 'Again after twenty minutes of driving',
          how: `${PARKED} Engine idling, warm. Hold the phone where it was when it was cold, away from hot parts.`,
          state: 'idle',
          place: 'engine',
        },
      ],
      loudIn: 0,
    },
  ],
  [
    'brake_hold_in_drive',
    {
      sides: [
        {
          about: 'In neutral',
          title: 'First in neutral',
          how: 'Inside, phone on the passenger seat. Foot firmly on the brake, engine idling in neutral.',
          state: 'idle',
          place: 'cabin',
        },
        {
          about: 'In Drive',
          title: 'Now in Drive, foot firmly on the brake',
          how: 'Empty space in front of the car. Leave the phone where it lies and do not touch the gas.',
          state: 'idle',
          place: 'cabin',
        },
      ],
      loudIn: 1,
    },
  ],
  [
    'clutch_on_off',
    {
      sides: [
        {
          about: 'Clutch released',
          title: 'First with the clutch released',
          how: 'Inside, phone on the passenger seat. Idling in neutral, parking brake on, foot off the clutch.',
          state: 'idle',
          place: 'cabin',
        },
        {
          about: 'Clutch pressed',
          title: 'Now with the clutch pressed',
          how: 'Press it fully and keep it there. Leave the phone where it lies.',
          state: 'idle',
          place: 'cabin',
        },
      ],
      loudIn: 1,
    },
  ],
] satisfies [string, RecordedExperiment][])

type Outcome = 'present' | 'absent' | null

/** What two sides say, by how the one in which the sign would show differs from the other; null where it cannot be told. */
export function outcomeOfSides(
  verdict: 'gone' | 'quieter' | 'same' | 'louder' | 'new' | 'cannot_tell',
): Outcome {
  if (verdict === 'cannot_tell') return null
  return verdict === 'louder' || verdict === 'new' ? 'present' : 'absent'
}

/** What a revved engine says: whether what was heard rises and falls with it. */
export function outcomeOfRevving(
  { sounds }: Pick<Hearing, 'sounds'>,
  dismissed: readonly number[] = [],
): Outcome {
  const meant = sounds.filter((_sound, index) => !dismissed.includes(index))
  if (meant.some(({ follows }) => follows === 'engine')) return 'present'
  return meant.some(({ follows }) => follows === 'nothing') ? 'absent' : null
}
