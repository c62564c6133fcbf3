import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiResult } from '../../api/call-api.ts'
import type { BlobStore } from '../../features/keep-cases/blob-store.ts'
import type { TakeProgress } from './send-in-turn.ts'

/** What a recording and a photo of a case have in common. */
export type Take = {
  id: string
  /** How the ledger names it: "Recording 1". */
  name: string
  /** The conversation has spoken of it. */
  isTold: boolean
  /** Why it could not be judged; empty where nothing failed. */
  failure: string
}

/** How one sort of take is judged and kept. */
export type TakeTrade<T extends Take> = {
  isJudged: (take: T) => boolean
  /** Gives what the judgement makes of the take. Rejects where the program for it did not arrive. */
  judge: (
    take: T,
    signal: AbortSignal,
    onProgress: (progress: TakeProgress) => void,
  ) => Promise<ApiResult<(take: T) => T>>
  store: () => Promise<BlobStore>
}

const BROKEN_OFF = 'The part of this page that sends it did not arrive. Check the connection and try again.'

/** The recordings, or the photos, of an open case: kept in this browser, judged one after the other, corrected, deleted. */
export function useTakes<T extends Take>(
  caseId: string,
  initial: T[],
  { isJudged, judge, store }: TakeTrade<T>,
  onUnkept: () => void,
) {
  const [takes, setTakes] = useState(initial)
  const [progress, setProgress] = useState<ReadonlyMap<string, TakeProgress>>(new Map())
  const latest = useRef(initial)
  const running = useRef(new Map<string, AbortController>())
  const queue = useRef(Promise.resolve())
  /** What is on its way into this browser. */
  const keeping = useRef(new Map<string, Promise<void>>())

  const edit = useCallback((change: (before: T[]) => T[]) => {
    latest.current = change(latest.current)
    setTakes(latest.current)
  }, [])
  const update = useCallback(
    (id: string, change: (take: T) => T) =>
      edit((before) => before.map((take) => (take.id === id ? change(take) : take))),
    [edit],
  )
  const tellProgress = useCallback((id: string, done: TakeProgress | undefined) => {
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

  const send = useCallback(
    (id: string) => {
      stop(id)
      const stopping = new AbortController()
      const { signal } = stopping
      running.current.set(id, stopping)
      tellProgress(id, 0)
      const run = async () => {
        const take = latest.current.find((entry) => entry.id === id)
        if (!take || signal.aborted) return
        const onProgress = (done: TakeProgress) => {
          if (!signal.aborted) tellProgress(id, done)
        }
        const result = await judge(take, signal, onProgress).catch(() => undefined)
        if (signal.aborted) return
        stop(id)
        if (result?.ok) update(id, (before) => ({ ...result.value(before), failure: '' }))
        else update(id, (before) => ({ ...before, failure: result?.message ?? BROKEN_OFF }))
      }
      // One at a time, as the server wants it.
      queue.current = queue.current.then(run)
    },
    [stop, tellProgress, update, judge],
  )

  // What was left unjudged when the page went away is judged now; what failed waits for the owner.
  const isStarted = useRef(false)
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    for (const take of latest.current) if (!isJudged(take) && !take.failure) send(take.id)
  }, [send, isJudged])
  useEffect(() => {
    const left = running.current
    return () => {
      for (const stopping of left.values()) stopping.abort()
      isStarted.current = false
    }
  }, [])

  /** Keeps a take with its blob, and has it judged. */
  function add(blob: Blob, make: (before: readonly T[]) => T) {
    const take = make(latest.current)
    const keep = async () => {
      if (!(await (await store()).keep(take.id, caseId, blob))) onUnkept()
    }
    const kept = keep().catch(onUnkept)
    keeping.current.set(take.id, kept)
    queue.current = queue.current.then(() => kept)
    edit((before) => [...before, take])
    send(take.id)
  }

  const read = useCallback(
    async (id: string) => {
      await keeping.current.get(id)
      return (await store()).read(id)
    },
    [store],
  )

  function remove(id: string) {
    stop(id)
    edit((before) => before.filter((take) => take.id !== id))
    void store()
      .then((blobs) => blobs.remove(id))
      .catch(() => undefined)
  }

  return {
    takes,
    progress,
    add,
    read,
    send,
    remove,
    update,
    markTold: (id: string) => update(id, (before) => ({ ...before, isTold: true })),
  }
}
