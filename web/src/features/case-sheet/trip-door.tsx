import { type ComponentProps, useId, useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import type { TripPanel } from './trip-panel.tsx'

const loadPanel = async () => (await import('./trip-panel.tsx')).TripPanel

/** "Can I get home?" below the verdict: what answers it is fetched when it is asked. */
export function TripDoor(props: ComponentProps<typeof TripPanel>) {
  const [isOpen, setOpen] = useState(false)
  const [fetched, setFetched] = useState<{ Panel: typeof TripPanel }>()
  const [isMissing, setMissing] = useState(false)
  const id = useId()
  function toggle() {
    setOpen(!isOpen)
    if (isOpen || fetched) return
    setMissing(false)
    loadPanel().then(
      (Panel) => setFetched({ Panel }),
      () => setMissing(true),
    )
  }
  return (
    <div className="part">
      <div className="row trip-door">
        <button className="btn" type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          Can I get home?
          <Icon name="down" className="tiny" />
        </button>
        <div id={id}>
          {isOpen && fetched && <fetched.Panel {...props} />}
          {isOpen && isMissing && (
            <p role="alert">
              This part of the page did not arrive. What stands above holds for every trip. Check the
              connection, then close it here and open it again.
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
