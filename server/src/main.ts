import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import pino from 'pino'
import { createApp } from './app.ts'
import { EnvironmentMistake, readEnvironment } from './env.ts'
import { builtInNarrators } from './narrator/narrators.ts'
import { inlineScriptHashes } from './outside/inline-scripts.ts'
import { listenOnFreePort, PortTaken } from './outside/listen.ts'
import { loadDiagnosisParts } from './outside/load-diagnosis-parts.ts'
import { productRoot } from './outside/product-root.ts'
import { FolderInUse } from './store/folder-lock.ts'
import { openDatabase } from './store/open-database.ts'
import { countTurns } from './store/turn-counter.ts'
import { traceOf } from './trace-of.ts'

/** Env -> outside and store -> app: the only place where parts are chosen. */
async function main(): Promise<void> {
  const environment = readEnvironment(productRoot)
  const log = pino({ level: environment.logLevel })
  const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

  say('Preparing the database …')
  const [store, diagnosis] = await Promise.all([
    openDatabase(environment, (error) => log.error(traceOf(error), 'the database connection was lost')),
    loadDiagnosisParts(productRoot),
  ])
  const turns = countTurns(
    store.database,
    () => new Date(),
    (error) => log.error({ error: String(error) }, 'turns could not be counted'),
  )

  const pages = join(productRoot, 'dist', 'web')
  const app = createApp({
    diagnosis,
    narrators: builtInNarrators(),
    pages,
    inlineScripts: inlineScriptHashes(join(pages, 'index.html')),
    onTurn: turns.add,
    onFailure: (error) => log.error(traceOf(error), 'a request failed'),
  })
  const listener = getRequestListener(app.fetch)
  const server = createServer((request, response) => void listener(request, response))
  const port = await listenOnFreePort(server, environment.host, environment.port, say)

  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    server.close()
    server.closeAllConnections()
    void turns
      .close()
      .then(() => store.close())
      .finally(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // Said last: who waits for this line may stop the server at once, and is heard.
  say(`CANDI is ready: http://${hostShown(environment.host)}:${port}`)
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
