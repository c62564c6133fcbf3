import { type ReactNode, useId } from 'react'
import { useModalDialog } from './use-modal-dialog.ts'

type Props = {
  title: string
  /** Called on Esc and when the dialog closes otherwise. */
  onClose: () => void
  children: ReactNode
}

/**
 * The browser's own modal dialog: it traps the focus, closes on Esc and gives the focus back. Open as long as it is
 * rendered. Lighter than Panel, for the pages that must load fast.
 */
export function Modal({ title, onClose, children }: Props) {
  const dialog = useModalDialog()
  const titleId = useId()
  return (
    <dialog
      className="modal"
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // It closes by no longer being rendered.
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  )
}
