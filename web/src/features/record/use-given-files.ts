import { type RefObject, useEffect, useRef } from 'react'

/** A file dropped anywhere on the box, or pasted while it is there. */
export function useGivenFiles(box: RefObject<HTMLElement | null>, onFile: (file: File) => void): void {
  const latest = useRef(onFile)
  useEffect(() => {
    latest.current = onFile
  })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const given = (list: FileList | undefined, event: Event) => {
      const file = list?.[0]
      if (!file) return
      event.preventDefault()
      // The page behind takes files too.
      event.stopPropagation()
      latest.current(file)
    }
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const drop = (event: DragEvent) => given(event.dataTransfer?.files, event)
    const paste = (event: ClipboardEvent) => given(event.clipboardData?.files, event)
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
