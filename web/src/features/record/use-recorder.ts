import { HEARING_LIMITS } from '@candi/contracts'
import { SAMPLE_RATE_HZ } from '@candi/engines/audio'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { DeviceProblem } from '../../parts/device-problem.ts'
import { clockWords } from './clock-words.ts'
import type { StartMeasure } from './measure.ts'
import type { Microphone, OpenMicrophone } from './microphone.ts'
import type { Take } from './recording.ts'
import type { takeFile } from './take-file.ts'
import { toSixteenKilohertz } from './to-sixteen-kilohertz.ts'
import { useCapture } from './use-capture.ts'

export type Stage =
  | { name: 'ready' }
  /** The browser asks its owner. */
  | { name: 'asking' }
  | { name: 'recording'; facts: string }
  | { name: 'working'; words: string }
  | { name: 'review'; take: Take }
  | { name: 'problem'; problem: DeviceProblem }

/** What the recorder needs of the world. */
export type RecorderParts = {
  open: OpenMicrophone
  measure: StartMeasure
  read: typeof takeFile
  now: () => number
}

const TOO_SHORT = `That was too short to tell anything: ${HEARING_LIMITS.leastSeconds} seconds are needed, and ${HEARING_LIMITS.enoughSeconds} are enough. Please record again.`
const FULL = 'Five minutes are full, so the recording stopped by itself. All of it is kept.'
const lostAt = (seconds: number) =>
  `The microphone stopped at ${clockWords(seconds)}. What was recorded until then is kept.`

/** The way from the first press to a recording that can be looked over. */
export function useRecorder({ open, measure, read, now }: RecorderParts) {
  const [stage, setStage] = useState<Stage>({ name: 'ready' })
  /** What happened, where something did. */
  const [message, setMessage] = useState('')
  const { begin, end, live, columns } = useCapture(measure)
  const microphone = useRef<Microphone>(undefined)
  /** Whatever began before the last act of the owner is void when it ends. */
  const acts = useRef(0)

  const hangUp = useCallback(() => {
    acts.current += 1
    microphone.current?.close()
    microphone.current = undefined
    return end()
  }, [end])
  useEffect(() => () => void hangUp(), [hangUp])

  async function finish(reason: 'stopped' | 'full' | 'lost') {
    const tape = hangUp()
    if (!tape) return
    if (tape.seconds < HEARING_LIMITS.leastSeconds) return pause(reason === 'lost' ? lostAt(0) : TOO_SHORT)
    const act = acts.current
    setMessage(reason === 'full' ? FULL : reason === 'lost' ? lostAt(tape.seconds) : '')
    setStage({ name: 'working', words: 'Getting it ready…' })
    const samples = await toSixteenKilohertz(tape.samples(), tape.sampleRateHz)
    if (act !== acts.current) return
    const seconds = samples.length / SAMPLE_RATE_HZ
    const take: Take = { name: 'Recording', madeAt: now(), origin: 'microphone', samples, seconds }
    setStage({ name: 'review', take })
  }

  function pause(words: string) {
    setMessage(words)
    setStage({ name: 'ready' })
  }

  function run(opened: Microphone) {
    setMessage('')
    begin(opened, (reason) => void finish(reason))
    setStage({ name: 'recording', facts: opened.facts })
  }

  async function record() {
    hangUp()
    const act = acts.current
    setMessage('')
    setStage({ name: 'asking' })
    const opened = await open()
    if (act !== acts.current) {
      if ('close' in opened) opened.close()
    } else if ('problem' in opened) setStage({ name: 'problem', problem: opened.problem })
    else {
      microphone.current = opened
      run(opened)
    }
  }

  async function take(file: File) {
    hangUp()
    const act = acts.current
    setMessage('')
    setStage({ name: 'working', words: `Opening ${file.name}…` })
    const taken = await read(file, now())
    if (act !== acts.current) return
    if ('fault' in taken) pause(taken.fault)
    else setStage({ name: 'review', take: taken })
  }

  return {
    stage,
    message,
    live,
    columns,
    record,
    take,
    stop: () => void finish('stopped'),
    /** Throws away what runs, and goes on at once with the microphone that is open. */
    startOver: () => {
      if (microphone.current) run(microphone.current)
    },
    /** Back to the guidance; what was recorded is gone. */
    redo: () => {
      hangUp()
      pause('')
    },
  }
}
