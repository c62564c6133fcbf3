import type { CauseRow } from '@candi/contracts'
import { Cause } from './cause-row.tsx'
import { SheetPart } from './sheet-part.tsx'

type Props = { causes: CauseRow[]; before: ReadonlyMap<string, number> }

/** Nothing where nobody can tell yet what it is. */
export function Causes({ causes, before }: Props) {
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
    </SheetPart>
  )
}
