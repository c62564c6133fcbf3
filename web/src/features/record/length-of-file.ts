const PATIENCE_MILLISECONDS = 5_000

/**
 * How long a file sounds by its own account, before all of it is unpacked: null where it does not tell, as what
 * MediaRecorder wrote.
 */
export function lengthOfFile(file: File): Promise<number | null> {
  const address = URL.createObjectURL(file)
  const audio = new Audio()
  return new Promise<number | null>((told) => {
    const timer = setTimeout(() => told(null), PATIENCE_MILLISECONDS)
    const tell = (seconds: number | null) => {
      clearTimeout(timer)
      told(seconds)
    }
    audio.addEventListener('loadedmetadata', () =>
      tell(Number.isFinite(audio.duration) ? audio.duration : null),
    )
    audio.addEventListener('error', () => tell(null))
    audio.preload = 'metadata'
    audio.src = address
  }).finally(() => {
    audio.removeAttribute('src')
    URL.revokeObjectURL(address)
  })
}
