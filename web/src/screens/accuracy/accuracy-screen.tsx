import { dangers, rowOf } from '../../features/measured/accuracy-file.ts'
import { title } from './accuracy-page.ts'
import { AllFigures } from './all-figures.tsx'
import { DangerFigures } from './danger-figures.tsx'
import { FalseAlarms } from './false-alarms.tsx'
import { HowMeasured } from './how-measured.tsx'
import { MainFigures } from './main-figures.tsx'
import { NotSaid } from './not-said.tsx'
import './accuracy.css'

/** /accuracy: how often CANDI is right, read from what `npm run eval` wrote. */
export function AccuracyScreen() {
  const posts = rowOf('posts-as-shipped') ?? rowOf('posts')
  return (
    <main id="main">
      <title>{title}</title>
      <section>
        <div className="wrap accuracy-head">
          <h1>
            How often we are right. <br className="accuracy-break" />
            And how often not.
          </h1>
          <p className="lead">
            If your car must not be driven, we should say so, and what is wrong should be among the first
            problems we name. This is how often both worked for other owners, and how often they did not.
          </p>
        </div>
      </section>
      {posts && <MainFigures row={posts} />}
      {posts?.falseAlarms && <FalseAlarms share={posts.falseAlarms} />}
      <AllFigures />
      {dangers && <DangerFigures dangers={dangers} />}
      <HowMeasured />
      <NotSaid />
    </main>
  )
}
