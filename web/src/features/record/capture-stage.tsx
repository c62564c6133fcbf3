import { HEARING_LIMITS } from '@candi/contracts'
import type { RefObject } from 'react'
import { BigButton } from '../../parts/big-button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { SideButton } from '../../parts/side-button.tsx'
import { clockWords } from './clock-words.ts'
import type { Guidance } from './guidance.ts'
import { Guide } from './guide.tsx'
import { LevelMeter } from './level-meter.tsx'
import { LiveSpectrogram } from './live-spectrogram.tsx'
import { goalOf, tellOf } from './live-words.ts'
import { SoundFileButton } from './sound-file-button.tsx'
import { AT_REST, type Live } from './use-capture.ts'
import type { Stage } from './use-recorder.ts'

type Props = {
  stage: Extract<Stage, { name: 'ready' | 'asking' | 'recording' | 'working' }>
  guidance: Guidance
  titleId: string
  message: string
  live: Live
  columns: { readonly current: readonly Uint8Array[] }
  button: RefObject<HTMLButtonElement | null>
  onRecord: () => void
  onStop: () => void
  onStartOver: () => void
  onFile: (file: File) => void
  onCancel: () => void
}

const STATE_WORDS = {
  ready: 'Ready',
  asking: 'Waiting for the microphone',
  recording: 'Recording',
  working: 'One moment',
} as const

/** Guidance on paper, everything live on one petrol screen, one big button under the thumb. */
export function CaptureStage(props: Props) {
  const { stage, guidance, titleId, live, columns, button } = props
  const isRecording = stage.name === 'recording'
  const isBusy = stage.name === 'asking' || stage.name === 'working'
  const shown = isRecording ? live : AT_REST
  const [goal, goalEnd] = goalOf(shown.seconds)
  return (
    <>
      <Guide guidance={guidance} titleId={titleId} />
      <section className="device" aria-label={isRecording ? 'Recording in progress' : 'Recorder'}>
        <div className="device-top">
          <p className="device-state">
            <span className={`lamp-dot${isRecording ? ' is-lit' : ''}`} aria-hidden="true" />
            {STATE_WORDS[stage.name]}
          </p>
          <p className="num">{isRecording ? stage.facts : ''}</p>
        </div>
        <div className="clock">
          <p className="timer" role="timer">
            {clockWords(shown.seconds)}
          </p>
          <p className="goal">
            {goal}
            <br />
            {goalEnd}
          </p>
        </div>
        <LiveSpectrogram
          columns={isRecording ? columns : NOTHING}
          seconds={shown.seconds}
          isRunning={isRecording}
        />
        <LevelMeter lit={shown.lit} peak={shown.peak} isRunning={isRecording} />
        <TellBar {...props} />
      </section>
      <section className="controls" aria-label="Controls">
        {isRecording ? (
          <SideButton icon="redo" onPress={props.onStartOver}>
            Start over
          </SideButton>
        ) : (
          <SoundFileButton className="side-btn" onFile={props.onFile}>
            <Icon name="cases" />
            Use a file
          </SoundFileButton>
        )}
        <BigButton
          button={button}
          label={isRecording ? 'Stop recording' : 'Record'}
          sign={isRecording ? 'square' : 'round'}
          isBusy={isBusy}
          done={shown.seconds / HEARING_LIMITS.enoughSeconds}
          onPress={isRecording ? props.onStop : props.onRecord}
        />
        <SideButton icon="close" onPress={props.onCancel}>
          Cancel
        </SideButton>
      </section>
    </>
  )
}

const NOTHING = { current: [] }

/** One line at a time: what is wrong, else what to do next. */
function TellBar({ stage, guidance, message, live }: Props) {
  if (stage.name === 'recording') {
    const { bold, rest } = tellOf(live.hint, live.seconds)
    return (
      <p className="tell">
        <b>{bold}</b> {rest}
      </p>
    )
  }
  if (stage.name === 'working') return <p className="tell">{stage.words}</p>
  if (stage.name === 'asking') return <p className="tell">Your browser asks: please allow the microphone.</p>
  return <p className="tell">{message || guidance.begin}</p>
}
