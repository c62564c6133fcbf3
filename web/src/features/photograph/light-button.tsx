import { useState } from 'react'
import { Icon } from '../../parts/icon.tsx'

/** Switches the lamp beside the camera. */
export function LightButton({ light }: { light: (isOn: boolean) => Promise<void> }) {
  const [isOn, setOn] = useState(false)
  async function turn() {
    try {
      await light(!isOn)
      setOn(!isOn)
    } catch {
      // Some phones offer the lamp and then keep it, as with an empty battery: the button stays as it is.
    }
  }
  return (
    <button className="screen-btn light" type="button" aria-pressed={isOn} onClick={() => void turn()}>
      <Icon name="electric" />
      Light
    </button>
  )
}
