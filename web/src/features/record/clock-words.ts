/** "0:07": whole seconds that have passed. */
export function clockWords(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** "7.4 s", to the tenth. */
export const tenthWords = (seconds: number): string => `${seconds.toFixed(1)} s`
