import { type RefObject, useEffect, useRef } from 'react'

/** From here on conversation and sheet stand side by side (screens/diagnose/diagnose.css). */
const WIDE = '(min-width: 1040px)'

/** A dialog that leaves the conversation usable where there is room for both, and is modal where there is not. */
export function useReadBeside(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    const isWide = matchMedia(WIDE)
    const open = () => {
      element?.close()
      if (isWide.matches) element?.show()
      else element?.showModal()
    }
    open()
    isWide.addEventListener('change', open)
    return () => {
      isWide.removeEventListener('change', open)
      element?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return dialog
}
