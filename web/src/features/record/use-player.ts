import { type RefObject, useEffect, useState } from 'react'
import type { Trim } from './trim.ts'

export type Player = { isPlaying: boolean; at: number; toggle: () => void; rest: () => void }

/** Plays the kept part of a recording in an audio element; iPhones stay silent for Web Audio when their switch is off. */
export function usePlayer(element: RefObject<HTMLAudioElement | null>, { from, to }: Trim): Player {
  const [isPlaying, setPlaying] = useState(false)
  const [at, setAt] = useState(from)

  useEffect(() => {
    if (!isPlaying) return
    let frame = 0
    const follow = () => {
      const audio = element.current
      if (!audio) return
      setAt(audio.currentTime)
      if (audio.ended || audio.paused || audio.currentTime >= to) {
        audio.pause()
        setPlaying(false)
      } else frame = requestAnimationFrame(follow)
    }
    frame = requestAnimationFrame(follow)
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, element, to])

  const rest = () => {
    element.current?.pause()
    setPlaying(false)
  }
  async function play() {
    const audio = element.current
    if (!audio) return
    const isInside = audio.currentTime >= from && audio.currentTime < to - 0.05
    if (!isInside) audio.currentTime = from
    try {
      await audio.play()
      setPlaying(true)
    } catch {
      // Refused by the browser, or taken away meanwhile: nothing sounds, and the button says so.
      setPlaying(false)
    }
  }
  return { isPlaying, at, toggle: () => (isPlaying ? rest() : void play()), rest }
}
