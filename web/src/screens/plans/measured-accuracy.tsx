import { Link } from 'react-router'
import { ShareBar } from '../../features/measured/share-bar.tsx'
import { type Accuracy, realMessages } from './accuracy.ts'

const LINES: readonly [keyof Accuracy, string][] = [
  ['withinThree', 'The right problem was among the first three'],
  ['firstRight', 'The right problem stood first'],
  ['dangerTold', 'Cars that must not be driven, and we said so'],
  ['falseAlarms', 'Cars fit to drive, and we said not to'],
]

/** The figures that we stand by. */
export function MeasuredAccuracy() {
  const measured = realMessages
  if (!measured) return <p>The last measurement is not in this build.</p>
  return (
    <>
      <h3>What we measured last</h3>
      <p>
        Messages of real car owners, from words alone, judged afterwards. Few messages make a rough figure:
        the bracket is where the true one lies in 95 of 100 such measurements. Expect a few points less on
        your own words.
      </p>
      <dl className="shares">
        {LINES.map(([name, says]) => {
          const share = measured[name]
          return (
            <div key={name}>
              <dt>{says}</dt>
              <dd>
                <b>{share.percent}%</b> of {share.of}
                <span className="sr">
                  , most likely between {share.low} and {share.high} percent
                </span>
                <ShareBar share={share} />
              </dd>
            </div>
          )
        })}
      </dl>
      <p>
        <Link to="/accuracy">All we measured, and how</Link>
      </p>
    </>
  )
}
