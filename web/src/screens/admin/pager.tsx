type Props = {
  /** What is paged, for the names of the buttons. */
  of: string
  page: number
  pageSize: number
  total: number
  isOldestFirst?: boolean
  onPage: (page: number) => void
}

/** Which part of a list is shown, and the way to the others; nothing where all of it is. */
export function Pager({ of, page, pageSize, total, isOldestFirst = false, onPage }: Props) {
  const [back, on] = isOldestFirst ? ['Older', 'Newer'] : ['Newer', 'Older']
  const first = page * pageSize + 1
  const last = Math.min(total, (page + 1) * pageSize)
  if (total <= pageSize && page === 0) return null
  const isFirst = page === 0
  const isLast = last >= total
  return (
    <nav className="admin-pager" aria-label={`Pages of ${of}`}>
      <button
        className="btn btn-line btn-small"
        type="button"
        aria-disabled={isFirst}
        onClick={() => !isFirst && onPage(page - 1)}
      >
        {back}
      </button>
      <span className="num" aria-live="polite">
        {last < first ? 0 : first}–{last} of {total}
      </span>
      <button
        className="btn btn-line btn-small"
        type="button"
        aria-disabled={isLast}
        onClick={() => !isLast && onPage(page + 1)}
      >
        {on}
      </button>
    </nav>
  )
}
