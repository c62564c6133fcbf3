import type { Assessment, CaseFacts, ConversationData, ConversationRequest } from '@candi/contracts'
import type { Intent, ReadSign } from '@candi/engines/text'
import { describeAssessment } from '../translate/assessment.ts'
import { answerQuestion, asksOfTheSheet } from './answer-question.ts'
import { changeBy, factsBefore } from './change-of-turn.ts'
import { replyWithoutDiagnosis } from './decline.ts'
import { emergencyNumberOf } from './emergency-number.ts'
import { formAssessment } from './form-assessment.ts'
import { hearInTurn, hearingsTell } from './hear-in-turn.ts'
import { judgeOlder, judgeStatement } from './intent.ts'
import { narrateNothingHeard } from './narrate-heard.ts'
import { narrateNothingSeen } from './narrate-seen.ts'
import type { TurnBrief } from './narrate-turn.ts'
import type { DiagnosisParts } from './ports.ts'
import { partsForTurn } from './read-once.ts'
import { seeInTurn, sightingsTell } from './see-in-turn.ts'
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
  const { statements, answered, heard, seen, current } = wordsOfTurn(request)
  const intents = new Map<string, Intent>()
  for (const [index, statement] of statements.entries())
    if (statement !== current) intents.set(statement.id, await judgeOlder(parts, statement, index === 0))
  const judged = current ? await judgeStatement(parts, current) : 'complaint'
  if (current) intents.set(current.id, judged)

  const tells =
    statements.some(({ id }) => intents.get(id) === 'complaint') ||
    request.facts.codes.length > 0 ||
    request.facts.answers.length > 0 ||
    hearingsTell(parts, request.facts) ||
    sightingsTell(parts, request.facts)
  const intent = tells && judged === 'smalltalk' && asksOfTheSheet(current?.text ?? '') ? 'question' : judged
  const reply =
    intent === 'complaint' || intent === 'question'
      ? ''
      : replyWithoutDiagnosis(intent, current?.text ?? '', emergencyNumberOf(request.facts.locale), tells)
  if (!tells) {
    // Nothing said at all is met like a greeting.
    const met = heard
      ? narrateNothingHeard(hearInTurn(parts, request.facts, heard, null))
      : seen.length > 0
        ? narrateNothingSeen(seeInTurn(parts, request.facts, seen, null))
        : replyWithoutDiagnosis('smalltalk', '', '', false)
    const text = intent === 'question' ? answerQuestion(parts, current?.text ?? '', null) : reply || met
    return {
      brief: {
        kind: 'reply',
        assessment: null,
        heard: null,
        seen: null,
        moved: null,
        reply: text,
        signsUnderstood: 0,
        isFirst: true,
      },
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
  const { facts } = request
  const change = await changeBy(
    parts,
    statements,
    factsBefore(facts, answered?.finding, heard, seen),
    intents,
    reckoned,
  )
  const hasWitness = heard !== undefined || seen.length > 0
  const moved = answered || (hasWitness && !current) ? change.moved : null
  const complaints = statements.filter(({ id }) => intents.get(id) === 'complaint').length
  const brief = (kind: TurnBrief['kind'], text: string): TurnBrief => ({
    kind,
    assessment,
    heard: heard
      ? { ...hearInTurn(parts, facts, heard, understanding), isMoreUrgent: change.isMoreUrgent }
      : null,
    seen:
      seen.length > 0
        ? { ...seeInTurn(parts, facts, seen, understanding), isMoreUrgent: change.isMoreUrgent }
        : null,
    moved,
    reply: text,
    signsUnderstood: signs.length,
    isFirst:
      hasWitness && !current ? complaints === 0 && isOnlyEvidence(facts, heard, seen) : complaints <= 1,
  })
  if (answered) return { brief: brief('answered', ''), intent, reading, assessment, moved }
  if (heard && !current) return { brief: brief('heard', ''), intent, reading, assessment, moved }
  if (seen.length > 0 && !current) return { brief: brief('seen', ''), intent, reading, assessment, moved }
  if (intent === 'complaint')
    return { brief: brief('diagnosis', ''), intent, reading, assessment, moved: null }
  const text = intent === 'question' ? answerQuestion(parts, current?.text ?? '', assessment) : reply
  return {
    brief: brief('reply', text),
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

/** Whether nothing but this turn's recording or photos was told so far. */
const isOnlyEvidence = (
  { answers, codes, hearings, sightings }: CaseFacts,
  heard: string | undefined,
  seen: readonly string[],
) =>
  answers.length === 0 &&
  codes.length === 0 &&
  hearings.every(({ id }) => id === heard) &&
  sightings.every(({ id }) => seen.includes(id))
