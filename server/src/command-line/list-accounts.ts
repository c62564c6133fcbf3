import type { Database } from '../store/database.ts'
import { usersPage } from '../store/user-list.ts'
import { terminalTable } from './terminal-table.ts'

/** More than this is looked for with words. */
const MOST_SHOWN = 200

/** Names and addresses come from strangers: none of them may move the cursor of a terminal. */
export const printable = (text: string) => text.replace(/\p{C}/gu, '')

/** Accounts as a table for a terminal, newest first. */
export async function listAccounts(database: Database, words: string): Promise<string> {
  const { users, total } = await usersPage(database, words, 0, MOST_SHOWN)
  if (total === 0)
    return words === '' ? 'No accounts yet.' : 'No account has these words in its address or name.'
  const rows = users.map((user) => [
    printable(user.email),
    printable(user.displayName),
    user.tier,
    user.role === 'admin' ? 'admin' : '',
    user.disabledAt !== null ? 'disabled' : user.emailVerified ? '' : 'not verified',
    user.createdAt.slice(0, 10),
  ])
  const table = [['EMAIL', 'NAME', 'TIER', 'ROLE', 'STATE', 'SINCE'], ...rows]
  const rest = total > users.length ? [`… and ${total - users.length} more: add words to look for.`] : []
  return [...terminalTable(table), ...rest].join('\n')
}
