import { type Answer, type CaseFacts, LIMITS, type NextStep, type VehicleWords } from '@candi/contracts'
import { useCallback, useMemo, useRef } from 'react'
import { type ConversationMessage, messageAnswer, messageText } from '../../api/conversation-message.ts'
import { failureSentence } from '../../api/failure-sentence.ts'
import { refreshUsageAfterTurn } from '../../api/usage.ts'
import type { Reply } from '../../features/converse/question-card.tsx'
import { openStep, withAsked } from '../../features/converse/questions.ts'
import { useConversation } from '../../features/converse/use-conversation.ts'
import type { CaseRecord } from '../../features/keep-cases/case-record.ts'
import { type TakenFacts, useFacts } from './use-facts.ts'
import { useSheet } from './use-sheet.ts'

const statementsOf = (messages: ConversationMessage[]) =>
  messages.flatMap((message) => {
    const text = messageText(message)
    return message.role === 'user' && text ? [{ id: message.id, text }] : []
  })

/** A message tells of a question by its first sign; what was said of the others is among the facts. */
const answerData = ({ finding }: NextStep, { answers, label }: Reply) => ({
  finding,
  state: answers[0]?.state ?? ('unknown' as const),
  label,
})

/** One case alive: the conversation, the facts that weigh in, and the sheet they lead to. */
export function useDiagnosis(record: CaseRecord) {
  const facts = useFacts(record.facts)
  const sheet = useSheet(record.assessment)
  /** The facts that the running turn was sent with, to notice taps made while it streamed. */
  const sentFacts = useRef(record.facts)
  const messagesNow = useRef(record.messages)
  /** The message whose answer was told otherwise the last time. */
  const toldAgain = useRef('')

  const weigh = useCallback(() => {
    const { answers, codes, hearings, sightings } = facts.current()
    const statements = statementsOf(messagesNow.current)
    // Words that led to no sheet (a greeting, a question) lead to none when the car is named later.
    const tells =
      sheet.hasSheet() ||
      answers.length > 0 ||
      [...hearings, ...sightings].some(({ signs }) => signs.length > 0) ||
      (codes.length > 0 && statements.length > 0)
    if (tells) void sheet.weigh({ statements, facts: facts.current() })
  }, [facts.current, sheet.weigh, sheet.hasSheet])

  const conversation = useConversation({
    id: record.id,
    messages: record.messages,
    facts: () => {
      sheet.cancel()
      sentFacts.current = facts.current()
      return sentFacts.current
    },
    onAssessment: sheet.show,
    onSecondReadings: facts.addSecondReadings,
    onVote: facts.setVote,
    onAnswered: facts.setAnswer,
    onTurnEnd: (isStopped) => {
      void refreshUsageAfterTurn(isStopped)
      if (sentFacts.current !== facts.current()) weigh()
    },
  })
  const { messages, status, sendMessage, setMessages, regenerate, stop, error } = conversation
  messagesNow.current = messages
  const isBusy = status === 'submitted' || status === 'streaming'
  const isFull =
    messages.length >= LIMITS.messages ||
    // Room for one more message of any length: what is sent is never refused for the length of the case.
    statementsOf(messages).reduce((sum, { text }) => sum + text.length, 0) >
      LIMITS.caseCharacters - LIMITS.messageCharacters

  const signs = useMemo(() => {
    const read = messages.flatMap((message) =>
      message.parts.flatMap((part) => (part.type === 'data-reading' ? [part.data] : [])),
    )
    // A message that was a question, and so never read for signs, says nothing about none being found.
    const later = sheet.reading.filter((entry) => entry.signs.length > 0)
    return new Map([...read, ...later].map((entry) => [entry.message, entry.signs]))
  }, [messages, sheet.reading])

  function edit(messageId: string, text: string) {
    const from = messages.findIndex((message) => message.id === messageId)
    const undone = messages.slice(from).flatMap((message) => messageAnswer(message)?.finding ?? [])
    facts.dropAnswers(new Set(undone))
    // It was of other words.
    facts.setVote(null)
    void sendMessage({ text, messageId })
  }

  /** Asks again. An answer that was there comes back where no other one begins: offline, or stopped before its first word. */
  async function retry() {
    const before = messages
    const asked = messages.findLast(({ role }) => role === 'user')?.id ?? ''
    const isAnswered = !error && messages.at(-1)?.role === 'assistant'
    const wasAgain = toldAgain.current === asked
    // Every other time it is told otherwise: there are two tellings.
    const isAgain = isAnswered && !wasAgain
    toldAgain.current = isAgain ? asked : ''
    await regenerate({ body: { isAgain } })
    setMessages((now) => (now.length < before.length ? before : now))
  }

  /** A turn of its own: the answer goes out and the conversation goes on. */
  function answerInTurn(step: NextStep, { answers, label }: Reply, recordings: readonly string[] = []) {
    setMessages((before) => withAsked(before, step))
    for (const answer of answers) facts.setAnswer(answer)
    void sendMessage({
      parts: [
        { type: 'data-answer', data: answerData(step, { answers, label }) },
        ...recordings.map((hearing) => ({ type: 'data-hearing' as const, data: { hearing } })),
      ],
    })
  }

  /** A changed answer moves the sheet at once; nothing is narrated again. */
  function changeAnswer(step: NextStep, reply: Reply) {
    for (const answer of reply.answers) facts.setAnswer(answer)
    setMessages((before) =>
      before.map((message) =>
        messageAnswer(message)?.finding === step.finding
          ? { ...message, parts: [{ type: 'data-answer', data: answerData(step, reply) }] }
          : message,
      ),
    )
    weigh()
  }

  function skip(step: NextStep) {
    setMessages((before) => withAsked(before, step))
    facts.skip(step.finding)
    void sendMessage({
      parts: [{ type: 'data-answer', data: { finding: step.finding, state: 'unknown', label: 'Skip' } }],
    })
  }

  /** A tap in the sheet. Where it answers the question that stands open, the conversation goes on. */
  function answerInSheet(finding: string, state: Answer['state'], source: 'flip' | 'check') {
    const given = { answers: facts.answers, skipped: facts.facts.skipped }
    const open = isBusy ? undefined : openStep(sheet.assessment?.next, given)
    const answer: Answer = { finding, state, source }
    const choice =
      open?.finding === finding && open.kind !== 'several'
        ? open.choices.find((option) => option.state === state)
        : undefined
    if (open && choice) return answerInTurn(open, { answers: [answer], label: choice.label })
    facts.setAnswer(answer)
    if (!isBusy) weigh()
  }

  function setCar(vehicle: VehicleWords | null, codes: string[]) {
    facts.setCar(vehicle, codes)
    if (!isBusy) weigh()
  }

  /** What was heard or seen is other than before; a running turn is weighed again when it ends. */
  function setTaken(taken: TakenFacts) {
    facts.setTaken(taken)
    if (!isBusy) weigh()
  }

  /** What the owner chose beside a photo; nothing is narrated. */
  function setChecks(answers: readonly Answer[], undone: ReadonlySet<string>) {
    facts.setChecks(answers, undone)
    if (!isBusy) weigh()
  }

  /** They came in the background: a running turn is weighed again when it ends. */
  function setRecalls(recalls: CaseFacts['recalls']) {
    if (facts.setRecalls(recalls) && !isBusy) weigh()
  }

  return {
    messages,
    status,
    isBusy,
    isFull,
    /** Nobody is answering the last message. */
    isUnanswered: !isBusy && !error && messages.at(-1)?.role === 'user',
    failure: error && !isBusy ? failureSentence(error) : undefined,
    signs,
    facts: facts.facts,
    answers: facts.answers,
    sheet,
    send: (text: string) => void sendMessage({ text }),
    stop: () => void stop(),
    retry: () => void retry(),
    edit,
    answer: answerInTurn,
    /** The outcome of an experiment that was recorded; a turn at a time. */
    answerByRecording: (
      step: NextStep,
      { state, label }: NextStep['choices'][number],
      recordings: readonly string[],
    ) => {
      const answer: Answer = { finding: step.finding, state, source: 'check' }
      if (!isBusy && !isFull) return answerInTurn(step, { answers: [answer], label }, recordings)
      facts.setAnswer(answer)
      if (!isBusy) weigh()
    },
    /** A turn of its own that speaks of what was heard or seen, which is among the facts by then. */
    tellTaken: (part: ConversationMessage['parts'][number], taken: TakenFacts) => {
      facts.setTaken(taken)
      void sendMessage({ parts: [part] })
    },
    setTaken,
    addCodes: facts.addCodes,
    setChecks,
    /** Signs that nobody asked for: a lamp of the chart. */
    tellSigns: (says: readonly Pick<Answer, 'finding' | 'state'>[], label: string) => {
      for (const said of says) facts.setAnswer({ ...said, source: 'answer' })
      const parts = says
        .slice(0, 1)
        .map((data) => ({ type: 'data-answer' as const, data: { ...data, label } }))
      if (isBusy || isFull) weigh()
      else void sendMessage({ parts })
    },
    changeAnswer,
    skip,
    answerInSheet,
    setCar,
    setRecalls,
    weigh,
  }
}
export type Diagnosis = ReturnType<typeof useDiagnosis>
