import type { CarState } from '@candi/contracts'
import { useRef, useState } from 'react'
import { Mark } from '../../parts/mark.tsx'
import { newId } from '../../parts/new-id.ts'
import { readRpm } from '../../parts/read-rpm.ts'
import { SideButton } from '../../parts/side-button.tsx'
import { ClosedSound } from './closed-sound.tsx'
import { HeldSoundView } from './held-sound-view.tsx'
import type { Recording, Take } from './recording.ts'
import { RpmField } from './rpm-field.tsx'
import { StateField } from './state-field.tsx'
import { isTrimmed, type Trim, trimmedSamples, trimmedSeconds } from './trim.ts'

type Props = {
  take: Take
  titleId: string
  message: string
  /** What the guidance said that the car would be doing. */
  expected: CarState | null
  onUse: (recording: Recording) => void
  onRedo: () => void
  onCancel: () => void
}

/** Hear it, cut it, say what the car was doing, use it. */
export function ReviewStage({ take, titleId, message, expected, onUse, onRedo, onCancel }: Props) {
  const [trim, setTrim] = useState<Trim>({ from: 0, to: take.seconds ?? 0 })
  const [state, setState] = useState(take.origin === 'microphone' ? expected : null)
  const [rpmText, setRpmText] = useState('')
  const [isAsked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  function use() {
    const read = readRpm(rpmText)
    setAsked(true)
    if (!read.ok) return form.current?.querySelector<HTMLInputElement>('.rpm input')?.focus()
    const { name, madeAt, origin } = take
    const facts = { id: newId(), name, madeAt, origin, state, rpm: read.rpm }
    if (!take.samples) return onUse({ ...facts, file: take.file, seconds: take.seconds })
    const isWhole = !isTrimmed(trim, take.seconds)
    const samples = isWhole ? take.samples : trimmedSamples(take.samples, trim)
    onUse({ ...facts, samples, seconds: isWhole ? take.seconds : trimmedSeconds(trim) })
  }

  return (
    <form
      ref={form}
      className="look-over"
      onSubmit={(event) => {
        event.preventDefault()
        use()
      }}
    >
      <section className="guide">
        <p className="what">
          <Mark />
          {take.origin === 'file' ? take.name : 'Your recording'}
        </p>
        <h2 id={titleId} tabIndex={-1}>
          Is the noise on it?
        </h2>
        {message && <p className="care">{message}</p>}
      </section>
      {take.samples ? (
        <HeldSoundView samples={take.samples} seconds={take.seconds} trim={trim} onTrim={setTrim} />
      ) : (
        <ClosedSound file={take.file} />
      )}
      <div className="about-it">
        <StateField state={state} onState={setState} />
        <RpmField text={rpmText} onText={setRpmText} isFaultShown={isAsked} />
      </div>
      <section className="controls of-review" aria-label="Controls">
        <SideButton icon="redo" onPress={onRedo}>
          Redo
        </SideButton>
        <button className="btn primary" type="submit">
          Use this recording
        </button>
        <SideButton icon="close" onPress={onCancel}>
          Cancel
        </SideButton>
      </section>
    </form>
  )
}
