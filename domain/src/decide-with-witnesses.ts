import type { Belief } from './belief.ts'
import { type CaseReading, type CaseStage, decideAt, type Judging } from './case-stage.ts'
import { type FindingId, isWitness, type Observation, type Witness } from './finding.ts'
import { isMoreUrgent } from './urgency.ts'
import type { UrgencyDecision } from './urgency-decision.ts'

/** What is known of a case beside its words: which of it only a model saw or read, and what the reader says without it. */
export interface Witnessed {
  readonly now: CaseStage
  /** What a vision model alone saw in photos, and a language model alone read in the words. */
  readonly seenByModelAlone: ReadonlySet<FindingId>
  readonly readByModelAlone: ReadonlySet<FindingId>
  /** The reader's opinion of the words beside these observations. */
  readonly readingBeside: (observations: readonly Observation[]) => CaseReading | null
}

/**
 * The urgency of a case as it is now. What recordings, photos and recalls add to the belief may make it more urgent and never
 * less. What a model alone saw never says that the car may not be driven: it is asked for instead.
 */
export function decideWithWitnesses(judging: Judging, known: Witnessed, belief?: Belief): UrgencyDecision {
  const decision = worstOfWitnesses(judging, known, known.now, belief)
  const own = withoutModelAlone(known)
  if (!own) return decision
  const decidedOwn = worstOfWitnesses(judging, known, own)
  if (!isMoreUrgent(decision.urgency, decidedOwn.urgency)) return decidedOwn
  if (isMoreUrgent(MOST_BY_MODEL, decision.urgency)) return decision
  return isMoreUrgent(decidedOwn.urgency, MOST_BY_MODEL)
    ? decidedOwn
    : { ...decidedOwn, urgency: MOST_BY_MODEL, byOdds: MOST_BY_MODEL }
}

/** What a model alone saw makes a case no more urgent than this. */
const MOST_BY_MODEL = 'soon'

/** The most urgent of the case as a whole, and of the case without its recordings, without its photos, without either. */
const worstOfWitnesses = (judging: Judging, known: Witnessed, stage: CaseStage, belief?: Belief) =>
  withoutWitnesses(known, stage)
    .map((fewer) => decideAt(judging, fewer))
    .reduce(
      (most, decided) => (isMoreUrgent(decided.urgency, most.urgency) ? decided : most),
      decideAt(judging, stage, belief),
    )

/** The case with fewer witnesses, wherever something else was told or shown beside them. */
function withoutWitnesses({ readingBeside }: Witnessed, stage: CaseStage): CaseStage[] {
  const { observations } = stage
  const present = (['sound', 'photo'] as const).filter((witness) =>
    observations.some(({ source }) => source === witness),
  )
  const left: (readonly Witness[])[] = present.length === 2 ? [['sound'], ['photo'], []] : [[]]
  return (present.length > 0 ? left : []).flatMap((kept) => {
    const fewer = observations.filter(({ source }) => !isWitness(source) || kept.includes(source))
    const reading = readingBeside(fewer)
    return fewer.length > 0 || reading !== null ? [{ ...stage, observations: fewer, reading }] : []
  })
}

/** The case without what a model alone saw or read; null where it told nothing alone. */
function withoutModelAlone({
  now,
  seenByModelAlone,
  readByModelAlone,
  readingBeside,
}: Witnessed): CaseStage | null {
  const own = now.observations.filter(
    ({ source, finding }) =>
      !(source === 'photo' && seenByModelAlone.has(finding)) &&
      !(source === 'words' && readByModelAlone.has(finding)),
  )
  return own.length === now.observations.length
    ? null
    : { ...now, observations: own, reading: readingBeside(own) }
}
