import { HEARING_LIMITS, type HeardSound, type Hearing } from '@candi/contracts'
import type { SoundJudgement, ToldOfSound } from '@candi/engines/audio'
import { movementOf, turnsPerSecond } from './beat-order.ts'
import { flawsOf, isUseless } from './flaws-of.ts'
import { forbiddenByWitness } from './forbidden-by-witness.ts'
import { wordsOfOrder, wordsOfSound } from './heard-words.ts'
import { nextRecording } from './next-recording.ts'
import type { DiagnosisParts } from './ports.ts'
import { signsOfSound } from './signs-of-sound.ts'
import { summarizeHearing } from './summarize-hearing.ts'

/** Below this a sound is not spoken of: it is as likely not there. */
const STANDS_OUT = 0.5
const SOUNDS_TOLD = 8
const ORDERS_TOLD = 6
/** A flawed recording is never sure enough to decide anything alone (`SURE_WITNESS` of the domain is 0.75). */
const MOST_WHEN_FLAWED = 0.7

/**
 * One judged recording in the words of the case: what was heard, which signs it speaks for and how surely, what is wrong
 * with it, and what to record next. A recording never makes a finding absent.
 */
export function hearingOf(
  { model, heard }: Pick<DiagnosisParts, 'model' | 'heard'>,
  judged: SoundJudgement,
  told: ToldOfSound,
): Hearing {
  const judgement = withTold(judged, told)
  const { quality, state } = judgement
  const flaws = flawsOf(quality)
  const isOfUse = !isUseless(flaws)
  const sounds = isOfUse ? soundsTold(judgement) : []
  const signs = isOfUse
    ? signsOfSound(heard, judgement, model.findings, flaws.length > 0 ? MOST_WHEN_FLAWED : undefined)
    : []
  const fault = isOfUse ? judgement.fault : null
  const isSpeedKnown = turnsPerSecond(judgement) !== null
  return {
    seconds: within(quality.seconds),
    state,
    fault,
    sounds,
    orders: isOfUse ? ordersTold(judgement, isSpeedKnown) : [],
    // A guess that may be half or twice the truth helps nobody.
    engineSpeed: isSpeedKnown ? judgement.engineSpeed : null,
    flaws,
    signs,
    summary: summarizeHearing({
      flaws,
      state: state.id,
      sounds,
      signs: signs.map((sign) => ({ ...sign, sign: model.findings.get(sign.finding)?.sign ?? '' })),
      fault,
    }),
    next: nextRecording(flaws, state.id, sounds[0]?.kind ?? null, forbiddenByWitness(model, 'sound', signs)),
  }
}

const within = (seconds: number) => Math.min(Math.max(seconds, 0), HEARING_LIMITS.seconds)

/** What the owner says of state and engine speed stands, whatever was judged. */
function withTold(judgement: SoundJudgement, { state, rpm }: ToldOfSound): SoundJudgement {
  return {
    ...judgement,
    ...(state === undefined ? {} : { state: { id: state, probability: 1, isTold: true } }),
    ...(rpm === undefined ? {} : { engineSpeed: { rpm, probability: 1, isTold: true } }),
    kinds: judgement.kinds.map((kind) => ({
      ...kind,
      fromSeconds: within(kind.fromSeconds),
      toSeconds: within(kind.toSeconds),
    })),
  }
}

/** The loudest pitch of each meaning: what can be said of all of them is said once. */
function ordersTold({ orders, state }: SoundJudgement, isSpeedKnown: boolean): Hearing['orders'] {
  const byWords = new Map<string, Hearing['orders'][number]>()
  for (const order of orders) {
    const words = wordsOfOrder(order, isSpeedKnown, state.id)
    if (!byWords.has(words)) byWords.set(words, { ...order, words })
  }
  return [...byWords.values()].slice(0, ORDERS_TOLD)
}

function soundsTold(judgement: SoundJudgement): HeardSound[] {
  return judgement.kinds
    .filter(({ probability }) => probability >= STANDS_OUT)
    .sort((left, right) => right.probability - left.probability)
    .slice(0, SOUNDS_TOLD)
    .map((sound) => {
      const movement = movementOf(sound, judgement)
      return { ...sound, follows: movement.follows, words: wordsOfSound(sound, movement) }
    })
}
