import type { RecallQuery } from '@candi/contracts'
import { useCallback, useEffect, useState } from 'react'
import { findRecalls, type RecallCheck } from '../../api/recalls.ts'

export type Recalls = {
  /** Undefined while the answer is on its way. */
  check: RecallCheck | undefined
  askAgain: () => void
}

/** The recalls of a car, asked for when it changes; `undefined` asks for none. */
export function useRecalls(query: RecallQuery | undefined): Recalls {
  const [check, setCheck] = useState<RecallCheck>()
  const [tries, setTries] = useState(0)
  const year = query?.year
  const make = query?.make
  const model = query?.model
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    setCheck(undefined)
    if (year === undefined || !make || !model) return
    const leaving = new AbortController()
    void findRecalls({ year, make, model }, leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setCheck(found)
    })
    return () => leaving.abort()
  }, [year, make, model, tries])
  const askAgain = useCallback(() => setTries((before) => before + 1), [])
  return { check, askAgain }
}
