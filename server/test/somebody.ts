import type { Hono } from 'hono'
import { adminCommand } from '../src/command-line/admin-command.ts'
import type { Database } from '../src/store/database.ts'
import { Browser } from './account-server.ts'

export interface PeopledServer {
  readonly app: Hono
  readonly database: Database
  readonly clock: { readonly now: Date }
}

let people = 0

/** A browser of a new account, with a plan where one is given. */
export async function somebody(server: PeopledServer, tier?: 'pro' | 'founder'): Promise<Browser> {
  people += 1
  const browser = new Browser(server)
  const email = `somebody${people}@example.org`
  await browser.register(email)
  if (tier) await adminCommand(server.database, ['grant', email, tier], server.clock.now)
  return browser
}
