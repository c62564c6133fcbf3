import { useEffect, useRef, useState } from 'react'
import { type FilmState, isSafari, waitMilliseconds, wantsFilm } from './film-waiting.ts'

/** Runs the film behind the hero: asks for it when the page has loaded, waits a little, gives way to the still. */
export function useFilm() {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<FilmState>('still')

  useEffect(() => {
    if (!wantsFilm({ matches: (query) => matchMedia(query).matches, savesData: savesData() })) return
    // After everything that the visitor came for.
    const start = () => setState('loading')
    if (document.readyState === 'complete') start()
    else addEventListener('load', start, { once: true })
    return () => removeEventListener('load', start)
  }, [])

  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setState('kept-still'), waitMilliseconds(isSafari(navigator.userAgent)))
    return () => clearTimeout(timer)
  }, [state])

  function toggle() {
    if (state === 'kept-still') setState('fetching')
    else if (state === 'playing') video.current?.pause()
    else void video.current?.play().catch(() => setState('kept-still'))
  }
  return {
    video,
    state,
    toggle,
    events: {
      onPlaying: () => setState('playing'),
      onPause: () => setState((last) => (last === 'playing' ? 'paused' : last)),
      onError: () => setState('kept-still'),
      // The other cut is fetched when the colors change: the still stands in for it.
      onLoadStart: () => setState((last) => (last === 'playing' ? 'fetching' : last)),
    },
  }
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  if (typeof connection !== 'object' || connection === null || !('saveData' in connection)) return false
  return connection.saveData === true
}
