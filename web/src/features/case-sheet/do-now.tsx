import type { Assessment, LevelWord } from '@candi/contracts'
import { Icon } from '../../parts/icon.tsx'
import { ExplainedText } from '../../parts/terms.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'
import { SheetPart } from './sheet-part.tsx'

type Props = Pick<Assessment, 'carName' | 'doNow' | 'tripwires'> & { urgency: LevelWord }

/** A title runs into its detail, so it ends like a sentence. */
const closed = (title: string) => (/[.!?:]$/.test(title) ? title : `${title}.`)

export function DoNow({ carName, doNow, tripwires, urgency }: Props) {
  // Where waiting is not advised the signs are red; where it is, they take the color of the verdict.
  const tone = tripwires.deadline ? urgency : 'stop'
  return (
    <SheetPart title="Do this now">
      <ol className="steps">
        {doNow.map((step) => (
          <li key={step.title}>
            <b>{closed(step.title)}</b> <ExplainedText text={step.detail} />
          </li>
        ))}
      </ol>
      {tripwires.signs.length > 0 && (
        <div className={`trip tone-${tone}`}>
          <h3>
            <Icon name={tone === 'stop' ? 'stop' : 'general'} />
            {tripwires.title}
          </h3>
          <ul>
            {tripwires.signs.map((sign) => (
              <li key={sign}>
                <ExplainedText text={sign} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {tripwires.deadline && (
        <p className="note">
          <ExplainedText text={tripwires.deadline} />
        </p>
      )}
      {tripwires.day && <AddToCalendar carName={carName} day={tripwires.day} deadline={tripwires.deadline} />}
    </SheetPart>
  )
}
