import { useEffect, useRef, useState } from 'react'
import { pastedFiles } from '../../parts/pasted-files.ts'

/**
 * Files dropped or pasted anywhere on the page.
 * @param isTaking false while something is open over the page that a file would close, with all that was entered there
 * @returns whether one hovers over it
 */
export function useDroppedFiles(
  isTaking: boolean,
  onFiles: (first: File, all: readonly File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false)
  const told = useRef({ isTaking, onFiles })
  told.current = { isTaking, onFiles }
  useEffect(() => {
    const take = ([file, ...others]: readonly File[]) => {
      if (file && told.current.isTaking) told.current.onFiles(file, [file, ...others])
    }
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      if (told.current.isTaking) setOver(true)
      else event.dataTransfer.dropEffect = 'none'
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      // A browser would leave the page and open it.
      if (files.length > 0) event.preventDefault()
      take(files)
    }
    const paste = (event: ClipboardEvent) => {
      const files = pastedFiles(event.clipboardData)
      if (files.length > 0 && told.current.isTaking) event.preventDefault()
      take(files)
    }
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
