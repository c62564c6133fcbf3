import { type ChangeEvent, useId, useRef, useState } from 'react'
import { AlertLine, type AlertMessage } from '../../parts/alert-line.tsx'
import { Icon } from '../../parts/icon.tsx'
import { ACCEPT, checkRecording } from './check-recording.ts'
import { ChosenRecording } from './chosen-recording.tsx'
import { hasFileSupport, readSound } from './read-sound.ts'
import type { Recording } from './recording.ts'
import './choose-recording.css'

type Props = {
  recording: Recording | null
  onRecording: (recording: Recording | null) => void
  fault?: string | undefined
  /** Where given, no file can be chosen: called instead when somebody tries. */
  onRefuse?: (() => void) | undefined
  /** Says why, by id. */
  refusedBecause?: string | undefined
  /** What the screen has to say about this field. */
  notice?: AlertMessage | undefined
}

const HINT = 'WAV, MP3, M4A, AAC, OGG or FLAC, up to 50 MB.'
const LATER_HINT = `Not open for now. Later: ${HINT}`

/** One audio file, chosen or dropped, and looked at before it is taken. */
export function RecordingField({ recording, onRecording, fault, onRefuse, refusedBecause, notice }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isChecking, setChecking] = useState(false)
  const [message, setMessage] = useState<AlertMessage>()
  /** The one that was chosen before: it must not go because the next one is no good. */
  const before = useRef(recording)
  const checks = useRef(0)

  async function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    // The same file, chosen once more, is a new choice.
    if (file) currentTarget.value = ''
    if (onRefuse) return onRefuse()
    if (!file) return
    if (!isChecking) before.current = recording
    checks.current += 1
    const check = checks.current
    setMessage(undefined)
    onRecording(null)
    setChecking(true)
    const checked = await checkRecording(file, readSound, hasFileSupport())
    if (check !== checks.current) return
    setChecking(false)
    if (!checked.ok) {
      setMessage({ kind: 'error', text: checked.text })
      return onRecording(before.current)
    }
    onRecording({ file, seconds: checked.seconds, isRead: checked.isRead })
  }
  function remove() {
    setMessage(undefined)
    onRecording(null)
    input.current?.focus()
  }

  const hint = isChecking ? 'Looking at the file…' : onRefuse ? LATER_HINT : HINT
  return (
    <div className="recording-field">
      <div className={`file-drop${onRefuse ? ' is-refused' : ''}`}>
        <Icon name="plus" />
        <div>
          <label htmlFor={id}>{recording ? 'Choose another audio file' : 'Choose an audio file'}</label>
          <p className="file-drop-hint" id={`${id}-hint`} aria-live="polite">
            {hint}
          </p>
        </div>
        <input
          ref={input}
          id={id}
          className="file-drop-input"
          type="file"
          name="recording"
          accept={ACCEPT}
          aria-disabled={onRefuse ? true : undefined}
          aria-invalid={fault ? true : undefined}
          aria-describedby={[fault && `${id}-fault`, refusedBecause, `${id}-hint`].filter(Boolean).join(' ')}
          onClick={(event) => {
            if (!onRefuse) return
            event.preventDefault()
            onRefuse()
          }}
          onKeyDown={(event) => {
            // Some browsers send the form on Enter, others open the dialog.
            if (!onRefuse || event.key !== 'Enter') return
            event.preventDefault()
            onRefuse()
          }}
          onDrop={(event) => {
            if (!onRefuse) return
            event.preventDefault()
            onRefuse()
          }}
          onChange={(event) => void take(event)}
        />
      </div>
      {fault && !recording && (
        <p className="field-fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
      {recording && <ChosenRecording recording={recording} onRemove={remove} />}
      <AlertLine message={notice ?? message}>
        {!notice && recording && <p>“{recording.file.name}” stays chosen.</p>}
      </AlertLine>
    </div>
  )
}
