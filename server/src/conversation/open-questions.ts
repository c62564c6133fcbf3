import { LIMITS } from '@candi/contracts'
import {
  type Belief,
  beliefFrom,
  type Candidate,
  type CaseVerdict,
  isGrave,
  rankQuestions,
  SEVERAL,
  secondFault,
  severalAtOnce,
  signsFrom,
  suggestedDangers,
} from '@candi/domain'
import type { DiagnosisParts } from './ports.ts'
import { askedFirst } from './screening-questions.ts'
import type { CaseUnderstanding } from './understand-case.ts'

export interface OpenQuestions {
  /** Those that may be asked now, best first. */
  readonly questions: readonly Candidate[]
  /** Those of them that are asked for at once, in one question; none where the best is asked alone. */
  readonly several: readonly Candidate[]
  /** About how many will be asked, this one among them. */
  readonly questionsLeft: number
  /** Whether more could be asked, and only because enough was asked is not. */
  readonly canAskMore: boolean
}

/** After so many a further one seldom changes verdict or first cause (evaluation/src/run-replays.ts), and tires whoever stands beside the car. */
const QUESTIONS_ENOUGH = 6

/** What is asked, and when asking ends: after six answers and six more each time that the owner asks for more, where no answer is worth it, or where the owner had enough. */
export function openQuestions(
  parts: DiagnosisParts,
  understanding: CaseUnderstanding,
  skipped: ReadonlySet<string>,
  belief: Belief,
  verdict: CaseVerdict,
  prior: Float64Array,
): OpenQuestions {
  const { model, pooling } = parts
  const { observations, asksFirst, asked, asking, vehicle } = understanding
  if (verdict.rules.some(({ askNothing }) => askNothing))
    return { questions: [], several: [], questionsLeft: 0, canAskMore: false }
  const first = [
    ...suggestedDangers(model, observations, verdict.level, vehicle.fuel),
    ...askedFirst(verdict, asksFirst),
  ]
  const ranked = rankQuestions(
    model,
    belief,
    observations,
    skipped,
    verdict.level,
    first,
    verdict.mustNot,
    vehicle,
    pooling.answers,
  )
  const isEnded = asking.isEnded && !tellsAnother(parts, understanding, verdict, prior)
  const room = Math.min(QUESTIONS_ENOUGH, QUESTIONS_ENOUGH * (1 + asking.timesMore) - asked)
  // What bears on the verdict is asked however much was asked before.
  const ofVerdict = ranked.filter(({ finding }) => first.includes(finding.id))
  const questions = isEnded ? [] : room > 0 ? ranked : ofVerdict
  // A list must not fill the case.
  const several =
    observations.length + SEVERAL.most < LIMITS.findings
      ? severalAtOnce(model, belief, questions, first, verdict.mustNot)
      : []
  return {
    questions,
    several,
    // One answer settles every telling of its sign, and of all that is asked for at once.
    questionsLeft: Math.min(
      signsIn(questions) - Math.max(several.length - 1, 0),
      Math.max(room, signsIn(ofVerdict)),
    ),
    canAskMore: questions.length === 0 && ranked.length > 0,
  }
}

const signsIn = (questions: readonly Candidate[]) =>
  new Set(questions.map(({ finding }) => finding.group)).size

/** Whether what was told since the owner had enough raises a danger, or what the causes believed in until then do not explain. */
function tellsAnother(
  { model, pooling }: DiagnosisParts,
  { observations, asking: { toldSince } }: CaseUnderstanding,
  { level, rules }: CaseVerdict,
  prior: Float64Array,
): boolean {
  if (toldSince.size === 0) return false
  const isRaised = rules.some(
    ({ all, urgency }) => urgency === level && all.flat().some((finding) => toldSince.has(finding)),
  )
  if (isGrave(level) && isRaised) return true
  const before = observations.filter(({ finding }) => !toldSince.has(finding))
  const since = observations.filter(({ finding }) => toldSince.has(finding))
  const until = beliefFrom(model, prior, before, null, pooling)
  return secondFault(model, prior, { ...until, signs: signsFrom(model, since) }, since, pooling) !== null
}
