import { UPLOAD_LIMITS } from '@candi/contracts'
import { useState } from 'react'
import { AlertLine } from '../../parts/alert-line.tsx'
import { CalmWave } from '../../parts/calm-wave.tsx'
import '../../parts/band.css'

const { forOneCase } = UPLOAD_LIMITS

/** What five uploads are good for. The diagnosis itself is still to come. */
export function UnlockBanner({ count }: { count: number }) {
  const [isAsked, setAsked] = useState(false)
  const isUnlocked = count >= forOneCase
  return (
    <section className="band unlock" aria-labelledby="h-unlock">
      <CalmWave />
      <div>
        <h2 id="h-unlock">Pro Diagnosis Coming Soon</h2>
        <p>
          {isUnlocked
            ? 'You have unlocked 1 free pro diagnosis. It waits for you until it opens.'
            : `${forOneCase} uploads unlock 1 free pro diagnosis, with photos and sound.`}
        </p>
      </div>
      <div className="unlock-do">
        <button className="btn btn-band" type="button" aria-disabled="true" onClick={() => setAsked(true)}>
          Start diagnosis (coming soon)
        </button>
        <AlertLine
          message={
            isAsked ? { kind: 'info', text: 'The pro diagnosis is coming soon. Nothing is lost.' } : undefined
          }
        />
      </div>
    </section>
  )
}
