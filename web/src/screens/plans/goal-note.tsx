import { PLANS } from '@candi/contracts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

const MeasuredAccuracy = lazy(async () => ({
  default: (await import('./measured-accuracy.tsx')).MeasuredAccuracy,
}))
const { free, pro } = PLANS.accuracyGoal

/** Goals are not claims: below them stands, on a press, what was measured. */
export function GoalNote() {
  const { hash } = useLocation()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (hash === '#accuracy') setOpen(true)
  }, [hash])
  return (
    <>
      <p className="fine compare-note">
        <sup>1</sup> The right problem is among the first three. {free}% is our goal from words alone, {pro}%
        with sound, photos and answers. These are goals, not claims.{' '}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="accuracy"
          onClick={() => setOpen(!isOpen)}
        >
          What we measured last
        </button>
      </p>
      <div className="measured" id="accuracy" hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<p className="fine">Fetching the figures</p>}>
            <MeasuredAccuracy />
          </Suspense>
        )}
      </div>
    </>
  )
}
