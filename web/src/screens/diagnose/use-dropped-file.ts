import { useEffect, useRef, useState } from 'react'

/** A file dropped or pasted anywhere on the page. @returns whether one hovers over it */
export function useDroppedFile(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false)
  const told = useRef(onFile)
  told.current = onFile
  useEffect(() => {
    const take = (files: FileList | undefined, event: Event) => {
      const file = files?.[0]
      if (!file) return
      // A browser would leave the page and open it.
      event.preventDefault()
      told.current(file)
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
