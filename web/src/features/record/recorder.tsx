import { type RefObject, useEffect, useId, useRef } from 'react'
import { ConfirmDelete } from '../../parts/confirm-delete.tsx'
import { useGivenFiles } from '../../parts/use-given-files.ts'
import { useLeaveCheck } from '../../parts/use-leave-check.ts'
import { useStageFocus } from '../../parts/use-stage-focus.ts'
import { CaptureStage } from './capture-stage.tsx'
import type { Guidance } from './guidance.ts'
import { measureInWorker } from './measure.ts'
import { openMicrophone } from './microphone.ts'
import { ProblemStage } from './problem-stage.tsx'
import type { Recording } from './recording.ts'
import { ReviewStage } from './review-stage.tsx'
import { takeFile } from './take-file.ts'
import { useAnnouncement } from './use-announcement.ts'
import { type RecorderParts, useRecorder } from './use-recorder.ts'
import '../../parts/capture.css'
import './record.css'

export type RecorderProps = {
  guidance: Guidance
  onDone: (recording: Recording) => void
  onCancel: () => void
  /** A file that was dropped, pasted or picked elsewhere: it is opened at once. */
  file?: File | undefined
  /** Told what closing from outside does now: a running recording stops and is kept, a made one is asked for, anything else is left. */
  dismiss?: RefObject<(() => void) | null>
  /** For tests: another microphone, another clock. */
  parts?: RecorderParts
}

const REAL: RecorderParts = { open: openMicrophone, measure: measureInWorker, read: takeFile, now: Date.now }

/** From the guidance to a recording that can be heard: record or choose a file, look it over, use it. */
export function Recorder(props: RecorderProps) {
  const { guidance, onDone, onCancel, file, dismiss, parts = REAL } = props
  const recorder = useRecorder(parts)
  const { stage, message, live, columns, record, take, stop, startOver, redo } = recorder
  const titleId = useId()
  const box = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const announcement = useAnnouncement(stage, message, live)
  const onFile = (given: File) => {
    // Dropped beside a running recording, it must not cost what was recorded.
    if (stage.name !== 'recording') void take(given)
  }

  useGivenFiles(box, ([given]) => {
    if (given) onFile(given)
  })
  // A file is still where it came from.
  const isLoss = stage.name === 'review' && stage.take.origin === 'microphone'
  const { isAsking, stay } = useLeaveCheck(dismiss, isLoss, stage.name === 'recording' ? stop : onCancel)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file that is handed in is opened once
  useEffect(() => {
    if (file) void take(file)
  }, [file])
  useStageFocus((stage.name === 'review' && !isAsking) || stage.name === 'problem', titleId, button)

  return (
    <section ref={box} className="capture recorder" aria-labelledby={titleId}>
      {isAsking && (
        <ConfirmDelete
          name="this recording"
          words="Leave without this recording? It was not sent, and it is kept nowhere else."
          onDelete={onCancel}
          onKeep={stay}
        />
      )}
      {stage.name === 'review' ? (
        <ReviewStage
          take={stage.take}
          titleId={titleId}
          message={message}
          expected={guidance.state}
          onUse={onDone}
          onRedo={redo}
          onCancel={onCancel}
        />
      ) : stage.name === 'problem' ? (
        <ProblemStage
          problem={stage.problem}
          titleId={titleId}
          onRecord={() => void record()}
          onFile={onFile}
          onCancel={onCancel}
        />
      ) : (
        <CaptureStage
          stage={stage}
          guidance={guidance}
          titleId={titleId}
          message={message}
          live={live}
          columns={columns}
          button={button}
          onRecord={() => void record()}
          onStop={stop}
          onStartOver={startOver}
          onFile={onFile}
          onCancel={onCancel}
        />
      )}
      <p className="sr" role="status">
        {announcement}
      </p>
    </section>
  )
}
