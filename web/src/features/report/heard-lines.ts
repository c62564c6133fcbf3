import type { CaseRecording } from '../../api/case-recording.ts'

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`
const span = (from: number, to: number) => `${from.toFixed(1)}–${to.toFixed(1)} s`

/** What was heard in each recording, as lines of text: nothing of what the owner took back. */
export function heardLines(recordings: readonly CaseRecording[]): string[] {
  return recordings.flatMap(({ name, about, seconds, hearing, dismissed }) => {
    if (!hearing) return []
    const facts = [clock(seconds || hearing.seconds), about || hearing.state.id]
    const sounds = hearing.sounds
      .filter((_sound, index) => !dismissed.includes(index))
      .map(({ words, fromSeconds, toSeconds }) => `${words} (${span(fromSeconds, toSeconds)})`)
    return [`${name} (${facts.join(', ')}): ${sounds.length ? `${sounds.join('; ')}.` : hearing.summary}`]
  })
}
