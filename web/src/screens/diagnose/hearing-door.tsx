import { useCallback, useEffect, useState } from 'react'
import { Modal } from '../../parts/modal.tsx'
import type { HearingParts, HearingPartsProps } from './hearing-parts.tsx'

/** The recorder is fetched when it is asked for, and not a moment before. Where it does not come, nothing else breaks. */
export function HearingDoor(props: HearingPartsProps) {
  const [Parts, setParts] = useState<typeof HearingParts>()
  const [isMissing, setMissing] = useState(false)
  const fetchParts = useCallback(() => {
    setMissing(false)
    // With it comes what a recording needs afterwards: the signal may be gone by then.
    Promise.all([
      import('./hearing-parts.tsx'),
      import('./hear-in-turn.ts'),
      import('../../features/hear/recording-card.tsx'),
      import('../../features/keep-cases/sound-store.ts'),
    ]).then(
      ([loaded]) => setParts(() => loaded.HearingParts),
      () => setMissing(true),
    )
  }, [])
  useEffect(fetchParts, [fetchParts])
  if (Parts) return <Parts {...props} />
  if (!isMissing) return null
  return (
    <Modal title="The recorder did not arrive" onClose={props.onClose}>
      <p>
        The connection broke off, or CANDI was renewed a moment ago. Your case and what you typed are kept.
        Check the connection and try again, or record with your phone’s own app and drop the file here later.
      </p>
      <div className="btns">
        <button className="btn primary" type="button" onClick={fetchParts}>
          Try again
        </button>
        <button className="btn ink" type="button" onClick={props.onClose}>
          Close
        </button>
      </div>
    </Modal>
  )
}
