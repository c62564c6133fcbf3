import { useEffect, useRef, useState } from 'react'

/** Files dropped or pasted anywhere on the page. @returns whether one hovers over it */
export function useDroppedFiles(onFiles: (first: File, all: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const told = useRef(onFiles)
  told.current = onFiles
  useEffect(() => {
    const take = (files: FileList | undefined, event: Event) => {
      const [file, ...others] = files ?? []
      if (!file) return
      // A browser would leave the page and open it.
      event.preventDefault()
      told.current(file, [file, ...others])
    }
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      take(event.dataTransfer?.files, event)
    }
    const paste = (event: ClipboardEvent) => take(event.clipboardData?.files, event)
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
      document.removeEventListener('paste', paste)
    }
  }, [])
  return isOver
}
