import type { Hearing, SoundFlaw } from '@candi/contracts'
import { allows, type Need } from '@candi/domain'
import type { CarState, SoundKind } from '@candi/engines/audio'

/** What to record next, and what that asks of the car. */
type NextRecording = NonNullable<Hearing['next']> & { readonly requires: readonly Need[] }

const NEAR =
  'Hold the phone 12 to 18 inches (30 to 45 cm) from the noise, hood open, hands, hair and clothes away from belts and fan.'

/** What to do about a flaw before anything else. */
const AGAINST: Readonly<Record<SoundFlaw, NextRecording>> = {
  silent: {
    title: 'Record again with the microphone on',
    how: 'Check that nothing covers the microphone and that the browser may use it; the level meter must move when you speak.',
    requires: ['engine_running'],
  },
  too_quiet: {
    title: 'Record it from nearer',
    how: `${NEAR} Ten seconds are enough.`,
    requires: ['engine_running'],
  },
  too_short: {
    title: 'Record ten seconds',
    how: 'Let it run on while the noise is there: eight seconds or more tell most.',
    requires: ['engine_running'],
  },
  clipped: {
    title: 'Record it from a little farther away',
    how: 'The sound was too loud for the microphone. Step back an arm’s length, and keep the phone out of the exhaust’s stream.',
    requires: ['engine_running'],
  },
  windy: {
    title: 'Record it out of the wind',
    how: 'Stand on the sheltered side with your back to the wind, or shield the microphone with your hand without touching it. In the car: windows and fan closed.',
    requires: ['engine_running'],
  },
  speech: {
    title: 'Record it without anybody talking',
    how: 'Ten quiet seconds, radio and fan off.',
    requires: ['engine_running'],
  },
  music: {
    title: 'Record it with the radio off',
    how: 'Switch radio and fan off and record ten seconds of the car alone.',
    requires: ['engine_running'],
  },
  not_a_car: {
    title: 'Record the car itself',
    how: `Start the recording when the noise is there. ${NEAR}`,
    requires: ['engine_running'],
  },
}

const REV: NextRecording = {
  title: 'Record it while you rev the engine gently',
  how: 'Outdoors, parking brake on, in Park or neutral, nobody in front of or behind the car. Raise the engine speed to about 2,500 and let it fall, three times, and say what the rev counter showed. Whether the noise keeps pace tells engine from the rest.',
  requires: ['engine_running'],
}
const AC: NextRecording = {
  title: 'Record it with the A/C off, then on',
  how: 'Engine idling outdoors: ten seconds with the air conditioning off, then a second recording with it on. A noise that comes or changes with it sits on the compressor, its clutch or the belt.',
  requires: ['engine_running'],
}
const STEER: NextRecording = {
  title: 'Record it while you turn the wheel',
  how: 'Engine idling, parked. Turn the steering slowly from one side to the other without holding it at the end, while somebody else holds the phone near the open hood.',
  requires: ['engine_running'],
}
const STAND: NextRecording = {
  title: 'Record it standing, at idle',
  how: `Parked outdoors with the engine idling. ${NEAR} What is still there does not come from the wheels.`,
  requires: ['engine_running'],
}
const COLD: NextRecording = {
  title: 'Record the first minute after a night',
  how: 'Outdoors, hood open before you start: record from the start on, and again after twenty minutes of driving. What fades with warmth tells much.',
  requires: ['moving'],
}
const DRIVE: NextRecording = {
  title: 'Let a passenger record it on the road',
  how: 'Only if the sheet lets you drive: windows, fan and radio off, a passenger holds the phone. Ten seconds at a steady speed, then ten while the car rolls with your foot off the gas.',
  requires: ['moving'],
}
const WHILE_IT_SOUNDS: NextRecording = {
  title: 'Record it while it makes the noise',
  how: `Think of when it comes: cold, warm, turning, braking, with the A/C. ${NEAR} Ten seconds are enough.`,
  requires: ['engine_running'],
}

/** What tells most about each kind of sound, heard while standing with a running engine. */
const STANDING: Readonly<Record<SoundKind, NextRecording | null>> = {
  // An engine that knocks deeply is not revved to hear it better.
  knock: null,
  tick: COLD,
  squeal: AC,
  grind: AC,
  whine: STEER,
  hum: REV,
  hiss: REV,
  puff: COLD,
  rattle: REV,
  click: REV,
  crank_no_start: null,
}

/**
 * The recording that would tell most next, by what spoiled this one, else by what was heard and when; none that asks for what
 * a red flag forbids.
 */
export function nextRecording(
  flaws: readonly SoundFlaw[],
  state: CarState,
  kind: SoundKind | null,
  forbidden: ReadonlySet<Need> = new Set(),
): Hearing['next'] {
  const next = mostTelling(flaws, state, kind)
  return next && allows(next.requires, forbidden) ? { title: next.title, how: next.how } : null
}

function mostTelling(
  flaws: readonly SoundFlaw[],
  state: CarState,
  kind: SoundKind | null,
): NextRecording | null {
  const flaw = flaws[0]
  if (flaw) return AGAINST[flaw]
  if (!kind) return WHILE_IT_SOUNDS
  switch (state) {
    case 'startup':
      return kind === 'crank_no_start' || kind === 'click' || kind === 'knock' ? null : COLD
    case 'idle':
      return STANDING[kind]
    case 'revving':
      return kind === 'knock' ? null : kind === 'whine' ? STEER : AC
    case 'driving':
      return STAND
    case 'turning':
      return kind === 'whine' || kind === 'squeal' ? STEER : STAND
    case 'braking':
      // Brakes that grind or squeal are not tried again for a better recording.
      return kind === 'grind' || kind === 'squeal' ? null : DRIVE
  }
}
