import { randomBytes, scryptSync } from 'node:crypto'
import { type Account, errorBodySchema, sessionSchema } from '@candi/contracts'
import type { PasswordHashing } from '../src/accounts/authentication.ts'
import { type AccountParts, createAccounts } from '../src/accounts/create-accounts.ts'
import type { Letter } from '../src/outside/mail.ts'
import type { Database } from '../src/store/database.ts'
import { appOfTests } from './app-of-tests.ts'

/** Keeps a password as the server does, but at a thousandth of the cost: most tests are about something else. */
const QUICK_PASSWORDS: PasswordHashing = {
  hash: async (password) => {
    const salt = randomBytes(16).toString('hex')
    return `${salt}:${quickHash(password, salt)}`
  },
  verify: async ({ hash, password }) => {
    const [salt = '', key] = hash.split(':')
    return quickHash(password, salt) === key
  },
}
const quickHash = (password: string, salt: string) =>
  scryptSync(password, salt, 64, { N: 16, r: 16, p: 1 }).toString('hex')

export const TEST_SECRET = 'a-secret-of-the-tests-with-enough-characters'
export const PUBLIC_URL = 'https://candi.example'

/** A server with accounts on a database, whose letters are caught and whose clock stands until it is moved. */
export function accountServer(database: Database, changes: Partial<AccountParts> = {}) {
  const letters: Letter[] = []
  const failures: unknown[] = []
  const clock = { now: new Date() }
  const accounts = createAccounts({
    database,
    secret: TEST_SECRET,
    send: async (letter) => void letters.push(letter),
    publicUrl: () => PUBLIC_URL,
    areCookiesSecure: true,
    mobileApps: { iosBundleId: null, iosTeamId: null, androidPackage: null, androidCertificates: [] },
    passwords: QUICK_PASSWORDS,
    trustedProxies: 0,
    now: () => clock.now,
    onFailure: (error) => failures.push(error),
    ...changes,
  })
  const app = appOfTests(failures, { accounts })
  return { app, accounts, letters, failures, clock }
}

type Server = ReturnType<typeof accountServer>

let addresses = 0
/** An address of its own for each browser, so that no test meets the lock of another. */
const nextAddress = () => {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

/** A browser as far as accounts need one: an address, and cookies that are kept and sent back. */
export class Browser {
  readonly cookies = new Map<string, string>()

  constructor(
    private readonly server: Pick<Server, 'app'>,
    readonly address = nextAddress(),
  ) {}

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const response = await this.server.app.request(
      path,
      {
        method,
        headers: {
          origin: 'http://localhost',
          'sec-fetch-site': 'same-origin',
          'user-agent': 'Test Browser',
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      },
      { incoming: { socket: { remoteAddress: this.address } } },
    )
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s)
      if (/max-age=0(;|$)/i.test(cookie)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  post = (path: string, body?: unknown) => this.send('POST', `/api/account/${path}`, body)

  register = (email: string, password = 'correct horse', displayName = 'Ann Driver') =>
    this.post('register', { displayName, email, password })

  login = (email: string, password = 'correct horse', remember = true) =>
    this.post('login', { email, password, remember })

  async account(): Promise<Account | null> {
    const response = await this.send('GET', '/api/account/session')
    return sessionSchema.parse(await response.json()).account
  }
}

/** Status and error of a refused request. */
export async function refusalOf(response: Response) {
  const { error } = errorBodySchema.parse(await response.json())
  return { status: response.status, ...error }
}

/** The token that a mailed link carries. */
export const tokenOf = (letter: Letter | undefined) =>
  new URL(letter?.link ?? '').searchParams.get('token') ?? ''
