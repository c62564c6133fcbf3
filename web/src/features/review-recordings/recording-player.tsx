import { useState } from 'react'
import { reviewedSoundPath } from '../../api/recording-reviews.ts'
import { WaveformFigure } from './waveform-figure.tsx'

type Props = { id: string; name: string }

/** The sound and its shape. */
export function RecordingPlayer({ id, name }: Props) {
  const [played, setPlayed] = useState(0)
  const [isSilent, setSilent] = useState(false)
  return (
    <div className="review-sound">
      <WaveformFigure id={id} played={played} />
      {isSilent ? (
        <p className="soft">
          This browser cannot play this kind of file, or the line is lost. Try another browser before you
          decide.
        </p>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: the sound of a car has no words
        <audio
          controls
          preload="metadata"
          src={reviewedSoundPath(id)}
          aria-label={`Play ${name}`}
          onError={() => setSilent(true)}
          onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
            setPlayed(Number.isFinite(duration) && duration > 0 ? currentTime / duration : 0)
          }
        />
      )}
    </div>
  )
}
