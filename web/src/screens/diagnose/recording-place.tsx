import type { CaseRecording } from '../../api/case-recording.ts'
import { RecordingCard } from '../../features/hear/recording-card.tsx'
import type { DeskAsk } from './desk-ask.ts'
import type { Recordings } from './use-recordings.ts'

type Props = {
  recording: CaseRecording
  recordings: Recordings
  mustStand: boolean
  onAsk: (ask: DeskAsk) => void
}

/** The place of a recording in the conversation, with all that can be done with it. */
export function RecordingPlace({ recording, recordings, mustStand, onAsk }: Props) {
  const { id } = recording
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
