import type { HeardSign, HeardSound, SoundFlaw } from '@candi/contracts'
import type { CarState } from '@candi/engines/audio'
import { listed, lowerFirst } from '../translate/sentence.ts'
import { isUseless } from './flaws-of.ts'

const FLAW: Readonly<Record<SoundFlaw, string>> = {
  silent: 'it is almost silent',
  too_short: 'it is too short',
  not_a_car: 'I do not hear a car in it',
  music: 'music covers the car',
  too_quiet: 'it is very quiet',
  clipped: 'it was too loud for the microphone',
  windy: 'wind blows into the microphone',
  speech: 'somebody talks over it',
}
const HEALTHY: Readonly<Record<CarState, string>> = {
  startup: 'a healthy start',
  idle: 'a healthy engine at idle',
  revving: 'a healthy engine being revved',
  driving: 'a healthy car on the road',
  braking: 'healthy brakes',
  turning: 'a healthy car in a turn',
}
/** Odds of a fault from which the sound as a whole is spoken of. */
const ODD = 0.7
const EVEN = 0.3

export interface HeardWhole {
  readonly flaws: readonly SoundFlaw[]
  readonly state: CarState
  readonly sounds: readonly HeardSound[]
  /** The signs with their statements: "Deep knocking from the engine". */
  readonly signs: readonly (HeardSign & { readonly sign: string })[]
  readonly fault: { readonly probability: number } | null
}

/** What was heard and what it means, in at most three plain sentences. */
export function summarizeHearing({ flaws, state, sounds, signs, fault }: HeardWhole): string {
  if (isUseless(flaws))
    return `I can't tell from this recording: ${reasons(flaws)}. It changes nothing on the sheet.`
  const heard = sounds.slice(0, 2).map(({ words }) => lowerFirst(words))
  const caveat = flaws.length > 0 ? `Take it with care: ${reasons(flaws)}.` : onTheWhole(fault, state)
  if (signs.length > 0) {
    const meant = signs.slice(0, 2).map(({ sign }) => lowerFirst(sign))
    return sentences(
      heard.length > 0 ? `I hear this: ${heard.join('; ')}.` : '',
      `That speaks for this: ${listed(meant)}.`,
      caveat,
    )
  }
  if (heard.length > 0)
    return sentences(
      `I hear this: ${heard.join('; ')}.`,
      "I can't tell from this recording what that means.",
      caveat,
    )
  return sentences(
    `I can't tell from this recording: ${flaws.length > 0 ? reasons(flaws) : `nothing in it stands out from ${HEALTHY[state]}`}.`,
    onTheWhole(fault, state),
    'That rules nothing out.',
  )
}

const reasons = (flaws: readonly SoundFlaw[]) => listed(flaws.slice(0, 2).map((flaw) => FLAW[flaw]))

function onTheWhole(fault: HeardWhole['fault'], state: CarState): string {
  if (!fault) return ''
  if (fault.probability >= ODD) return `On the whole it sounds less even than ${HEALTHY[state]}.`
  return fault.probability <= EVEN ? `On the whole it sounds much like ${HEALTHY[state]}.` : ''
}

const sentences = (...all: readonly string[]) => all.filter(Boolean).join(' ')
