import { join } from 'node:path'
import { readVinTable } from '@candi/knowledge'
import pino from 'pino'
import { loadTokenCounter } from './accounts/count-tokens.ts'
import { createAccounts } from './accounts/create-accounts.ts'
import { createBackOffice } from './accounts/create-back-office.ts'
import { createMetering } from './accounts/create-metering.ts'
import { MembershipWatch } from './accounts/membership-watch.ts'
import { createApp } from './app.ts'
import { adminCommand } from './command-line/admin-command.ts'
import { backupCommand, restoreCommand } from './command-line/backup-command.ts'
import { createContributions } from './contributions/create-contributions.ts'
import { mayAccountAnalyse } from './contributions/may-account-analyse.ts'
import { pageInWords } from './conversation/cite-articles.ts'
import { sightingOf } from './conversation/sighting-of.ts'
import { uniteSightings } from './conversation/unite-sightings.ts'
import { EnvironmentMistake, readEnvironment } from './env.ts'
import { createListening } from './listening/create-listening.ts'
import { createLooking } from './looking/create-looking.ts'
import { createNarrators } from './narrator/narrators.ts'
import { openControlSocket } from './outside/control-socket.ts'
import { createVehicleParts } from './outside/create-vehicle-parts.ts'
import { embeddedDecoder } from './outside/embedded-decoder.ts'
import { finishAnswers } from './outside/finish-answers.ts'
import { createHttpServer } from './outside/http-server.ts'
import { houseAddresses, ownCertificate } from './outside/https-certificate.ts'
import { inlineScriptHashes } from './outside/inline-scripts.ts'
import { assistantOf } from './outside/language-model/language-model-settings.ts'
import { listenOnFreePort, PortTaken } from './outside/listen.ts'
import { loadArticles, openArticleFinder } from './outside/load-articles.ts'
import { loadDiagnosisParts } from './outside/load-diagnosis-parts.ts'
import { mailFor } from './outside/mail-for.ts'
import { Metrics } from './outside/metrics.ts'
import { openListeningThread } from './outside/open-listening-thread.ts'
import { openLookingThread } from './outside/open-looking-thread.ts'
import { readPrerenderedPages } from './outside/prerendered-pages.ts'
import { productRoot } from './outside/product-root.ts'
import { recordingStorageFor } from './outside/recording-storage-for.ts'
import { openWorkshop } from './outside/recording-workshop.ts'
import { serverSecret } from './outside/server-secret.ts'
import { verifyStripe } from './outside/stripe-webhook.ts'
import type { Readiness } from './routes/health.ts'
import { readStartOptions } from './start-options.ts'
import { FolderInUse } from './store/folder-lock.ts'
import { openDatabase } from './store/open-database.ts'
import { RequestAllowance } from './store/request-allowance.ts'
import { openTokenLedger } from './store/token-ledger.ts'
import { countTurns } from './store/turn-counter.ts'
import { traceOf } from './trace-of.ts'
import { articlePages } from './translate/article-pages.ts'
import { describeVehicle } from './vehicles/describe-vehicle.ts'
import { vinInWords } from './vehicles/vin-in-words.ts'

const TIDY_MS = 60 * 60 * 1000
const READ_PAGES_AFTER_MS = 2_000
/** Answers under way when we are asked to stop may take so long to end; what watches over us should wait longer. */
const LAST_ANSWERS_MS = 20_000
const CERTIFICATE_WARNING =
  'The browser will warn once that it does not know who made the certificate: this machine did. Choose "Advanced", then go on to the page.'

/** Env -> outside and store -> app: the only place where parts are chosen. */
async function main(): Promise<void> {
  const options = readStartOptions(process.argv.slice(2))
  const environment = readEnvironment(productRoot, process.env, options.isHttps ? '0.0.0.0' : '127.0.0.1')
  const log = pino({ level: environment.logLevel })
  const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

  const secret = serverSecret(environment)
  say('Preparing the database …')
  const [store, diagnosis, countTokens] = await Promise.all([
    openDatabase(environment, (error) => log.error(traceOf(error), 'the database connection was lost')),
    loadDiagnosisParts(productRoot),
    loadTokenCounter(),
  ])
  const turns = countTurns(
    store.database,
    () => new Date(),
    (error) => log.error({ error: String(error) }, 'turns could not be counted'),
  )

  // Known once the server listens; nobody asks for a letter before.
  let publicUrl = environment.publicUrl ?? ''
  const mail = mailFor(environment, say)
  const recordings = recordingStorageFor(environment.recordings)
  const accounts = createAccounts({
    database: store.database,
    secret,
    send: mail.send,
    publicUrl: () => publicUrl,
    areCookiesSecure: options.isHttps || publicUrl.startsWith('https:'),
    mobileApps: environment.mobileApps,
    trustedProxies: environment.trustedProxies,
    now: () => new Date(),
    removeRecording: recordings.remove,
    onFailure: (error) => log.error(traceOf(error), 'a letter could not be sent or a recording removed'),
  })
  const ledger = openTokenLedger(store, (error) => log.error(traceOf(error), 'tokens could not be written'))
  const metering = createMetering({
    database: store.database,
    ledger,
    secret,
    areCookiesSecure: options.isHttps || publicUrl.startsWith('https:'),
    identify: accounts.identify,
    countTokens,
    trustedProxies: environment.trustedProxies,
    now: () => new Date(),
    onFailure: (error) => log.error(traceOf(error), 'a turn could not be charged'),
  })
  const memberships = await MembershipWatch.start(store, (error) =>
    log.error(traceOf(error), 'memberships could not be watched'),
  )
  const backOffice = createBackOffice({
    database: store.database,
    identify: accounts.identify,
    settings: {
      ...environment.offers,
      assistant: assistantOf(environment.languageModel),
      production: environment.isProduction,
    },
    verifyPayment:
      environment.paymentWebhookSecret === null ? null : verifyStripe(environment.paymentWebhookSecret),
    now: () => new Date(),
  })
  const contributions = createContributions({
    isEnabled: environment.offers.contributionsEnabled,
    database: store.database,
    storage: recordings,
    workshop: openWorkshop(),
    secret,
    identify: accounts.identify,
    now: () => new Date(),
    onFailure: (error) => log.error(traceOf(error), 'a recording could not be removed'),
  })
  const sweep = () =>
    contributions.sweep().catch((error) => log.error(traceOf(error), 'recordings could not be swept'))
  // Only one process may hold the embedded database: the command line asks the one that does.
  const control =
    store.kind === 'embedded'
      ? await openControlSocket(
          environment.dataFolder,
          {
            admin: (given) => adminCommand(store.database, given, new Date()),
            backup: (given) => backupCommand(store.database, given, new Date()),
            restore: (given) => restoreCommand(store.database, given).finally(() => ledger.forget()),
          },
          (error) => log.error(traceOf(error), 'a command could not be carried out'),
        )
      : null
  const tidying = setInterval(() => {
    void accounts.tidy().catch((error) => log.error(traceOf(error), 'tries could not be tidied'))
    void sweep()
    void metering.tidy().catch((error) => log.error(traceOf(error), 'tokens could not be tidied'))
  }, TIDY_MS)
  tidying.unref()

  const vehicles = createVehicleParts({
    vehicleServiceUrl: environment.vehicleServiceUrl,
    recallServiceUrl: environment.recallServiceUrl,
    table: embeddedDecoder(
      () => readVinTable(join(productRoot, 'knowledge')),
      () => new Date(),
    ),
    describe: describeVehicle,
    now: () => new Date(),
    onFailure: (error) => log.error(traceOf(error), 'a VIN could not be decoded'),
    onServiceChange: (line) => log.warn(line, 'a service of the agency was lost or is back'),
  })

  const metrics = new Metrics()
  const listening = createListening({
    openThread: () => openListeningThread(undefined, true),
    database: store.database,
    identify: accounts.identify,
    diagnosis,
    onListened: (outcome) => metrics.countRecording(outcome),
    now: () => new Date(),
    onFailure: (error) => log.error(traceOf(error), 'a recording could not be heard'),
  })
  const language =
    environment.languageModel && (await import('./outside/language-model/with-language-model.ts'))
  const looking = createLooking({
    openThread: () => openLookingThread(undefined, true),
    database: store.database,
    secret,
    trustedProxies: environment.trustedProxies,
    identify: accounts.identify,
    sightingOf: (judgement, told) => sightingOf(diagnosis, judgement, told),
    vision: language?.openVision(environment.languageModel, productRoot, diagnosis) ?? null,
    uniteSightings: (own, model) => uniteSightings(diagnosis, own, model),
    onLooked: (outcome) => metrics.countPhoto(outcome),
    now: () => new Date(),
    onFailure: (error) => log.error(traceOf(error), 'a photo could not be looked at'),
  })

  const articles = loadArticles(productRoot)
  const findArticles = openArticleFinder(productRoot, articles, diagnosis)

  const pages = join(productRoot, 'dist', 'web')
  const readiness: Readiness = { state: 'starting' }
  const app = createApp({
    surroundings: {
      own: environment,
      trustedProxies: environment.trustedProxies,
      allowance: new RequestAllowance(store.database, secret, () => new Date()),
      metrics,
      metricsAccess: {
        token: environment.metricsToken,
        isBehindProxy: environment.publicUrl !== null || environment.trustedProxies > 0,
      },
      readiness,
      database: store.database,
      onRequest: (line) => log.info(line, 'request'),
    },
    diagnosis,
    narrators: createNarrators(
      language &&
        environment.languageModel &&
        language.createOutsideNarrator(environment.languageModel, {
          root: productRoot,
          desk: {
            diagnosis,
            describeVin: async (vin) => vinInWords(await vehicles.decodeVin(vin, 'upload')),
            findPages: async (question) => (await findArticles(question, 2)).map(pageInWords),
          },
          now: () => new Date(),
          onBroken: (because) => {
            metrics.countNarration(because)
            log.warn({ because }, 'the language model did not finish a turn')
          },
        }),
    ),
    accounts,
    metering,
    memberships,
    backOffice,
    contributions,
    listening,
    looking,
    vehicles,
    articles: articlePages(articles, diagnosis.seen.knowledge.lamps),
    libraryFor: (context) => ({
      find: findArticles,
      mayCite: async () => {
        const account = await accounts.identify(context.req.raw.headers)
        return mayAccountAnalyse(store.database, account?.uid ?? null, 'knowledge', new Date())
      },
    }),
    pages,
    prerendered: readPrerenderedPages(join(productRoot, 'dist', 'pages')),
    inlineScripts: inlineScriptHashes(join(pages, 'index.html')),
    onTurn: turns.add,
    onFailure: (error) => log.error(traceOf(error), 'a request failed'),
  })
  const inHouse = houseAddresses()
  const certificate = options.isHttps
    ? await ownCertificate(environment.dataFolder, inHouse, new Date())
    : null
  const server = createHttpServer(app.fetch, certificate)
  const port = await listenOnFreePort(server, environment.host, environment.port, say)
  const scheme = certificate ? 'https' : 'http'
  if (environment.publicUrl === null) publicUrl = `${scheme}://localhost:${port}`

  const stop = async () => {
    readiness.state = 'stopping'
    // Held polls are answered now: they would keep the last answers waiting for half a minute.
    await memberships.close()
    await finishAnswers(server, LAST_ANSWERS_MS)
    await Promise.all([listening.room.close(), looking.room.close()])
    await control?.close()
    await turns.close()
    await ledger.close()
    await store.close()
  }
  const stopAndEnd = () => {
    // Asked a second time: somebody does not want to wait for the answers under way.
    if (readiness.state === 'stopping') return server.closeAllConnections()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error(traceOf(error), 'the server could not be stopped in order')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stopAndEnd)
  process.on('SIGTERM', stopAndEnd)
  readiness.state = 'ready'
  // So that the first who asks does not wait until the pages are read.
  setTimeout(
    () => void findArticles('how do I check the oil', 1).catch(() => {}),
    READ_PAGES_AFTER_MS,
  ).unref()
  // What a killed server left is put in order while the first visitors come.
  void sweep()
  if (certificate)
    for (const address of inHouse) say(`On a phone in the same house, open https://${address}:${port}`)
  if (certificate) say(CERTIFICATE_WARNING)
  // Said last: who waits for this line may stop the server at once, and is heard.
  say(`CANDI is ready: ${scheme}://${hostShown(environment.host)}:${port}`)
}

/** A host as it stands in an address that a browser can open. */
function hostShown(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

main().catch((error: unknown) => {
  const known =
    error instanceof EnvironmentMistake || error instanceof FolderInUse || error instanceof PortTaken
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const sentence = known
    ? error.message
    : ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code)
      ? 'CANDI cannot write to its data folder. Give yourself write permission, or name another folder in CANDI_DATA.'
      : `CANDI could not start: ${error instanceof Error ? error.message.split('\n')[0] : 'unknown reason'}`
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
})
