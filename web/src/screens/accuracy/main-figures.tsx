import type { MeasuredRow, MeasuredShare } from '@candi/contracts'
import type { ReactNode } from 'react'
import { ShareBar } from '../../features/measured/share-bar.tsx'
import { between, count, dayOf, others, percentOf } from './share-words.ts'

/** The two figures that matter to somebody beside a car, each with what it leaves. */
export function MainFigures({ row }: { row: MeasuredRow }) {
  const { dangerTold, withinThree, firstRight } = row
  return (
    <section className="wrap" aria-labelledby="h-main-figures">
      <h2 className="sr" id="h-main-figures">
        The two figures that matter
      </h2>
      <div className="main-figures">
        {dangerTold && (
          <MainFigure
            share={dangerTold}
            says={`of ${count(dangerTold.of)} cars that must not be driven: we said so.`}
          >
            {count(others(dangerTold))} were missed.
          </MainFigure>
        )}
        <MainFigure
          share={withinThree}
          says={`of ${count(withinThree.of)} posts: the right problem was among the first three we named.`}
        >
          It stood first in {percentOf(firstRight)}.
        </MainFigure>
      </div>
      <p className="fine">
        Measured on {dayOf(row.measured)}, on {count(row.cases)} posts of real owners that the reader had
        never seen.
      </p>
    </section>
  )
}

type Props = { share: MeasuredShare; says: string; children: ReactNode }

function MainFigure({ share, says, children }: Props) {
  return (
    <div>
      <p className="main-figure">{percentOf(share)}</p>
      <p>{says}</p>
      <ShareBar share={share} />
      <p className="fine">
        Most likely {between(share)}. {children}
      </p>
    </div>
  )
}
