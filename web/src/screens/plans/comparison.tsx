import type { Settings } from '@candi/contracts'
import { useSettings } from '../../api/settings.ts'
import { ComparisonCell } from './comparison-cell.tsx'
import { COMPARISON, type Row } from './comparison-rows.ts'
import { GoalNote } from './goal-note.tsx'
import './comparison.css'

const PLAN_NAMES = ['Free', 'Pro', 'Founder'] as const

/** What can be bought here; until the server told, what holds for a server that sells. */
function onSale(settings: Settings | null): Row {
  const sellsPro = settings?.proPaymentUrls.monthly || settings?.proPaymentUrls.annual
  const founder = settings && !settings.founderPaymentUrl ? 'Not on this server' : 'Now'
  return { says: 'On sale', cells: ['Now', sellsPro ? 'Now' : 'Coming soon', founder] }
}

export function Comparison() {
  const settings = useSettings()
  return (
    <section className="sec" aria-labelledby="h-compare">
      <div className="wrap">
        <h2 id="h-compare">Line by line</h2>
        <table className="compare">
          <caption className="sr">What Free, Pro and Founder include</caption>
          <colgroup>
            <col className="compare-what" />
            <col />
            <col />
            <col />
          </colgroup>
          <thead>
            <tr>
              <td />
              {PLAN_NAMES.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {COMPARISON.map(({ title, rows }) => (
            <tbody key={title}>
              <tr className="compare-group">
                <th scope="rowgroup" colSpan={4}>
                  {title}
                </th>
              </tr>
              {(title === 'Cost' ? [...rows, onSale(settings)] : rows).map((row) => (
                <CompareRow key={row.says} row={row} />
              ))}
            </tbody>
          ))}
        </table>
        <GoalNote />
      </div>
    </section>
  )
}

function CompareRow({ row }: { row: Row }) {
  return (
    <tr>
      <th scope="row">
        {row.says}
        {row.note && <sup>1</sup>}
      </th>
      {row.cells.map((cell, place) => (
        <td key={PLAN_NAMES[place]}>
          <ComparisonCell cell={cell} />
        </td>
      ))}
    </tr>
  )
}
