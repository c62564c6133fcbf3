import { type ReactNode, useEffect } from 'react'
import { StatusLine } from '../../features/converse/status-line.tsx'
import { Transcript } from '../../features/converse/transcript.tsx'
import { TurnFailure } from '../../features/converse/turn-failure.tsx'
import { TermsProvider } from '../../parts/terms.tsx'
import type { Diagnosis } from './use-diagnosis.ts'

const NO_TERMS = [] as const

/** The conversation of a case; Escape stops an answer. */
export function CaseTranscript({ diagnosis, before }: { diagnosis: Diagnosis; before: ReactNode }) {
  const { isBusy, failure, sheet, stop } = diagnosis
  useEffect(() => {
    if (!isBusy) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) stop()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isBusy, stop])
  return (
    <TermsProvider value={sheet.assessment?.terms ?? NO_TERMS}>
      <Transcript
        messages={diagnosis.messages}
        signs={diagnosis.signs}
        answers={diagnosis.answers}
        skipped={diagnosis.facts.skipped}
        isBusy={isBusy}
        isWaiting={diagnosis.status === 'submitted'}
        before={before}
        failure={failure && <TurnFailure sentence={failure} onRetry={diagnosis.retry} />}
        onEdit={diagnosis.edit}
        onRegenerate={diagnosis.retry}
        next={diagnosis.isFull ? undefined : sheet.assessment?.next}
        onAnswer={diagnosis.answer}
        onChange={diagnosis.changeAnswer}
        onSkip={diagnosis.skip}
      />
    </TermsProvider>
  )
}

/** The same turn for whoever hears the page. */
export function CaseStatus({ diagnosis: { messages, status, sheet } }: { diagnosis: Diagnosis }) {
  const spentNotice = (messages.at(-1)?.parts ?? [])
    .map((part) => (part.type === 'data-notice' && part.data.usage ? part.data.text : ''))
    .join('')
  return (
    <StatusLine
      status={status}
      headline={sheet.assessment?.verdict.headline}
      hasAnswer={messages.length > 0}
      notice={spentNotice}
    />
  )
}
