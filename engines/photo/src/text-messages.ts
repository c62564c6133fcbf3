import type { TextLine } from './judgement.ts'
import { spacedWords } from './text-words.ts'

const MOST = 8
const MOST_CHARACTERS = 80
const LEAST_PROBABILITY = 0.7
/** Words of which one makes a line a message of the car, not a name, a scale or a setting. */
const TELLING =
  /\b(low|check|service|maintenance|stop|warning|fault|failure|malfunction|error|overheat\w*|required|due|soon|reduced|limited|disabled|unavailable|inspect\w*|replace|refill|visit|workshop|dealer|open|ajar|empty|pressure|defect|hot|brake fluid|oil level|washer|no key|key not|not ready|charge system|immediately|safely)\b/i
const MOSTLY_LETTERS = 0.7

/** What a display says of the car, line by line, as read. */
export function messagesIn(lines: readonly TextLine[]): string[] {
  const messages = lines.flatMap(({ text, probability }) => {
    if (probability < LEAST_PROBABILITY) return []
    const words = spacedWords(text)
    const letters = words.replaceAll(/[^A-Za-z]/g, '').length
    if (letters < 3 || letters < MOSTLY_LETTERS * words.replaceAll(' ', '').length) return []
    return TELLING.test(words) ? [words.slice(0, MOST_CHARACTERS)] : []
  })
  return [...new Set(messages)].slice(0, MOST)
}
