import type { DeviceProblem } from '../../parts/device-problem.ts'
import { DeviceProblemStage } from '../../parts/device-problem-stage.tsx'
import { Icon } from '../../parts/icon.tsx'
import { CAMERA_PROBLEM_WORDS } from './camera-problem.ts'
import { PhotoFileButton } from './photo-file-button.tsx'

type Props = {
  problem: DeviceProblem
  titleId: string
  hasPhotos: boolean
  onRetry: () => void
  onFiles: (files: File[]) => void
  onCancel: () => void
}

const CAMERA = (
  <>
    <path d="M14 83h5l2-4h9l2 4h5v17H14z" />
    <circle cx="25.500" cy="91" r="4.500" />
  </>
)

/** No camera: what is the matter, where to allow it, and the way that works without. */
export function ProblemStage({ problem, titleId, hasPhotos, onRetry, onFiles, onCancel }: Props) {
  return (
    <DeviceProblemStage
      problem={problem}
      words={CAMERA_PROBLEM_WORDS[problem]}
      what="Photos"
      device="Camera"
      sign={CAMERA}
      titleId={titleId}
      fileButton={
        <PhotoFileButton className="btn primary" onFiles={onFiles}>
          <Icon name="cases" />
          Choose photos
        </PhotoFileButton>
      }
      onRetry={onRetry}
      cancelWords={hasPhotos ? 'Back to my photos' : 'Cancel'}
      onCancel={onCancel}
    />
  )
}
