import { HEARING_LIMITS } from '@candi/contracts'
import type { LiveHint } from '@candi/engines/audio'
import { clockWords } from './clock-words.ts'

/** The lit bar: what is wrong, and what to do about it. */
export type Tell = { bold: string; rest: string }

const HINTS = {
  too_quiet: { bold: 'Too quiet.', rest: 'Move a hand’s width closer.' },
  clipped: { bold: 'Too loud.', rest: 'Move a hand’s width back.' },
  windy: { bold: 'Wind.', rest: 'Shield the phone with your back.' },
  speech: { bold: 'Voices.', rest: 'Let only the car be heard.' },
} as const satisfies Record<LiveHint, Tell>

const FINE: Tell = { bold: 'Good.', rest: 'Hold still.' }
const ENOUGH: Tell = { bold: 'Enough.', rest: 'Stop whenever you like.' }

export function tellOf(hint: LiveHint | null, seconds: number): Tell {
  if (hint) return HINTS[hint]
  return seconds < HEARING_LIMITS.enoughSeconds ? FINE : ENOUGH
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']
/** So long before the end it is said that the end comes. */
const LAST_SECONDS = 30

/** Two lines beside the timer: how much more is enough, and later how much more there is room for. */
export function goalOf(seconds: number): readonly [string, string] {
  if (seconds === 0) return ['Eight seconds', 'are enough']
  const missing = HEARING_LIMITS.enoughSeconds - Math.floor(seconds)
  if (missing > 1) return [`${NUMBERS[missing] ?? missing} more seconds`, 'are enough']
  if (missing === 1) return ['One more second', 'is enough']
  if (seconds >= HEARING_LIMITS.seconds - LAST_SECONDS)
    return ['Stops by itself', `at ${clockWords(HEARING_LIMITS.seconds)}`]
  return ['More helps if it', 'comes and goes']
}
