import { HEARING_LIMITS, type NextStep } from '@candi/contracts'
import { CompareRecordings } from '../../features/hear/compare-recordings.tsx'
import { RECORDED_EXPERIMENTS } from '../../features/hear/recorded-experiment.ts'
import { MayAnalyse } from '../../features/may-analyse/may-analyse.tsx'
import { NoticeModal } from '../../parts/notice-modal.tsx'
import { ExperimentPart } from './experiment-part.tsx'
import { FreeWords } from './free-words.tsx'
import type { HearingAsk } from './hearing-ask.ts'
import { RecordPart } from './record-part.tsx'
import type { Recordings } from './use-recordings.ts'

export type HearingPartsProps = {
  ask: HearingAsk
  recordings: Recordings
  /** Findings that are present in this car. */
  findings: readonly string[]
  onClose: () => void
  /** Puts the beginning of a sentence into the box. */
  onDescribe: (words: string) => void
  /** The outcome of an experiment, as the owner confirmed it. */
  onAnswer: (step: NextStep, choice: NextStep['choices'][number], recordings: readonly string[]) => void
}

/** What opens over the conversation when something is to be recorded or compared. */
export function HearingParts({
  ask,
  recordings,
  findings,
  onClose,
  onDescribe,
  onAnswer,
}: HearingPartsProps) {
  if (ask.kind === 'compare')
    return (
      <CompareRecordings
        recordings={recordings.recordings}
        chosen={ask.recording}
        readSound={recordings.readSound}
        onClose={onClose}
      />
    )
  const experiment = ask.kind === 'experiment' ? RECORDED_EXPERIMENTS.get(ask.step.id) : undefined
  const made = new Set(recordings.recordings.map(({ about }) => about))
  const needed = experiment ? experiment.sides.filter(({ about }) => !made.has(about)).length : 1
  if (recordings.recordings.length + needed > HEARING_LIMITS.recordings)
    return (
      <NoticeModal title={`A case holds ${HEARING_LIMITS.recordings} recordings`} onClose={onClose}>
        <p>Delete one that tells little, below its picture in the conversation, then record again.</p>
      </NoticeModal>
    )
  return (
    <MayAnalyse
      what="sound"
      title="Tell it in words, or let CANDI listen"
      free={<FreeWords onDescribe={onDescribe} />}
      brings={
        <>
          <b>Listening is in Pro and Founder.</b> CANDI marks what it hears and when, tells a knock from a
          tick, and weighs it with your words. Our server keeps nothing of a recording.
        </>
      }
      onClose={onClose}
    >
      {ask.kind === 'record' && (
        <RecordPart
          ask={ask}
          findings={findings}
          onMade={(recording) => {
            onClose()
            recordings.add(recording)
          }}
          onClose={onClose}
        />
      )}
      {ask.kind === 'experiment' && experiment && (
        <ExperimentPart
          step={ask.step}
          experiment={experiment}
          recordings={recordings}
          onAnswer={(choice, ids) => onAnswer(ask.step, choice, ids)}
          onClose={onClose}
        />
      )}
    </MayAnalyse>
  )
}
