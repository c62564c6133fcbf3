import { rows } from '../../features/measured/accuracy-file.ts'
import { MeasuredTable } from './measured-table.tsx'

const written = rows.filter(({ group }) => group === 'written')
const owners = rows.filter(({ group }) => group === 'owners')
const baselines = rows.filter(({ group }) => group === 'baseline')

export function AllFigures() {
  return (
    <section className="sec sec-sunken" aria-labelledby="h-all-figures">
      <div className="wrap">
        <h2 id="h-all-figures">All we measured</h2>
        <p className="accuracy-note">
          “Most likely” is where the true figure lies in 95 of 100 such measurements; few cases make it wide.
          “Release before” is what the CANDI before this one reached on the same cases, when that was
          measured.
        </p>
        <MeasuredTable
          caption="Owners, and what the simplest answers reach"
          rows={[...owners, ...baselines]}
        />
        {written.length > 0 && (
          <details className="accuracy-more">
            <summary>Messages written for measuring, {written.length} kinds</summary>
            <MeasuredTable caption="Messages written for measuring" rows={written} />
          </details>
        )}
      </div>
    </section>
  )
}
