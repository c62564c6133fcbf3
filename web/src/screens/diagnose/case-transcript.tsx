import { type ReactNode, useEffect } from 'react'
import { messageHearings } from '../../api/conversation-message.ts'
import { StatusLine } from '../../features/converse/status-line.tsx'
import { Transcript } from '../../features/converse/transcript.tsx'
import { TurnFailure } from '../../features/converse/turn-failure.tsx'
import { TermsProvider } from '../../parts/terms.tsx'
import type { HearingAsk } from './hearing-ask.ts'
import { RecordExperiment } from './record-experiment.tsx'
import { RecordingPlace } from './recording-place.tsx'
import type { Diagnosis } from './use-diagnosis.ts'
import { useRecordingCard } from './use-recording-card.ts'
import type { Recordings } from './use-recordings.ts'

const NO_TERMS = [] as const

type Props = {
  diagnosis: Diagnosis
  recordings: Recordings
  before: ReactNode
  onAsk: (ask: HearingAsk) => void
}

/** The conversation of a case; Escape stops an answer. */
export function CaseTranscript({ diagnosis, recordings, before, onAsk }: Props) {
  const { isBusy, failure, sheet, stop } = diagnosis
  useEffect(() => {
    if (!isBusy) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) stop()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isBusy, stop])
  const told = new Set(diagnosis.messages.flatMap(messageHearings))
  const card = useRecordingCard(recordings.recordings.length > 0)
  const growth = recordings.recordings.map(({ hearing, failure }) => (hearing ? 2 : failure ? 1 : 0)).join('')
  const untold = recordings.recordings.flatMap(({ id }) => (told.has(id) ? [] : [id]))
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
        recording={(id) => (
          <RecordingPlace
            recording={recordings.recordings.find((recording) => recording.id === id)}
            recordings={recordings}
            card={card}
            mustStand={sheet.assessment?.verdict.urgency === 'stop'}
            onAsk={onAsk}
          />
        )}
        recordingGrowth={`${card ? 'drawn' : ''}${growth}`}
        untold={untold}
        experiment={(step) => (
          <RecordExperiment step={step} onRecord={() => onAsk({ kind: 'experiment', step })} />
        )}
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
