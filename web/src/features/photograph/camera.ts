import { type DeviceProblem, deviceProblemOf } from '../../parts/device-problem.ts'

declare global {
  // The lamp beside the camera (W3C Image Capture) is not yet in TypeScript's own lists.
  interface MediaTrackCapabilities {
    torch?: boolean
  }
  interface MediaTrackConstraintSet {
    torch?: boolean
  }
}

/** An open camera; it shows until `close`. */
export type Camera = {
  stream: MediaStream
  /** Switches the lamp beside the camera; null where there is none. */
  light: ((isOn: boolean) => Promise<void>) | null
  /** Taken back by the phone, unplugged, or taken over by another app. */
  whenEnded: (end: () => void) => void
  close: () => void
}
export type OpenCamera = () => Promise<Camera | { problem: DeviceProblem }>

/** The camera at the back, over its whole sensor: small characters need every pixel that will be sent. */
const WANTED = {
  facingMode: { ideal: 'environment' },
  width: { ideal: 2_560 },
  height: { ideal: 1_920 },
} as const satisfies MediaTrackConstraints

export const openCamera: OpenCamera = async () => {
  if (!isSecureContext) return { problem: 'not-secure' }
  if (!navigator.mediaDevices?.getUserMedia) return { problem: 'unsupported' }
  try {
    return cameraOf(await navigator.mediaDevices.getUserMedia({ video: WANTED }))
  } catch (error) {
    return { problem: deviceProblemOf(error) }
  }
}

function cameraOf(stream: MediaStream): Camera {
  const [track] = stream.getVideoTracks()
  const hasLight = track?.getCapabilities?.().torch === true
  return {
    stream,
    light: hasLight ? (isOn) => track.applyConstraints({ advanced: [{ torch: isOn }] }) : null,
    whenEnded: (end) => track?.addEventListener('ended', end),
    close() {
      for (const open of stream.getTracks()) open.stop()
    },
  }
}
