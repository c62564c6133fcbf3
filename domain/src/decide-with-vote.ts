import type { Belief } from './belief.ts'
import type { Judging } from './case-stage.ts'
import { decideWithWitnesses, type Witnessed } from './decide-with-witnesses.ts'
import { isMoreUrgent } from './urgency.ts'
import type { UrgencyDecision } from './urgency-decision.ts'

/**
 * A vote alone sends a car to the nearest workshop at most. "Do not move it" strands an owner, and rests on rules and on a reader whose
 * errors were counted; behind a vote stands whatever model was configured, and words in a message may have told it what to say.
 */
const MOST_BY_VOTE = 'limp'

/** A decision, and whether it is more urgent for the vote of a language model. */
export interface VotedDecision extends UrgencyDecision {
  readonly isRaised: boolean
}

/** The more urgent of what is decided with a vote and without it: a vote can raise a verdict and never lower one. */
export function raisedByVote(unvoted: UrgencyDecision, voted: UrgencyDecision): VotedDecision {
  const danger = Math.max(unvoted.danger, voted.danger)
  const urgency = isMoreUrgent(voted.urgency, MOST_BY_VOTE) ? MOST_BY_VOTE : voted.urgency
  return isMoreUrgent(urgency, unvoted.urgency)
    ? { ...unvoted, urgency, byOdds: urgency, danger, isRaised: true }
    : { ...unvoted, danger, isRaised: false }
}

/**
 * The urgency of a case as it is now, beside which a language model may have voted.
 *
 * @param own what is believed without the vote
 */
export function decideWithVote(
  judging: Judging,
  known: Witnessed,
  belief: Belief,
  own: Belief,
): VotedDecision {
  const voted = decideWithWitnesses(judging, known, belief)
  if (!known.now.vote) return { ...voted, isRaised: false }
  const unvoted = { ...known, now: { ...known.now, vote: null } }
  return raisedByVote(decideWithWitnesses(judging, unvoted, own), voted)
}
