import type { Contribution } from '@candi/contracts'
import { useId } from 'react'
import { ConsentWords } from '../../features/contribute/consent-words.tsx'
import type { ContributionExtras } from './read-contribution.ts'

type Props = {
  extras: ContributionExtras
  onChange: (extras: ContributionExtras) => void
  ownRecordings: readonly Contribution[]
  consentFault: string | undefined
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const wordsOf = ({ car, fileName, uploadedAt }: Contribution) =>
  `${day.format(new Date(uploadedAt))}: ${car || fileName}`

/** What is asked of every single recording before it is sent, the consent above all. */
export function ContributionExtrasFields({ extras, onChange, ownRecordings, consentFault }: Props) {
  const id = useId()
  const earlier = ownRecordings.filter(({ state }) => state === 'waiting' || state === 'approved')
  return (
    <div className="extras">
      <label className="tick">
        <input
          type="checkbox"
          name="confirmed"
          checked={extras.isConfirmedByRepair}
          onChange={(event) => onChange({ ...extras, isConfirmedByRepair: event.target.checked })}
        />
        <span>Confirmed by the repair: it was this problem, and mending it ended the sound.</span>
      </label>
      {earlier.length > 0 && (
        <div className="labelled">
          <label htmlFor={`${id}-before`}>Before/after pair of</label>
          <select
            id={`${id}-before`}
            name="before"
            value={extras.beforeRecording}
            onChange={(event) => onChange({ ...extras, beforeRecording: event.target.value })}
          >
            <option value="">No earlier recording</option>
            {earlier.map((recording) => (
              <option key={recording.id} value={recording.id}>
                {wordsOf(recording)}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="consent-ask">
        <label className="tick">
          <input
            type="checkbox"
            name="consent"
            required
            checked={extras.isConsentGiven}
            aria-invalid={consentFault ? true : undefined}
            aria-describedby={consentFault ? `${id}-fault ${id}-consent` : `${id}-consent`}
            onChange={(event) => onChange({ ...extras, isConsentGiven: event.target.checked })}
          />
          <span>
            I made this recording, nobody can be recognized in it, and CANDI may keep it, have it listened to
            by its reviewers and teach its sound analysis with it.
          </span>
        </label>
        <ConsentWords id={`${id}-consent`} />
        {consentFault && (
          <p className="field-fault" id={`${id}-fault`}>
            {consentFault}
          </p>
        )}
      </div>
    </div>
  )
}
