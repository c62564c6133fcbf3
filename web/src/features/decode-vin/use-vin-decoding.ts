import type { VinAnswer, VinPatience } from '@candi/contracts'
import { useEffect, useRef, useState } from 'react'
import { decodeVin, type VinFailure } from '../../api/vin.ts'

type Told = { onDecoded: (answer: VinAnswer) => void; onFailed: (failure: VinFailure) => void }

/** One decoding at a time, that can be cancelled and does not outlive the screen. */
export function useVinDecoding(patience: VinPatience, told: Told) {
  const [isBusy, setBusy] = useState(false)
  const running = useRef<AbortController>(null)
  const latest = useRef(told)
  latest.current = told

  const cancel = () => {
    running.current?.abort()
    running.current = null
    setBusy(false)
  }
  useEffect(() => () => running.current?.abort(), [])

  async function decode(vin: string) {
    const stop = new AbortController()
    running.current?.abort()
    running.current = stop
    setBusy(true)
    const reading = await decodeVin(vin, patience, stop.signal)
    if (running.current !== stop) return
    running.current = null
    setBusy(false)
    if (reading.ok) latest.current.onDecoded(reading.answer)
    else latest.current.onFailed(reading.failure)
  }
  return { isBusy, decode, cancel }
}
