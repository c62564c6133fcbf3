import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { root } from '../../scripts/prepare.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the test files of a run ask for what they share. */
    shared: string
  }
}

/** Makes what is asked for once, the first time that anybody asks. */
const once = <Value>(make: () => Promise<Value>) => {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}

/**
 * What costs seconds to make and is alike for every test file, made once in a run and only if a file asks for it: a
 * PostgreSQL server, an embedded database, and the server's programs as they are built. Nothing of it outlives the run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'candi-shared-'))
  const ends: (() => Promise<void>)[] = []
  const postgres = once(async () => {
    const [{ startPostgres }, { openPostgres }] = await Promise.all([
      import('./postgres-server.ts'),
      import('../src/store/open-postgres.ts'),
    ])
    const server = await startPostgres()
    ends.push(() => server.stop())
    const template = await server.newDatabase()
    await (await openPostgres(template, () => {})).close()
    return { server, template: new URL(template).pathname.slice(1) }
  })
  const made: Readonly<Record<string, () => Promise<string>>> = {
    '/postgres-database': async () => {
      const { server, template } = await postgres()
      return server.newDatabase(template)
    },
    '/embedded-database': once(async () => {
      const { openEmbedded } = await import('../src/store/open-embedded.ts')
      const place = join(folder, 'embedded')
      await (await openEmbedded(place)).close()
      return join(place, 'database')
    }),
    '/programs': once(async () => {
      const { buildServer } = await import('../../scripts/build-server.ts')
      // Beside them lies what a program looks for in the folder of the product; what is not built yet, it does without.
      const product = join(folder, 'product')
      const programs = ['race-for-folder', 'charge-in-parallel']
      await buildServer(
        join(product, 'dist'),
        Object.fromEntries(programs.map((name) => [name, join(import.meta.dirname, `${name}.ts`)])),
      )
      for (const place of ['node_modules', 'knowledge', 'engines', 'dist/web', 'dist/pages'])
        symlinkSync(join(root, place), join(product, place))
      return join(product, 'dist', 'server')
    }),
  }
  const server = createServer((request, response) => {
    // Who asks again a while later must not meet a connection that is just being closed.
    response.setHeader('connection', 'close')
    const make = made[request.url ?? ''] ?? (() => Promise.reject(new Error(`No ${request.url} is shared.`)))
    make().then(
      (value) => response.end(value),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.stack : String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  project.provide('shared', `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    for (const end of ends) await end()
    rmSync(folder, { recursive: true, force: true })
  }
}
