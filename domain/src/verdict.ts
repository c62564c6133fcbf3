import type { Belief } from './belief.ts'
import { canStart } from './can-start.ts'
import { beliefAt, decideAt, type EarlierStage, type Judging } from './case-stage.ts'
import { decideWithVote } from './decide-with-vote.ts'
import type { Witnessed } from './decide-with-witnesses.ts'
import type { FindingId } from './finding.ts'
import { forbiddenBy } from './forbidden.ts'
import type { Need } from './need.ts'
import { rulesThatHold } from './rules-that-hold.ts'
import { withWhatStands } from './standing-danger.ts'
import { isTooLittleTold } from './too-little-told.ts'
import { isGrave, isGraveAt, type Level, mostUrgent } from './urgency.ts'
import type { UrgencyDecision } from './urgency-decision.ts'
import type { UrgencyRule } from './urgency-rule.ts'

/** Everything that is known of a case and bears on whether the car can be driven. */
export interface KnownCase extends Judging, Witnessed {
  /** The case as it stood after each earlier message and answer, first ones first, without what was corrected since. */
  readonly earlier: readonly EarlierStage[]
}

export type DecidedBy = 'rule' | 'recall' | 'belief' | 'reader' | 'vote' | 'nothing'

/** What is said of a case: all words about driving are made of this. */
export interface CaseVerdict {
  readonly level: Level
  readonly decidedBy: DecidedBy
  /** The red flags and recalls that hold, most urgent first. */
  readonly rules: readonly UrgencyRule[]
  /** What an owner can look at that would lift it; empty where only a workshop can. */
  readonly liftedBy: readonly FindingId[]
  /** What must not be done until it is known better. */
  readonly mustNot: ReadonlySet<Need>
  /** False where the engine cannot be started. */
  readonly starts: boolean
  /** P(must not be driven on), in [0, 1]. */
  readonly danger: number
}

/** The red flag that a recall writes. */
export const RECALL_RULE = 'recall_park_it'

/**
 * Can the car be driven? The one decision, from everything that is known: the case as it is, what stands of dangers that were reached
 * earlier in it, and whether enough was told to say anything at all. The vote of a language model can only make it more urgent.
 *
 * @param own what is believed without the vote
 */
export function decideVerdict(known: KnownCase, belief: Belief, own: Belief = belief): CaseVerdict {
  const { model, now } = known
  const voted = decideWithVote(known, known, belief, own)
  const decision = withEarlier(known, voted)
  const level = isGrave(decision.urgency)
    ? decision.urgency
    : isTooLittleTold(model, now, own)
      ? 'unknown'
      : decision.urgency
  const starts = canStart(model, now.observations)
  const decisive = decision.rules.filter((rule) => rule.urgency === level)
  return {
    level,
    decidedBy:
      voted.isRaised && level === voted.urgency && decisive.length === 0
        ? 'vote'
        : decidedBy(known, decision, level, decisive),
    rules: decision.rules,
    liftedBy: isGrave(level) ? liftedBy(decisive) : [],
    mustNot: new Set(
      [belief, own].flatMap((each) => [
        ...forbiddenBy(model, each, { level, rules: decision.rules, starts }),
      ]),
    ),
    starts,
    danger: decision.danger,
  }
}

/** Every stage of the case in its order: a danger that one of them reached stands until it is lifted. */
function withEarlier(known: KnownCase, now: UrgencyDecision): UrgencyDecision {
  const { model, thresholds } = known
  let before: UrgencyDecision | null = null
  let leading = 0
  for (const stage of known.earlier) {
    const belief = stage.isWeighed ? beliefAt(known, stage) : null
    const decided = belief ? decideAt(known, stage, belief) : flagsAt(known, stage, before)
    const standing: UrgencyDecision = before
      ? withWhatStands(model, thresholds, { decision: before, leading }, decided, stage)
      : decided
    if (belief && (isGrave(decided.byOdds) || !isGrave(before?.byOdds)))
      leading = leadingDanger(known, belief)
    before = standing
  }
  return before ? withWhatStands(model, thresholds, { decision: before, leading }, now, known.now) : now
}

const NOTHING_WEIGHED = {
  danger: 0,
  mass: { stop: 0, limp: 0, soon: 0, plan: 0, watch: 0 },
  worst: 0,
} satisfies Partial<UrgencyDecision>

/** The red flags of a stage that is not weighed; what was weighed before it stays as it was. */
function flagsAt(
  { model, vehicle }: KnownCase,
  { observations }: EarlierStage,
  before: UrgencyDecision | null,
): UrgencyDecision {
  const rules = rulesThatHold(model, observations, vehicle.fuel)
  const urgency = mostUrgent('watch', ...rules.map((rule) => rule.urgency))
  return { ...(before ?? NOTHING_WEIGHED), rules, byOdds: 'watch', urgency }
}

/** Position of the likeliest cause that must not be driven with. */
function leadingDanger({ model }: Pick<KnownCase, 'model'>, { causes }: Pick<Belief, 'causes'>): number {
  let leading = 0
  let most = -1
  for (let index = 0; index < causes.length; index += 1) {
    const probability = causes[index] ?? 0
    if (isGraveAt(model.urgencyAt[index]) && probability > most) {
      leading = index
      most = probability
    }
  }
  return leading
}

function decidedBy(
  { now }: KnownCase,
  decision: UrgencyDecision,
  level: Level,
  decisive: readonly UrgencyRule[],
): DecidedBy {
  if (level === 'unknown') return 'nothing'
  if (decisive.some(({ id }) => id === RECALL_RULE)) return 'recall'
  if (decisive.length > 0) return 'rule'
  const isFeared = now.reading?.danger !== null && now.reading?.danger !== undefined
  return isGrave(level) && isFeared && decision.mass.stop + decision.mass.limp < FEARED_BELOW
    ? 'reader'
    : 'belief'
}

/** Where the causes that must not be driven with hold less than this, it is the reader who fears. */
const FEARED_BELOW = 0.27

/** A verdict with several flags is lifted only when each of them is; each has to have a check. */
function liftedBy(decisive: readonly UrgencyRule[]): readonly FindingId[] {
  if (decisive.some(({ clearedBy = [] }) => clearedBy.length === 0)) return []
  return [...new Set(decisive.flatMap(({ clearedBy = [] }) => clearedBy.map(({ finding }) => finding)))]
}
