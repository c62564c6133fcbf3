import type { SoundReading } from './check-recording.ts'

/** Whether this browser can take a file and read it as sound. */
export const hasFileSupport = (): boolean =>
  typeof File === 'function' && typeof Audio === 'function' && typeof URL.createObjectURL === 'function'

/** What the browser makes of a file as sound; stopped by the signal. */
export function readSound(file: File, signal: AbortSignal): Promise<SoundReading> {
  const address = URL.createObjectURL(file)
  const audio = new Audio()
  signal.addEventListener('abort', () => {
    audio.removeAttribute('src')
    URL.revokeObjectURL(address)
  })
  return new Promise((told) => {
    audio.addEventListener('loadedmetadata', () =>
      // A recording of MediaRecorder tells no length: infinity.
      told({ ok: true, seconds: Number.isFinite(audio.duration) ? audio.duration : null }),
    )
    audio.addEventListener('error', () => {
      // Taking the address away, above, is an "error" too: by then nobody listens for the answer.
      told({ ok: false, code: audio.error?.code ?? null })
    })
    audio.preload = 'metadata'
    audio.src = address
  })
}
