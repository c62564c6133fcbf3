import type { CountedShare, MeasuredDangers } from '@candi/contracts'
import { rowOf } from '../../features/measured/accuracy-file.ts'
import { ProblemTable } from './problem-table.tsx'
import { count, percentOf, rangeOf } from './share-words.ts'

/** Dangers by kind, and below, on a press, by problem. */
export function DangerFigures({ dangers }: { dangers: MeasuredDangers }) {
  const all = rowOf(dangers.row)
  return (
    <section className="sec" aria-labelledby="h-dangers">
      <div className="wrap">
        <h2 id="h-dangers">Which dangers we tell</h2>
        <p className="accuracy-note">
          {all?.dangerTold && (
            <>
              Counted on “{all.name}”: {count(all.dangerTold.of)} dangers, {percentOf(all.dangerTold)} of them
              told.{' '}
            </>
          )}
          Where there are few of a kind, the figure says little: look at the interval. “Not to be moved at
          all” are those that call for a tow from where they stand.
        </p>
        <table className="figures">
          <caption className="sr">Dangers by kind</caption>
          <thead>
            <tr>
              <th scope="col">Kind</th>
              <th scope="col">Told</th>
              <th scope="col">Most likely</th>
              <th scope="col">Not to be moved at all</th>
            </tr>
          </thead>
          <tbody>
            {dangers.kinds.map(({ name, told, stoppedFlat }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <b>{percentOf(told)}</b>
                  <span className="figures-small">{hits(told)}</span>
                </td>
                <td>{rangeOf(told)}</td>
                <td>
                  {stoppedFlat ? hits(stoppedFlat) : <span className="figures-small">none of them</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <details className="accuracy-more">
          <summary>The same by problem, all {dangers.problems.length}</summary>
          <ProblemTable problems={dangers.problems} />
        </details>
      </div>
    </section>
  )
}

/** "22 of 23" */
const hits = ({ count: told, of }: CountedShare) => `${count(told)} of ${count(of)}`
