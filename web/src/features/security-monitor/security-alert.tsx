import { useEffect, useState } from 'react'
import { Modal } from '../../parts/modal.tsx'
import { startSecurityMonitor, thisPage } from './security-monitor.ts'

/** The security monitor of the page: at work as long as this is mounted. */
export default function SecurityAlert({ reload = () => location.reload() }: { reload?: () => void }) {
  const [isAlerting, setIsAlerting] = useState(false)
  const [wasCleared, setWasCleared] = useState(false)
  useEffect(
    () =>
      startSecurityMonitor(
        { page: thisPage, console },
        { onAlert: () => setIsAlerting(true), onCleared: () => setWasCleared(true) },
      ),
    [],
  )
  if (isAlerting)
    return (
      <Modal title="Something is tampering with this page" onClose={() => setIsAlerting(false)}>
        <p>
          Several signs say so: a browser extension or a program on this device may be changing what you see
          here. Reloading brings the page back as we made it. What you saved stays saved.
        </p>
        <div className="btns">
          <button className="btn primary" type="button" onClick={reload}>
            Reload the page
          </button>
          <button className="btn ink" type="button" onClick={() => setIsAlerting(false)}>
            Go on without
          </button>
        </div>
      </Modal>
    )
  if (!wasCleared) return null
  return (
    <Modal title="A field was emptied" onClose={() => setWasCleared(false)}>
      <p>
        It held code that a page could run, and no field here needs any. Everything else is as you left it.
      </p>
      <div className="btns">
        <button className="btn primary" type="button" onClick={() => setWasCleared(false)}>
          Close
        </button>
      </div>
    </Modal>
  )
}
