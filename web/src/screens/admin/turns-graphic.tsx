import type { AdminCounts } from '@candi/contracts'

type Days = AdminCounts['turnsLastWeek']

const HEIGHT = 56
const DAY_WIDTH = 40
/** A day is drawn as segments, the one shape of the house. */
const SEGMENTS = 8
const GAP = 2

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' })
const inWords = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

/** Turns of seven days, each a column of segments against the busiest day; the numbers stand below. */
export function TurnsGraphic({ days }: { days: Days }) {
  const most = Math.max(1, ...days.map(({ turns }) => turns))
  return (
    <figure className="admin-turns">
      <figcaption>Turns of the last seven days (UTC)</figcaption>
      <ol>
        {days.map(({ day, turns }) => (
          <li key={day}>
            <Column lit={Math.ceil((turns / most) * SEGMENTS)} />
            <b className="num">{turns.toLocaleString('en-US')}</b>
            <span aria-hidden="true">{weekday.format(new Date(day))}</span>
            <span className="sr">{inWords.format(new Date(day))}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}

function Column({ lit }: { lit: number }) {
  const height = (HEIGHT - GAP * (SEGMENTS - 1)) / SEGMENTS
  return (
    <svg viewBox={`0 0 ${DAY_WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: SEGMENTS }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
          key={index}
          className={index < lit ? 'on' : ''}
          x="0"
          width={DAY_WIDTH}
          y={HEIGHT - (index + 1) * height - index * GAP}
          height={height}
        />
      ))}
    </svg>
  )
}
