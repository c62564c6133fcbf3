import type { ReactNode } from 'react'
import type { DeviceProblem, DeviceProblemWords } from './device-problem.ts'
import { Icon } from './icon.tsx'
import { Mark } from './mark.tsx'
import { PermissionDrawing } from './permission-drawing.tsx'

type Props = {
  problem: DeviceProblem
  words: DeviceProblemWords
  /** "Recording". */
  what: string
  /** As settings call it: "Microphone". */
  device: string
  /** Its sign, in the drawing of the settings. */
  sign: ReactNode
  titleId: string
  /** The way that works without: a button for files. */
  fileButton: ReactNode
  onRetry: () => void
  cancelWords?: string
  onCancel: () => void
}

/** No device: what is the matter, where to allow it, and the way that works without. */
export function DeviceProblemStage(props: Props) {
  const { problem, words, what, device, sign, titleId, fileButton, onRetry, onCancel } = props
  return (
    <>
      <section className="guide">
        <p className="what">
          <Mark />
          {what}
        </p>
        <h2 id={titleId} tabIndex={-1}>
          {words.title}
        </h2>
        {problem === 'refused' && <PermissionDrawing device={device}>{sign}</PermissionDrawing>}
        <p className="care">{words.text}</p>
        {problem === 'refused' && (
          <ul className="bullets care">
            <li>Computer or Android: the sign left of the address, then {device}.</li>
            <li>iPhone: the sign at the left of the address, Website Settings, {device}, Allow.</li>
            <li>
              Not asked at all? Allow the {device.toLowerCase()} for your browser in the settings of the
              device.
            </li>
          </ul>
        )}
      </section>
      <section className="problem-acts" aria-label="Controls">
        {fileButton}
        {words.canRetry && (
          <button className="btn" type="button" onClick={onRetry}>
            <Icon name="redo" />
            Try again
          </button>
        )}
        <button className="btn plain" type="button" onClick={onCancel}>
          {props.cancelWords ?? 'Cancel'}
        </button>
      </section>
    </>
  )
}
