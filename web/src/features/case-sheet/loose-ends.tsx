import type { Assessment } from '@candi/contracts'
import { Segments } from '../../parts/segments.tsx'
import { ExplainedText } from '../../parts/terms.tsx'
import { SheetPart } from './sheet-part.tsx'

/** A second fault: told as one of two, or pointed to by a sign that the leading cause cannot explain. */
export function SecondFault({
  second,
  listed,
}: {
  second: NonNullable<Assessment['second']>
  /** The likely causes above: named there already, with their odds. */
  listed: Assessment['causes']
}) {
  const others = second.causes.filter(({ id }) => !listed.some((cause) => cause.id === id))
  return (
    <SheetPart title={second.title} lead="Separate from the first.">
      <p>
        <ExplainedText text={second.text} />
      </p>
      {others.length > 0 && (
        <ul className="second tone-none">
          {others.map((cause) => (
            <li key={cause.id}>
              <span>{cause.title}</span>
              <Segments value={Math.max(0.15, cause.probability * 10)} count={10} />
            </li>
          ))}
        </ul>
      )}
    </SheetPart>
  )
}

export function StillUnknown({ missing }: { missing: string[] }) {
  return (
    <SheetPart title="Still unknown" lead="What would help most.">
      <ul className="bullets">
        {missing.map((entry) => (
          <li key={entry}>
            <ExplainedText text={entry} />
          </li>
        ))}
      </ul>
    </SheetPart>
  )
}

export function RuledOut({ ruledOut, carName }: Pick<Assessment, 'ruledOut' | 'carName'>) {
  return (
    <SheetPart title="Ruled out" lead={`Not, or hardly, possible on ${carName}.`}>
      <dl className="out">
        {ruledOut.map((entry) => (
          <div key={entry.title}>
            <dt>{entry.title}</dt>
            <dd>{entry.reason}</dd>
          </div>
        ))}
      </dl>
    </SheetPart>
  )
}
