import type { Environment } from '../env.ts'

type Kept = Pick<Environment, 'dataFolder' | 'databaseUrl' | 'smtpUrl' | 'recordings'> & {
  readonly offers: Pick<Environment['offers'], 'contributionsEnabled'>
}

/** The folders that visitors' requests write to: with PostgreSQL and a mail server nothing comes to lie in the data folder. */
export function foldersInUse({ dataFolder, databaseUrl, smtpUrl, recordings, offers }: Kept): string[] {
  const data = databaseUrl === null || smtpUrl === null ? [dataFolder] : []
  return [...data, ...(offers.contributionsEnabled ? [recordings.folder] : [])]
}
