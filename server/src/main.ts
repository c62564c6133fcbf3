import { join } from 'node:path'
import pino from 'pino'
import { loadTokenCounter } from './accounts/count-tokens.ts'
import { createApp } from './app.ts'
import { createContributions } from './contributions/create-contributions.ts'
import { pageInWords } from './conversation/cite-articles.ts'
import { readEnvironment } from './env.ts'
import { createNarrators } from './narrator/narrators.ts'
import { watchDiskRoom } from './outside/disk-room.ts'
import { createHttpServer } from './outside/http-server.ts'
import { houseAddresses, ownCertificate } from './outside/https-certificate.ts'
import { inlineScriptHashes } from './outside/inline-scripts.ts'
import { listenOnFreePort } from './outside/listen.ts'
import { loadDiagnosisParts } from './outside/load-diagnosis-parts.ts'
import { loadQuoteOperations } from './outside/load-quote-operations.ts'
import { machineNames } from './outside/machine-names.ts'
import { Metrics } from './outside/metrics.ts'
import { readPrerenderedPages } from './outside/prerendered-pages.ts'
import { productRoot } from './outside/product-root.ts'
import { recordingStorageFor } from './outside/recording-storage-for.ts'
import { openWorkshop } from './outside/recording-workshop.ts'
import { serverSecret } from './outside/server-secret.ts'
import type { Readiness } from './routes/health.ts'
import { foldersInUse } from './start/folders-in-use.ts'
import type { House } from './start/house.ts'
import { keepTidy } from './start/keep-tidy.ts'
import { openControl } from './start/open-control.ts'
import { openLanguage } from './start/open-language.ts'
import { openLibrary } from './start/open-library.ts'
import { openPeople } from './start/open-people.ts'
import { openVehicles } from './start/open-vehicles.ts'
import { openWitnesses } from './start/open-witnesses.ts'
import { readyLines } from './start/ready-lines.ts'
import { readStartOptions } from './start/start-options.ts'
import { stopInOrder } from './start/stop-in-order.ts'
import { tellAlive } from './start/tell-alive.ts'
import { whyNotStarted } from './start/why-not-started.ts'
import { openDatabase } from './store/open-database.ts'
import { RequestAllowance } from './store/request-allowance.ts'
import { countTurns } from './store/turn-counter.ts'
import { traceOf } from './trace-of.ts'
import { vinInWords } from './vehicles/vin-in-words.ts'
import { openTurnPool } from './workers/turn-pool.ts'

/** Env -> outside and store -> app: the only place where parts are put together. */
async function main(): Promise<void> {
  const options = readStartOptions(process.argv.slice(2))
  const environment = readEnvironment(productRoot, process.env, options.isHttps ? '0.0.0.0' : '127.0.0.1')
  const log = pino({ level: environment.logLevel })
  const logAs = (sentence: string) => (error: unknown) => log.error(traceOf(error), sentence)
  const say = (sentence: string) => process.stdout.write(`${sentence}\n`)
  const now = () => new Date()

  const secret = serverSecret(environment)
  say('Preparing the database …')
  const turnPool = openTurnPool(logAs('a process that takes turns ended'), {
    ...(environment.turnProcesses === null ? {} : { processes: environment.turnProcesses }),
  })
  const [store, diagnosis, countTokens] = await Promise.all([
    openDatabase(environment, logAs('the database connection was lost')),
    loadDiagnosisParts(productRoot),
    loadTokenCounter(),
    turnPool.ready(),
  ])
  const turns = countTurns(store.database, now, (error) =>
    log.error({ error: String(error) }, 'turns could not be counted'),
  )
  let publicUrl = environment.publicUrl ?? ''
  const house: House = {
    environment,
    store,
    diagnosis,
    turns: turnPool,
    metrics: new Metrics(),
    secret,
    publicUrl: () => publicUrl,
    areCookiesSecure: options.isHttps || publicUrl.startsWith('https:'),
    now,
    log,
    logAs,
    say,
  }

  const recordings = recordingStorageFor(environment.recordings)
  const people = await openPeople(house, recordings, countTokens)
  const { accounts, memberships } = people
  const contributions = createContributions({
    isEnabled: environment.offers.contributionsEnabled,
    database: store.database,
    storage: recordings,
    workshop: openWorkshop(),
    secret,
    identify: accounts.identify,
    now,
    onFailure: logAs('a recording could not be removed'),
  })
  const control = await openControl(house, people)
  const sweep = keepTidy(house, people, contributions)
  const vehicles = openVehicles(house)
  const language = await openLanguage(house)
  const { listening, looking } = openWitnesses(house, accounts.identify, language)
  const library = openLibrary(house, accounts.identify)
  const narrator = language?.narrator({
    describeVin: async (vin) => vinInWords(await vehicles.decodeVin(vin, 'upload')),
    findPages: async (question) => (await library.find(question, 2)).map(pageInWords),
  })

  const pages = join(productRoot, 'dist', 'web')
  const readiness: Readiness = { state: 'starting' }
  const app = createApp({
    surroundings: {
      own: environment,
      hostNames: [...environment.allowedHosts, ...machineNames(environment.host)],
      trustedProxies: environment.trustedProxies,
      allowance: new RequestAllowance(store.database, secret, now),
      metrics: house.metrics,
      metricsAccess: {
        token: environment.metricsToken,
        isBehindProxy: environment.publicUrl !== null || environment.trustedProxies > 0,
      },
      readiness,
      database: store.database,
      diskTrouble: watchDiskRoom(foldersInUse(environment), now),
      onRequest: (line) => log.info(line, 'request'),
    },
    diagnosis,
    turns: turnPool,
    narrators: createNarrators(narrator),
    accounts,
    metering: people.metering,
    memberships,
    backOffice: people.backOffice,
    contributions,
    listening,
    looking,
    vehicles,
    articles: library.pages,
    findArticles: library.find,
    libraryFor: library.libraryFor,
    quoteOperations: loadQuoteOperations(productRoot),
    pages,
    prerendered: readPrerenderedPages(join(productRoot, 'dist', 'pages')),
    inlineScripts: inlineScriptHashes(join(pages, 'index.html')),
    onTurn: turns.add,
    onFailure: logAs('a request failed'),
  })

  const inHouse = houseAddresses()
  const certificate = options.isHttps ? await ownCertificate(environment.dataFolder, inHouse, now()) : null
  // Behind a proxy of the operator's, one address stands for everybody.
  const everybody = { connectionsOfOne: () => Number.POSITIVE_INFINITY }
  const server = createHttpServer(app.fetch, certificate, environment.trustedProxies > 0 ? everybody : {})
  const port = await listenOnFreePort(server, environment.host, environment.port, say)
  const isHttps = certificate !== null
  if (environment.publicUrl === null) publicUrl = `${isHttps ? 'https' : 'http'}://localhost:${port}`

  stopInOrder({
    server,
    readiness,
    letGo: () => memberships.close(),
    endAll: async () => {
      await Promise.all([listening.room.close(), looking.room.close(), turnPool.close()])
      await control?.close()
      await turns.close()
      await people.ledger.close()
      await store.close()
    },
    onFailure: logAs('the server could not be stopped in order'),
    clockMs: () => performance.now(),
  })
  readiness.state = 'ready'
  tellAlive()
  library.readSoon()
  // What a killed server left is put in order while the first visitors come.
  void sweep()
  for (const line of readyLines({ isHttps, host: environment.host, port, houseAddresses: inHouse })) say(line)
}

main().catch((error: unknown) => {
  process.stderr.write(`${whyNotStarted(error)}\n`)
  process.exit(1)
})
