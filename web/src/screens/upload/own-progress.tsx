import { UPLOAD_LIMITS } from '@candi/contracts'
import { Segments } from '../../parts/segments.tsx'

const { forOneCase } = UPLOAD_LIMITS

type Props = {
  count: number /** Approved ones are counted, and not those kept in this browser. */
  isLive?: boolean
}

/** How far one's own recordings have come on the way to a diagnosis. */
export function OwnProgress({ count, isLive = false }: Props) {
  const reached = Math.min(count, forOneCase)
  const missing = forOneCase - reached
  return (
    <section className="reached" aria-labelledby="h-own">
      <h2 id="h-own">{isLive ? 'Your approved recordings' : 'Your uploads'}</h2>
      <p className="reached-figure">
        <b>{reached}</b> <span>of {forOneCase}</span>
      </p>
      <Segments value={reached} count={forOneCase} />
      <p className="reached-note">
        {missing === 0
          ? 'That is all of them. Thank you.'
          : `${missing} more for ${isLive ? 'a case with everything' : 'a free pro diagnosis'}.`}
      </p>
    </section>
  )
}
