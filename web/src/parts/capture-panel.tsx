import type { ReactNode, RefObject } from 'react'
import { useModalDialog } from './use-modal-dialog.ts'
import './capture.css'

type Props = {
  label: string
  className: string
  /** What closing from outside does now: it may keep what runs, or leave. */
  dismiss: RefObject<(() => void) | null>
  children: ReactNode
}

/** A panel of its own for a device: the whole screen of a phone, a box in the middle of a wide one. */
export function CapturePanel({ label, className, dismiss, children }: Props) {
  const dialog = useModalDialog()
  return (
    <dialog
      ref={dialog}
      className={`capture-panel ${className}`}
      aria-label={label}
      onCancel={(event) => {
        // The file dialog, closed without a choice, says "cancel" too.
        if (event.target !== dialog.current) return
        // It closes by no longer being rendered.
        event.preventDefault()
        dismiss.current?.()
      }}
      onClose={(event) => {
        // A second Esc without a touch between them closes it whatever "cancel" answered: what stands in it stands on.
        if (event.target === dialog.current && !dialog.current.open) dialog.current.showModal()
      }}
    >
      {children}
    </dialog>
  )
}
