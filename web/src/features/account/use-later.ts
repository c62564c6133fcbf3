import { useCallback, useEffect, useRef } from 'react'

/** Does something after a delay, unless the screen was left before. */
export function useLater(): (what: () => void, milliseconds: number) => void {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  const isHere = useRef(true)
  useEffect(() => {
    const running = timers.current
    isHere.current = true
    return () => {
      isHere.current = false
      for (const timer of running) clearTimeout(timer)
    }
  }, [])
  return useCallback((what, milliseconds) => {
    // An answer may come after the visitor went elsewhere: then nothing pulls them back.
    if (isHere.current) timers.current.add(setTimeout(what, milliseconds))
  }, [])
}
