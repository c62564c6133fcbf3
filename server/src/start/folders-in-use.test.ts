import { expect, it } from 'vitest'
import { readEnvironment } from '../env.ts'
import { foldersInUse } from './folders-in-use.ts'

const PG = { DATABASE_URL: 'postgres://candi@host/candi' }
const SMTP = { SMTP_URL: 'smtp://host' }

it.each([
  ['the embedded database lies in the data folder', {}, ['/product/.candi']],
  ['mails without a mail server do', PG, ['/product/.candi']],
  ['with PostgreSQL and a mail server nothing does', { ...PG, ...SMTP }, []],
  [
    'recordings lie in theirs, once they are taken',
    { ...PG, ...SMTP, CONTRIBUTIONS_ENABLED: 'true', RECORDINGS_FOLDER: '/recordings' },
    ['/recordings'],
  ],
])('%s', (_, settings, folders) => {
  expect(foldersInUse(readEnvironment('/product', settings))).toEqual(folders)
})
