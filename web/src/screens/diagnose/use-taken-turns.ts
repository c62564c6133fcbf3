import { useEffect, useRef } from 'react'
import { sightingsOf } from '../../api/case-photo.ts'
import { hearingsOf } from '../../api/case-recording.ts'
import type { Diagnosis } from './use-diagnosis.ts'
import type { Photos } from './use-photos.ts'
import type { Recordings } from './use-recordings.ts'

/** Brings what was heard and seen into the case: a new one is a turn of its own, a corrected or deleted one only moves the sheet. */
export function useTakenTurns(
  diagnosis: Diagnosis,
  { recordings, markTold: markHeard }: Recordings,
  { photos, markTold: markSeen }: Photos,
  /** Whether the case has picked up what it was in the middle of. */
  isStarted: boolean,
): void {
  const { isBusy, isFull, failure, facts } = diagnosis
  const weighed = useRef({ recordings, photos })
  const told = useRef(new Set<string>())
  useEffect(() => {
    const taken = { hearings: hearingsOf(recordings), sightings: sightingsOf(photos) }
    const isNew = ({ id, isTold }: { id: string; isTold: boolean }) => !isTold && !told.current.has(id)
    const heard = recordings.find((recording) => recording.hearing && isNew(recording))
    const seen = photos.find((photo) => photo.sighting && isNew(photo))
    const untold = heard ?? seen
    if (untold) {
      // A turn at a time; after a failed one the owner goes on first.
      if (!isStarted || isBusy || failure) return
      weighed.current = { recordings, photos }
      told.current.add(untold.id)
      if (heard) markHeard(heard.id)
      else markSeen(untold.id)
      if (!heard) diagnosis.addCodes(seen?.sighting?.codes ?? [])
      if (isFull) diagnosis.setTaken(taken)
      else
        diagnosis.tellTaken(
          heard
            ? { type: 'data-hearing', data: { hearing: heard.id } }
            : { type: 'data-sighting', data: { sighting: untold.id } },
          taken,
        )
      return
    }
    if (weighed.current.recordings === recordings && weighed.current.photos === photos) return
    weighed.current = { recordings, photos }
    const { hearings, sightings } = facts
    if (JSON.stringify(taken) !== JSON.stringify({ hearings, sightings })) diagnosis.setTaken(taken)
  }, [recordings, photos, isBusy, isFull, failure, facts, diagnosis, isStarted, markHeard, markSeen])
}
