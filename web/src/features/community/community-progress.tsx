import { Segments } from '../../parts/segments.tsx'
import { percentComplete } from './percent-complete.ts'
import './community.css'

const whole = (count: number) => count.toLocaleString('en-US')
const SEGMENTS = 10

/** What all contributors together have reached. */
export function CommunityProgress({ approved, target }: { approved: number | null; target: number }) {
  const percent = approved === null ? null : percentComplete(approved, target)
  return (
    <section className="reached" aria-labelledby="h-community">
      <h2 id="h-community">Community progress</h2>
      <p className="reached-figure">
        <b>{approved === null ? <Untold /> : whole(approved)}</b> <span>of {whole(target)}</span>
      </p>
      <Segments value={((percent ?? 0) * SEGMENTS) / 100} count={SEGMENTS} />
      <p className="reached-note">
        {percent === null ? (
          'Approved recordings of the target. The count is not here right now.'
        ) : (
          <>
            Approved recordings of the target: <b className="whole">{percent}% complete</b>
          </>
        )}
      </p>
    </section>
  )
}

const Untold = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr">Not known right now,</span>
  </>
)
