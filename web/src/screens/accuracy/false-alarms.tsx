import type { MeasuredShare } from '@candi/contracts'
import { ShareBar } from '../../features/measured/share-bar.tsx'
import { between, count, percentOf } from './share-words.ts'

/** What the warnings cost: said as plainly as what they are good for. */
export function FalseAlarms({ share }: { share: MeasuredShare }) {
  return (
    <section className="sec" aria-labelledby="h-false-alarms">
      <div className="wrap accuracy-pair">
        <h2 id="h-false-alarms">What a false alarm is</h2>
        <div className="accuracy-says">
          <p>
            We say that the car must not be driven, and readers who know cars say it could be. For the owner
            that is a tow or a lost day, and a fright, for nothing.
          </p>
          <p>
            It happened to <b>{percentOf(share)}</b> of {count(share.of)} cars that could be driven, most
            likely {between(share)}: about 1 in {Math.round(100 / share.percent)}.
          </p>
          <ShareBar share={share} />
          <p>
            The two pull against each other. Whoever warns of everything misses nothing and is soon not
            believed. We miss more dangers than we should, and we stop more cars than we should.
          </p>
        </div>
      </div>
    </section>
  )
}
