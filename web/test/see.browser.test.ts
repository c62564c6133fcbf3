import type { Sighting } from '@candi/contracts'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { LIT_OIL, SEEN } from '../src/fixture/seen-photo.ts'
import { answerInLines } from './answer-in-lines.ts'
import { proMember } from './contributor.ts'
import { countKept } from './count-kept.ts'
import { dashboardFile } from './photo-file.ts'
import { violations, violationsInBothThemes } from './violations.ts'
import { answered, causes, complain, movedCauses, part, visitor } from './visit.ts'

const product = inject('product')

const pro = (options: BrowserContextOptions = {}) => proMember(product, options)
type Visit = Awaited<ReturnType<typeof pro>>

const LEAK: Sighting = {
  ...SEEN,
  kind: { id: 'leak', probability: 0.8, isTold: false },
  lamps: [],
  signs: [],
  codes: ['P0420'],
  odometer: { value: 137_113, unit: 'km', probability: 0.9 },
  colours: [{ family: 'brown', hex: '#6b4423', share: 0.7 }],
  questions: [
    {
      id: 'leak_color',
      text: 'Which color is nearest?',
      how: null,
      options: [
        {
          label: 'Brown or black',
          colour: 'brown',
          says: [{ finding: 'oil_pressure_lamp_on', state: 'present' }],
        },
        { label: 'Green', colour: 'green', says: [{ finding: 'temp_lamp_red', state: 'present' }] },
      ],
      proposed: { option: 0, probability: 0.62 },
    },
  ],
  summary: 'I see a puddle.',
}
const NOTHING: Sighting = {
  ...SEEN,
  lamps: [],
  signs: [],
  flaws: ['blurred'],
  summary: 'I can’t tell from this photo: it is blurred.',
  next: { title: 'Take it again, held still', how: 'Rest the phone on the steering wheel.' },
}
const OIL_AND_BATTERY: Sighting = {
  ...SEEN,
  lamps: [LIT_OIL, { ...LIT_OIL, id: 'battery', box: [0.5, 0.7, 0.05, 0.05], probability: 0.6, others: [] }],
}

/** What is seen is given here; the journey of a real judgement is a test of its own. */
const sees = (visit: Visit, ...sightings: Sighting[]) =>
  answerInLines(
    visit.context,
    '**/api/look*',
    sightings.map((sighting) => ({ type: 'sighting', sighting })),
  )

const cards = (page: Page) => page.locator('figure.photo')
const photograph = (page: Page) => page.getByRole('button', { name: 'Photo', exact: true })

type MadeLamps = Parameters<typeof dashboardFile>[1]
const drawn = new Map<string, Awaited<ReturnType<typeof dashboardFile>>>()
/** The same lamps always give the same photo: it is drawn once. */
async function dashboard(page: Page, lamps: MadeLamps) {
  const file = drawn.get(lamps.join()) ?? (await dashboardFile(page, lamps))
  drawn.set(lamps.join(), file)
  return file
}
async function choose(page: Page, lamps: MadeLamps = ['oil_pressure', 'battery']) {
  const file = await dashboard(page, lamps)
  await photograph(page).click()
  await page.locator('.photo-panel input[type="file"]').first().setInputFiles(file)
  await page.getByRole('button', { name: 'Use this photo' }).waitFor()
}
async function upload(page: Page, lamps?: MadeLamps) {
  await choose(page, lamps)
  await page.getByRole('button', { name: 'Use this photo' }).click()
}

test('a photo is boxed and told in words, moves the list, is named in the evidence, and can be put right', async () => {
  const visit = await pro()
  await sees(visit, OIL_AND_BATTERY)
  const page = await visit.open('/diagnose')
  await complain(page)
  const before = await causes(page)
  await upload(page)
  const card = cards(page).first()
  await card.getByText('I see the oil pressure lamp lit.').waitFor()
  const lamps = card.getByRole('list', { name: 'Lamps in Photo 1' })
  await lamps.getByText('Oil pressure lamp, red').waitFor()
  await lamps.getByText('Don’t drive', { exact: true }).waitFor()
  await lamps.getByText('Clearly lit').waitFor()
  await lamps.getByText('Perhaps lit').waitFor()
  expect(await card.locator('svg .lamp-box').count()).toBe(2)
  const seen = await movedCauses(page, before)
  await answered(page)
  await part(page, 'What this rests on').getByText('Photo 1').first().waitFor()
  expect(await violations(page)).toEqual([])

  // A closed tab and back: photo, boxes and words are there, and nothing is looked at again.
  const address = page.url()
  await page.close()
  await visit.context.unroute('**/api/look*')
  const back = await visit.open(new URL(address).pathname)
  const again = cards(back).first()
  await again.locator('img').waitFor()
  await again.getByRole('list', { name: 'Lamps in Photo 1' }).getByText('Oil pressure lamp, red').waitFor()
  await part(back, 'What this rests on').getByText('Photo 1').first().waitFor()

  // The owner looks again: it is not lit. Its box, its words and its weight go.
  await again.getByRole('button', { name: /^Not lit\W+1, Oil/ }).click()
  await movedCauses(back, seen)
  expect(await again.locator('svg .lamp-box').count()).toBe(1)
  await expect.poll(() => part(back, 'What this rests on').getByText('Photo 1').count()).toBe(0)
  await again.getByRole('button', { name: /^It is lit\W+1, Oil/ }).click()
  await part(back, 'What this rests on').getByText('Photo 1').first().waitFor()
})

test('a gauge is boxed, told in words and put right: read wrong, its weight goes, and it stays so in the next visit', async () => {
  const visit = await pro({ viewport: { width: 390, height: 844 } })
  const box = (left: number): [number, number, number, number] => [left, 0.3, 0.12, 0.15]
  await sees(visit, {
    ...SEEN,
    lamps: [],
    gauges: [
      { id: 'temperature', level: 0.93, probability: 0.86, box: box(0.2), finding: 'temp_gauge_high' },
      { id: 'fuel', level: 0.5, probability: 0.9, box: box(0.6), finding: null },
    ],
    signs: [{ finding: 'temp_gauge_high', confidence: 0.69, words: 'temperature gauge at hot', by: 'candi' }],
    summary: 'The temperature gauge seems to stand at hot.',
  })
  const page = await visit.open('/diagnose')
  await complain(page)
  const before = await causes(page)
  await upload(page)
  const card = cards(page).first()
  const gauges = card.getByRole('list', { name: 'Gauges in Photo 1' })
  await gauges.getByText('Temperature gauge: at hot').waitFor()
  await gauges.getByText('Fuel gauge: about half').waitFor()
  expect(await card.locator('svg .gauge-box').count()).toBe(2)
  const seen = await movedCauses(page, before)
  await answered(page)
  await part(page, 'What this rests on').getByText('Photo 1').first().waitFor()
  expect(await violations(page, 'figure.photo')).toEqual([])

  await card.getByRole('button', { name: /^Not right\W+Temperature gauge/ }).click()
  await movedCauses(page, seen)
  await gauges.getByText('Not right, you said; it no longer counts.').waitFor()
  expect(await card.locator('svg .gauge-box').count()).toBe(1)
  await expect.poll(() => part(page, 'What this rests on').getByText('Photo 1').count()).toBe(0)

  const address = page.url()
  await page.close()
  const back = await visit.open(new URL(address).pathname)
  await cards(back).first().getByText('Not right, you said; it no longer counts.').waitFor()
  await cards(back)
    .first()
    .getByRole('button', { name: /^It is right\W+Temperature gauge/ })
    .click()
  await part(back, 'What this rests on').getByText('Photo 1').first().waitFor()
})

test('"it is the other one" offers what it may be and then every lamp; a lamp that was missed is added from the chart', async () => {
  const visit = await pro({ viewport: { width: 390, height: 844 } })
  await sees(visit, SEEN)
  const page = await visit.open('/diagnose')
  await upload(page)
  const card = cards(page).first()
  const other = card.getByRole('button', { name: /^It is the other one\W+1, Oil/ })
  await other.click()
  await card.getByRole('button', { name: 'Coolant temperature lamp' }).click()
  await card.getByText('Put right by you.').waitFor()
  await card.getByRole('button', { name: /^It is the other one\W+1, Coolant/ }).click()
  await card.getByRole('button', { name: 'Choose from all lamps' }).click()
  const chart = page.getByRole('dialog', { name: 'Which lamp is it?' })
  await chart.getByRole('searchbox').fill('abs')
  await chart.getByRole('button', { name: 'ABS', exact: true }).click()
  await card.getByText('ABS lamp, red').waitFor()

  await card.getByRole('button', { name: 'Add a lamp that was missed' }).click()
  await chart.getByRole('button', { name: 'Battery', exact: true }).click()
  await card.getByText('Found by you.').waitFor()
  expect(await card.locator('.seen-lamp').count()).toBe(2)
  // On the photo itself: a tap beside every lamp asks which one is there, and boxes it.
  await card.locator('.boxed').click({ position: { x: 40, y: 40 } })
  await chart.getByRole('button', { name: 'Seat belt', exact: true }).click()
  await expect.poll(() => card.locator('.seen-lamp').count()).toBe(3)
  expect(await card.locator('svg .lamp-box').count()).toBe(2)
  await answered(page)
  for (const width of [390, 1_440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await violationsInBothThemes(page, 'figure.photo')).toEqual([])
  }
})

test('the lamps of a bulb check warn of nothing until the owner says that the engine was running', async () => {
  const visit = await pro()
  await sees(visit, { ...OIL_AND_BATTERY, bulbCheck: true, signs: [] })
  const page = await visit.open('/diagnose')
  await upload(page)
  const card = cards(page).first()
  await card.getByText('This is the bulb check.').waitFor()
  expect(await card.getByText('Don’t drive', { exact: true }).count()).toBe(0)
  await answered(page)
  await card.getByRole('button', { name: 'The engine was running' }).click()
  await card.getByText('Don’t drive', { exact: true }).first().waitFor()
  await part(page, 'What this rests on').getByText('Photo 1').first().waitFor()
})

test('what pixels cannot say is asked beside the photo; codes weigh in, and the mileage goes to the car on a tap', async () => {
  const visit = await pro()
  await sees(visit, LEAK)
  const page = await visit.open('/diagnose')
  const [sent] = await Promise.all([page.waitForRequest('**/api/conversation'), upload(page)])
  expect(sent.postDataJSON().facts.codes).toEqual(['P0420'])
  const card = cards(page).first()
  await card.getByText('from the photo, 62 %').waitFor()
  await answered(page)
  const [weighed] = await Promise.all([
    page.waitForRequest('**/api/assessment'),
    card.getByRole('button', { name: /^Brown or black/ }).click(),
  ])
  expect(weighed.postDataJSON().facts.answers).toEqual([
    { finding: 'oil_pressure_lamp_on', state: 'present', source: 'check' },
  ])
  const [changed] = await Promise.all([
    page.waitForRequest('**/api/assessment'),
    card.getByRole('button', { name: 'Green' }).click(),
  ])
  expect(changed.postDataJSON().facts.answers).toEqual([
    { finding: 'temp_lamp_red', state: 'present', source: 'check' },
  ])
  await card.getByRole('button', { name: '137,113 km: put this in My Car?' }).click()
  await card.getByText('It weighs in this case now.').waitFor()
  await page.locator('button.car').click()
  expect(await page.getByRole('dialog', { name: 'Your car' }).getByLabel('Mileage').inputValue()).toBe(
    '137113',
  )
  await page.keyboard.press('Escape')

  await card.getByRole('button', { name: /^Delete/ }).click()
  await card.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('A photo that you deleted.').waitFor()
  await expect.poll(() => countKept(page, 'candi-photos', 'photos')).toBe(0)
})

test('what cannot be told says so and opens the camera with how to take it better; without a network a photo waits', async () => {
  const visit = await pro()
  await sees(visit, NOTHING, SEEN)
  const page = await visit.open('/diagnose')
  await complain(page)
  await upload(page)
  const card = cards(page).first()
  await card.getByText('I can’t tell from this photo: it is blurred.').waitFor()
  await card.getByText('Blurred.', { exact: true }).waitFor()
  await answered(page)
  await card.getByRole('button', { name: 'Take this photo' }).click()
  await page.locator('.photo-panel').getByText('The whole dashboard, straight on').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.photo-panel').waitFor({ state: 'detached' })

  await choose(page)
  await visit.context.setOffline(true)
  await page.getByRole('button', { name: 'Use this photo' }).click()
  await cards(page)
    .nth(1)
    .getByText(/Photo 2 is kept on this device/)
    .waitFor()
  await visit.context.setOffline(false)
  await cards(page).nth(1).locator('.seen-lamp').waitFor()
})

test('a picture that is dropped on the desk opens the camera’s desk with it', async () => {
  const visit = await pro()
  const page = await visit.open('/diagnose')
  const { buffer } = await dashboard(page, ['battery'])
  await page.evaluate(
    (content) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(content)], 'dropped.jpg', { type: 'image/jpeg' }))
      document
        .querySelector('main')
        ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }))
    },
    [...buffer],
  )
  await page.getByRole('button', { name: 'Use this photo' }).waitFor()
})

test('the server sees the lamps in what the browser sends, boxes them and moves the belief', async () => {
  const visit = await pro()
  const page = await visit.open('/diagnose')
  await upload(page, ['check_engine', 'brake'])
  const card = cards(page).first()
  await card.getByText('Photo 1 · dashboard').waitFor({ timeout: 90_000 })
  const named = (await card.locator('.seen-lamp').allTextContents()).join(' ')
  expect(named).toMatch(/check engine/i)
  expect(named).toMatch(/brake/i)
  await part(page, 'What this rests on').getByText('Photo 1').first().waitFor()
})

test('the page for the workshop shows the photo, small, with what was seen in it', async () => {
  const visit = await pro()
  await sees(visit, SEEN)
  const page = await visit.open('/diagnose')
  await upload(page)
  await cards(page).first().locator('.seen-lamp').waitFor()
  await page.locator('#sheet .headline').waitFor()
  await page.emulateMedia({ media: 'print' })
  const paper = page.locator('.report-seen')
  await paper.getByText('Photo 1, dashboard. Oil pressure lamp lit (red).').waitFor()
  await paper.locator('img').waitFor()
})

test('without Pro the button tells what photos bring, and leads to the chart of lamps and the scan that are free', async () => {
  for (const options of [{}, { viewport: { width: 320, height: 640 }, colorScheme: 'dark' as const }]) {
    const visit = await visitor(options, product.address)
    const page = await visit.open('/diagnose')
    await page.getByRole('button', { name: 'Essential only' }).click()
    await photograph(page).click()
    const dialog = page.getByRole('dialog', { name: 'Tap the lamp, or let CANDI look' })
    await dialog.waitFor()
    expect(await dialog.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/plans')
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Open the chart of lamps' }).click()
    await page.getByRole('dialog', { name: 'A lamp is lit? Tap it' }).waitFor()
    await page.keyboard.press('Escape')
    await photograph(page).click()
    await dialog.getByRole('button', { name: 'Scan the VIN' }).click()
    await page.getByRole('dialog', { name: 'Your car' }).waitFor()
  }
})
