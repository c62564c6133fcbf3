import type { VehicleWords } from '@candi/contracts'
import { type ReactNode, useEffect } from 'react'
import { messageTakes, type TakeMark } from '../../api/conversation-message.ts'
import { followUps } from '../../features/converse/follow-ups.ts'
import { StatusLine } from '../../features/converse/status-line.tsx'
import { Transcript } from '../../features/converse/transcript.tsx'
import { TurnFailure } from '../../features/converse/turn-failure.tsx'
import { TermsProvider } from '../../parts/terms.tsx'
import type { DeskAsk } from './desk-ask.ts'
import { RecordExperiment } from './record-experiment.tsx'
import { TakeInWords } from './take-in-words.tsx'
import { useArrived } from './use-arrived.ts'
import type { Diagnosis } from './use-diagnosis.ts'
import type { Photos } from './use-photos.ts'
import type { Recordings } from './use-recordings.ts'

const NO_TERMS = [] as const
const loadRecordingPlace = async () => (await import('./recording-place.tsx')).RecordingPlace
const loadPhotoPlace = async () => (await import('./photo-place.tsx')).PhotoPlace

type Props = {
  diagnosis: Diagnosis
  /** The last message waits for an answer that was stopped. */
  isStopped: boolean
  recordings: Recordings
  photos: Photos
  before: ReactNode
  /** How the case is kept, where that must be told. */
  notice: ReactNode
  onAsk: (ask: DeskAsk) => void
  onSaveCar: (vehicle: VehicleWords | null, codes: string[]) => void
}

/** The conversation of a case; Escape stops an answer. */
export function CaseTranscript(props: Props) {
  const { diagnosis, isStopped, recordings, photos, before, notice, onAsk, onSaveCar } = props
  const { isBusy, failure, sheet, stop } = diagnosis
  useEffect(() => {
    if (!isBusy) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      // It closes what lies above the conversation first.
      if (!document.querySelector('dialog[open]')) stop()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isBusy, stop])
  const told = new Set(diagnosis.messages.flatMap(messageTakes).map(({ id }) => id))
  const Recording = useArrived(loadRecordingPlace, recordings.recordings.length > 0)
  const Photo = useArrived(loadPhotoPlace, photos.photos.length > 0)
  const marks: (TakeMark & { isJudged: boolean; madeAt: number; failure: string })[] = [
    ...recordings.recordings.map((take) => ({ ...take, isPhoto: false, isJudged: take.hearing !== null })),
    ...photos.photos.map((take) => ({ ...take, isPhoto: true, isJudged: take.sighting !== null })),
  ].sort((one, other) => one.madeAt - other.madeAt)
  const growth = marks.map(({ isJudged, failure }) => (isJudged ? 2 : failure ? 1 : 0)).join('')

  function drawn({ id, isPhoto }: TakeMark) {
    if (isPhoto) {
      const photo = photos.photos.find((take) => take.id === id)
      if (!photo) return <p className="soft mine">A photo that you deleted.</p>
      if (!Photo) return <TakeInWords take={photo} />
      return <Photo {...{ photo, photos, diagnosis, onAsk, onSaveCar }} />
    }
    const recording = recordings.recordings.find((take) => take.id === id)
    if (!recording) return <p className="soft mine">A recording that you deleted.</p>
    if (!Recording) return <TakeInWords take={recording} />
    const mustStand = sheet.assessment?.verdict.urgency === 'stop'
    return <Recording {...{ recording, recordings, mustStand, onAsk }} />
  }
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
        take={drawn}
        takeGrowth={`${Recording ? 'drawn' : ''}${Photo ? 'shown' : ''}${growth}`}
        untold={marks.filter(({ id }) => !told.has(id))}
        experiment={(step) => (
          <RecordExperiment step={step} onRecord={() => onAsk({ kind: 'experiment', step })} />
        )}
        failure={
          (failure || isStopped) && (
            <TurnFailure sentence={failure ?? 'Stopped before an answer came.'} onRetry={diagnosis.retry} />
          )
        }
        after={notice}
        onArticle={(article) => onAsk({ kind: 'article', article })}
        onEdit={diagnosis.edit}
        onFlip={(finding, state) => diagnosis.answerInSheet(finding, state, 'flip')}
        onRegenerate={diagnosis.retry}
        next={diagnosis.isFull ? undefined : sheet.assessment?.next}
        onAskMore={
          sheet.assessment?.canAskMore && !diagnosis.isFull ? () => diagnosis.send('Ask me more') : undefined
        }
        followUps={
          sheet.assessment && !diagnosis.isFull ? followUps(sheet.assessment, diagnosis.messages) : []
        }
        onAsk={diagnosis.send}
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
      hasAnswer={messages.at(-1)?.role === 'assistant'}
      notice={spentNotice}
    />
  )
}
