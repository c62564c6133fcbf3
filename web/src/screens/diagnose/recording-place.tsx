import type { CaseRecording } from '../../api/case-recording.ts'
import { lengthWords } from '../../parts/sound-words.ts'
import type { HearingAsk } from './hearing-ask.ts'
import type { LoadedCard } from './use-recording-card.ts'
import type { Recordings } from './use-recordings.ts'

type Props = {
  /** Undefined where it was deleted. */
  recording: CaseRecording | undefined
  recordings: Recordings
  card: LoadedCard | undefined
  mustStand: boolean
  onAsk: (ask: HearingAsk) => void
}

/** The place of a recording in the conversation. Its picture comes when it can; what was heard stands there in words before. */
export function RecordingPlace({ recording, recordings, card, mustStand, onAsk }: Props) {
  if (!recording) return <p className="soft mine">A recording that you deleted.</p>
  const { id, name, seconds, hearing } = recording
  if (!card)
    return (
      <div className="mine">
        <p className="bubble">
          <span className="sr">You recorded: </span>
          {name}, {lengthWords(seconds)}. {hearing?.summary}
        </p>
      </div>
    )
  const { RecordingCard } = card
  return (
    <RecordingCard
      recording={recording}
      progress={recordings.progress.get(id)}
      readSound={recordings.readSound}
      onRetry={() => recordings.hear(id)}
      onRetell={(told) => recordings.retell(id, told)}
      onDismiss={(sound) => recordings.toggleDismissed(id, sound)}
      onRemove={() => recordings.remove(id)}
      onCompare={
        recordings.recordings.length > 1 ? () => onAsk({ kind: 'compare', recording: id }) : undefined
      }
      mustStand={mustStand}
      onRecordNext={
        recordings.isFull
          ? undefined
          : (next) => onAsk({ kind: 'record', next: { ...next, state: recording.hearing?.state.id ?? null } })
      }
    />
  )
}
