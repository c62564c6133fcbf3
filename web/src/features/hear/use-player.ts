import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Only one recording sounds at a time. */
let sounding: HTMLAudioElement | undefined

export type Player = {
  element: RefObject<HTMLAudioElement | null>
  /** Which part is playing: the key it was started with. */
  playing: string | undefined
  /** Where it is, in seconds; null while nothing plays. */
  at: number | null
  /** Plays from one second to another; pressed again it stops. */
  toggle: (key: string, fromSeconds?: number, toSeconds?: number) => void
}

/** Plays a sound or a part of it; `volume` from 0 to 1 brings it to the level of another one. */
export function usePlayer(volume = 1): Player {
  const element = useRef<HTMLAudioElement>(null)
  const [playing, setPlaying] = useState<string>()
  const [at, setAt] = useState<number | null>(null)
  const frame = useRef(0)

  const stop = useCallback(() => {
    cancelAnimationFrame(frame.current)
    element.current?.pause()
    setPlaying(undefined)
    setAt(null)
  }, [])
  useEffect(() => {
    const audio = element.current
    return () => {
      cancelAnimationFrame(frame.current)
      audio?.pause()
    }
  }, [])

  function toggle(key: string, fromSeconds = 0, toSeconds = Number.POSITIVE_INFINITY) {
    const audio = element.current
    if (!audio) return
    if (playing === key) return stop()
    if (sounding !== audio) sounding?.pause()
    sounding = audio
    audio.currentTime = fromSeconds
    audio.volume = volume
    const follow = () => {
      if (audio.paused || audio.ended || audio.currentTime >= toSeconds) return stop()
      setAt(audio.currentTime)
      frame.current = requestAnimationFrame(follow)
    }
    cancelAnimationFrame(frame.current)
    setPlaying(key)
    audio.play().then(follow, stop)
  }
  return { element, playing, at, toggle }
}
