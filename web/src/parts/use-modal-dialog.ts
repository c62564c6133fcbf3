import { type RefObject, useEffect, useRef } from 'react'

/** A dialog that is modal as long as it is rendered, and gives the focus back to where it was. */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    if (!element?.open) element?.showModal()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return dialog
}
