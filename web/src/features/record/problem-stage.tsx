import type { DeviceProblem } from '../../parts/device-problem.ts'
import { DeviceProblemStage } from '../../parts/device-problem-stage.tsx'
import { Icon } from '../../parts/icon.tsx'
import { PROBLEM_WORDS } from './microphone-problem.ts'
import { SoundFileButton } from './sound-file-button.tsx'

type Props = {
  problem: DeviceProblem
  titleId: string
  onRecord: () => void
  onFile: (file: File) => void
  onCancel: () => void
}

const MICROPHONE = (
  <>
    <rect x="21" y="77" width="9" height="17" rx="4.500" />
    <path d="M15.500 89a10 10 0 0 0 20 0M25.500 99v5" />
  </>
)

/** No microphone: what is the matter, where to allow it, and the way that works without. */
export function ProblemStage({ problem, titleId, onRecord, onFile, onCancel }: Props) {
  return (
    <DeviceProblemStage
      problem={problem}
      words={PROBLEM_WORDS[problem]}
      what="Recording"
      device="Microphone"
      sign={MICROPHONE}
      titleId={titleId}
      fileButton={
        <SoundFileButton className="btn primary" onFile={onFile}>
          <Icon name="cases" />
          Choose a sound file
        </SoundFileButton>
      }
      onRetry={onRecord}
      onCancel={onCancel}
    />
  )
}
