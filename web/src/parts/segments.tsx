import type { CSSProperties } from 'react'

type Props = {
  /** How many segments are lit; a broken number lights the last one in part. */
  value: number
  count: number
  /** Segments from here on are newly lit and fade in. */
  newFrom?: number
}

/** The one shape: odds are ten segments, the weight of evidence five. Carries no label of its own. */
export function Segments({ value, count, newFrom = count }: Props) {
  return (
    <span className="segs" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => {
        const lit = Math.max(0, Math.min(1, value - index))
        const fresh = index >= newFrom ? ' new' : ''
        const style: CSSProperties & { '--f'?: string } =
          lit > 0 && lit < 1 ? { '--f': `${Math.round(lit * 100)}%` } : {}
        const kind = lit >= 1 ? `on${fresh}` : lit > 0 ? 'part' : ''
        // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
        return <i key={index} className={kind} style={style} />
      })}
    </span>
  )
}
