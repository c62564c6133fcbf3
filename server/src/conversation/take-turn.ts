import type {
  Answer,
  Assessment,
  CaseFacts,
  ConversationData,
  ConversationRequest,
  Emergency,
} from '@candi/contracts'
import { allows } from '@candi/domain'
import type { Intent } from '@candi/engines/text'
import { describeAssessment } from '../translate/assessment.ts'
import { carName } from '../translate/car-name.ts'
import { emergencyOfKind, firstOf } from '../translate/emergency.ts'
import { answerQuestion } from './answer-question.ts'
import { changeBy, factsBefore } from './change-of-turn.ts'
import { replyWithoutDiagnosis } from './decline.ts'
import { emergencyAgain } from './emergency-again.ts'
import { emergencyNumberOf } from './emergency-number.ts'
import { emergencyOfWords } from './emergency-of-words.ts'
import { explainCodes } from './explain-codes.ts'
import { formAssessment } from './form-assessment.ts'
import { hearInTurn, hearingsTell } from './hear-in-turn.ts'
import { intentInTurn } from './intent-in-turn.ts'
import { judgeStatements } from './judge-statements.ts'
import { narrateNothingHeard } from './narrate-heard.ts'
import { narrateNothingSeen } from './narrate-seen.ts'
import type { TurnBrief } from './narrate-turn.ts'
import { noteOnLine, noteTakenBack } from './note-on-line.ts'
import { opensCase } from './opens-case.ts'
import type { DiagnosisParts } from './ports.ts'
import { partsForTurn } from './read-once.ts'
import { seeInTurn, sightingsTell } from './see-in-turn.ts'
import { wordsOfTurn } from './turn-words.ts'
import { typedAnswer } from './typed-answer.ts'
import { understandCase } from './understand-case.ts'
import { wireSigns } from './wire-signs.ts'

/** What one turn found, before anybody narrates it. */
export interface Turn {
  readonly brief: TurnBrief
  readonly intent: Intent
  /** The card that comes before everything else. */
  readonly emergency: Emergency | null
  readonly reading: ConversationData['reading'] | null
  readonly assessment: Assessment | null
  readonly moved: ConversationData['moved'] | null
  /** What a typed line answers to the open question: for the facts of the next turn, which alone remember it. */
  readonly answered: readonly Answer[]
}

/** One turn: evidence -> findings -> belief -> sheet, and the brief for whoever narrates it. */
export async function takeTurn(all: DiagnosisParts, request: ConversationRequest): Promise<Turn> {
  const parts = partsForTurn(all)
  const words = wordsOfTurn(request)
  const { statements, heard, seen } = words
  const intents = await judgeStatements(parts, statements, words.current)
  const judged = (words.current && intents.get(words.current.id)) ?? 'complaint'

  const tells =
    statements.some((statement) => opensCase(parts, statement, intents)) ||
    request.facts.codes.length > 0 ||
    request.facts.answers.length > 0 ||
    hearingsTell(parts, request.facts) ||
    sightingsTell(parts, request.facts)
  const typed = tells ? await typedAnswer(parts, statements, request.facts, intents, words.current) : null
  const facts = typed
    ? { ...request.facts, answers: [...request.facts.answers, ...typed.answers] }
    : request.facts
  const answered = words.answered ?? typed?.answers[0]
  const current = typed?.isAll ? undefined : words.current
  const intent = typed ? 'complaint' : intentInTurn(parts, judged, current?.text ?? '', tells)
  const declined = (sheet: Assessment | null) =>
    intent === 'complaint' || intent === 'question'
      ? ''
      : replyWithoutDiagnosis(
          parts,
          intent,
          current?.text ?? '',
          emergencyNumberOf(facts.locale),
          tells,
          sheet,
        )
  const again =
    intent === 'question' || intent === 'smalltalk'
      ? emergencyAgain(parts, statements, intents, current)
      : null
  const inDanger = (car: string) => {
    const words = intent === 'medical' ? current?.text : again
    return words == null ? null : emergencyOfKind(parts, emergencyOfWords(words), facts.locale, car)
  }
  const calling = () =>
    replyWithoutDiagnosis(parts, 'medical', '', emergencyNumberOf(facts.locale), tells, null)
  if (!tells) {
    // Nothing said at all is met like a greeting.
    const met = heard
      ? narrateNothingHeard(hearInTurn(parts, facts, heard, null))
      : seen.length > 0
        ? narrateNothingSeen(seeInTurn(parts, facts, seen, null))
        : replyWithoutDiagnosis(parts, 'smalltalk', '', '', false, null)
    const text =
      again !== null
        ? calling()
        : intent === 'question'
          ? answerQuestion(parts, current?.text ?? '', null)
          : declined(null) || met
    return turnWithoutCase(intent, text, inDanger(carName({})))
  }

  const understanding = await understandCase(parts, statements, facts, intents)
  const skipped = new Set(facts.skipped)
  const reckoned = formAssessment(parts, understanding, skipped)
  const described = describeAssessment(parts, reckoned, facts)
  const emergency = firstOf(parts, described.emergency, inDanger(described.carName))
  // Beside a card of rules stands what the rules let be asked, beside somebody hurt nothing.
  const assessment =
    emergency === described.emergency ? described : { ...described, emergency, next: null, canAskMore: false }
  const signs = current ? (understanding.signs.get(current.id) ?? []) : []
  const reading =
    current && intent === 'complaint' ? { message: current.id, signs: wireSigns(parts, signs) } : null
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
        ? {
            ...seeInTurn(parts, facts, seen, understanding),
            isMoreUrgent: change.isMoreUrgent,
            mayRun: allows(['engine_running'], reckoned.verdict.mustNot),
          }
        : null,
    moved,
    reply: text,
    signsUnderstood: signs.length,
    isFirst:
      hasWitness && !current ? complaints === 0 && isOnlyEvidence(facts, heard, seen) : complaints <= 1,
  })
  const told = {
    intent,
    emergency: emergency ?? null,
    reading,
    assessment,
    moved,
    answered: typed?.answers ?? [],
  }
  if (answered && !current) return { ...told, brief: brief('answered', '') }
  if (heard && !current) return { ...told, brief: brief('heard', '') }
  if (seen.length > 0 && !current) return { ...told, brief: brief('seen', '') }
  const said = current?.text ?? ''
  const correction = current ? (understanding.corrections.get(current.id) ?? null) : null
  // Where codes are all that was told, what they mean is said before any guess.
  const codesAlone = signs.length === 0 ? explainCodes(parts, parts.codes.codesIn(said)) : ''
  const foreign = intent === 'complaint' ? parts.languages.read(said) : null
  const withdrawn = current ? (understanding.withdrawn.get(current.id) ?? []) : []
  const note =
    withdrawn.length > 0
      ? noteTakenBack(parts, withdrawn, assessment)
      : noteOnLine(parts, said, signs, understanding.observations, assessment, correction)
  if (intent === 'complaint')
    return {
      ...told,
      brief: brief('diagnosis', foreign?.reply ?? ((complaints > 1 && note) || codesAlone)),
      moved: null,
    }
  const text =
    again !== null
      ? calling()
      : intent === 'question'
        ? answerQuestion(
            parts,
            said,
            assessment,
            statements.filter(({ id }) => id !== current?.id).map(({ text }) => text),
          )
        : (intent === 'smalltalk' && note) || declined(assessment)
  return {
    brief: brief('reply', text),
    intent,
    emergency: emergency ?? null,
    reading,
    assessment: intent === 'question' && again === null ? assessment : null,
    moved: null,
    answered: [],
  }
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

/** Nothing tells of a car in trouble: words, and no sheet. */
const turnWithoutCase = (intent: Intent, reply: string, emergency: Emergency | null): Turn => ({
  brief: {
    kind: 'reply',
    assessment: null,
    heard: null,
    seen: null,
    moved: null,
    reply,
    signsUnderstood: 0,
    isFirst: true,
  },
  intent,
  emergency,
  reading: null,
  assessment: null,
  moved: null,
  answered: [],
})
