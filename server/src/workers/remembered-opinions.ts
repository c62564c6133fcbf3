import { createHmac, randomBytes } from 'node:crypto'
import type { TextOpinion } from '@candi/engines/text'
import type { OpinionReader } from '../conversation/ports.ts'

/** Two thousand open conversations; about 2 kB each. */
const MOST = 4_000
const KEPT_MS = 15 * 60_000

/**
 * A reader that knows again what it has read lately: every turn of a conversation carries all that was said before, and reading that
 * again is half of what a turn costs. Kept are figures only, in memory, under a hash with a key that this process alone has; no word.
 */
export function rememberingReader<Reader extends OpinionReader>(
  reader: Reader,
  now: () => number = Date.now,
): Reader {
  const secret = randomBytes(32)
  const kept = new Map<string, { readonly opinion: TextOpinion; readonly until: number }>()
  const keep = (key: string, opinion: TextOpinion) => {
    kept.delete(key)
    kept.set(key, { opinion, until: now() + KEPT_MS })
    // A map tells its entries in the order in which they were set: the first one was asked for longest ago.
    for (const [oldest, { until }] of kept) {
      if (kept.size <= MOST && until > now()) break
      kept.delete(oldest)
    }
  }
  return {
    ...reader,
    async opinionOf(text) {
      const key = createHmac('sha256', secret).update(text).digest('base64')
      const known = kept.get(key)
      const opinion = known && known.until > now() ? known.opinion : await reader.opinionOf(text)
      keep(key, opinion)
      return opinion
    },
  }
}
