import type { Review } from '@candi/contracts'
import type { ApiFailure } from '../../api/call-api.ts'
import { lengthWords, sizeWords } from '../../parts/sound-words.ts'
import { RecordingPlayer } from './recording-player.tsx'
import { ReviewDecision } from './review-decision.tsx'
import {
  carWords,
  confidenceLabel,
  problemTitle,
  severityLabel,
  type WaitingRecording,
} from './review-words.ts'
import './review-recordings.css'

type Props = {
  recording: WaitingRecording
  onDone: (recording: WaitingRecording, action: Review['action']) => void
  onOvertaken: (failure: ApiFailure) => void
}

/** One recording that waits: what was told of it, how it sounds, and what to make of it. */
export function ReviewCard({ recording, onDone, onOvertaken }: Props) {
  const { id, car, vehicle, phone, contributor, description, uploadedAt, seconds, bytes, fileName } =
    recording
  const name = `${problemTitle(recording)}, ${car}`
  const facts = [
    ['Problem', `${problemTitle(recording)}: ${severityLabel(recording)}`],
    ['How sure', confidenceLabel(recording)],
    ['Description', description],
    ['Car', [car, carWords(vehicle)].filter(Boolean).join(', ')],
    ['Phone', phone],
    ['Sent', `${uploadedAt.slice(0, 10)} by ${contributor || 'an account that is gone'}`],
    ['File', [fileName, lengthWords(seconds), sizeWords(bytes)].filter(Boolean).join(', ')],
  ] as const
  return (
    <li className="review-card">
      <h3 tabIndex={-1}>{name}</h3>
      <div className="review-parts">
        <dl className="review-facts">
          {facts.map(([term, told]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{told || <span className="soft">Not told</span>}</dd>
            </div>
          ))}
        </dl>
        <div className="review-hear">
          <RecordingPlayer id={id} name={name} />
          <ReviewDecision
            id={id}
            name={name}
            onDone={(action) => onDone(recording, action)}
            onOvertaken={onOvertaken}
          />
        </div>
      </div>
    </li>
  )
}
