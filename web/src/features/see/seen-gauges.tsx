import type { CasePhoto } from '../../api/case-photo.ts'
import type { LampBook } from '../../api/lamp-words.ts'
import { sayOfGauge } from './correct-gauges.ts'
import { SeenGaugeRow } from './seen-gauge.tsx'

type Props = {
  photo: CasePhoto
  book: LampBook | undefined
  onChange: (change: (photo: CasePhoto) => CasePhoto) => void
}

/** The gauges that could be read, each in words and to be put right. */
export function SeenGauges({ photo, book, onChange }: Props) {
  const { name, sighting, gaugesSaid } = photo
  if (!sighting || sighting.gauges.length === 0) return null
  return (
    <ul className="seen-gauges" aria-label={`Gauges in ${name}`}>
      {sighting.gauges.map((gauge) => (
        <SeenGaugeRow
          key={gauge.id}
          gauge={gauge}
          said={gaugesSaid[gauge.id]}
          onSay={(said) => onChange((before) => sayOfGauge(before, gauge.id, said, book))}
        />
      ))}
    </ul>
  )
}
