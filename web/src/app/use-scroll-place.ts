import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Where each visited page was left, by the key of its history entry. */
const places = new Map<string, number>()

/**
 * A new page begins at its top or at the part its address names; going back comes to where it was left. The router's own
 * does the same for a kilobyte more on every first visit.
 */
export function useScrollPlace(): void {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const before = useRef(pathname)
  const shown = useRef(key)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const keep = () => places.set(shown.current, scrollY)
    // A reload is the browser's own business.
    const leave = () => {
      history.scrollRestoration = 'auto'
    }
    addEventListener('scroll', keep, { passive: true })
    addEventListener('pagehide', leave)
    return () => {
      leave()
      removeEventListener('scroll', keep)
      removeEventListener('pagehide', leave)
    }
  }, [])

  useLayoutEffect(() => {
    if (shown.current === key) return
    shown.current = key
    const isSameCase = before.current.startsWith('/diagnose') && pathname.startsWith('/diagnose')
    const isSamePage = before.current === pathname
    before.current = pathname
    const part = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (type === 'POP') scrollTo({ top: places.get(key) ?? 0, behavior: 'instant' })
    else if (part) part.scrollIntoView()
    else if (!isSameCase && !isSamePage) scrollTo({ top: 0, behavior: 'instant' })
  }, [key, pathname, hash, type])
}
