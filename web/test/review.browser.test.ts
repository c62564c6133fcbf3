import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { administrator, member, newestSays, sendRecording } from './contributor.ts'
import { type Product, startProduct } from './product.ts'
import { toneWav } from './tone-wav.ts'
import { violationsInBothThemes } from './violations.ts'

const start = () => startProduct(0, { CONTRIBUTIONS_ENABLED: 'true' })
let product: Product
beforeAll(async () => {
  product = await start()
})
// Everything that waits stands in one list, and is counted: a second try must find nothing of the first.
beforeEach(async ({ task }) => {
  if (!task.result?.retryCount) return
  await product.stop()
  product = await start()
})
afterAll(() => product.stop())

const cards = (page: Page) => page.locator('.review-card')
const askFor = async (path: string) => (await fetch(new URL(path, product.address))).json()

test('a recording is heard, seen and approved, another rejected with a reason, and all that follows from it follows', async () => {
  const ann = await member(product)
  const upload = await ann.open('/upload')
  await sendRecording(upload, { name: 'first.wav', buffer: toneWav(440, 3) })
  await newestSays(upload, 'Waiting for a listener')
  await sendRecording(upload, { name: 'second.wav', buffer: toneWav(550, 2) })
  await newestSays(upload, 'Waiting for a listener')

  const admin = await (await administrator(product)).open('/admin')
  await expect.poll(() => cards(admin).count()).toBe(2)
  const oldest = cards(admin).first()
  await oldest.getByText('Engine knock or piston slap: Moderate').waitFor()
  await oldest.getByText('Somewhat Sure').waitFor()
  await oldest.getByText(ann.email).waitFor()
  // The tone swells once a second up to 0.8 of the range.
  await oldest.getByText(/^3 seconds, loudest at second [\d.]+ with 80 percent of the range\./).waitFor()
  expect(await oldest.locator('svg rect').count()).toBe(100)
  const played = await oldest.locator('audio').evaluate(async (player) => {
    if (!(player instanceof HTMLAudioElement)) return 0
    player.muted = true
    await player.play()
    await new Promise((done) => player.addEventListener('ended', done, { once: true }))
    return player.currentTime
  })
  expect(played).toBeCloseTo(3, 1)

  await oldest.getByRole('button', { name: /^Approve/ }).click()
  await admin.getByText('The recording of the 2014 Honda Civic is approved').waitFor()
  await expect.poll(() => cards(admin).count()).toBe(1)
  // The keyboard is led to the next one.
  const focused = () => admin.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe('Engine knock or piston slap, 2014 Honda Civic')
  expect(await askFor('/api/community/stats')).toEqual({ approved_contributions: 1, target_samples: 3_750 })
  const { current_needs: needs } = await askFor('/api/community/needs')
  expect(needs.engine_mechanical.piston_knock).toEqual({ needed: 124 })

  // By keyboard alone, and not without a reason.
  await admin.getByRole('button', { name: /^Reject…/ }).focus()
  await admin.keyboard.press('Enter')
  const reason = admin.getByLabel('Why is it not accepted? The contributor reads this.')
  await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true)
  await admin.keyboard.press('Tab')
  await admin.keyboard.press('Enter')
  await admin.getByText('Please say why: the contributor reads it.').waitFor()
  await reason.fill('The radio is louder than the engine.')
  await admin.keyboard.press('Tab')
  await admin.keyboard.press('Enter')
  await admin.getByText('The recording of the 2014 Honda Civic is rejected.').waitFor()
  await admin.getByText('No recording waits for a listener.').waitFor()
  await admin.getByText('Recording rejected').waitFor()
  await admin.getByText('Recording approved').waitFor()

  await upload.reload()
  await upload.getByText('Not accepted').waitFor()
  await upload.getByText('The radio is louder than the engine.').waitFor()
  await upload.getByText('Accepted', { exact: true }).waitFor()
  await upload.getByText('Counts twice: the first of this car model.').waitFor()
  await upload.locator('.reached-figure', { hasText: /^1 of 3,750$/ }).waitFor()
  await upload.getByText('2 of yours count so far, 3 to go.').waitFor()

  // A third, worth three: five in all, and they open one case.
  await sendRecording(upload, {
    name: 'third.wav',
    buffer: toneWav(660, 2),
    model: 'Accord',
    isConfirmed: true,
  })
  await newestSays(upload, 'Waiting for a listener')
  await admin.reload()
  await admin.getByRole('button', { name: /^Approve/ }).click()
  await admin.getByText('is approved').waitFor()
  await upload.reload()
  await upload.getByText('You have earned a case with everything.').waitFor()
  await upload.getByRole('button', { name: 'Open my case' }).click()
  await upload.waitForURL('**/diagnose')
  await upload.goto(new URL('/upload', product.address).href)
  await upload.getByText('Your case with everything is open.').waitFor()
  await upload.locator('.reached-figure', { hasText: /^0 of 5$/ }).waitFor()
})

test('two reviewers at once: the second is told that it is settled, and goes on with the list as it stands', async () => {
  const ann = await member(product)
  const upload = await ann.open('/upload')
  await sendRecording(upload, { name: 'both.wav', buffer: toneWav(770, 2) })
  await newestSays(upload, 'Waiting for a listener')
  const one = await (await administrator(product)).open('/admin')
  const two = await (await administrator(product)).open('/admin')
  await cards(two).first().waitFor()
  await one.getByRole('button', { name: /^Approve/ }).click()
  await one.getByText('is approved').waitFor()
  await two.getByRole('button', { name: /^Approve/ }).click()
  await two.getByText('This recording was reviewed already. The page shows how it stands.').waitFor()
  await two.getByText('No recording waits for a listener.').waitFor()
})

test('axe finds nothing at 320 px, light and dark, on a recording under review, and nothing sticks out', async () => {
  const ann = await member(product)
  const upload = await ann.open('/upload')
  await sendRecording(upload, { name: 'look.wav', buffer: toneWav(810, 2) })
  await newestSays(upload, 'Waiting for a listener')
  const options = { viewport: { width: 320, height: 800 }, reducedMotion: 'reduce' } as const
  const admin = await (await administrator(product, options)).open('/admin')
  await admin
    .getByText(/^2 seconds, loudest at second/)
    .first()
    .waitFor()
  await admin
    .getByRole('button', { name: /^Reject…/ })
    .first()
    .click()
  await admin.getByRole('button', { name: 'Reject with this reason' }).click()
  await admin.getByText('Please say why').waitFor()
  expect(await violationsInBothThemes(admin)).toEqual([])
  expect(await admin.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('what the server cannot draw is drawn by the browser that plays it', async () => {
  const ann = await member(product)
  const upload = await ann.open('/upload')
  await sendRecording(upload, { name: 'third.wav', buffer: toneWav(660, 4) })
  await newestSays(upload, 'Waiting for a listener')
  const reviewer = await administrator(product)
  // As the server answers for the m4a of a phone.
  await reviewer.context.route(/\/waveform$/, (route) => route.fulfill({ json: { seconds: 4, peaks: [] } }))
  const admin = await reviewer.open('/admin')
  const newest = cards(admin).filter({ hasText: ann.email })
  await newest
    .getByText(/^4 seconds, loudest at second [\d.]+ with (79|80|81) percent of the range\./)
    .waitFor()
  expect(await newest.locator('svg rect').count()).toBe(100)
})
