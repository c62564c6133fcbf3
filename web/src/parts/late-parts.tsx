import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { Modal } from './modal.tsx'

type Props<P> = {
  /** What is fetched: it is asked for once, and again when it did not come. Stays the same. */
  load: () => Promise<ComponentType<P>>
  props: P
  /** "The recorder did not arrive" */
  missing: string
  /** How to go on without it. */
  meanwhile: string
  onClose: () => void
}

/** What opens over a page is fetched when it is asked for, and not a moment before. Where it does not come, nothing else breaks. */
export function LateParts<P extends object>({ load, props, missing, meanwhile, onClose }: Props<P>) {
  const [Parts, setParts] = useState<ComponentType<P>>()
  const [isMissing, setMissing] = useState(false)
  const fetchParts = useCallback(() => {
    setMissing(false)
    load().then(
      (loaded) => setParts(() => loaded),
      () => setMissing(true),
    )
  }, [load])
  useEffect(fetchParts, [fetchParts])
  if (Parts) return <Parts {...props} />
  if (!isMissing) return null
  return (
    <Modal title={missing} onClose={onClose}>
      <p>
        The connection broke off, or CANDI was renewed a moment ago. What you have here is kept. Check the
        connection and try again, or {meanwhile}
      </p>
      <div className="btns">
        <button className="btn primary" type="button" onClick={fetchParts}>
          Try again
        </button>
        <button className="btn ink" type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </Modal>
  )
}
