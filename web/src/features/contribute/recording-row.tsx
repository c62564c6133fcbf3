import type { Contribution } from '@candi/contracts'
import { useState } from 'react'
import { AlertLine } from '../../parts/alert-line.tsx'
import { Icon } from '../../parts/icon.tsx'
import { lengthWords, sizeWords } from '../../parts/sound-words.ts'
import { OwnPlayer } from './own-player.tsx'
import { problemTitle, STATE_WORDS, severityLabel, uploadedDay, worthWords } from './recording-words.ts'
import { useWithdrawal } from './use-withdrawal.tsx'

const STATE_ICONS = { receiving: 'arrow', waiting: 'words', approved: 'check', rejected: 'close' } as const

type Props = { told: Contribution; onChanged: () => void }

/** A recording that has arrived: how it stands, what it is worth, how it sounds; and the way to take it back. */
export function RecordingRow({ told, onChanged }: Props) {
  const [isPlayed, setPlayed] = useState(false)
  const withdrawal = useWithdrawal(told, onChanged)
  const { id, state, reason, worth, seconds, bytes, fileName } = told
  const facts = [severityLabel(told), uploadedDay(told), lengthWords(seconds), sizeWords(bytes)]
  return (
    <li className="own-row">
      <div className="own-row-head">
        <h3>
          {problemTitle(told)}, {told.car}
        </h3>
        <p className={`own-state own-state-${state}`}>
          <Icon name={STATE_ICONS[state]} className="small" />
          {STATE_WORDS[state]}
        </p>
        <p className="fine">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {state === 'rejected' && (
        <p className="own-reason">
          <b>Why:</b> {reason}
        </p>
      )}
      {worth.length > 0 && <p>{worthWords(worth)}</p>}
      {isPlayed && <OwnPlayer id={id} name={fileName} />}
      <AlertLine message={withdrawal.message} />
      <div className="btns">
        {!isPlayed && (
          <button className="btn btn-line btn-small" type="button" onClick={() => setPlayed(true)}>
            <Icon name="play" className="small" />
            Listen<span className="sr"> to {fileName}</span>
          </button>
        )}
        <button className="btn btn-quiet btn-small" type="button" onClick={withdrawal.ask}>
          Withdraw<span className="sr"> {fileName}</span>
        </button>
      </div>
      {withdrawal.dialog}
    </li>
  )
}
