import type { CarState } from '@candi/contracts'
import { useState } from 'react'
import type { CaseRecording } from '../../api/case-recording.ts'
import { Icon } from '../../parts/icon.tsx'
import { TakeNext } from '../../parts/take-next.tsx'
import { TakeState } from '../../parts/take-state.tsx'
import { TakeTools } from '../../parts/take-tools.tsx'
import { CorrectRecording } from './correct-recording.tsx'
import { HeardSounds } from './heard-sounds.tsx'
import { STATE_WORDS } from './heard-words.ts'
import { HearingFacts } from './hearing-facts.tsx'
import { SoundScreen } from './sound-screen.tsx'
import { usePlayer } from './use-player.ts'
import { type ReadSound, useDots, useSound } from './use-sound.ts'
import './hear.css'

type Props = {
  recording: CaseRecording
  progress: number | 'offline' | undefined
  readSound: ReadSound
  onRetry: () => void
  onRetell: (told: { state?: CarState; rpm?: number | null }) => void
  onDismiss: (sound: number) => void
  onRemove: () => void
  onCompare: (() => void) | undefined
  /** Opens the recorder with what to record next. */
  onRecordNext: ((next: { title: string; how: string }) => void) | undefined
  /** By all that is known nobody should start or drive this car: then nothing more is asked for. */
  mustStand: boolean
}

const BLANK = {
  gone: 'The sound is not in this browser any more.',
  closed: 'This browser cannot draw this format.',
}

/** A recording in the conversation: what was heard, drawn, playable and in words; and what to do where it tells too little. */
export function RecordingCard(props: Props) {
  const { recording, progress, readSound, onRetry, onRetell, onDismiss, onRecordNext } = props
  const { name, about, seconds, hearing, dismissed, told } = recording
  const [isCorrecting, setCorrecting] = useState(false)
  const [marked, setMarked] = useState(0)
  const player = usePlayer()
  const loaded = useSound(recording.id, readSound)
  const isThere = loaded !== undefined && loaded !== 'gone'
  const sounds = hearing?.sounds ?? []
  const standing = sounds.filter((_sound, index) => !dismissed.includes(index))
  const shown = dismissed.includes(marked) ? standing[0] : (sounds[marked] ?? standing[0])
  const paths = useDots(isThere ? loaded.sound : null, seconds, standing)
  const state = hearing?.state.id ?? told.state
  const doing = about || (state ? STATE_WORDS[state] : '')
  const blank = loaded === 'gone' ? BLANK.gone : loaded ? BLANK.closed : ''

  return (
    <figure className="take tape">
      <p className="sr">You recorded:</p>
      <SoundScreen
        name={name}
        doing={doing}
        seconds={seconds || hearing?.seconds || 0}
        paths={paths}
        blank={blank}
        marked={shown}
        player={player}
        canPlay={isThere}
      />
      {/* biome-ignore lint/a11y/useMediaCaption: what is heard is told in words below */}
      {isThere && <audio ref={player.element} src={loaded.address} preload="auto" />}
      <figcaption>
        <TakeState
          name={name}
          doing="Listening to"
          progress={progress}
          failure={recording.failure}
          onRetry={onRetry}
        />
        {hearing && (
          <>
            <p className="heard-summary">{hearing.summary}</p>
            {sounds.length > 0 && (
              <HeardSounds
                sounds={sounds}
                dismissed={dismissed}
                canPlay={isThere}
                player={player}
                onMark={setMarked}
                onDismiss={onDismiss}
              />
            )}
            <HearingFacts hearing={hearing} />
            <TakeNext
              next={hearing.next}
              mustStand={props.mustStand}
              enough="Nothing more needs recording"
              icon="mic"
              label="Record this"
              onNext={onRecordNext && (() => hearing.next && onRecordNext(hearing.next))}
            />
          </>
        )}
        {isCorrecting && (
          <CorrectRecording
            state={state}
            rpm={told.rpm}
            onState={(next) => onRetell({ state: next })}
            onRpm={(rpm) => onRetell({ rpm })}
          />
        )}
        <TakeTools
          name={name}
          holds="what was heard in it"
          isCorrecting={isCorrecting}
          onCorrect={() => setCorrecting(!isCorrecting)}
          onRemove={props.onRemove}
        >
          {props.onCompare && (
            <button className="tool-text" type="button" onClick={props.onCompare}>
              <Icon name="compare" className="small" /> Compare
              <span className="sr"> {name} with another</span>
            </button>
          )}
        </TakeTools>
      </figcaption>
    </figure>
  )
}
