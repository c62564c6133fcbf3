import { type RefObject, startTransition, useCallback, useEffect, useReducer, useState } from 'react'
import type { LiveCase } from './live-case.tsx'
import type { OpenedCase } from './open-case.ts'
import { SELDOM_OPENED } from './seldom-opened.ts'
import { whenAtRest } from './when-at-rest.ts'

export type ActiveCase =
  /** A named case is being read. */
  | { state: 'opening' }
  /** Nothing was said yet: what is kept in this browser, and the program of a conversation, are still to come. */
  | { state: 'fresh' }
  | { state: 'missing' }
  /** The program of a conversation did not arrive. */
  | { state: 'unfetched'; error: unknown }
  | ({
      state: 'open'
      Live: typeof LiveCase
      /** Which desk it lies on: the first case is laid where its visitor is already typing. */
      desk: string
    } & OpenedCase)

type Visit = {
  caseId: string | undefined
  /** Another visit to /diagnose asks for another new case. */
  visit: string
  /** Words are waiting to be sent: nothing is put off. */
  isWanted: boolean
  /** The visitor comes from My Car. */
  isForCurrentCar: boolean
  /** What the visitor typed or sent before there was a case to hold it. */
  words: RefObject<string>
}

/** The case of the address, or a new one (with the draft that was left behind) where it names none. */
export function useActiveCase({
  caseId,
  visit,
  isWanted,
  isForCurrentCar,
  words,
}: Visit): ActiveCase & { retry: () => void; move: (id: string) => void } {
  const [active, setActive] = useState<ActiveCase>({ state: caseId ? 'opening' : 'fresh' })
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0)
  const openId = active.state === 'open' ? active.record.id : undefined
  const isFresh = active.state === 'fresh' || active.state === 'unfetched'

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new visit to /diagnose asks for a new case
  useEffect(() => {
    if (caseId !== undefined && caseId === openId) return
    const leaving = new AbortController()
    const isPutOff = active.state === 'fresh' && caseId === undefined && !isWanted && tries === 0
    const open = async (): Promise<ActiveCase> => {
      const keeping = import('./open-case.ts')
      // Where nobody waits, one after the other: each in a step of its own, between which the page answers.
      if (isPutOff) await keeping
      const [{ LiveCase }, { openCase }] = await Promise.all([import('./live-case.tsx'), keeping])
      const opened = await openCase({
        caseId,
        locale: navigator.language || 'en-US',
        wordsNow: () => words.current,
        isForCurrentCar,
        until: leaving.signal,
        seldom: SELDOM_OPENED,
      })
      if (!opened) return { state: 'missing' }
      const desk = isFresh && caseId === undefined ? 'first' : visit
      return { state: 'open', Live: LiveCase, desk, ...opened }
    }
    const begin = () => {
      void open()
        .catch((error: unknown): ActiveCase => ({ state: 'unfetched', error }))
        .then((next) => {
          // In small steps, between which the page scrolls and takes words.
          if (!leaving.signal.aborted) startTransition(() => setActive(next))
        })
    }
    const callOff = isPutOff ? whenAtRest(begin) : begin()
    return () => {
      leaving.abort()
      callOff?.()
    }
  }, [caseId, visit, tries])

  const retry = useCallback(() => {
    setActive({ state: 'fresh' })
    tryAgain()
  }, [])
  /** The open case went on in another tab, and is now a case of its own. */
  const move = useCallback(
    (id: string) =>
      setActive((before) =>
        before.state === 'open' ? { ...before, record: { ...before.record, id } } : before,
      ),
    [],
  )
  return { ...active, retry, move }
}
