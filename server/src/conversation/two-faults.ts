import type { Statement } from '@candi/contracts'
import {
  type Belief,
  beliefFrom,
  type CausalModel,
  type FindingId,
  type PoolingWeights,
  priorOf,
  type Vehicle,
} from '@candi/domain'
import type { ReadSign, TextOpinion } from '@candi/engines/text'
import { opinionOfTexts } from './opinion-of-texts.ts'
import type { DiagnosisParts } from './ports.ts'

/** One of two faults that a message tells: its words, and the signs in them. */
export interface ToldFault {
  readonly text: string
  readonly findings: ReadonlySet<FindingId>
}

/** The same with the reader's opinion of its words alone; null without a reader. */
export interface ReadFault extends ToldFault {
  readonly opinion: TextOpinion | null
}

/** Told less surely, or made by no cause more often than this, a sign opens no fault of its own. */
const SURE = 0.7
const STRONG = 0.4
/** So much less often than by chance one fault shows what both tell: then they have nothing in common. */
const APART = 0.5
/** A longer message tells a story, of which nobody can say where one fault ends. */
const MOST_CHARACTERS = 500

/** How owners go over to another trouble: "also", "another problem". "And" and a full stop join signs of one as well. */
const ALSO = new Set(['also', 'besides', 'plus', 'additionally', 'addition', 'separately', 'unrelated'])
const OTHER = new Set(['another', 'second', 'other', 'different'])
const TROUBLE = new Set(['thing', 'problem', 'issue', 'trouble'])

/** Where a text goes over to another trouble; undefined where it does not. */
function goesOverAt(text: string): number | undefined {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    index,
  }))
  return words.find(
    ({ word }, place) => ALSO.has(word) || (OTHER.has(word) && TROUBLE.has(words[place + 1]?.word ?? '')),
  )?.index
}

/** The two faults that the first message of a case tells, each read alone; null where it tells one, or may. */
export async function readFaults(
  parts: DiagnosisParts,
  first: Statement | undefined,
  signs: ReadonlyMap<string, readonly ReadSign[]>,
  vehicle: Vehicle,
): Promise<readonly ReadFault[] | null> {
  const { model, pooling, today } = parts
  if (!first) return null
  const prior = priorOf(model, vehicle, today().getUTCFullYear())
  const faults = twoFaults(model, prior, pooling, first.text, signs.get(first.id) ?? [])
  const read = faults?.map(async (fault) => ({
    ...fault,
    opinion: await opinionOfTexts(parts, [fault.text]),
  }))
  return read ? Promise.all(read) : null
}

/**
 * The two faults that a message tells one after the other: "my brakes grind and also the AC blows warm". Null where one cause may make
 * signs of both, where it tells three, and in every doubt.
 */
export function twoFaults(
  model: CausalModel,
  prior: Float64Array,
  pooling: PoolingWeights,
  text: string,
  signs: readonly ReadSign[],
): readonly [ToldFault, ToldFault] | null {
  if (text.length > MOST_CHARACTERS || goesOverAt(text) === undefined) return null
  const told = signs
    .filter(({ observation }) => observation.state === 'present')
    .toSorted((left, right) => left.start - right.start)
  const believed = (some: readonly ReadSign[]) =>
    beliefFrom(
      model,
      prior,
      some.map(({ observation }) => observation),
      null,
      // As sure as the signs are by themselves: tempered, every cause is a little likely and has something in common with all.
      { ...pooling, words: 1 },
    )
  const cutOf = (some: readonly ReadSign[]): Cut | undefined =>
    some
      .flatMap((_, place): Cut[] => {
        const before = some.slice(0, place)
        const after = some.slice(place)
        const joint = jointBetween(text, before, after)
        if (joint === null || ![before, after].every((side) => side.some(opensFault(model)))) return []
        return [{ before, after, joint, lift: liftOf(prior, believed(before), believed(after)) }]
      })
      .filter(({ lift }) => lift < APART)
      .sort((left, right) => left.lift - right.lift)[0]
  const cut = cutOf(told)
  if (!cut || cutOf(cut.before) || cutOf(cut.after)) return null
  return [
    { text: text.slice(0, cut.joint), findings: findingsOf(cut.before) },
    { text: text.slice(cut.joint), findings: findingsOf(cut.after) },
  ]
}

/** A message in two at a joint. */
interface Cut {
  readonly before: readonly ReadSign[]
  readonly after: readonly ReadSign[]
  readonly joint: number
  readonly lift: number
}

const findingsOf = (signs: readonly ReadSign[]) =>
  new Set(signs.map(({ observation: { finding } }) => finding))

/** Where the words of some signs end and those of the others begin; null where they stand in each other. */
function jointBetween(text: string, before: readonly ReadSign[], after: readonly ReadSign[]): number | null {
  const end = Math.max(...before.map((sign) => sign.end))
  const start = Math.min(...after.map((sign) => sign.start))
  const at = before.length > 0 && end <= start ? goesOverAt(text.slice(end, start)) : undefined
  return at === undefined ? null : end + at
}

const opensFault =
  (model: CausalModel) =>
  ({ observation: { finding, confidence } }: ReadSign): boolean =>
    confidence >= SURE &&
    !model.findings.get(finding)?.isCircumstance &&
    model.strengths(finding).some((strength) => strength >= STRONG)

/** How much more often than by chance one fault shows both: Σ P(cause | one) P(cause | other) / P(cause). */
const liftOf = (prior: Float64Array, one: Belief, other: Belief): number =>
  prior.reduce(
    (lift, rate, position) =>
      rate > 0 ? lift + ((one.causes[position] ?? 0) * (other.causes[position] ?? 0)) / rate : lift,
    0,
  )
