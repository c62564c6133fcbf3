import { useEffect, useRef, useState } from 'react'
import { ownSoundPath } from '../../api/contributions.ts'

/** Plays one's own recording. Fetched only when somebody wants to hear it: a list may be long, and a line thin. */
export function OwnPlayer({ id, name }: { id: string; name: string }) {
  const [isSilent, setSilent] = useState(false)
  const player = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    // The pressed button is gone.
    player.current?.focus()
  }, [])
  if (isSilent)
    return (
      <p className="soft" role="status">
        It could not be played: this browser may not know this kind of file, or the line is lost. The
        recording is kept.
      </p>
    )
  return (
    // biome-ignore lint/a11y/useMediaCaption: the sound of a car has no words
    <audio
      controls
      autoPlay
      ref={player}
      src={ownSoundPath(id)}
      aria-label={`Play ${name}`}
      onError={() => setSilent(true)}
    />
  )
}
