import type { Sighting } from '@candi/contracts'
import { useEffect, useRef, useState } from 'react'
import { lookAt } from '../../api/look.ts'

export type VinLook =
  | { state: 'shooting' }
  | { state: 'looking'; done: number }
  | { state: 'looked'; sighting: Sighting }
  | { state: 'failed'; sentence: string }

/** A photo of a VIN on its way to the server and back. */
export function useVinLook() {
  const [look, setLook] = useState<VinLook>({ state: 'shooting' })
  const running = useRef<AbortController>(null)
  const photo = useRef<Blob>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function send(blob: Blob) {
    photo.current = blob
    running.current?.abort()
    const stopping = new AbortController()
    running.current = stopping
    const { signal } = stopping
    setLook({ state: 'looking', done: 0 })
    const onProgress = (done: number) => signal.aborted || setLook({ state: 'looking', done })
    const result = await lookAt(blob, { only: 'vin' }, { signal, onProgress })
    if (signal.aborted) return
    setLook(
      result.ok ? { state: 'looked', sighting: result.value } : { state: 'failed', sentence: result.message },
    )
  }
  return {
    look,
    send: (blob: Blob) => void send(blob),
    sendAgain: () => photo.current && void send(photo.current),
    shootAgain: () => {
      running.current?.abort()
      setLook({ state: 'shooting' })
    },
  }
}
