import { randomUUID } from 'node:crypto'

/** An address that nobody has yet: a journey that is walked a second time meets the same product. */
export const newEmail = () => `${randomUUID().slice(0, 8)}@example.org`
