import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../../server/src/store/open-embedded.ts'
import { FIRST_DATABASE, type Product, type ProductPlace, startProduct } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built product as it starts without settings; most journeys share it. */
    product: ProductPlace
    /** Where files ask for a product with settings that several of them share. */
    sharedProducts: string
  }
}

const placeOf = ({ address, port, data }: Product): ProductPlace => ({ address, port, data })

/**
 * One server for all journeys, and one more for each settings that files share: every start takes seconds of both cores.
 * The database of a first start, made here once, is what each of them begins with; that the product makes its own is tested
 * where it is written.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const first = mkdtempSync(join(tmpdir(), 'candi-first-'))
  await (await openEmbedded(first)).close()
  process.env[FIRST_DATABASE] = join(first, 'database')
  const product = await startProduct()

  const shared = new Map<string, Promise<Product>>()
  const desk = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://localhost').searchParams
    const settings = Object.fromEntries(asked)
    const started = shared.get(asked.toString()) ?? startProduct(0, settings)
    shared.set(asked.toString(), started)
    started.then(
      (one) => response.end(JSON.stringify(placeOf(one))),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((ready) => desk.listen(0, '127.0.0.1', ready))
  // A listening TCP server always has an address of this form.
  const { port } = desk.address() as AddressInfo

  project.provide('product', placeOf(product))
  project.provide('sharedProducts', `http://127.0.0.1:${port}`)
  return async () => {
    desk.closeAllConnections()
    await new Promise((done) => desk.close(done))
    const running = await Promise.all(shared.values())
    await Promise.all([product, ...running].map((one) => one.stop()))
    rmSync(first, { recursive: true, force: true })
  }
}
