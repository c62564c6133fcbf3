import { useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import type { LookAgain } from './look-again.ts'

/** The day by which to have the car looked at, as a file for the owner's calendar. It is made here, and goes to nobody. */
export function AddToCalendar(props: LookAgain) {
  const [told, setTold] = useState('')
  async function save() {
    try {
      const { saveLookAgain } = await import('./look-again.ts')
      saveLookAgain(props)
      setTold('Your calendar opens the file that was saved.')
    } catch {
      setTold('That part of the page did not arrive. Check the connection and press again.')
    }
  }
  // A case that is opened again later: a day that is over is no entry.
  if (props.day < new Date().toISOString().slice(0, 10)) return null
  return (
    <div className="actions">
      <button className="btn" type="button" onClick={() => void save()}>
        <Icon name="download" />
        Put it in my calendar
      </button>
      <p className="soft" role="status">
        {told}
      </p>
    </div>
  )
}
