import { type RefObject, useEffect, useState } from 'react'

/** On a phone sheet and conversation share one long page: which of them is in view, and going to the other. */
export function useSheetToggle(sheet: RefObject<HTMLElement | null>) {
  const [isSheetShown, setSheetShown] = useState(false)
  useEffect(() => {
    if (!sheet.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => setSheetShown(entry?.isIntersecting ?? false), {
      rootMargin: '0px 0px -60% 0px',
    })
    observer.observe(sheet.current)
    return () => observer.disconnect()
  }, [sheet])

  function toggle() {
    if (isSheetShown) document.querySelector('.log-end')?.scrollIntoView({ block: 'end' })
    else {
      sheet.current?.scrollIntoView({ block: 'start' })
      sheet.current?.focus({ preventScroll: true })
    }
  }
  return { isSheetShown, toggle }
}
