import type { MeasuredFigures, MeasuredRow } from '@candi/contracts'
import { ShareBar } from '../../features/measured/share-bar.tsx'
import { count, dayOf, percentOf, rangeOf } from './share-words.ts'

const LINES = [
  ['firstRight', 'Right problem first'],
  ['withinThree', 'Right problem in the first three'],
  ['dangerTold', 'Must not be driven, and we said so'],
  ['falseAlarms', 'Could be driven, and we said no'],
] as const satisfies readonly (readonly [keyof MeasuredFigures, string])[]

type Props = { caption: string; rows: readonly MeasuredRow[] }

/** Sets of cases one below the other, each with its figures, their intervals and those of the release before. */
export function MeasuredTable({ caption, rows }: Props) {
  return (
    <table className="figures">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Now</th>
          <th scope="col">Most likely</th>
          <th scope="col">Release before</th>
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={row.id}>
          <tr className="figures-group">
            <th scope="rowgroup" colSpan={4}>
              {row.name}
              <span className="fine">
                {row.what} {count(row.cases)} cases, measured on {dayOf(row.measured)}.
              </span>
            </th>
          </tr>
          {LINES.map(([name, says]) => (
            <Line key={name} says={says} now={row[name]} before={row.before?.[name] ?? null} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

type LineProps = { says: string; now: MeasuredFigures['dangerTold']; before: MeasuredFigures['dangerTold'] }

/** Where nobody judged danger there is no line for it. */
function Line({ says, now, before }: LineProps) {
  if (!now) return null
  return (
    <tr>
      <th scope="row">{says}</th>
      <td>
        <b>{percentOf(now)}</b>
        <span className="figures-small">of {count(now.of)}</span>
      </td>
      <td>
        {rangeOf(now)}
        <ShareBar share={now} />
      </td>
      <td>{before ? percentOf(before) : <span className="figures-small">not measured</span>}</td>
    </tr>
  )
}
