import { HEARING_LIMITS, type HeardSign } from '@candi/contracts'
import type { HeardSignRow, HeardSigns } from '@candi/domain'
import type { HeardKind, SoundJudgement } from '@candi/engines/audio'
import { type Movement, movementOf } from './beat-order.ts'

/** Below this a sound speaks for nothing: an even chance is none. */
const LEAST = 0.55
const MOST = 0.95

/**
 * The findings that a recording speaks for. The confidence is the probability of what was heard times the share that
 * carries over, times the probability of the state in which the rows read it; `most` bounds it where the recording is flawed.
 */
export function signsOfSound(
  knowledge: HeardSigns,
  judgement: SoundJudgement,
  findings: ReadonlyMap<string, unknown>,
  most: number = MOST,
): HeardSign[] {
  const signs = new Map<string, HeardSign>()
  const note = (sign: HeardSign | null) => {
    if (sign && findings.has(sign.finding) && sign.confidence > (signs.get(sign.finding)?.confidence ?? 0))
      signs.set(sign.finding, sign)
  }
  for (const sound of judgement.kinds) {
    const movement = movementOf(sound, judgement)
    note(signBy(knowledge.kinds, sound.kind, sound, movement))
    note(signBy(knowledge.moves, sound.kind, sound, movement))
  }
  const surestSound = Math.max(0, ...[...signs.values()].map(({ confidence }) => confidence))
  const whole = { fromSeconds: 0, toSeconds: judgement.quality.seconds, perSecond: null }
  for (const { id, probability } of judgement.classes) {
    const sign = signBy(knowledge.classes, id, { ...whole, probability }, STILL)
    const known = sign && signs.get(sign.finding)
    // The same noise judged twice is one sign: a class makes it surer, or speaks where no sound does so more clearly.
    if (sign && known) note({ ...known, confidence: sign.confidence })
    else if (sign && sign.confidence > surestSound) note(sign)
  }
  return [...signs.values()]
    .map((sign) => ({ ...sign, confidence: Math.min(sign.confidence, most) }))
    .sort((left, right) => right.confidence - left.confidence || (left.finding < right.finding ? -1 : 1))
    .slice(0, HEARING_LIMITS.signs)

  function signBy(
    rows: readonly HeardSignRow[],
    heard: string,
    sound: Pick<HeardKind, 'probability' | 'fromSeconds' | 'toSeconds' | 'perSecond'>,
    movement: Movement,
  ): HeardSign | null {
    const { state } = judgement
    const row = rows.find((candidate) => fits(candidate, heard, sound.perSecond, movement, state.id))
    if (!row) return null
    const inState = row.states && !state.isTold ? state.probability : 1
    const { fromSeconds, toSeconds } = sound
    for (const { finding, share } of row.speaksFor) {
      const confidence = Math.min(sound.probability * share * inState, MOST)
      if (confidence >= LEAST) return { finding, confidence, fromSeconds, toSeconds }
    }
    return null
  }
}

const STILL: Movement = { order: null, follows: null }

/** Whether every condition of a row holds; one that is left out does. */
function fits(
  row: HeardSignRow,
  heard: string,
  perSecond: number | null,
  { order, follows }: Movement,
  state: string,
): boolean {
  return (
    row.heard === heard &&
    (row.states === undefined || row.states.includes(state)) &&
    (row.perSecond === undefined ||
      (perSecond !== null && perSecond >= row.perSecond[0] && perSecond < row.perSecond[1])) &&
    (row.order === undefined || row.order === order) &&
    (row.follows === undefined || row.follows === follows)
  )
}
