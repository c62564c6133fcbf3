import { useRef } from 'react'
import { useModalDialog } from '../../parts/use-modal-dialog.ts'
import { Recorder, type RecorderProps } from './recorder.tsx'

/** The recorder as a panel of its own: the whole screen of a phone, a box in the middle of a wide one. */
export function RecordPanel(props: RecorderProps) {
  const dialog = useModalDialog()
  const dismiss = useRef<(() => void) | null>(null)
  return (
    <dialog
      ref={dialog}
      className="record-panel"
      aria-label="Record the noise"
      onCancel={(event) => {
        // The file dialog, closed without a choice, says "cancel" too.
        if (event.target !== dialog.current) return
        // It closes by no longer being rendered.
        event.preventDefault()
        dismiss.current?.()
      }}
    >
      <Recorder {...props} dismiss={dismiss} />
    </dialog>
  )
}
