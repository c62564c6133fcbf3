import { eq } from 'drizzle-orm'
import type { Database } from '../store/database.ts'
import { sessions, users } from '../store/schema/index.ts'

export type User = typeof users.$inferSelect

export async function findUser(database: Database, uid: string): Promise<User | null> {
  const [user] = await database.select().from(users).where(eq(users.id, uid))
  return user ?? null
}

export async function findUserByEmail(database: Database, email: string): Promise<User | null> {
  const [user] = await database.select().from(users).where(eq(users.email, email.trim().toLowerCase()))
  return user ?? null
}

/** Shuts an account out: it can no longer log in, and every session of it ends at once. Call it in a transaction. */
export async function disableUser(database: Database, uid: string, at: Date): Promise<void> {
  await database.update(users).set({ disabledAt: at, updatedAt: at }).where(eq(users.id, uid))
  await database.delete(sessions).where(eq(sessions.userId, uid))
}

export async function enableUser(database: Database, uid: string, at: Date): Promise<void> {
  await database.update(users).set({ disabledAt: null, updatedAt: at }).where(eq(users.id, uid))
}
