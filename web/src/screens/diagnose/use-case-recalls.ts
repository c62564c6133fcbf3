import { type CaseFacts, recallsForCase, type VehicleWords } from '@candi/contracts'
import { useEffect, useRef } from 'react'

/**
 * Asks in the background for the recalls of the case's car; they weigh in like anything else that is known of it. What
 * could not be asked changes nothing: recalls that an earlier visit found stay.
 */
export function useCaseRecalls(
  vehicle: VehicleWords | null,
  onFound: (recalls: CaseFacts['recalls']) => void,
) {
  const told = useRef(onFound)
  told.current = onFound
  const { year, make, model } = vehicle ?? {}
  useEffect(() => {
    if (year === undefined || !make || !model) return
    const leaving = new AbortController()
    const ask = async () => {
      const { findRecalls } = await import('../../api/recalls.ts')
      const { answer } = await findRecalls({ year, make, model }, leaving.signal)
      if (!leaving.signal.aborted && answer.status === 'checked') told.current(recallsForCase(answer.recalls))
    }
    ask().catch(() => undefined)
    return () => leaving.abort()
  }, [year, make, model])
}
