import { Icon } from '../../parts/icon.tsx'
import { Mark } from '../../parts/mark.tsx'
import { PermissionDrawing } from './drawings/permission-drawing.tsx'
import { FileButton } from './file-button.tsx'
import { type MicrophoneProblem, PROBLEM_WORDS } from './microphone-problem.ts'

type Props = {
  problem: MicrophoneProblem
  titleId: string
  onRecord: () => void
  onFile: (file: File) => void
  onCancel: () => void
}

/** No microphone: what is the matter, where to allow it, and the way that works without. */
export function ProblemStage({ problem, titleId, onRecord, onFile, onCancel }: Props) {
  const { title, text, canRetry } = PROBLEM_WORDS[problem]
  return (
    <>
      <section className="guide">
        <p className="what">
          <Mark />
          Recording
        </p>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {problem === 'refused' && <PermissionDrawing />}
        <p className="care">{text}</p>
        {problem === 'refused' && (
          <ul className="bullets care">
            <li>Computer or Android: the sign left of the address, then Microphone.</li>
            <li>iPhone: the sign at the left of the address, Website Settings, Microphone, Allow.</li>
            <li>Not asked at all? Allow the microphone for your browser in the settings of the device.</li>
          </ul>
        )}
      </section>
      <section className="problem-acts" aria-label="Controls">
        <FileButton className="btn primary" onFile={onFile}>
          <Icon name="cases" />
          Choose a sound file
        </FileButton>
        {canRetry && (
          <button className="btn" type="button" onClick={onRecord}>
            <Icon name="redo" />
            Try again
          </button>
        )}
        <button className="btn plain" type="button" onClick={onCancel}>
          Cancel
        </button>
      </section>
    </>
  )
}
