import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { knockWav } from './knock-wav.ts'
import { launchWithMicrophone } from './launch-with-device.ts'
import { loneFeature } from './lone-feature.ts'
import { violations } from './violations.ts'

const KNOCKS_PER_SECOND = 10
const WAV_HEADER_BYTES = 44
const RATE_HZ = 16_000

let page: Page
const recorder = loneFeature('record-page', {
  fileName: 'knock.wav',
  content: () => knockWav(4, KNOCKS_PER_SECOND),
  launch: launchWithMicrophone,
})

async function open(options: BrowserContextOptions = { permissions: ['microphone'] }) {
  page = await recorder.open(options)
  await page.getByRole('button', { name: 'Record a noise' }).click()
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
async function timer(): Promise<number> {
  const words = (await page.locator('.recorder .timer').textContent()) ?? ''
  const [minutes = Number.NaN, seconds = Number.NaN] = words.split(':').map(Number)
  return 60 * minutes + seconds
}
/** So many seconds or more: on a busy machine the clock may pass one between two looks. */
const hasRecorded = (seconds: number) => expect.poll(timer).toBeGreaterThanOrEqual(seconds)
/** Waits until the recording is there to be looked over, and the keyboard with it. */
const isLookedOver = () =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Is the noise on it?')

async function used() {
  await page.waitForFunction(() => window.used !== undefined)
  const given = await page.evaluate(() => window.used)
  const file = Buffer.from(given?.wav ?? [])
  const samples = Float32Array.from(
    { length: Math.max(0, (file.length - WAV_HEADER_BYTES) / 2) },
    (_, index) => file.readInt16LE(WAV_HEADER_BYTES + index * 2),
  )
  return { ...given, samples }
}

/**
 * Beats a second of a recording: the lag from 1/20 to 1/5 s at which its loudness, taken every 5 ms, most resembles
 * itself. Of the differences between neighbors, in which the hum below hardly shows.
 */
function beatsOf(samples: Float32Array): number {
  const step = RATE_HZ / 200
  const steep = samples.map((value, index) => Math.abs(value - (samples[index - 1] ?? value)))
  const loudness = Array.from({ length: Math.floor(samples.length / step) }, (_, index) =>
    steep.subarray(index * step, (index + 1) * step).reduce((sum, value) => sum + value, 0),
  )
  const middle = loudness.reduce((sum, value) => sum + value, 0) / loudness.length
  const alike = (lag: number) =>
    loudness
      .slice(lag)
      .reduce((sum, value, index) => sum + (value - middle) * ((loudness[index] ?? 0) - middle), 0)
  const lags = Array.from({ length: 31 }, (_, index) => index + 10)
  const best = lags.reduce((before, lag) => (alike(lag) > alike(before) ? lag : before))
  return 200 / best
}

test('a knock is recorded as it sounds, cut by the keyboard, and used with what the owner says of it', async () => {
  await open()
  expect(await page.getByRole('heading').allTextContents()).toContain(
    'Hood open. Hold the phone 30–45 cm from the noise',
  )
  await button('Record').click()
  await hasRecorded(3)
  expect(await page.locator('.device-top .num').textContent()).toMatch(/^(44\.1|48) kHz, filters off$/)
  expect(await page.getByRole('meter', { name: 'Loudness' }).getAttribute('aria-valuetext')).toBe('good')
  expect(await violations(page, '.recorder')).toEqual([])
  await button('Stop recording').click()

  await isLookedOver()
  const end = page.getByRole('slider', { name: 'End' })
  const before = Number.parseFloat((await end.getAttribute('aria-valuetext')) ?? '')
  await end.focus()
  for (let times = 0; times < 5; times += 1) await page.keyboard.press('ArrowLeft')
  expect(Number.parseFloat((await end.getAttribute('aria-valuetext')) ?? '')).toBeCloseTo(before - 0.5, 5)
  await page.getByRole('radio', { name: 'Revving' }).check()
  await page.getByLabel('Engine speed').fill('2,500')
  expect(await violations(page, '.recorder')).toEqual([])
  await button('Use this recording').click()

  const { samples, seconds, ...said } = await used()
  expect(said).toMatchObject({ state: 'revving', rpm: 2_500, origin: 'microphone' })
  expect(samples.length / RATE_HZ).toBeCloseTo(seconds ?? 0, 3)
  expect(beatsOf(samples)).toBeCloseTo(KNOCKS_PER_SECOND, 0)
})

test('the recording can be heard before it is used', async () => {
  await open()
  await button('Record').click()
  await hasRecorded(2)
  await button('Stop recording').click()
  // It plays for two seconds: looked for in the page itself, which misses nothing while this process is held up.
  await Promise.all([
    page.waitForFunction(() => document.querySelector('.clock-acts .is-main')?.textContent === 'Pause'),
    button('Play').click(),
  ])
  await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0)
  // It ends by itself where the kept part ends.
  await button('Play').waitFor({ timeout: 30_000 })
})

test('Esc ends a recording and keeps it, then asks and takes the question back; a pressed Delete leaves and gives the focus back', async () => {
  await open()
  await button('Record').click()
  await hasRecorded(2)
  await page.keyboard.press('Escape')
  await isLookedOver()
  const question = page.getByRole('alertdialog', { name: 'Delete this recording?' })
  for (let times = 0; times < 2; times += 1) {
    await page.keyboard.press('Escape')
    await question.waitFor()
    // Chromium lets no page refuse twice in a row: the panel must be back all the same.
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    await button('Use this recording').waitFor()
  }
  await page.keyboard.press('Escape')
  await button('Delete').click()
  await page.locator('.record-panel').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Record a noise')
})

test('a refused microphone leads to a file, which is opened here', async () => {
  await open({})
  await button('Record').click()
  await page.getByRole('heading', { name: 'The microphone is not allowed' }).waitFor()
  expect(await violations(page, '.recorder')).toEqual([])
  await page.getByLabel('Choose a sound file').setInputFiles(recorder.deviceFile)
  await button('Use this recording').waitFor()
  await button('Use this recording').click()
  const { samples, state, origin } = await used()
  expect({ state, origin }).toEqual({ state: null, origin: 'file' })
  expect(samples.length).toBe(4 * RATE_HZ)
  expect(beatsOf(samples)).toBeCloseTo(KNOCKS_PER_SECOND, 0)
})

test('what the recorder of a phone or a browser writes is opened: webm and mp4', async () => {
  await open()
  const kinds = await page.evaluate(() =>
    ['audio/webm;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4;codecs=opus'].filter((type) =>
      MediaRecorder.isTypeSupported(type),
    ),
  )
  expect(kinds).toContain('audio/webm;codecs=opus')
  // All at once, as each takes as long as it lasts.
  const written = await Promise.all(
    kinds.map((kind) =>
      page.evaluate(async (type) => {
        const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
        const recorder = new MediaRecorder(stream, { mimeType: type })
        const chunks: Blob[] = []
        // The first piece ends the recording.
        recorder.ondataavailable = ({ data }) => {
          chunks.push(data)
          if (recorder.state === 'recording') recorder.stop()
        }
        const stopped = new Promise((done) => {
          recorder.onstop = done
        })
        const started = performance.now()
        recorder.start(2_500)
        await stopped
        const seconds = (performance.now() - started) / 1_000
        for (const track of stream.getTracks()) track.stop()
        return { kind: type, seconds, bytes: [...new Uint8Array(await new Blob(chunks).arrayBuffer())] }
      }, kind),
    ),
  )
  for (const { kind, seconds, bytes } of written) {
    const name = kind.startsWith('audio/webm') ? 'knock.webm' : 'knock.mp4'
    await page
      .getByLabel('Use a file')
      .setInputFiles({ name, mimeType: kind.split(';')[0] ?? kind, buffer: Buffer.from(bytes) })
    await button('Use this recording').waitFor()
    expect(await page.locator('.trim').count()).toBe(1)
    expect(await timer()).toBeGreaterThanOrEqual(2)
    expect(await timer()).toBeLessThanOrEqual(Math.ceil(seconds))
    await button('Redo').click()
  }
})

test('a dropped file is opened, and one that holds no sound is refused in words', async () => {
  await open()
  const drop = (name: string, text: string) =>
    page.locator('.recorder').evaluate(
      (element, given) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([given.text], given.name))
        element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
      },
      { name, text },
    )
  await drop('notes.txt', 'hello')
  await page.locator('.tell', { hasText: '“notes.txt” is not a sound recording.' }).waitFor()
  await drop('knock.wav', 'hello')
  await page.locator('.tell', { hasText: '“knock.wav” holds no sound that can be read.' }).waitFor()
  expect(await button('Record').isEnabled()).toBe(true)
})

test('it works at 320 px: nothing is cut off sideways', async () => {
  await open({ permissions: ['microphone'], viewport: { width: 320, height: 640 } })
  const isWide = () =>
    page.locator('.record-panel').evaluate((panel) => panel.scrollWidth > panel.clientWidth)
  expect(await isWide()).toBe(false)
  await button('Record').click()
  await hasRecorded(2)
  expect(await isWide()).toBe(false)
  await button('Stop recording').click()
  await button('Use this recording').waitFor()
  expect(await isWide()).toBe(false)
})
