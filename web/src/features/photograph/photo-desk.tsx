import { type PhotoKind, SIGHTING_LIMITS } from '@candi/contracts'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { ConfirmDelete } from '../../parts/confirm-delete.tsx'
import { useGivenFiles } from '../../parts/use-given-files.ts'
import { useLeaveCheck } from '../../parts/use-leave-check.ts'
import { useStageFocus } from '../../parts/use-stage-focus.ts'
import { announcementOf } from './announcement.ts'
import { openCamera } from './camera.ts'
import { CaptureStage } from './capture-stage.tsx'
import { ProblemStage } from './problem-stage.tsx'
import { ReviewStage } from './review-stage.tsx'
import { shrinkFrame } from './shrink.ts'
import { type SubjectId, subjectFor } from './subjects.ts'
import { takeFiles } from './take-files.ts'
import type { TakenPhoto } from './taken-photo.ts'
import { type PhotographerParts, usePhotographer } from './use-photographer.ts'
import '../../parts/capture.css'
import './photograph.css'

export type PhotoDeskProps = {
  /** The guide that is shown first; the owner may choose another one. */
  kind?: PhotoKind | undefined
  /** Photos for which there is room, one to six. */
  max?: number | undefined
  /** Files that were dropped, pasted or picked elsewhere: they are opened at once. */
  files?: readonly File[] | undefined
  onUse: (photos: TakenPhoto[]) => void
  onClose: () => void
  /** Told what closing from outside does now: what was taken is shown again, then asked for; anything else is left. */
  dismiss?: RefObject<(() => void) | null> | undefined
  /** For tests: another camera. */
  parts?: PhotographerParts | undefined
}

const REAL: PhotographerParts = { open: openCamera, grab: shrinkFrame, take: takeFiles }

/** From a guide to photos that can be sent: take them or choose files, look them over, use them. */
export function PhotoDesk(props: PhotoDeskProps) {
  const { kind, max = SIGHTING_LIMITS.photos, files, onUse, onClose, dismiss, parts = REAL } = props
  const photographer = usePhotographer(parts, max)
  const { stage, photos, messages, openCamera: open, takeChosen, goBack } = photographer
  /** What the owner chose, which says more than what is shown first. */
  const [chosen, setChosen] = useState<SubjectId | null>(null)
  const subject = chosen ?? subjectFor(kind ?? null)
  const titleId = useId()
  const box = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const announcement = announcementOf(stage, photos.length, messages)
  const isReview = stage.name === 'review'
  const leave = photos.length > 0 && !isReview ? goBack : onClose

  useGivenFiles(box, takeChosen)
  const { isAsking, stay } = useLeaveCheck(dismiss, isReview, leave)
  // biome-ignore lint/correctness/useExhaustiveDependencies: files that are handed in are opened once
  useEffect(() => {
    if (files && files.length > 0) takeChosen(files)
  }, [files])
  useStageFocus((isReview && !isAsking) || stage.name === 'problem', titleId, button)

  const shown = isReview ? photos.find(({ id }) => id === stage.shown) : undefined
  return (
    <section ref={box} className="capture photographer" aria-labelledby={titleId}>
      {isAsking && (
        <ConfirmDelete
          name={photos.length === 1 ? 'this photo' : 'these photos'}
          words={
            photos.length === 1
              ? 'Leave without this photo? It was not sent, and CANDI keeps nothing of it.'
              : `Leave without these ${photos.length} photos? They were not sent, and CANDI keeps nothing of them.`
          }
          onDelete={onClose}
          onKeep={stay}
        />
      )}
      {shown ? (
        <ReviewStage
          photos={photos}
          shown={shown}
          max={max}
          titleId={titleId}
          messages={messages}
          onShow={photographer.show}
          onRetake={photographer.retake}
          onRemove={photographer.remove}
          onAdd={photographer.addAnother}
          onUse={() => onUse([...photos])}
          onCancel={onClose}
        />
      ) : stage.name === 'problem' ? (
        <ProblemStage
          problem={stage.problem}
          titleId={titleId}
          hasPhotos={photos.length > 0}
          onRetry={open}
          onFiles={takeChosen}
          onCancel={leave}
        />
      ) : (
        <CaptureStage
          stage={stage}
          subject={subject}
          isForVin={kind === 'vin'}
          onSubject={setChosen}
          titleId={titleId}
          messages={messages}
          taken={photos.length}
          max={max}
          button={button}
          onOpen={open}
          onShoot={(video) => photographer.shoot(video, subject, chosen !== null)}
          onFiles={takeChosen}
          onCancel={leave}
        />
      )}
      <p className="sr" role="status">
        {announcement}
      </p>
    </section>
  )
}
