import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
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
 * The database of one first start is what every other product begins with.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const first = await startProduct()
  await first.end()
  process.env[FIRST_DATABASE] = join(first.data, 'database')
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
    await first.stop()
  }
}
