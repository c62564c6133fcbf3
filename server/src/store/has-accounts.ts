import type { Database } from './database.ts'
import { users } from './schema/index.ts'

/** Whether anybody has an account yet. */
export const hasAccounts = async (database: Database): Promise<boolean> =>
  (await database.select({ id: users.id }).from(users).limit(1)).length > 0
