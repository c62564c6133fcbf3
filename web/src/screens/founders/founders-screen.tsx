import { Link } from 'react-router'
import { CalmWave } from '../../parts/calm-wave.tsx'
import { title } from './founders-page.ts'
import { Wall } from './wall.tsx'
import '../../parts/band.css'
import './founders.css'

export function FoundersScreen() {
  return (
    <main id="main">
      <title>{title}</title>
      <div className="wrap founders-head">
        <h1>
          They paid once. <br className="founders-break" />
          It runs for everyone.
        </h1>
        <p className="lead">
          Founders keep the servers running, so that “Can I drive it?” stays free for everybody. These are the
          ones who let us say their name, in the order in which they came.
        </p>
      </div>
      <Wall />
      <section className="wrap founders-call" aria-labelledby="h-join">
        <div className="band founders-band">
          <CalmWave />
          <div>
            <h2 id="h-join">Stand here too</h2>
            <p>Fifty dollars, once, for everything that CANDI can do. Your name only if you like.</p>
          </div>
          <Link className="btn btn-band" to="/plans#founder">
            See the Founder’s deal
          </Link>
        </div>
      </section>
    </main>
  )
}
