import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { startBuiltServer } from './built-server.ts'
import { findChromium } from './find-chromium.mjs'
import { median } from './quantile.ts'

const RUNS = 9
const MESSAGE =
  'Grinding from the front left when I brake. It started as a squeal two weeks ago, and the pedal feels normal.'

/** Run in the page: an answer of the server and a painted frame. */
const ROUND_TRIP = `(async () => {
  const started = performance.now()
  await (await fetch('/api/settings')).text()
  await new Promise(requestAnimationFrame)
  return performance.now() - started
})()`

/** Run in the page: from the next key to the frame in which the verdict is painted. */
const UNTIL_VERDICT = `new Promise((seen) => {
  let sent = 0
  addEventListener('keydown', () => (sent = performance.now()), { capture: true, once: true })
  new MutationObserver((_, observer) => {
    if (!document.querySelector('#sheet .headline')) return
    observer.disconnect()
    requestAnimationFrame(() => seen(performance.now() - sent))
  }).observe(document.body, { childList: true, subtree: true })
})`

export interface FirstSheetFigures {
  readonly medianMs: number
  readonly slowestMs: number
  /** The page asking its server for something small and painting once: what no product could undercut here. */
  readonly roundTripMs: number
}

/** From the key that sends the first sentence to the painted verdict, in the clock of a real browser's page; each time a new visitor. */
export async function measureFirstSheet(): Promise<FirstSheetFigures> {
  const data = mkdtempSync(join(tmpdir(), 'candi-bench-'))
  const server = await startBuiltServer(data)
  const executablePath = findChromium((line: string) => console.error(line))
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const sheets: number[] = []
  const roundTrips: number[] = []
  try {
    for (let run = 0; run < RUNS; run++) {
      const context = await browser.newContext({ locale: 'en-US' })
      const page = await context.newPage()
      await page.goto(`${server.address}/diagnose`)
      const box = page.getByRole('textbox', { name: 'Message', exact: true })
      await box.fill(MESSAGE)
      roundTrips.push(await page.evaluate<number>(ROUND_TRIP))
      const waited = page.evaluate<number>(UNTIL_VERDICT)
      await box.press('Enter')
      sheets.push(await waited)
      await context.close()
    }
  } finally {
    await browser.close()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
  return { medianMs: median(sheets), slowestMs: Math.max(...sheets), roundTripMs: median(roundTrips) }
}
