import { Link } from 'react-router'
import { rowOf } from '../../features/measured/accuracy-file.ts'
import { between, count, percentOf } from './share-words.ts'

/** What these figures must not be taken for. */
export function NotSaid() {
  const repaired = rowOf('real-messages')
  return (
    <section className="sec" aria-labelledby="h-not-said">
      <div className="wrap accuracy-pair">
        <h2 id="h-not-said">What it does not say</h2>
        <div className="accuracy-says">
          <ul className="bullets">
            <li>
              Nobody opened the cars behind the posts: right is what readers made of the words.
              {repaired && (
                <>
                  {' '}
                  Only for {count(repaired.cases)} owners is the repair known. There the right problem stood
                  first for {percentOf(repaired.firstRight)} ({between(repaired.firstRight)}) and among three
                  for {percentOf(repaired.withinThree)}.
                </>
              )}
            </li>
            <li>
              It is about the first message alone: no photo, no recording, and none of our questions answered.
            </li>
            <li>Posts are often long. From one short sentence we can tell less.</li>
            <li>
              A figure over many cars promises nothing about yours. If your car feels wrong to you, believe
              yourself, stop, and have it looked at.
            </li>
          </ul>
          <div className="btns">
            <Link className="btn btn-line" to="/diagnose">
              Tell us about your car
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}
