import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { servePage } from './serve-page.ts'
import { watchErrors } from './watch-errors.ts'

type Device = {
  /** What camera or microphone give, made once. */
  readonly fileName: string
  readonly content: () => Uint8Array
  readonly launch: (file: string) => Promise<Browser>
}

/** A feature alone on a page, in a browser whose device gives what the test made. Each test leaves a page that threw nothing. */
export function loneFeature(pageName: string, { fileName, content, launch }: Device) {
  const folder = mkdtempSync(join(tmpdir(), `candi-${pageName}-`))
  const deviceFile = join(folder, fileName)
  let browser: Browser
  let server: Awaited<ReturnType<typeof servePage>>
  let page: Page
  let errors: string[] = []
  beforeAll(async () => {
    writeFileSync(deviceFile, content())
    server = await servePage(pageName)
    browser = await launch(deviceFile)
  })
  afterAll(async () => {
    await browser.close()
    server.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  afterEach(async () => {
    await page.context().close()
    expect(errors).toEqual([])
  })
  return {
    deviceFile,
    open: async (options: BrowserContextOptions, query = ''): Promise<Page> => {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options })
      errors = watchErrors(context)
      page = await context.newPage()
      await page.goto(`${server.address}/${query}`)
      return page
    },
  }
}
