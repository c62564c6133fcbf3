import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { FIRST_DATABASE, startProduct } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built product answers. */
    address: string
    /** Where the one browser of all journeys is reached. */
    browser: string
  }
}

/** One server and one browser for all journeys; the database of one first start is what every other product begins with. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const first = await startProduct()
  await first.end()
  process.env[FIRST_DATABASE] = join(first.data, 'database')
  const [product, browser] = await Promise.all([
    startProduct(),
    chromium.launchServer({
      executablePath: process.env.CANDI_CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--headless', '--disable-gpu', '--disable-background-networking'],
    }),
  ])
  project.provide('address', product.address)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await product.stop()
    await first.stop()
  }
}
