import type { Answer, FollowUp, NextStep } from '@candi/contracts'
import { Fragment, type ReactNode, useReducer, useRef } from 'react'
import {
  type ConversationMessage,
  messageAnswer,
  messageTakes,
  messageText,
  type TakeMark,
} from '../../api/conversation-message.ts'
import { Contained } from '../../parts/contained.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { SafeCard } from '../../parts/safe-card.tsx'
import { useKeptFocus } from '../../parts/use-kept-focus.ts'
import { Waiting } from '../../parts/waiting.tsx'
import { emergencyFirstIn } from './emergency-first-in.ts'
import { FollowUpChips } from './follow-up-chips.tsx'
import type { ReadSign } from './mark-signs.ts'
import { NarratorMessage } from './narrator-message.tsx'
import { OwnMessage } from './own-message.tsx'
import { QuestionCard, type Reply } from './question-card.tsx'
import { chipLabels, isReply, openStep, settledQuestion } from './questions.ts'
import { READING } from './reading-words.ts'
import { replyText } from './reply-text.ts'
import { SettledQuestion } from './settled-question.tsx'
import { SeveralCard } from './several-card.tsx'
import { SignMark } from './sign-mark.tsx'
import { useFollowLatest } from './use-follow-latest.ts'

type Props = {
  messages: ConversationMessage[]
  signs: ReadonlyMap<string, readonly ReadSign[]>
  answers: ReadonlyMap<string, Answer>
  skipped: readonly string[]
  next: NextStep | null | undefined
  /** Given where asking has ended and more could be asked. */
  onAskMore: (() => void) | undefined
  /** What the owner may want to ask where no question stands open. */
  followUps: readonly FollowUp[]
  /** Sends a line as the owner's own. */
  onAsk: (line: string) => void
  isBusy: boolean
  /** Sent, and no word has come back yet. */
  isWaiting: boolean
  failure: ReactNode
  before: ReactNode
  /** Stands below everything. */
  after: ReactNode
  /** Draws a recording or a photo of the case. */
  take: (mark: TakeMark) => ReactNode
  /** Changes whenever one of them takes more room than before. */
  takeGrowth: string
  /** Those that no message has told of, oldest first. */
  untold: readonly TakeMark[]
  /** Beside the chips of an experiment: a way to record it. */
  experiment: (step: NextStep) => ReactNode
  /** Opens an article that an answer rests on. */
  onArticle: (id: string) => void
  onEdit: (messageId: string, text: string) => void
  /** Flips what was read in the owner's words, as a row of the ledger does. */
  onFlip: (finding: string, state: Answer['state']) => void
  onRegenerate: () => void
  onAnswer: (step: NextStep, reply: Reply) => void
  onChange: (step: NextStep, reply: Reply) => void
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
  const asksNext = open || isBusy || failure ? [] : props.followUps
  const [lateParts, addLatePart] = useReducer((count: number) => count + 1, 0)
  const growth = `${growthOf(messages)} ${lateParts} ${props.untold.length} ${props.takeGrowth} ${open?.finding ?? ''} ${asksNext.length} ${isWaiting} ${Boolean(failure)}`
  const sent = messages.filter(({ role }) => role === 'user').length + props.untold.length
  // A card stays in view; the words below it may wait.
  const isHeld = emergencyFirstIn(messages, messages.length - 1) !== undefined
  const { isAtEnd, toLatest } = useFollowLatest(end, growth, sent, isHeld)

  function narrated(message: ConversationMessage, index: number) {
    const prompt = messages[index - 1]
    const chip = prompt && messageAnswer(prompt)
    const isReplyToChip = chip !== undefined && isReply(messages, index - 1, chip)
    const isDone = !isBusy || index < messages.length - 1
    const step = settledQuestion(messages, index, props)
    const emergency = emergencyFirstIn(messages, index)
    const isLast = index === messages.length - 1
    const words = replyText(message)
    return (
      <Fragment key={message.id}>
        {emergency && <SafeCard emergency={emergency} isAlert={isLast} isNew={isLast} />}
        <Contained fallback={<p className="soft">This answer could not be shown. Load the page again.</p>}>
          <NarratorMessage
            message={message}
            goesOn={isReplyToChip}
            isDone={isDone}
            onArticle={props.onArticle}
            onGrown={addLatePart}
          >
            {isDone && (
              <p className="reply-acts">
                {words && <CopyButton text={words} label="Copy" of="this answer" look="quiet" />}
                {isLast && !isReplyToChip && (
                  <button className="link quiet-link" type="button" onClick={props.onRegenerate}>
                    <Icon name="redo" className="tiny" />
                    Answer again
                  </button>
                )}
              </p>
            )}
            {step && (
              <SettledQuestion
                step={step}
                labels={chipLabels(step, answers, messages[index + 1])}
                answers={answers}
                isBusy={isBusy}
                onChange={(reply) => props.onChange(step, reply)}
              />
            )}
          </NarratorMessage>
        </Contained>
      </Fragment>
    )
  }

  const take = (mark: TakeMark) => <Fragment key={mark.id}>{props.take(mark)}</Fragment>

  function mark(words: string, { finding, sign, state }: ReadSign) {
    const answer = answers.get(finding)
    return (
      <SignMark
        words={words}
        sign={sign}
        isTakenBack={answer !== undefined && answer.source !== 'unchosen' && answer.state !== state}
        onTakeBack={() => props.onFlip(finding, 'unknown')}
        onPutBack={() => props.onFlip(finding, state)}
      />
    )
  }

  function own(message: ConversationMessage, index: number) {
    const taken = messageTakes(message)
    if (taken.length > 0) return taken.map(take)
    const answer = messageAnswer(message)
    if (answer && isReply(messages, index, answer)) return null
    return (
      <OwnMessage
        key={message.id}
        text={answer?.label ?? messageText(message)}
        signs={signs.get(message.id)}
        canEdit={!isBusy && !answer}
        onEdit={(text) => props.onEdit(message.id, text)}
        mark={mark}
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
          {/* One list, so that a card on which something was opened is the same one when a message comes to tell of it. */}
          {[
            ...messages.flatMap((message, index) =>
              message.role === 'user' ? own(message, index) : narrated(message, index),
            ),
            ...props.untold.map(take),
          ]}
          {isWaiting && <Waiting {...READING} />}
          {failure}
          {open && (
            <div className="theirs open-question">
              {open.kind === 'several' ? (
                <SeveralCard
                  key={open.id}
                  step={open}
                  isBusy={isBusy}
                  onAnswer={(reply) => props.onAnswer(open, reply)}
                />
              ) : (
                <QuestionCard
                  key={open.id}
                  step={open}
                  isBusy={isBusy}
                  onAnswer={(reply) => props.onAnswer(open, reply)}
                  leave={{ label: 'Skip', act: () => props.onSkip(open) }}
                  more={props.experiment(open)}
                />
              )}
            </div>
          )}
          <FollowUpChips followUps={asksNext} onAsk={props.onAsk} />
          {props.onAskMore && !open && !isBusy && !failure && (
            <button className="link quiet-link" type="button" onClick={props.onAskMore}>
              <Icon name="help" className="tiny" />
              Ask me more
            </button>
          )}
          {props.after}
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
