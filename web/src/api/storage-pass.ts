import type { ApiResult } from './call-api.ts'

/** What lets one session write to the storage for a short while. */
export type StoragePass = {
  /** The bearer token. */
  token: string
  /** Proves that our own page asks, on behalf of the session that the token was made for. */
  appCheck: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** Renewed so long before its end: an upload that begins with it must still be let in. */
const MARGIN_MILLISECONDS = 30_000

/** Holds the pass of the session; asks for another when it ends or was refused. Several that ask at once ask once. */
export function keepPass(ask: () => Promise<ApiResult<StoragePass>>, now: () => number) {
  let held: StoragePass | undefined
  let asking: Promise<ApiResult<StoragePass>> | undefined
  const renew = () => {
    asking ??= ask().then((result) => {
      asking = undefined
      if (result.ok) held = result.value
      return result
    })
    return asking
  }
  return {
    async get(): Promise<ApiResult<StoragePass>> {
      if (held && held.expiresAt - MARGIN_MILLISECONDS > now()) return { ok: true, value: held }
      return renew()
    },
    /** The storage refused it, or the session ended. */
    forget(): void {
      held = undefined
    },
  }
}
