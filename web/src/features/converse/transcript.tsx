import type { Answer, NextStep } from '@candi/contracts'
import { Fragment, type ReactNode, useRef } from 'react'
import {
  type ConversationMessage,
  messageAnswer,
  messageHearings,
  messageText,
} from '../../api/conversation-message.ts'
import { Icon } from '../../parts/icon.tsx'
import { useKeptFocus } from '../../parts/use-kept-focus.ts'
import { Waiting } from '../../parts/waiting.tsx'
import type { ReadSign } from './mark-signs.ts'
import { NarratorMessage } from './narrator-message.tsx'
import { OwnMessage } from './own-message.tsx'
import { type Choice, QuestionCard } from './question-card.tsx'
import { chipLabel, openStep, settledQuestion } from './questions.ts'
import { READING } from './reading-words.ts'
import { SettledQuestion } from './settled-question.tsx'
import { useFollowLatest } from './use-follow-latest.ts'

type Props = {
  messages: ConversationMessage[]
  signs: ReadonlyMap<string, readonly ReadSign[]>
  answers: ReadonlyMap<string, Answer>
  skipped: readonly string[]
  next: NextStep | null | undefined
  isBusy: boolean
  /** Sent, and no word has come back yet. */
  isWaiting: boolean
  failure: ReactNode
  before: ReactNode
  /** Draws a recording of the case by its id. */
  recording: (id: string) => ReactNode
  /** Changes whenever a recording takes more room than before. */
  recordingGrowth: string
  /** Recordings that no message has told of, oldest first. */
  untold: readonly string[]
  /** Beside the chips of an experiment: a way to record it. */
  experiment: (step: NextStep) => ReactNode
  onEdit: (messageId: string, text: string) => void
  onRegenerate: () => void
  onAnswer: (step: NextStep, choice: Choice) => void
  onChange: (step: NextStep, choice: Choice) => void
  onSkip: (step: NextStep) => void
}

/** Changes with every word that arrives. */
const growthOf = (messages: ConversationMessage[]) =>
  messages.map((message) => `${message.parts.length}.${messageText(message).length}`).join(' ')

export function Transcript(props: Props) {
  const { messages, signs, answers, isBusy, isWaiting, failure, before } = props
  const end = useRef<HTMLDivElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const onFocus = useKeptFocus(log)
  const open = isBusy || failure ? undefined : openStep(props.next, props)
  const growth = `${growthOf(messages)} ${props.untold.length} ${props.recordingGrowth} ${open?.finding ?? ''} ${isWaiting} ${Boolean(failure)}`
  const sent = messages.filter(({ role }) => role === 'user').length + props.untold.length
  const { isAtEnd, toLatest } = useFollowLatest(end, growth, sent)

  function narrated(message: ConversationMessage, index: number) {
    const prompt = messages[index - 1]
    const isReplyToChip = prompt !== undefined && messageAnswer(prompt) !== undefined
    const isDone = !isBusy || index < messages.length - 1
    const step = settledQuestion(messages, index, props)
    const answer = step && answers.get(step.finding)
    return (
      <NarratorMessage key={message.id} message={message} goesOn={isReplyToChip} isDone={isDone}>
        {index === messages.length - 1 && isDone && !isReplyToChip && (
          <button className="link quiet-link" type="button" onClick={props.onRegenerate}>
            <Icon name="redo" className="tiny" />
            Answer again
          </button>
        )}
        {step && (
          <SettledQuestion
            step={step}
            label={answer && chipLabel(step, answer, messages[index + 1])}
            isBusy={isBusy}
            onChange={(choice) => props.onChange(step, choice)}
          />
        )}
      </NarratorMessage>
    )
  }

  function own(message: ConversationMessage) {
    const recorded = messageHearings(message)
    if (recorded.length > 0) return recorded.map((id) => <Fragment key={id}>{props.recording(id)}</Fragment>)
    if (messageAnswer(message) !== undefined) return null
    return (
      <OwnMessage
        key={message.id}
        text={messageText(message)}
        signs={signs.get(message.id)}
        canEdit={!isBusy}
        onEdit={(text) => props.onEdit(message.id, text)}
      />
    )
  }

  return (
    <>
      <div className="log-box">
        <div
          className="log"
          ref={log}
          role="log"
          aria-live="off"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          aria-label="Messages"
          onFocus={onFocus}
        >
          {before}
          {messages.map((message, index) =>
            message.role === 'user' ? own(message) : narrated(message, index),
          )}
          {props.untold.map((id) => (
            <Fragment key={id}>{props.recording(id)}</Fragment>
          ))}
          {isWaiting && <Waiting {...READING} />}
          {failure}
          {open && (
            <div className="theirs open-question">
              <QuestionCard
                key={open.finding}
                step={open}
                isBusy={isBusy}
                onAnswer={(choice) => props.onAnswer(open, choice)}
                leave={{ label: 'Skip', act: () => props.onSkip(open) }}
                more={props.experiment(open)}
              />
            </div>
          )}
          <div className="log-end" ref={end} />
        </div>
      </div>
      {!isAtEnd && messages.length > 1 && (
        <button className="latest" type="button" onClick={toLatest}>
          <Icon name="down" className="tiny" />
          Latest
        </button>
      )}
    </>
  )
}
