import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps a keyboard in its place when the control it stood on goes away: on the control that took over
 * its id, or else on the box around it.
 * @returns what the box does on focus
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const last = useRef<Element>(null)
  useLayoutEffect(() => {
    const lost = last.current
    if (!lost || lost.isConnected || document.activeElement !== document.body) return
    last.current = null
    const heir = (lost.id && document.getElementById(lost.id)) || box.current
    heir?.focus({ preventScroll: true })
  })
  return (event) => {
    last.current = event.target
  }
}
