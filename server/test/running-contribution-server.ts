import { STORAGE_CLIENT, storagePassSchema } from '@candi/contracts'
import { askRunningServer } from '../src/outside/ask-running-server.ts'
import { type RunningServer, startServer } from './running-server.ts'

const OF_OUR_PAGE = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

/** The real server with contributions on; its recordings lie in the data folder. */
export const startContributionServer = (
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningServer> =>
  startServer({ CANDI_DATA: dataFolder, CONTRIBUTIONS_ENABLED: 'true', ...settings })

/** Registers an account; the cookie of its session. */
export async function signUpAt({ address }: Pick<RunningServer, 'address'>, email: string): Promise<string> {
  const answer = await fetch(`${address}/api/account/register`, {
    method: 'POST',
    headers: OF_OUR_PAGE,
    body: JSON.stringify({ displayName: 'Ann Driver', email, password: 'correct horse' }),
  })
  if (answer.status !== 200) throw new Error(`Nobody could register: ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Registers an account and makes it an administrator; the cookie of its session. */
export async function adminAt(server: RunningServer, dataFolder: string, email: string): Promise<string> {
  const cookie = await signUpAt(server, email)
  await askRunningServer(dataFolder, 'admin', ['make-admin', email])
  return cookie
}

/** Headers of whoever writes to the storage, with a pass for this session. */
export async function storageHeadersAt({ address }: Pick<RunningServer, 'address'>, cookie: string) {
  const answer = await fetch(`${address}/api/contributions/pass`, {
    method: 'POST',
    headers: { ...OF_OUR_PAGE, cookie },
  })
  const { token, appCheck } = storagePassSchema.parse(await answer.json())
  return {
    'sec-fetch-site': 'same-origin',
    cookie,
    authorization: `Bearer ${token}`,
    'x-app-check': appCheck,
    'x-storage-version': STORAGE_CLIENT.version,
    'x-app-id': STORAGE_CLIENT.appId,
  }
}
