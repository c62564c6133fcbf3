import { useState } from 'react'
import type { CaseRecording } from '../../api/case-recording.ts'
import { Panel } from '../../parts/panel.tsx'
import { ComparedSounds } from './compared-sounds.tsx'
import { STATE_WORDS } from './heard-words.ts'
import type { ReadSound } from './use-sound.ts'
import './hear.css'

type Props = {
  recordings: CaseRecording[]
  /** The one that was asked about. */
  chosen: string
  readSound: ReadSound
  onClose: () => void
}
const LEAD = 'Before and after a repair, or two states of the car. Both play equally loud.'

const label = ({ name, about, hearing }: CaseRecording) =>
  [name, about || (hearing && STATE_WORDS[hearing.state.id])].filter(Boolean).join(', ')

/** Two recordings of the case side by side, the older one first unless the owner turns them round. */
export function CompareRecordings({ recordings, chosen, readSound, onClose }: Props) {
  const at = recordings.findIndex(({ id }) => id === chosen)
  const other = recordings[at === 0 ? 1 : at - 1]
  const inOrder = [recordings[at], other].sort((one, two) => (one?.madeAt ?? 0) - (two?.madeAt ?? 0))
  const [ids, setIds] = useState([inOrder[0]?.id, inOrder[1]?.id])
  const [before, after] = ids.map((id) => recordings.find((recording) => recording.id === id))
  return (
    <Panel open onOpenChange={(isOpen) => !isOpen && onClose()} title="Compare two recordings" lead={LEAD}>
      <div className="compare-choice">
        {(['Before', 'After'] as const).map((side, index) => (
          <label key={side} className="labelled">
            <span>{side}</span>
            <select
              value={ids[index]}
              onChange={({ target }) =>
                setIds((now) => now.map((id, place) => (place === index ? target.value : id)))
              }
            >
              {recordings.map((recording) => (
                <option key={recording.id} value={recording.id}>
                  {label(recording)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      {before && after && before !== after ? (
        <ComparedSounds key={ids.join()} before={before} after={after} readSound={readSound} />
      ) : (
        <p role="status">Choose two different ones.</p>
      )}
    </Panel>
  )
}
