import type {
  Assessment,
  CaseFacts,
  ConversationData,
  ConversationRequest,
  Statement,
} from '@candi/contracts'
import { beliefFrom } from '@candi/domain'
import type { Intent, ReadSign } from '@candi/engines/text'
import { describeAssessment } from '../translate/assessment.ts'
import { answerQuestion, asksOfTheSheet } from './answer-question.ts'
import { replyWithoutDiagnosis } from './decline.ts'
import { emergencyNumberOf } from './emergency-number.ts'
import { type CaseAssessment, formAssessment } from './form-assessment.ts'
import { judgeOlder, judgeStatement } from './intent.ts'
import type { TurnBrief } from './narrate-turn.ts'
import type { DiagnosisParts } from './ports.ts'
import { priorOfCase } from './prior-of-case.ts'
import { partsForTurn } from './read-once.ts'
import { wordsOfTurn } from './turn-words.ts'
import { understandCase } from './understand-case.ts'

/** What one turn found, before anybody narrates it. */
export interface Turn {
  readonly brief: TurnBrief
  readonly intent: Intent
  readonly reading: ConversationData['reading'] | null
  readonly assessment: Assessment | null
  readonly moved: ConversationData['moved'] | null
}

/** One turn: evidence -> findings -> belief -> sheet, and the brief for whoever narrates it. */
export async function takeTurn(all: DiagnosisParts, request: ConversationRequest): Promise<Turn> {
  const parts = partsForTurn(all)
  const { statements, answered, current } = wordsOfTurn(request)
  const intents = new Map<string, Intent>()
  for (const [index, statement] of statements.entries())
    if (statement !== current) intents.set(statement.id, await judgeOlder(parts, statement, index === 0))
  const judged = current ? await judgeStatement(parts, current) : 'complaint'
  if (current) intents.set(current.id, judged)

  const tells =
    statements.some(({ id }) => intents.get(id) === 'complaint') ||
    request.facts.codes.length > 0 ||
    request.facts.answers.length > 0
  const intent = tells && judged === 'smalltalk' && asksOfTheSheet(current?.text ?? '') ? 'question' : judged
  const reply =
    intent === 'complaint' || intent === 'question'
      ? ''
      : replyWithoutDiagnosis(intent, current?.text ?? '', emergencyNumberOf(request.facts.locale), tells)
  if (!tells) {
    // Nothing said at all is met like a greeting.
    const text =
      intent === 'question'
        ? answerQuestion(parts, current?.text ?? '', null)
        : reply || replyWithoutDiagnosis('smalltalk', '', '', false)
    return {
      brief: { kind: 'reply', assessment: null, moved: null, reply: text, signsUnderstood: 0, isFirst: true },
      intent,
      reading: null,
      assessment: null,
      moved: null,
    }
  }

  const understanding = await understandCase(parts, statements, request.facts, intents)
  const skipped = new Set(request.facts.skipped)
  const reckoned = formAssessment(parts, understanding, skipped)
  const assessment = describeAssessment(parts, reckoned, request.facts)
  const signs = current ? (understanding.signs.get(current.id) ?? []) : []
  const reading =
    current && intent === 'complaint' ? { message: current.id, signs: wireSigns(parts, signs) } : null
  const brief = (
    kind: TurnBrief['kind'],
    text: string,
    moved: ConversationData['moved'] | null,
  ): TurnBrief => ({
    kind,
    assessment,
    moved,
    reply: text,
    signsUnderstood: signs.length,
    isFirst: statements.filter(({ id }) => intents.get(id) === 'complaint').length <= 1,
  })
  if (answered) {
    const moved = await movedBy(parts, statements, request.facts, intents, answered.finding, reckoned)
    return { brief: brief('answered', '', moved), intent, reading, assessment, moved }
  }
  if (intent === 'complaint')
    return { brief: brief('diagnosis', '', null), intent, reading, assessment, moved: null }
  const text = intent === 'question' ? answerQuestion(parts, current?.text ?? '', assessment) : reply
  return {
    brief: brief('reply', text, null),
    intent,
    reading,
    assessment: intent === 'question' ? assessment : null,
    moved: null,
  }
}

export function wireSigns(
  parts: DiagnosisParts,
  signs: readonly ReadSign[],
): ConversationData['reading']['signs'] {
  return signs.map(({ observation, start, end }) => ({
    finding: observation.finding,
    sign:
      parts.model.findings.get(observation.finding)?.[observation.state === 'absent' ? 'absent' : 'sign'] ??
      '',
    state: observation.state,
    start,
    end,
  }))
}

/** How far the last answer moved the cause that it moved most among those shown. */
async function movedBy(
  parts: DiagnosisParts,
  statements: readonly Statement[],
  facts: CaseFacts,
  intents: ReadonlyMap<string, Intent>,
  finding: string,
  after: CaseAssessment,
): Promise<ConversationData['moved'] | null> {
  const without = { ...facts, answers: facts.answers.filter((answer) => answer.finding !== finding) }
  const understanding = await understandCase(parts, statements, without, intents)
  const before = beliefFrom(
    parts.model,
    priorOfCase(parts, understanding),
    understanding.observations,
    understanding.opinion?.problems ?? null,
    parts.pooling,
  )
  const moves = after.ranked.map(({ cause, position, probability }) => ({
    cause,
    before: before.causes[position] ?? 0,
    after: probability,
  }))
  const largest = moves.sort(
    (left, right) => Math.abs(right.after - right.before) - Math.abs(left.after - left.before),
  )[0]
  return largest
    ? { cause: largest.cause.id, title: largest.cause.title, before: largest.before, after: largest.after }
    : null
}
