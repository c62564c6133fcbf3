import {
  CONTRIBUTION_CONSENT_VERSION,
  type ContributionRequest,
  type OwnContributions,
  ownContributionsSchema,
  STORAGE_CLIENT,
  storagePassSchema,
  type UploadProgress,
  unknownVehicle,
  uploadProgressSchema,
} from '@candi/contracts'
import { eq } from 'drizzle-orm'
import { createBackOffice } from '../src/accounts/create-back-office.ts'
import { adminCommand } from '../src/command-line/admin-command.ts'
import { type ContributionParts, createContributions } from '../src/contributions/create-contributions.ts'
import type { RecordingWorkshop } from '../src/contributions/ports.ts'
import { measurePeaks } from '../src/outside/measure-peaks.ts'
import { recordingsInFolder } from '../src/outside/recordings-in-folder.ts'
import { stripRecording } from '../src/outside/strip-recording.ts'
import { advance } from '../src/store/contributions.ts'
import type { Database } from '../src/store/database.ts'
import { users } from '../src/store/schema/index.ts'
import { accountServer, Browser, TEST_SECRET } from './account-server.ts'
import { appOfTests } from './app-of-tests.ts'
import { TEST_SETTINGS } from './back-office-server.ts'
import { sendFile } from './send-file.ts'

/** The same work as the product's, without its threads, which cost a second each from source; they have a test of their own. */
const WORKSHOP_WITHOUT_THREADS: RecordingWorkshop = {
  strip: (from, to) => stripRecording(from, to).catch(() => null),
  measurePeaks,
}

/** A server with accounts, administration and contributions on, whose recordings lie in a folder and whose clock stands until it is moved. */
export function contributionServer(
  database: Database,
  folder: string,
  changes: Partial<ContributionParts> = {},
) {
  const storage = changes.storage ?? recordingsInFolder(folder)
  const { accounts, clock, failures } = accountServer(database, {
    areCookiesSecure: false,
    removeRecording: storage.remove,
  })
  const contributions = createContributions({
    isEnabled: true,
    database,
    storage,
    workshop: WORKSHOP_WITHOUT_THREADS,
    secret: TEST_SECRET,
    identify: accounts.identify,
    now: () => clock.now,
    onFailure: (error) => failures.push(error),
    ...changes,
  })
  const app = appOfTests(failures, {
    accounts,
    contributions,
    backOffice: createBackOffice({
      database,
      identify: accounts.identify,
      settings: { ...TEST_SETTINGS, contributionsEnabled: changes.isEnabled ?? true },
      verifyPayment: null,
      now: () => clock.now,
    }),
  })
  return { app, clock, failures, storage, contributions, database, isEnabled: changes.isEnabled ?? true }
}

export type ContributionServer = ReturnType<typeof contributionServer>

let recordings = 0

/** What is told of a recording: a car of its own each time, unless `changes` say otherwise. */
export function requestFor(
  bytes: number,
  changes: Partial<ContributionRequest> & { readonly model?: string } = {},
): ContributionRequest {
  recordings += 1
  const { model = `Civic ${recordings}`, ...rest } = changes
  return {
    consent: { version: CONTRIBUTION_CONSENT_VERSION, given: true },
    problem: 'wheel_bearing',
    severity: 'loud_hum',
    confidence: 0.8,
    description: 'Hums from 60 on.',
    vehicle: {
      ...unknownVehicle('mi'),
      year: 2014,
      make: 'Honda',
      model,
      mileage: 118_000,
      body_class: 'Sedan',
      doors: 4,
      fuel_type: 'Gasoline',
    },
    file: { name: '2014_Honda_Civic.wav', bytes },
    phone: '',
    isConfirmedByRepair: false,
    beforeRecording: null,
    ...rest,
  }
}

/** A browser of somebody who contributes: it carries the pass of its session. */
export class Contributor extends Browser {
  private pass: Record<string, string> = {}

  static async signUp(server: ContributionServer, email: string): Promise<Contributor> {
    const contributor = new Contributor(server)
    await contributor.register(email)
    if (server.isEnabled) await contributor.takePass()
    return contributor
  }

  async takePass(): Promise<void> {
    const answer = await this.send('POST', '/api/contributions/pass')
    const { token, appCheck } = storagePassSchema.parse(await answer.json())
    this.pass = {
      authorization: `Bearer ${token}`,
      'x-app-check': appCheck,
      'x-storage-version': STORAGE_CLIENT.version,
      'x-app-id': STORAGE_CLIENT.appId,
    }
  }

  passHeaders = (): Readonly<Record<string, string>> => this.pass

  /** Sends something that needs the pass. */
  write = (method: string, path: string, body?: unknown) =>
    this.send(method, `/api/contributions${path}`, body, this.pass)

  begin = (request: ContributionRequest) => this.write('POST', '', request)

  /** Sends bytes from `offset` on. */
  patch = (
    server: ContributionServer,
    id: string,
    offset: number,
    body: Uint8Array | ReadableStream<Uint8Array>,
  ): Promise<Response> =>
    sendFile(server, this, {
      method: 'PATCH',
      path: `/api/contributions/${id}/content`,
      headers: { ...this.pass, 'upload-offset': String(offset) },
      body,
    })

  /** A whole upload in one part; its last answer. */
  async upload(
    server: ContributionServer,
    sound: Uint8Array,
    changes: Parameters<typeof requestFor>[1] = {},
  ): Promise<Response> {
    const { id } = await progressIn(await this.begin(requestFor(sound.byteLength, changes)))
    return this.patch(server, id, 0, sound)
  }

  async own(): Promise<OwnContributions> {
    const answer = await this.send('GET', '/api/contributions')
    return ownContributionsSchema.parse(await answer.json())
  }
}

/** All bytes of an upload lie in the storage, and nobody has worked on them yet. */
export async function arrives(server: ContributionServer, id: string, bytes: Uint8Array): Promise<void> {
  const whole = (async function* () {
    yield new Uint8Array(bytes)
  })()
  await server.storage.append(id, 0, whole, bytes.length)
  await advance(server.database, id, 0, bytes.length, server.clock.now)
}

export const progressIn = async (response: Response): Promise<UploadProgress> =>
  uploadProgressSchema.parse(await response.json())

/** A browser of a reviewer. */
export async function reviewer(server: ContributionServer, email: string): Promise<Browser> {
  const browser = new Browser(server)
  await browser.register(email)
  await adminCommand(server.database, ['make-admin', email], server.clock.now)
  return browser
}

/** The id of the account with this address. */
export async function uidOf(database: Database, email: string): Promise<string> {
  const [user] = await database.select({ id: users.id }).from(users).where(eq(users.email, email))
  return user?.id ?? ''
}
