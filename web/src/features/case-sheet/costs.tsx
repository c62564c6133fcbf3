import type { Assessment } from '@candi/contracts'
import type { ReactNode } from 'react'
import { dollarRange, moneyRange } from '../../parts/money.ts'
import { ExplainedText } from '../../parts/terms.tsx'
import { SheetPart } from './sheet-part.tsx'

type Props = Pick<Assessment, 'costs' | 'costNote'> & {
  year: number | undefined
  /** Leads to where a quote is checked. */
  door: ReactNode
}

/** Explicit table roles: the rows become grids on a phone, which would drop the native ones. */
export function Costs({ costs, costNote, year, door }: Props) {
  if (costs.length === 0) return null
  return (
    <SheetPart title="What it may cost" lead={`US dollars${year ? `, ${year}` : ''}, independent workshop.`}>
      {/* biome-ignore lint/a11y/noRedundantRoles: display:grid takes the table's own role away */}
      <table className="cost" role="table">
        <thead>
          <tr>
            <th scope="col">Repair</th>
            <th scope="col">Parts</th>
            <th scope="col">Labor</th>
            <th scope="col">Together</th>
          </tr>
        </thead>
        <tbody>
          {costs.map((cost) => (
            <tr
              key={`${cost.cause} ${cost.repair}`}
              // biome-ignore lint/a11y/noRedundantRoles: as above
              role="row"
              className={cost.likely ? 'likely' : undefined}
            >
              {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
              <th scope="row" role="rowheader">
                {cost.repair}
                {cost.likely && <span>Most likely</span>}
              </th>
              <td data-l="Parts">{moneyRange(cost.parts)}</td>
              <td data-l="Labor">{moneyRange(cost.labor)}</td>
              <td>{dollarRange(cost.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {costNote && (
        <p className="note">
          <b>If you wait.</b> <ExplainedText text={costNote} />
        </p>
      )}
      {door}
    </SheetPart>
  )
}
