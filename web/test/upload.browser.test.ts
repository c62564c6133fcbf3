import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { saysForAMoment } from './says-for-a-moment.ts'
import { sharedProduct } from './shared-product.ts'
import { toneWav } from './tone-wav.ts'
import { violationsInBothThemes } from './violations.ts'
import { visitor } from './visit.ts'

/** Contributions are off on the server of all journeys, and on here. */
const off = inject('product')
const on = await sharedProduct({ CONTRIBUTIONS_ENABLED: 'true' })

const PAUSED =
  'Upload functionality is temporarily disabled while we finalize legal compliance. Check back soon!'
const VIN = '19XFB2F59EE000001'

let accounts = 0
/** A browser whose visitor has an account, opened at Upload. */
async function openUpload({ address }: { address: string }, options: BrowserContextOptions = {}) {
  accounts += 1
  const { context, open } = await visitor(options, address)
  const answer = await context.request.post(`${address}/api/account/register`, {
    headers: { origin: address },
    data: { displayName: 'Maria Gonzalez', email: `up${accounts}@example.com`, password: 'secret1' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const page = await open('/upload')
  await page.getByRole('heading', { name: 'Summary' }).waitFor()
  const refuse = page.getByRole('button', { name: 'Essential only' })
  if (await refuse.isVisible()) await refuse.click()
  // They come late and stand above the form: what is pressed by its place must not move meanwhile.
  for (const late of ['Urgent needs', 'Please verify your email', '% complete'])
    await page.getByText(late).waitFor()
  return { page, context }
}

const tone = () => toneWav(440, 0.5)
const pick = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer })

test('off: neither a press nor Enter chooses a file or sends anything, and each says why', async () => {
  const { page } = await openUpload(off)
  let choosers = 0
  page.on('filechooser', () => {
    choosers += 1
  })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  const input = page.locator('input[type="file"]')
  await input.click({ force: true })
  await page.locator('.recording-field').getByText(PAUSED).waitFor()
  await input.press('Enter')
  await input.press('Space')
  const submit = page.getByRole('button', { name: 'Upload recording' })
  await submit.focus()
  await page.keyboard.press('Enter')
  await page.locator('.upload-send').getByText(PAUSED).waitFor()
  expect({ choosers, sent }).toEqual({ choosers: 0, sent: [] })
})

test('off: Enter in a field of the car shows the message, in view', async () => {
  const { page } = await openUpload(off, { viewport: { width: 390, height: 700 } })
  await page.getByRole('radio', { name: 'Manual Entry' }).check()
  await page.getByLabel(/^Year/).fill('2014')
  await page.getByLabel(/^Year/).press('Enter')
  const message = page.locator('.upload-send').getByText(PAUSED)
  await expect.poll(async () => (await message.boundingBox())?.y ?? 9_999).toBeLessThan(700)
})

test('the picker is walked through by keyboard alone', async () => {
  const { page } = await openUpload(off)
  await page.getByRole('button', { name: /^Performance Issues/ }).focus()
  await page.keyboard.press('Enter')
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await expect.poll(focused).toBe('2 Specific problem')
  await page.keyboard.press('Tab')
  expect(await focused()).toContain('Loss of engine power')
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('3 Severity and confidence')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  expect(await page.getByRole('radio', { name: 'Clearly weak' }).isChecked()).toBe(true)
  await page.locator('.summary').getByText('Clearly weak').waitFor()
})

test('a server that is out of reach leads to manual entry after 3 s, and the focus with it', async () => {
  const { page } = await openUpload(off)
  await page.route('**/api/vin', (route) => route.abort())
  await page.getByLabel('VIN', { exact: true }).fill(VIN)
  const started = Date.now()
  const told = 'Failed to decode VIN. Network error - please check your internet connection and try again.'
  await Promise.all([saysForAMoment(page, told), page.getByLabel('VIN', { exact: true }).press('Enter')])
  await page.getByText(`${told} Switched to manual input.`, { exact: true }).waitFor()
  expect(Date.now() - started).toBeGreaterThanOrEqual(3_000)
  await expect
    .poll(() => page.getByLabel(/^Year/).evaluate((field) => field === document.activeElement))
    .toBe(true)
})

test('on: a real recording is read and can be played; what is none says why', async () => {
  const { page } = await openUpload(on)
  expect(await page.getByText('pending legal review').count()).toBe(0)
  await pick(page, 'notes.txt', 'text/plain', Buffer.from('no sound'))
  await page.getByText('Please select an audio file (not text/plain)').waitFor()
  await pick(page, 'broken.mp3', 'audio/mpeg', Buffer.from('this only claims to be a sound'))
  await page.getByText('Invalid audio file. Audio format not supported by your browser').waitFor()
  await pick(page, 'knock.wav', 'audio/wav', tone())
  const chosen = page.locator('.chosen-recording')
  await chosen.getByText('knock.wav').first().waitFor()
  await chosen.getByText('0:01').waitFor()
  const seconds = () =>
    chosen.locator('audio').evaluate((player) => (player instanceof HTMLAudioElement ? player.duration : 0))
  await expect.poll(seconds).toBeCloseTo(0.5, 2)
  await page.locator('.summary').getByText('knock.wav').waitFor()
  expect(await page.locator('.suggested-name').textContent()).toMatch(/Z\.wav$/)
  await page.getByRole('button', { name: 'Remove knock.wav' }).click()
  await chosen.waitFor({ state: 'detached' })
})

for (const state of ['off', 'on'] as const)
  test(`axe finds nothing at 320 px, light and dark, contributions ${state}, and nothing sticks out`, async () => {
    const options = { viewport: { width: 320, height: 800 }, reducedMotion: 'reduce' } as const
    const { page } = await openUpload(state === 'on' ? on : off, options)
    await page.getByRole('button', { name: /^Engine\/Mechanical/ }).click()
    expect(await violationsInBothThemes(page)).toEqual([])
    await page.getByRole('button', { name: /^Valve train noise/ }).click()
    await page.getByRole('radio', { name: 'Manual Entry' }).check()
    await page.getByText('More, if you know it').click()
    if (state === 'on') {
      await pick(page, 'knock.wav', 'audio/wav', tone())
      await page.locator('.chosen-recording audio').waitFor()
    }
    await page.getByRole('button', { name: 'Upload recording' }).click({ force: true })
    await page.locator('.upload-send .alert-line').waitFor()
    expect(await violationsInBothThemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

test('every control on a phone is big enough for a thumb', async () => {
  const { page } = await openUpload(off, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await page.getByRole('button', { name: /^Engine\/Mechanical/ }).click()
  await page.getByRole('button', { name: /^Valve train noise/ }).click()
  const small = await page
    .locator('main :is(button, summary, select, .chip, .switch span, textarea)')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility())
        .map((control) => ({ name: control.textContent, height: control.getBoundingClientRect().height }))
        .filter(({ height }) => height < 43.5),
    )
  expect(small).toEqual([])
})
