import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { startProduct } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built product answers. */
    address: string
    /** Where the one browser of all journeys is reached. */
    browser: string
  }
}

/** One server and one browser for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
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
  }
}
