import { Link } from 'react-router'
import type { Founder } from '../../api/founders.ts'
import { Waiting } from '../../parts/waiting.tsx'
import { type FoundersState, useFounders } from './use-founders.ts'

export function Wall() {
  const { state, retry } = useFounders()
  return (
    <section className="wrap wall" aria-label="Founders" aria-busy={state.status === 'loading'}>
      <WallContent state={state} retry={retry} />
    </section>
  )
}

function WallContent({ state, retry }: { state: FoundersState; retry: () => void }) {
  if (state.status === 'loading')
    return <Waiting short="Reading the names" long="Fetching the names over a slow connection" />
  if (state.status === 'failed')
    return (
      <div className="wall-note" role="alert">
        <p>{state.message} The names are safe with us.</p>
        <button className="btn btn-line" type="button" onClick={retry}>
          Try again
        </button>
      </div>
    )
  if (state.founders.length === 0) return <EmptyWall />
  return (
    <ol className="wall-names">
      {state.founders.map((founder, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two founders may share name and day
        <Name key={index} founder={founder} />
      ))}
    </ol>
  )
}

const dayOf = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

function Name({ founder: { name, since } }: { founder: Founder }) {
  return (
    <li>
      <b dir="auto">{name}</b>
      <span className="num">
        <span className="sr">since </span>
        <time dateTime={since}>{dayOf.format(new Date(since))}</time>
      </span>
    </li>
  )
}

function EmptyWall() {
  return (
    <div className="wall-note">
      <h2>Room for the first name.</h2>
      <p>
        A founder’s name stands here only when its owner says so: on the <Link to="/profile">profile</Link>,
        below the plan, with one tick. Taking the tick away takes the name down within two minutes.
      </p>
    </div>
  )
}
