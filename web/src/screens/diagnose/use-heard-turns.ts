import { useEffect, useRef } from 'react'
import { type CaseRecording, hearingsOf } from '../../api/case-recording.ts'
import type { Diagnosis } from './use-diagnosis.ts'
import type { Recordings } from './use-recordings.ts'

/** Brings what was heard into the case: a new hearing is a turn of its own, a corrected or deleted one only moves the sheet. */
export function useHeardTurns(diagnosis: Diagnosis, { recordings, markTold }: Recordings): void {
  const { isBusy, isFull, failure, facts } = diagnosis
  const weighed = useRef<CaseRecording[]>(recordings)
  const told = useRef(new Set<string>())
  useEffect(() => {
    const hearings = hearingsOf(recordings)
    const untold = recordings.find(({ id, hearing, isTold }) => hearing && !isTold && !told.current.has(id))
    if (untold) {
      // A turn at a time; after a failed one the owner goes on first.
      if (isBusy || failure) return
      weighed.current = recordings
      told.current.add(untold.id)
      markTold(untold.id)
      if (isFull) diagnosis.setHearings(hearings)
      else diagnosis.tellHearing(untold.id, hearings)
      return
    }
    if (weighed.current === recordings) return
    weighed.current = recordings
    if (JSON.stringify(hearings) !== JSON.stringify(facts.hearings)) diagnosis.setHearings(hearings)
  }, [recordings, isBusy, isFull, failure, facts.hearings, diagnosis, markTold])
}
