import { useEffect, useState } from 'react'
import { AlertLine } from '../../parts/alert-line.tsx'
import { lengthWords, type Recording, sizeWords } from './recording.ts'

const NO_PREVIEW = 'This browser cannot play this file back. You can send it in all the same.'

type Props = { recording: Recording; onRemove: () => void }

/** The taken file: what it is, and how it sounds. */
export function ChosenRecording({ recording, onRemove }: Props) {
  const { file, seconds } = recording
  const [address, setAddress] = useState<string>()
  const [isSilent, setSilent] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    setSilent(false)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <div className="chosen-recording">
      <div className="chosen-line">
        <p>
          <b>{file.name}</b>
          <span className="num soft">
            {[lengthWords(seconds), sizeWords(file.size)].filter(Boolean).join(' · ')}
          </span>
        </p>
        <button className="btn btn-line btn-small" type="button" onClick={onRemove}>
          Remove<span className="sr"> {file.name}</span>
        </button>
      </div>
      {address && !isSilent && (
        // biome-ignore lint/a11y/useMediaCaption: the sound of a car has no words
        <audio
          controls
          preload="metadata"
          src={address}
          aria-label={`Play ${file.name}`}
          onError={() => setSilent(true)}
        />
      )}
      <AlertLine message={isSilent ? { kind: 'info', text: NO_PREVIEW } : undefined} />
    </div>
  )
}
