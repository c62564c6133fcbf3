import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { Camera } from './camera.ts'
import { Framing } from './framing.tsx'
import type { SubjectId } from './subjects.ts'

type Props = {
  /** Null while it is closed: then only the frame shows, on the dark screen. */
  camera: Camera | null
  subject: SubjectId
  /** Given the picture once it runs, and null when it no longer does. */
  onRunning: (video: HTMLVideoElement | null) => void
}

/** What the camera sees, and over it what is to fill it. */
export function Viewfinder({ camera, subject, onRunning }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  /** Width to height, as the camera gives it: a phone that is turned turns it too. */
  const [aspect, setAspect] = useState<number>()
  useEffect(() => {
    const element = video.current
    if (!camera || !element) return
    element.srcObject = camera.stream
    return () => {
      element.srcObject = null
      setAspect(undefined)
      onRunning(null)
    }
  }, [camera, onRunning])
  const measure = ({ currentTarget: { videoWidth, videoHeight } }: SyntheticEvent<HTMLVideoElement>) =>
    setAspect(videoHeight > 0 ? videoWidth / videoHeight : undefined)
  return (
    <div className={`viewfinder${camera ? ' is-live' : ''}`} style={{ aspectRatio: aspect }}>
      {camera && (
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label="What the camera sees"
          onResize={measure}
          onPlaying={(event) => {
            measure(event)
            onRunning(event.currentTarget)
          }}
        />
      )}
      <Framing subject={subject} />
    </div>
  )
}
