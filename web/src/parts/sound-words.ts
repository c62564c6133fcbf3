/** "0:07"; empty where nobody knows. */
export function lengthWords(seconds: number | null): string {
  if (seconds === null) return ''
  const whole = Math.max(1, Math.round(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

const KILOBYTE = 1_024
/** "820 KB", "4.2 MB": 50 MB are 52,428,800 bytes. */
export function sizeWords(bytes: number): string {
  const kilobytes = bytes / KILOBYTE
  return kilobytes < 1_000
    ? `${Math.max(1, Math.round(kilobytes))} KB`
    : `${(kilobytes / KILOBYTE).toFixed(1)} MB`
}
