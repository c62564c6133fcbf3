/** Every change of the schema, in order, never edited once landed; the same on the embedded database and PostgreSQL. */
export const MIGRATIONS: readonly { readonly id: string; readonly statements: readonly string[] }[] = [
  {
    id: '0001-daily-counts',
    statements: [
      'create table daily_counts (day date not null, name text not null, count integer not null default 0, primary key (day, name))',
    ],
  },
]
