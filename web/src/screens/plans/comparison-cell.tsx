import type { Cell } from './comparison-rows.ts'

export function ComparisonCell({ cell }: { cell: Cell }) {
  if (cell === true)
    return (
      <svg className="ico compare-yes" viewBox="0 0 24 24" role="img" aria-label="Included">
        <path d="M5 12.5l4.5 4.5L19 7.5" />
      </svg>
    )
  if (cell === false) return <span className="compare-no" role="img" aria-label="Not included" />
  if (typeof cell === 'string') return cell
  return (
    <>
      <b>{cell.figure}</b>
      {cell.note && <span className="compare-small"> {cell.note}</span>}
    </>
  )
}
