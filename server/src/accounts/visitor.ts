import type { Account } from '@candi/contracts'

/** Who is signed in behind a request, by its session cookie; null for a guest. Disabled accounts are guests. */
export type Identify = (headers: Headers) => Promise<Account | null>
