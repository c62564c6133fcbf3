import { createHmac, randomBytes } from 'node:crypto'
import type { ReadSign, RecognisedSigns, TextOpinion } from '@candi/engines/text'
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
  const kept = new Map<
    string,
    { readonly value: TextOpinion | RecognisedSigns | null; readonly until: number }
  >()
  const remembered = async <Value extends TextOpinion | RecognisedSigns | null>(
    what: 'opinion' | 'signs',
    text: string,
    read: () => Promise<Value>,
  ): Promise<Value> => {
    const key = createHmac('sha256', secret).update(what).update(text).digest('base64')
    const known = kept.get(key)
    // What was kept under this key was read by this very function.
    const value = known && known.until > now() ? (known.value as Value) : await read()
    kept.delete(key)
    kept.set(key, { value, until: now() + KEPT_MS })
    // A map tells its entries in the order in which they were set: the first one was asked for longest ago.
    for (const [oldest, { until }] of kept) {
      if (kept.size <= MOST && until > now()) break
      kept.delete(oldest)
    }
    return value
  }
  const remembering = <Kind extends OpinionReader>(of: Kind): Kind => {
    const { recognise, forTurn } = of
    return {
      ...of,
      opinionOf: (text) => remembered('opinion', text, () => of.opinionOf(text)),
      ...(recognise && {
        recognise: (text: string, signs: readonly ReadSign[]) =>
          remembered('signs', text, () => recognise(text, signs)),
      }),
      ...(forTurn && { forTurn: () => remembering(forTurn()) }),
    }
  }
  return remembering(reader)
}
