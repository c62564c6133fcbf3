import type { Contributions } from '../contributions/create-contributions.ts'
import type { House } from './house.ts'
import type { People } from './open-people.ts'

const TIDY_MS = 60 * 60 * 1000

/** Tidies once an hour. Returns what sweeps recordings at once: what a killed server left is put in order by it. */
export function keepTidy(
  { logAs }: House,
  { accounts, metering }: People,
  contributions: Contributions,
): () => Promise<void> {
  const sweep = () => contributions.sweep().catch(logAs('recordings could not be swept'))
  const tidying = setInterval(() => {
    void accounts.tidy().catch(logAs('tries could not be tidied'))
    void sweep()
    void metering.tidy().catch(logAs('tokens could not be tidied'))
  }, TIDY_MS)
  tidying.unref()
  return sweep
}
