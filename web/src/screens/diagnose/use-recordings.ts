import { type CarState, HEARING_LIMITS } from '@candi/contracts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type CaseRecording, nextRecordingName } from '../../api/case-recording.ts'
import { newId } from '../../parts/new-id.ts'
import type { HearingProgress } from './hear-in-turn.ts'

/** What the recorder hands over. */
export type MadeRecording = {
  sound: Blob
  seconds: number
  madeAt: number
  told: CaseRecording['told']
  about: string
}
const BROKEN_OFF =
  'The part of this page that sends recordings did not arrive. Check the connection and try again.'

/** The recordings of an open case: kept in this browser, heard one after the other, corrected, deleted. */
export function useRecordings(caseId: string, initial: CaseRecording[], onUnkept: () => void) {
  const [recordings, setRecordings] = useState(initial)
  const [progress, setProgress] = useState<ReadonlyMap<string, HearingProgress>>(new Map())
  const latest = useRef(initial)
  const running = useRef(new Map<string, AbortController>())
  const queue = useRef(Promise.resolve())
  /** Sounds on their way into this browser. */
  const keeping = useRef(new Map<string, Promise<void>>())

  const edit = useCallback((change: (before: CaseRecording[]) => CaseRecording[]) => {
    latest.current = change(latest.current)
    setRecordings(latest.current)
  }, [])
  const update = useCallback(
    (id: string, change: Partial<CaseRecording>) =>
      edit((before) => before.map((entry) => (entry.id === id ? { ...entry, ...change } : entry))),
    [edit],
  )
  const tellProgress = useCallback((id: string, done: HearingProgress | undefined) => {
    setProgress((before) => {
      const after = new Map(before)
      if (done === undefined) after.delete(id)
      else after.set(id, done)
      return after
    })
  }, [])
  const stop = useCallback(
    (id: string) => {
      running.current.get(id)?.abort()
      running.current.delete(id)
      tellProgress(id, undefined)
    },
    [tellProgress],
  )

  const hear = useCallback(
    (id: string) => {
      stop(id)
      const stopping = new AbortController()
      running.current.set(id, stopping)
      tellProgress(id, 0)
      const run = async () => {
        const recording = latest.current.find((entry) => entry.id === id)
        if (!recording || stopping.signal.aborted) return
        const result = await import('./hear-in-turn.ts').then(
          ({ hearInTurn }) =>
            hearInTurn(recording, stopping.signal, (done) => {
              if (!stopping.signal.aborted) tellProgress(id, done)
            }),
          () => ({ ok: false as const, message: BROKEN_OFF }),
        )
        if (stopping.signal.aborted) return
        stop(id)
        if (result.ok) update(id, { hearing: result.value, failure: '', dismissed: [] })
        else update(id, { failure: result.message })
      }
      // One at a time, as the server wants it.
      queue.current = queue.current.then(run)
    },
    [stop, tellProgress, update],
  )

  // What was left unheard when the page went away is heard now; what failed waits for the owner.
  const isStarted = useRef(false)
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    for (const { id, hearing, failure } of latest.current) if (!hearing && !failure) hear(id)
  }, [hear])
  useEffect(() => {
    const left = running.current
    return () => {
      for (const stopping of left.values()) stopping.abort()
      isStarted.current = false
    }
  }, [])

  /** Keeps a recording and has it heard. A quiet one (a side of an experiment) begins no turn of its own. */
  function add({ sound, seconds, madeAt, told, about }: MadeRecording, isQuiet = false): string {
    const id = newId()
    const name = nextRecordingName(latest.current)
    const keep = async () => {
      const { keepSound } = await import('../../features/keep-cases/sound-store.ts')
      if (!(await keepSound(id, caseId, sound))) onUnkept()
    }
    const kept = keep().catch(onUnkept)
    keeping.current.set(id, kept)
    queue.current = queue.current.then(() => kept)
    edit((before) => [
      ...before,
      {
        id,
        name,
        about,
        seconds,
        madeAt,
        told,
        hearing: null,
        dismissed: [],
        isTold: isQuiet,
        failure: '',
      },
    ])
    hear(id)
    return id
  }

  /** The owner knows better what the car did, or has read the rev counter: it is heard again with that. */
  function retell(id: string, told: { state?: CarState | null; rpm?: number | null }) {
    const recording = latest.current.find((entry) => entry.id === id)
    if (!recording) return
    update(id, { told: { ...recording.told, ...told }, failure: '' })
    hear(id)
  }

  const readSound = useCallback(async (id: string) => {
    await keeping.current.get(id)
    const store = await import('../../features/keep-cases/sound-store.ts')
    return store.readSound(id)
  }, [])

  function remove(id: string) {
    stop(id)
    edit((before) => before.filter((entry) => entry.id !== id))
    void import('../../features/keep-cases/sound-store.ts')
      .then(({ deleteSound }) => deleteSound(id))
      .catch(() => undefined)
  }

  function toggleDismissed(id: string, sound: number) {
    const dismissed = latest.current.find((entry) => entry.id === id)?.dismissed ?? []
    update(id, {
      dismissed: dismissed.includes(sound)
        ? dismissed.filter((other) => other !== sound)
        : [...dismissed, sound],
    })
  }

  return {
    recordings,
    progress,
    isFull: recordings.length >= HEARING_LIMITS.recordings,
    add,
    readSound,
    hear,
    retell,
    remove,
    toggleDismissed,
    markTold: (id: string) => update(id, { isTold: true }),
  }
}
export type Recordings = ReturnType<typeof useRecordings>
