import type { LiveHint } from '@candi/engines/audio'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Measure, StartMeasure } from './measure.ts'
import type { Microphone } from './microphone.ts'
import { Tape } from './tape.ts'

/** What is seen of a running recording; renewed some ten times a second. */
export type Live = {
  seconds: number
  /** Lit segments of the meter, and the one that was reached lately. */
  lit: number
  peak: number
  hint: LiveHint | null
}
export const AT_REST: Live = { seconds: 0, lit: 0, peak: 0, hint: null }

type Running = { tape: Tape; measure: Measure }

/** Listens to a microphone: keeps what it gives, and has it measured for the eye meanwhile. */
export function useCapture(startMeasure: StartMeasure) {
  const [live, setLive] = useState(AT_REST)
  /** Finished columns of the picture so far; the list grows while it is looked at. */
  const columns = useRef<Uint8Array[]>([])
  const running = useRef<Running>(undefined)

  /** Everything recorded since `begin`. The microphone stays open. */
  const end = useCallback(() => {
    const tape = running.current?.tape
    running.current?.measure.stop()
    running.current = undefined
    return tape
  }, [])

  const begin = useCallback(
    (microphone: Microphone, onEnd: (reason: 'full' | 'lost') => void) => {
      end()
      const tape = new Tape(microphone.sampleRateHz)
      const isOver = () => running.current?.tape !== tape
      const measure = startMeasure(microphone.sampleRateHz, ({ columns: more, lit, peak, hint }) => {
        if (isOver()) return
        columns.current.push(...more)
        setLive({ seconds: tape.seconds, lit, peak, hint })
      })
      running.current = { tape, measure }
      columns.current = []
      setLive(AT_REST)
      microphone.listen(
        (block) => {
          if (isOver()) return
          tape.push(block)
          measure.push(block)
          if (tape.isFull) onEnd('full')
        },
        () => {
          if (!isOver()) onEnd('lost')
        },
      )
    },
    [end, startMeasure],
  )
  useEffect(() => () => void end(), [end])
  return { live, columns, begin, end }
}
