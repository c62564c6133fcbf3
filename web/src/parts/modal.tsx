import { type ReactNode, useEffect, useId, useRef } from 'react'

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
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    if (!element?.open) element?.showModal()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
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
