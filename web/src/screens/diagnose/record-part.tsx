import { RecordPanel } from '../../features/record/record-panel.tsx'
import type { HearingAsk } from './hearing-ask.ts'
import { madeFrom } from './made-from.ts'
import { recordGuidance } from './record-guidance.ts'
import type { MadeRecording } from './use-recordings.ts'

type Props = {
  ask: Extract<HearingAsk, { kind: 'record' }>
  /** Findings that are present in this car: they tell where its noise is best recorded. */
  findings: readonly string[]
  onMade: (made: MadeRecording) => void
  onClose: () => void
}

/** One recording of the noise. */
export function RecordPart({ ask, findings, onMade, onClose }: Props) {
  return (
    <RecordPanel
      guidance={recordGuidance(ask, findings)}
      file={ask.file}
      onDone={(recording) => onMade(madeFrom(recording))}
      onCancel={onClose}
    />
  )
}
