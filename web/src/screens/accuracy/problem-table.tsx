import type { CountedShare, DangerOfProblem } from '@candi/contracts'
import { count, percentOf, rangeOf } from './share-words.ts'

/** By problem: the dangers that were told, the cars that were stopped for nothing, and how much of what was told was right. */
export function ProblemTable({ problems }: { problems: readonly DangerOfProblem[] }) {
  return (
    <table className="figures">
      <caption className="sr">Dangers by problem</caption>
      <thead>
        <tr>
          <th scope="col">Problem</th>
          <th scope="col">Dangers told</th>
          <th scope="col">Stopped for nothing</th>
          <th scope="col">Right when told</th>
        </tr>
      </thead>
      <tbody>
        {problems.map(({ problem, name, dangerTold, falseAlarms, toldRightly }) => (
          <tr key={problem}>
            <th scope="row">{name}</th>
            <td>
              <Counted share={dangerTold} />
            </td>
            <td>
              <Counted share={falseAlarms} />
            </td>
            <td>
              {toldRightly ? (
                <>
                  {percentOf(toldRightly)}
                  <span className="figures-small">{rangeOf(toldRightly)}</span>
                </>
              ) : (
                <None />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const None = () => <span className="figures-small">none</span>

function Counted({ share }: { share: CountedShare | null }) {
  if (!share) return <None />
  return (
    <>
      {count(share.count)} of {count(share.of)}
      <span className="figures-small">{rangeOf(share)}</span>
    </>
  )
}
