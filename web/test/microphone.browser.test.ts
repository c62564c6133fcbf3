import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { planSound } from '../../engines/audio/synthesis/plan-sound.ts'
import { makeSound } from '../../engines/audio/synthesis/synthesise.ts'
import { wavOf } from '../../engines/audio/synthesis/wav-of.ts'
import { sessionOfPro } from './contributor.ts'
import { launchWithMicrophone } from './launch-with-device.ts'
import { watchErrors } from './watch-errors.ts'

const product = inject('product')
let browser: Browser
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'candi-microphone-'))
  const file = join(folder, 'knock.wav')
  // An engine whose rod knocks, made by physics: 10.5 beats a second.
  const plan = planSound({ kind: 'knock', state: 'idle', seed: 1, seconds: 8, severityDb: 12 })
  writeFileSync(file, wavOf(makeSound(plan).samples, 16_000))
  browser = await launchWithMicrophone(file)
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a knock that the microphone hears is recorded on Diagnose, sent, heard by the server and shown in the conversation', async () => {
  const { address } = product
  const context = await browser.newContext({
    locale: 'en-US',
    permissions: ['microphone'],
    viewport: { width: 390, height: 844 },
  })
  context.setDefaultTimeout(45_000)
  const misdeeds = watchErrors(context)
  await context.addCookies(await sessionOfPro(product))

  const page = await context.newPage()
  await page.goto(`${address}/diagnose`)
  await page.getByRole('button', { name: 'Essential only' }).click()
  // In the composer first, then on the recorder.
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  const recorder = page.locator('.record-panel')
  await recorder.getByRole('button', { name: 'Record', exact: true }).click()
  // Four seconds or more: on a busy machine the clock may pass one between two looks.
  await expect.poll(() => recorder.locator('.timer').textContent()).toMatch(/^0:(0[4-9]|[1-5]\d)$/)
  await recorder.getByRole('button', { name: 'Stop recording' }).click()
  await recorder.getByRole('radio', { name: 'Idling' }).check()

  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.url().includes('/api/listen')),
    recorder.getByRole('button', { name: 'Use this recording' }).click(),
  ])
  expect(new URL(request.url()).searchParams.get('state')).toBe('idle')
  expect(request.headers()['content-type']).toBe('audio/wav')
  await recorder.waitFor({ state: 'detached' })
  await page.locator('figure.tape .heard-summary', { hasText: /knock/i }).first().waitFor()
  // What was heard moved the sheet, and the evidence names the recording.
  await page.getByText('Heard in Recording 1').first().waitFor({ state: 'attached' })
  expect(misdeeds).toEqual([])
  await context.close()
})
