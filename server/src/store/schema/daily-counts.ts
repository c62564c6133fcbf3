import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How often something happened on a day. Counts only: no client, no content. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    day: date('day').notNull(),
    name: text('name').notNull(),
    count: integer('count').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.name] })],
)
