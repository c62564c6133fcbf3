import type { Hearing, NextStep } from '@candi/contracts'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { answerInLines } from './answer-in-lines.ts'
import { proMember } from './contributor.ts'
import { countKept } from './count-kept.ts'
import { holdScripts } from './hold-scripts.ts'
import { knockWav } from './knock-wav.ts'
import { proposeStep } from './propose-step.ts'
import { violations } from './violations.ts'
import { answered, causes, complain, composer, movedCauses, part, textOf, visitor } from './visit.ts'

const product = inject('product')

const pro = (options: BrowserContextOptions = {}) => proMember(product, options)

const KNOCK: Hearing = {
  seconds: 8,
  state: { id: 'idle', probability: 0.93, isTold: false },
  fault: { probability: 0.8 },
  sounds: [
    {
      kind: 'knock',
      probability: 0.91,
      fromSeconds: 3.2,
      toSeconds: 4.8,
      lowHertz: 500,
      highHertz: 3_500,
      perSecond: 13,
      follows: 'engine',
      words: 'Rhythmic knock, 13 per second, follows the engine',
    },
  ],
  orders: [{ hertz: 13, order: 1, words: 'Engine speed: the crankshaft' }],
  engineSpeed: { rpm: 780, probability: 0.7, isTold: false },
  flaws: [],
  signs: [{ finding: 'engine_knock_deep', confidence: 0.85, fromSeconds: 3.2, toSeconds: 4.8 }],
  summary: 'I hear a knock that keeps time with the engine.',
  next: null,
}
const QUIET: Hearing = {
  ...KNOCK,
  fault: null,
  sounds: [],
  orders: [],
  engineSpeed: null,
  flaws: ['too_quiet'],
  signs: [],
  summary: 'I can’t tell from this recording: it is too quiet.',
  next: { title: 'Record again, closer', how: 'Hold the phone 30–45 cm from the noise.' },
}

type Visit = Awaited<ReturnType<typeof pro>>
/** What is heard is given here, one hearing after the other; the journey of a real judgement is a test of its own. */
const hears = (visit: Visit, hearings: Hearing[]) =>
  answerInLines(
    visit.context,
    '**/api/listen*',
    hearings.map((hearing) => ({ type: 'hearing', hearing })),
  )

const cards = (page: Page) => page.locator('figure.tape')
const record = (page: Page) => page.getByRole('button', { name: 'Record', exact: true })
const use = (page: Page) => page.getByRole('button', { name: 'Use this recording' }).click()

async function upload(page: Page, buffer = knockWav(8, 13)) {
  await record(page).click()
  await page
    .locator('.record-panel input[type="file"]')
    .first()
    .setInputFiles({ name: 'knock.wav', mimeType: 'audio/wav', buffer })
  await use(page)
}

test('a recording is drawn, told in words and played, moves the list, and is named with its seconds in the evidence', async () => {
  const visit = await pro()
  await hears(visit, [KNOCK])
  const page = await visit.open('/diagnose')
  await complain(page)
  const before = await causes(page)
  await upload(page)
  const card = cards(page).first()
  await card.getByText('Rhythmic knock, 13 per second, follows the engine.').waitFor()
  await card.getByText('Heard clearly').waitFor()
  await card.getByText('I hear a knock that keeps time with the engine.').waitFor()
  await card.locator('.tape-name', { hasText: 'Recording 1 · idling' }).waitFor()
  await card.locator('.heard-words', { hasText: 'Rhythmic knock 3.2–4.8 s' }).waitFor()
  await card.locator('svg.spectro .heard path[d^="M"]').first().waitFor({ state: 'attached' })
  await movedCauses(page, before)
  await answered(page)
  await part(page, 'What this rests on').getByText('Recording 1, 3.2–4.8 s').waitFor()

  await card.getByRole('button', { name: /^Play that part/ }).click()
  const at = () =>
    card.locator('audio').evaluate((audio) => (audio instanceof HTMLAudioElement ? audio.currentTime : 0))
  await expect.poll(at).toBeGreaterThan(3.2)
  await card.getByRole('button', { name: /^Play that part/ }).waitFor()
  // Long before the end of the recording; how soon after the part is up to how often the page gets its turn.
  expect(await at()).toBeLessThan(7)

  // A closed tab and back: the sound, the picture and what was heard are still there, and nothing is heard again.
  const address = page.url()
  await page.close()
  const back = await visit.open(new URL(address).pathname)
  await cards(back).first().locator('svg.spectro').waitFor()
  await cards(back).first().getByText('Rhythmic knock, 13 per second, follows the engine.').waitFor()
  await part(back, 'What this rests on').getByText('Recording 1, 3.2–4.8 s').waitFor()
  expect(await violations(back)).toEqual([])

  // "That is not the noise I mean" takes the sign away and moves the list back.
  const with_ = await causes(back)
  await cards(back)
    .first()
    .getByRole('button', { name: /^Not the noise I mean/ })
    .click()
  await movedCauses(back, with_)
  expect(await part(back, 'What this rests on').getByText('Recording 1').count()).toBe(0)
})

test('a case may begin with a recording, whose owner knows better what the car did; deleted, it leaves no sound behind', async () => {
  const visit = await pro()
  const asked = await hears(visit, [KNOCK])
  const page = await visit.open('/diagnose')
  await upload(page)
  await cards(page).first().locator('.heard-list b').waitFor()
  await page.locator('#sheet .headline').waitFor()
  await answered(page)
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/diagnose\/.+/)

  const card = cards(page).first()
  await card.getByRole('button', { name: /^Correct/ }).click()
  await card.getByRole('button', { name: 'revving', exact: true }).click()
  await expect.poll(() => asked.at(-1)).toBe('?state=revving')
  await card.getByLabel('What does the rev counter say?').fill('2,500')
  await card.getByRole('button', { name: 'Listen again' }).click()
  await expect.poll(() => asked.at(-1)).toBe('?state=revving&rpm=2500')

  await card.getByRole('button', { name: /^Delete/ }).click()
  await card.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('A recording that you deleted.').waitFor()
  await expect.poll(() => countKept(page, 'candi-recordings', 'sounds')).toBe(0)
})

test('what cannot be told says so and opens the recorder with what to record next; two recordings are laid side by side', async () => {
  const visit = await pro()
  await hears(visit, [KNOCK, QUIET])
  const page = await visit.open('/diagnose')
  await complain(page)
  await upload(page)
  await cards(page).first().locator('.heard-list b').waitFor()
  await answered(page)
  await upload(page, knockWav(8, 13, 0))
  const second = cards(page).nth(1)
  await second.getByText('I can’t tell from this recording: it is too quiet.').waitFor()
  await second.getByRole('button', { name: 'Record this' }).click()
  await page.locator('.record-panel').getByText('Record again, closer').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.record-panel').waitFor({ state: 'detached' })

  await cards(page)
    .first()
    .getByRole('button', { name: /^Compare/ })
    .click()
  const panel = page.getByRole('dialog', { name: 'Compare two recordings' })
  await expect.poll(() => textOf(panel.locator('.compared-verdict'))).toMatch(/^(Gone|Quieter)$/)
  expect(await panel.locator('svg.spectro').count()).toBe(3)
  expect(await violations(page, '[role="dialog"]')).toEqual([])
})

test('without a network a recording is kept and says so, and goes out by itself when it is back', async () => {
  const visit = await pro()
  await hears(visit, [KNOCK])
  const page = await visit.open('/diagnose')
  await complain(page)
  await record(page).click()
  await page
    .locator('.record-panel input[type="file"]')
    .first()
    .setInputFiles({ name: 'knock.wav', mimeType: 'audio/wav', buffer: knockWav(4, 13) })
  await page.getByRole('button', { name: 'Use this recording' }).waitFor()
  await visit.context.setOffline(true)
  await use(page)
  await page
    .getByText(/kept on this device/)
    .first()
    .waitFor()
  await visit.context.setOffline(false)
  await cards(page).first().locator('.heard-list b').waitFor()
})

const AC: NextStep = {
  kind: 'experiment',
  id: 'ac_on_off',
  finding: 'worse_ac_on',
  text: 'Switch the A/C on and off',
  because: 'This tells a belt from the compressor.',
  how: 'Engine idling, outdoors. Switch the air conditioning on, then off.',
  asks: 'Is it louder with the A/C on?',
  danger: '',
  choices: [
    { label: 'Yes, louder', state: 'present' },
    { label: 'No', state: 'absent' },
    { label: 'Not sure', state: 'unknown' },
  ],
  options: [],
  left: '',
}
test('an experiment is recorded side by side, its outcome waits for a nod, and then it is a check like any other', async () => {
  const visit = await pro()
  await hears(visit, [QUIET])
  await proposeStep(visit.context, AC)
  const page = await visit.open('/diagnose')
  await complain(page)
  await page.getByRole('button', { name: 'Record it' }).click()
  const panel = page.locator('.record-panel')
  for (const [title, knock] of [
    ['First with the A/C off', 0],
    ['Now with the A/C on', 0.7],
  ] as const) {
    await panel.getByText(title).waitFor()
    await panel
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'side.wav', mimeType: 'audio/wav', buffer: knockWav(6, 13, knock) })
    await use(page)
  }
  const outcome = page.getByRole('dialog', { name: AC.text })
  await outcome.getByText('By what was recorded: Yes, louder.').waitFor()
  expect(await textOf(outcome.locator('.compared-verdict'))).toBe('New')
  expect(await violations(page, '[role="dialog"]')).toEqual([])
  const [sent] = await Promise.all([
    page.waitForRequest('**/api/conversation'),
    outcome.getByRole('button', { name: 'Yes, louder' }).click(),
  ])
  const { facts } = sent.postDataJSON()
  expect(facts.answers).toEqual([{ finding: 'worse_ac_on', state: 'present', source: 'check' }])
  await answered(page)
  await page.locator('.tape-name', { hasText: 'Recording 1 · A/C off' }).waitFor()
  await page.locator('.tape-name', { hasText: 'Recording 2 · A/C on' }).waitFor()
})

/** Drops a recording on the desk. Where nobody takes the drop, the browser opens the file in place of the page. */
async function dropRecording(page: Page): Promise<void> {
  const isLeftToBrowser = await page.evaluate(
    (content) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(content)], 'dropped.wav', { type: 'audio/wav' }))
      const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer })
      return document.querySelector('main')?.dispatchEvent(drop)
    },
    [...knockWav(3, 13)],
  )
  expect(isLeftToBrowser).toBe(false)
}
const droppedInRecorder = (page: Page) => page.locator('.record-panel').getByText('dropped.wav').first()

test('a file dropped on the desk opens the recorder with it', async () => {
  const visit = await pro()
  const page = await visit.open('/diagnose')
  await page.locator('.token-line').getByText('tokens').waitFor()
  await dropRecording(page)
  await droppedInRecorder(page).waitFor()
})

test('a file dropped before the page is alive opens the recorder when it is', async () => {
  const visit = await pro()
  const release = await holdScripts(visit.context)
  const page = await visit.open('/diagnose')
  await dropRecording(page)
  release()
  await droppedInRecorder(page).waitFor()
})

test('the server hears what the browser sends, and answers with a hearing', async () => {
  const visit = await pro()
  const page = await visit.open('/diagnose')
  await upload(page)
  await cards(page).first().locator('.heard-summary').waitFor()
})

test('without Pro the button opens a kind word: what it brings, how to come by it, and a sentence to go on with', async () => {
  for (const options of [{}, { viewport: { width: 320, height: 640 } }]) {
    const visit = await visitor(options, product.address)
    const page = await visit.open('/diagnose')
    await page.getByRole('button', { name: 'Essential only' }).click()
    await record(page).click()
    const dialog = page.getByRole('dialog', { name: 'Tell it in words, or let CANDI listen' })
    await dialog.waitFor()
    expect(await dialog.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/plans')
    expect(await dialog.getByRole('link', { name: 'Earn one case' }).getAttribute('href')).toBe('/upload')
    expect(await violations(page, 'dialog')).toEqual([])
    await dialog.getByRole('button', { name: 'It knocks' }).click()
    await expect.poll(() => composer(page).inputValue()).toBe('It knocks ')
    await expect.poll(() => composer(page).evaluate((field) => field === document.activeElement)).toBe(true)
  }
})
