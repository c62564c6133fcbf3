import { type RefObject, useEffect, useRef } from 'react'
import { pastedFiles } from './pasted-files.ts'

/** Files dropped anywhere on the box, or pasted while it is there. */
export function useGivenFiles(box: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): void {
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const given = (files: File[], event: Event) => {
      if (files.length === 0) return
      event.preventDefault()
      // The page behind takes files too.
      event.stopPropagation()
      latest.current(files)
    }
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const drop = (event: DragEvent) => given([...(event.dataTransfer?.files ?? [])], event)
    const paste = (event: ClipboardEvent) => given(pastedFiles(event.clipboardData), event)
    element.addEventListener('dragover', over)
    element.addEventListener('drop', drop)
    document.addEventListener('paste', paste, { capture: true })
    return () => {
      element.removeEventListener('dragover', over)
      element.removeEventListener('drop', drop)
      document.removeEventListener('paste', paste, { capture: true })
    }
  }, [box])
}
