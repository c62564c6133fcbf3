import { type RefObject, useState } from 'react'
import { BigButton } from '../../parts/big-button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Mark } from '../../parts/mark.tsx'
import { SideButton } from '../../parts/side-button.tsx'
import { LightButton } from './light-button.tsx'
import { PhotoFileButton } from './photo-file-button.tsx'
import { SubjectField } from './subject-field.tsx'
import { SUBJECTS, type SubjectId } from './subjects.ts'
import type { Stage } from './use-photographer.ts'
import { Viewfinder } from './viewfinder.tsx'

type Props = {
  stage: Extract<Stage, { name: 'ready' | 'asking' | 'live' | 'working' | 'review' }>
  subject: SubjectId
  isForVin: boolean
  onSubject: (subject: SubjectId) => void
  titleId: string
  messages: readonly string[]
  /** Photos that are taken already, and how many there may be. */
  taken: number
  max: number
  button: RefObject<HTMLButtonElement | null>
  onOpen: () => void
  onShoot: (video: HTMLVideoElement) => void
  onFiles: (files: File[]) => void
  onCancel: () => void
}

const STATE_WORDS = {
  ready: 'Ready',
  asking: 'Waiting for the camera',
  live: 'Camera open',
  working: 'One moment',
  review: 'One moment',
} as const

/** How to take it on paper, the camera on one petrol screen, one big button under the thumb. */
export function CaptureStage(props: Props) {
  const { stage, subject, titleId, taken, max, button, onFiles, onCancel } = props
  /** The picture of the camera, once it runs. */
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const { title, care, aim } = SUBJECTS[subject]
  const isLive = stage.name === 'live'
  const isBusy = stage.name === 'asking' || stage.name === 'working' || (isLive && !video)
  return (
    <>
      <section className="guide">
        <p className="what">
          <Mark />
          {max > 1 ? `Photo ${Math.min(taken + 1, max)} of up to ${max}` : 'Photo'}
        </p>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {!isLive && <p className="care">{care}</p>}
        {!isLive && <SubjectField subject={subject} isForVin={props.isForVin} onSubject={props.onSubject} />}
      </section>
      <section className="device" aria-label="Camera">
        <div className="device-top">
          <p className="device-state">
            <span className={`lamp-dot${isLive ? ' is-lit' : ''}`} aria-hidden="true" />
            {STATE_WORDS[stage.name]}
          </p>
          {isLive && stage.camera.light && <LightButton light={stage.camera.light} />}
          {!isLive && (
            <PhotoFileButton className="screen-btn own-camera" isCamera onFiles={onFiles}>
              <Icon name="camera" />
              Camera app
            </PhotoFileButton>
          )}
        </div>
        <Viewfinder camera={isLive ? stage.camera : null} subject={subject} onRunning={setVideo} />
        {!isLive && (
          <p className="private">
            Place, time and other hidden details are taken out before a photo is sent.
          </p>
        )}
        <p className="tell">{tellOf(stage, props.messages, aim)}</p>
      </section>
      <section className="controls" aria-label="Controls">
        <PhotoFileButton className="side-btn" onFiles={onFiles}>
          <Icon name="cases" />
          Choose files
        </PhotoFileButton>
        <BigButton
          button={button}
          label={isLive ? 'Take the photo' : 'Open the camera'}
          sign="round"
          isBusy={isBusy}
          onPress={() => {
            if (!isLive) props.onOpen()
            else if (video) props.onShoot(video)
          }}
        />
        <SideButton icon="close" onPress={onCancel}>
          {taken > 0 ? 'Back' : 'Cancel'}
        </SideButton>
      </section>
    </>
  )
}

/** One line at a time: what is wrong, else what to do next. */
function tellOf(stage: Props['stage'], messages: readonly string[], aim: string): string {
  if (stage.name === 'working') return stage.words
  if (stage.name === 'asking') return 'Your browser asks: please allow the camera.'
  if (stage.name === 'live') return aim
  return messages.length > 0 ? messages.join(' ') : 'Press the button, or choose files.'
}
