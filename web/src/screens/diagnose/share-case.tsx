import type { Assessment } from '@candi/contracts'
import { useState } from 'react'
import { shareText } from '../../features/report/share-text.ts'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Icon } from '../../parts/icon.tsx'

/** The short of the sheet for a friend or a workshop: handed to the device, or copied where the browser hands nothing on. */
export function ShareCase({ assessment }: { assessment: Assessment }) {
  const [isRefused, setRefused] = useState(false)
  const text = shareText(assessment)
  if (typeof navigator.share !== 'function' || isRefused)
    return <CopyButton text={text} label="Copy summary" look="plain" />
  async function share() {
    try {
      await navigator.share({ text })
    } catch (error) {
      // Whoever closes the list of the device has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setRefused(true)
    }
  }
  return (
    <button className="btn" type="button" onClick={() => void share()}>
      <Icon name="arrow" />
      Share summary
    </button>
  )
}
