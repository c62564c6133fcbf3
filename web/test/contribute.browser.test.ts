import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fillForm, member, newestSays, ownRows, sendRecording } from './contributor.ts'
import { sharedProduct } from './shared-product.ts'
import { thinLine } from './thin-line.ts'
import { toneWav } from './tone-wav.ts'
import { violationsInBothThemes } from './violations.ts'

const product = await sharedProduct({ CONTRIBUTIONS_ENABLED: 'true' })

let hertz = 440
/** Another one each time: a server takes the same sound once, and a test may be walked a second time. */
function tone(seconds: number): Buffer {
  hertz += 5
  return toneWav(hertz, seconds)
}
/** 60 seconds, 960,044 bytes. */
const knock = () => tone(60)
const CONTENT = '**/api/contributions/*/content'

/** Lets so many parts through; what comes after meets a dead line, until `mend` is called. */
async function cutAfter(page: Page, parts: number) {
  let seen = 0
  await page.route(CONTENT, (route) => {
    if (route.request().method() === 'PATCH') seen += 1
    return seen > parts ? route.abort() : route.continue()
  })
  return { mend: () => page.unroute(CONTENT) }
}
const progress = (page: Page) => ownRows(page).first().getByRole('progressbar')
const spoken = (page: Page) => page.locator('.own-recordings > [role="status"]')
const offsets = (page: Page) => {
  const sent: number[] = []
  page.on('request', (request) => {
    const offset = request.headers()['upload-offset']
    if (offset !== undefined) sent.push(Number(offset))
  })
  return sent
}

test('a line that is cut in the middle is said, and the upload goes on by itself from where it was', async () => {
  const { open } = await member(product)
  const page = await open('/upload')
  const sent = offsets(page)
  const line = await cutAfter(page, 1)
  await sendRecording(page, { name: 'knock.wav', buffer: knock() })
  await newestSays(page, 'The line is lost. What has arrived is kept, and it goes on by itself')
  expect(await progress(page).getAttribute('aria-valuetext')).toBe('64 KB of 938 KB, 6 %')
  await expect.poll(() => spoken(page).textContent()).toContain('The line is lost.')
  await line.mend()
  await newestSays(page, 'Waiting for a listener')
  // The first part is 64 KiB; nothing before it was sent twice, and what follows begins where it ends.
  expect(sent[0]).toBe(0)
  expect(sent.slice(1).every((offset) => offset >= 65_536)).toBe(true)
  expect(sent).toContain(65_536)
})

test('of a part that was cut in the middle on the way, what had arrived is not sent again', async () => {
  const line = await thinLine(product.port)
  try {
    const { open } = await member({ ...product, address: line.address })
    const page = await open('/upload')
    const sent = offsets(page)
    await fillForm(page, { name: 'knock.wav', buffer: knock() })
    // The first part has 65,536 bytes; headers and other requests of the page are far below the rest.
    const cut = line.cutAfter(200_000)
    await page.getByRole('button', { name: 'Upload recording' }).click()
    await cut
    await newestSays(page, 'The line is lost.')
    line.mend()
    await newestSays(page, 'Waiting for a listener')
    const mended = sent.find((offset) => offset > 65_536)
    expect(mended).toBeGreaterThan(65_536)
    expect(mended).toBeLessThan(200_000)
  } finally {
    await line.stop()
  }
})

test('offline, it waits, and goes on the moment the browser is online again', async () => {
  const { open, context } = await member(product)
  const page = await open('/upload')
  const line = await cutAfter(page, 1)
  await sendRecording(page, { name: 'knock.wav', buffer: knock() })
  await newestSays(page, 'The line is lost.')
  await context.setOffline(true)
  await line.mend()
  await newestSays(page, 'The line is lost.')
  await context.setOffline(false)
  await newestSays(page, 'Waiting for a listener')
})

test('an upload that cannot begin says so at once, and the form keeps everything', async () => {
  const { open, context } = await member(product)
  const page = await open('/upload')
  await fillForm(page, { name: 'knock.wav', buffer: knock() })
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Upload recording' }).click()
  await page.getByText('You seem to be offline. All you entered stays on this page.').waitFor()
  await page.locator('.chosen-recording').getByText('knock.wav').first().waitFor()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Upload recording' }).click()
  await newestSays(page, 'Waiting for a listener')
})

test('it pauses and goes on by button, and another page of ours does not stop it', async () => {
  const { open, context, address } = await member(product)
  const page = await open('/upload')
  const line = await cutAfter(page, 2)
  await sendRecording(page, { name: 'knock.wav', buffer: knock() })
  await newestSays(page, 'The line is lost.')
  await page.getByRole('button', { name: 'Pause with knock.wav' }).click()
  await newestSays(page, 'Paused. What has arrived is kept for 24 hours.')
  await page.getByRole('button', { name: 'Go on with knock.wav' }).click()
  await newestSays(page, 'The line is lost.')
  await page.getByRole('banner').getByRole('link', { name: 'Plans' }).click()
  await page.waitForURL('**/plans')
  await line.mend()
  const arrived = async () => {
    const list = await (await context.request.get(`${address}/api/contributions`)).json()
    return list.contributions[0]?.state
  }
  await expect.poll(arrived).toBe('waiting')
})

test('after a reload the same file, chosen again, goes on from its byte; another file is told apart', async () => {
  const { open } = await member(product)
  const page = await open('/upload')
  const line = await cutAfter(page, 2)
  const buffer = knock()
  await sendRecording(page, { name: 'knock.wav', buffer })
  await newestSays(page, 'The line is lost.')
  const before = await progress(page).getAttribute('aria-valuenow')
  expect(Number(before)).toBeGreaterThan(6)
  await page.reload()
  await newestSays(page, 'Choose knock.wav again, and it goes on from where it stopped.')
  // Only now: before, the page itself would have gone on with it.
  await line.mend()
  expect(await progress(page).getAttribute('aria-valuenow')).toBe(before)
  const sent = offsets(page)
  const again = (name: string, chosen: Buffer) =>
    ownRows(page)
      .first()
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'audio/wav', buffer: chosen })
  await again('other.wav', knock())
  await newestSays(page, 'other.wav is another file than the one that was begun.')
  await again('knock.wav', buffer)
  await newestSays(page, 'Waiting for a listener')
  expect(sent[0]).toBeGreaterThan(65_536)
})

test('it can be cancelled on the way, and nothing of it is left', async () => {
  const { open, context, address } = await member(product)
  const page = await open('/upload')
  await cutAfter(page, 1)
  await sendRecording(page, { name: 'knock.wav', buffer: knock() })
  await newestSays(page, 'The line is lost.')
  // The list of before still holds it: it must not come back as one that was begun.
  await page.route('**/api/contributions', (route) =>
    route.request().method() === 'GET' ? undefined : route.continue(),
  )
  await page.getByRole('button', { name: 'Cancel the upload of knock.wav' }).click()
  await page.getByText('None yet. What you send stands here').waitFor()
  const list = await (await context.request.get(`${address}/api/contributions`)).json()
  expect(list.contributions).toEqual([])
})

test('the same sound sent twice is told, and taken off the list', async () => {
  const { open } = await member(product)
  const page = await open('/upload')
  const buffer = knock()
  await sendRecording(page, { name: 'knock.wav', buffer })
  await newestSays(page, 'Waiting for a listener')
  await sendRecording(page, { name: 'again.wav', buffer })
  await newestSays(page, 'This recording is here already, so it was not kept a second time.')
  await page.getByRole('button', { name: 'Take off the list again.wav' }).click()
  await expect.poll(() => ownRows(page).count()).toBe(1)
})

test('one’s own recording can be heard, stands on My Car too, and is withdrawn after one question', async () => {
  const { open } = await member(product)
  const page = await open('/upload')
  await sendRecording(page, { name: 'knock.wav', buffer: tone(2) })
  await newestSays(page, 'Waiting for a listener')
  await page.getByRole('button', { name: /^Listen/ }).click()
  const player = ownRows(page).first().locator('audio')
  const length = () =>
    player.evaluate((element) => (element instanceof HTMLAudioElement ? element.duration : 0))
  await expect.poll(length).toBeCloseTo(2, 1)
  await page.goto(new URL('/my-car', product.address).href)
  await page.getByText('1 Recording', { exact: true }).waitFor()
  await newestSays(page, 'Waiting for a listener')
  await page.getByRole('button', { name: /^Withdraw/ }).click()
  await page.getByRole('dialog', { name: 'Withdraw this recording?' }).waitFor()
  await page.getByRole('button', { name: 'Withdraw it' }).click()
  await page.getByText('No recordings yet.').waitFor()
  await page.getByText('No Recordings Yet', { exact: true }).waitFor()
})

test('axe finds nothing at 320 px, light and dark, with a recording on its way and one that waits, and nothing sticks out', async () => {
  const options = { viewport: { width: 320, height: 800 }, reducedMotion: 'reduce' } as const
  const { open } = await member(product, options)
  const page = await open('/upload')
  await sendRecording(page, { name: 'knock.wav', buffer: tone(2) })
  await newestSays(page, 'Waiting for a listener')
  await cutAfter(page, 1)
  await sendRecording(page, { name: 'more.wav', buffer: knock() })
  await newestSays(page, 'The line is lost.')
  expect(await violationsInBothThemes(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
