import type { VinAnswer } from '@candi/contracts'
import { Icon } from '../../parts/icon.tsx'

const day = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const SURENESS = {
  sure: 'Sure',
  likely: 'Likely, please check',
  partial: 'Only in part, please fill in the rest',
} as const satisfies Record<VinAnswer['sureness'], string>

/** Who read the VIN, and how sure that is. */
function sourceWords({ source, tableDate }: Pick<VinAnswer, 'source' | 'tableDate'>): string {
  if (source === 'public-service') return 'from the public VIN service of the US agency'
  const of = tableDate ? ` of ${day.format(new Date(tableDate))}` : ''
  return `from our own table${of}, as the public service gave no answer`
}

export function DecodedLine({ answer }: { answer: VinAnswer }) {
  const { year, make, model, sub_model } = answer.vehicle
  return (
    <div className="decoded">
      <Icon name={answer.sureness === 'sure' ? 'check' : 'help'} className="small" />
      <div>
        <p>
          <b>{[year, make, model, sub_model].filter(Boolean).join(' ')}</b>
        </p>
        <p className="fine">
          {SURENESS[answer.sureness]}: {sourceWords(answer)}.
        </p>
        {answer.remarks.map((remark) => (
          <p className="fine" key={remark}>
            {remark}
          </p>
        ))}
      </div>
    </div>
  )
}
