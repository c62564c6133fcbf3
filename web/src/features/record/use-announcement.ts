import { HEARING_LIMITS } from '@candi/contracts'
import { useEffect, useState } from 'react'
import { tellOf } from './live-words.ts'
import type { Live } from './use-capture.ts'
import type { Stage } from './use-recorder.ts'

/**
 * What a reader says, at boundaries only. While it records, a spoken word lands on the recording too: so every hint
 * once, and once that it is enough.
 */
export function useAnnouncement(stage: Stage, message: string, live: Live): string {
  const [said, setSaid] = useState<{ key: string; words: string }[]>([])
  const isRecording = stage.name === 'recording'
  const isEnough = live.seconds >= HEARING_LIMITS.enoughSeconds
  const key = live.hint ?? (isEnough ? 'enough' : 'begun')
  useEffect(() => {
    if (!isRecording) return setSaid([])
    const { bold, rest } = tellOf(live.hint, live.seconds)
    const words = key === 'begun' ? 'Recording.' : `${bold} ${rest}`
    setSaid((before) => (before.some((entry) => entry.key === key) ? before : [...before, { key, words }]))
  }, [isRecording, key, live.hint, live.seconds])
  if (isRecording) return said.at(-1)?.words ?? ''
  if (stage.name === 'asking') return 'Your browser asks whether the microphone may be used.'
  if (stage.name === 'working') return stage.words
  return message
}
