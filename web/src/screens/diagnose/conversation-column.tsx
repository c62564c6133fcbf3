import { useEffect, useRef } from 'react'
import { Composer } from '../../features/converse/composer.tsx'
import { FullCase } from '../../features/converse/full-case.tsx'
import { Openings } from '../../features/converse/openings.tsx'
import { StatusLine } from '../../features/converse/status-line.tsx'
import { Transcript } from '../../features/converse/transcript.tsx'
import { TurnFailure } from '../../features/converse/turn-failure.tsx'
import { TokenLine } from '../../features/usage/token-line.tsx'
import { TermsProvider } from '../../parts/terms.tsx'
import type { Diagnosis } from './use-diagnosis.ts'
import '../../features/converse/converse.css'

type Props = {
  diagnosis: Diagnosis
  draft: string
  onDraft: (draft: string) => void
  carriedOver: string
  isKept: boolean
}
const NO_TERMS = [] as const

export function ConversationColumn({ diagnosis, draft, onDraft, carriedOver, isKept }: Props) {
  const { messages, status, isBusy, failure, sheet, stop } = diagnosis
  const composer = useRef<HTMLTextAreaElement>(null)
  const isEmpty = messages.length === 0
  const spentNotice = (messages.at(-1)?.parts ?? [])
    .map((part) => (part.type === 'data-notice' && part.data.usage ? part.data.text : ''))
    .join('')

  useEffect(() => {
    if (!isBusy) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) stop()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isBusy, stop])

  const before = (
    <>
      {!isKept && (
        <p className="notice">
          This browser does not let us keep cases, as in a private window. Everything works, but this case is
          gone when you close the tab.
        </p>
      )}
      {carriedOver && (
        <div className="carried">
          <p className="soft">Carried over from your earlier history</p>
          <p className="carried-text">{carriedOver}</p>
        </div>
      )}
    </>
  )

  return (
    <section className="talk" aria-label="Conversation">
      <TermsProvider value={sheet.assessment?.terms ?? NO_TERMS}>
        {isEmpty ? (
          <div className="log-box start">
            <div className="log">
              {before}
              <Openings
                onPick={(text) => {
                  onDraft(text)
                  composer.current?.focus()
                }}
              />
            </div>
          </div>
        ) : (
          <Transcript
            messages={messages}
            signs={diagnosis.signs}
            answers={diagnosis.answers}
            skipped={diagnosis.facts.skipped}
            isBusy={isBusy}
            isWaiting={status === 'submitted'}
            before={before}
            failure={failure && <TurnFailure sentence={failure} onRetry={diagnosis.retry} />}
            onEdit={diagnosis.edit}
            onRegenerate={diagnosis.retry}
            next={diagnosis.isFull ? undefined : sheet.assessment?.next}
            onAnswer={diagnosis.answer}
            onChange={diagnosis.changeAnswer}
            onSkip={diagnosis.skip}
          />
        )}
      </TermsProvider>
      <StatusLine
        status={status}
        headline={sheet.assessment?.verdict.headline}
        hasAnswer={!isEmpty}
        notice={spentNotice}
      />
      {diagnosis.isFull ? (
        <FullCase />
      ) : (
        <Composer
          ref={composer}
          draft={draft}
          onDraft={onDraft}
          isStreaming={isBusy}
          placeholder={isEmpty ? 'It grinds when I brake' : 'Say more'}
          onSend={(text) => {
            onDraft('')
            diagnosis.send(text)
          }}
          onStop={stop}
          below={<TokenLine />}
        />
      )}
    </section>
  )
}
