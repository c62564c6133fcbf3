import type { OpenDatabase } from './database.ts'
import { HeldTokenWindows } from './held-token-windows.ts'
import { TokenWindows } from './token-windows.ts'

/** Who may spend how many tokens: reserved before a turn speaks, settled to what it took. */
export type TokenLedger = Pick<TokenWindows, 'reserve' | 'settle' | 'running' | 'tidy'>

/**
 * The ledger of a server. The embedded database belongs to one process, which can count in memory and write behind;
 * on a PostgreSQL that several may share, every turn is counted there.
 */
export function openTokenLedger(
  { kind, database }: Pick<OpenDatabase, 'kind' | 'database'>,
  onFailure: (error: unknown) => void,
): TokenLedger & Pick<HeldTokenWindows, 'forget' | 'close'> {
  if (kind === 'embedded') return new HeldTokenWindows(database, onFailure)
  const windows = new TokenWindows(database)
  return Object.assign(windows, { forget: () => {}, close: async () => {} })
}
