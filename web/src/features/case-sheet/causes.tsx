import type { Assessment } from '@candi/contracts'
import { Cause } from './cause-row.tsx'
import { SheetPart } from './sheet-part.tsx'

type Props = Pick<Assessment, 'causes' | 'secondReading'> & { before: ReadonlyMap<string, number> }

/** Nothing where nobody can tell yet what it is. */
export function Causes({ causes, secondReading, before }: Props) {
  if (causes.length === 0) return null
  return (
    <SheetPart title="Likely causes" lead="Length: how likely. Color: how much it matters.">
      <ul className="causes">
        {causes.map((cause) => (
          <Cause key={cause.id} cause={cause} before={before.get(cause.id)} />
        ))}
      </ul>
      <p className="legend">
        <span className="range-key" aria-hidden="true" />
        The thin line shows how unsure we still are.
      </p>
      {secondReading && <p className="legend">{secondReading}</p>}
    </SheetPart>
  )
}
