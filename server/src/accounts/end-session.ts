import type { AccountTools, Client } from './account-tools.ts'

/** Ends the session that a request came with, if any. Returns the cookies that take its cookies away. */
export async function endSession(tools: AccountTools, client: Client): Promise<readonly string[]> {
  const { headers } = await tools.authentication.api.signOut({ headers: client.headers, returnHeaders: true })
  return headers.getSetCookie()
}

/**
 * Ends the session before a new one, of whoever sat here last, and takes away what the new one does not set itself:
 * without that, an earlier "do not remember me" would cut a remembered session short.
 */
export async function replaceSession(
  tools: AccountTools,
  client: Client,
  fresh: Headers,
): Promise<readonly string[]> {
  const cookies = fresh.getSetCookie()
  const names = new Set(cookies.map(nameOf))
  const ended = await endSession(tools, client)
  return [...ended.filter((cookie) => !names.has(nameOf(cookie))), ...cookies]
}

const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf('='))
