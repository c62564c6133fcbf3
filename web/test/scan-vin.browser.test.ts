import type { SeenVin, Sighting } from '@candi/contracts'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SEEN } from '../src/fixture/seen-photo.ts'
import { member } from './contributor.ts'
import { stickerFile } from './photo-file.ts'
import { sharedProduct } from './shared-product.ts'
import { violations } from './violations.ts'
import { visitor } from './visit.ts'

/** A real one whose check digit fits; its twin, misread, has another. */
const VIN = '1HGCM82633A004352'
const MISREAD = '1HGCM82633A004362'
const product = await sharedProduct({ VEHICLE_SERVICE_URL: 'off', RECALL_SERVICE_URL: 'off' })

const read: SeenVin = {
  value: MISREAD,
  probability: 0.7,
  from: 'text',
  isRepaired: false,
  others: [VIN],
}
const found = (vin: SeenVin | null): Sighting => ({
  ...SEEN,
  kind: { id: 'vin', probability: 1, isTold: true },
  lamps: [],
  signs: [],
  vin,
  summary: vin ? 'I read a VIN.' : 'I find no VIN in this photo.',
})
async function reads(page: Page, vin: SeenVin | null) {
  await page.route('**/api/look*', (route) => {
    expect(new URL(route.request().url()).search).toBe('?only=vin')
    return route.fulfill({
      contentType: 'application/x-ndjson',
      body: `${JSON.stringify({ type: 'sighting', sighting: found(vin) })}\n`,
    })
  })
}
async function scan(page: Page, place: Page | Locator) {
  const file = await stickerFile(page, [VIN])
  await place.getByRole('button', { name: 'Scan the VIN' }).click()
  await page.locator('.photo-panel input[type="file"]').first().setInputFiles(file)
  await page.getByRole('button', { name: 'Use this photo' }).click()
}

async function guest() {
  const visit = await visitor({ viewport: { width: 390, height: 844 } }, product.address)
  const page = await visit.open('/diagnose')
  await page.getByRole('button', { name: 'Essential only' }).click()
  await page.locator('button.car').click()
  const panel = page.getByRole('dialog', { name: 'Your car' })
  await panel.getByRole('button', { name: 'Fill in from a VIN' }).click()
  return { page, panel }
}

test('a guest scans a VIN: it is compared character by character, another reading is a tap away, and it fills the field', async () => {
  const { page, panel } = await guest()
  await reads(page, read)
  await scan(page, panel)
  const asked = page.getByRole('dialog', { name: 'Is this your VIN?' })
  await asked.getByText('Number 16 of 17.').waitFor()
  expect(await asked.locator('.doubtful').allTextContents()).toEqual(['6'])
  expect(await violations(page)).toEqual([])
  await asked.getByRole('button', { name: VIN }).click()
  await asked.getByRole('button', { name: 'Use this VIN' }).click()
  expect(await panel.getByLabel('VIN', { exact: true }).inputValue()).toBe(VIN)
  await panel.getByRole('button', { name: 'Decode VIN' }).click()
  await panel.getByText(/2003 honda accord/i).waitFor()
})

test('where no VIN is found it says so, Escape leaves the scan and not the car', async () => {
  const { page, panel } = await guest()
  await reads(page, null)
  await scan(page, panel)
  const none = page.getByRole('dialog', { name: 'No VIN found in this photo' })
  await none.getByText('I find no VIN in this photo.').waitFor()
  await none.getByRole('button', { name: 'Take another photo' }).click()
  await page.locator('.photo-panel').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.photo-panel').waitFor({ state: 'detached' })
  await panel.waitFor()
})

test('the server reads a printed VIN for a guest', async () => {
  const { page, panel } = await guest()
  await scan(page, panel)
  const asked = page.getByRole('dialog', { name: 'Is this your VIN?' })
  await asked.waitFor({ timeout: 90_000 })
  await asked.getByRole('button', { name: 'Use this VIN' }).click()
  expect(await panel.getByLabel('VIN', { exact: true }).inputValue()).toBe(VIN)
})

test('My Car and Upload scan a VIN too', async () => {
  const visit = await member(product)
  const car = await visit.open('/my-car')
  await reads(car, { ...read, value: VIN, others: [] })
  await car.getByRole('button', { name: 'Edit vehicle information' }).click()
  await car.getByRole('button', { name: 'Fill in from a VIN' }).click()
  await scan(car, car)
  await car.getByRole('button', { name: 'Use this VIN' }).click()
  expect(await car.getByLabel('VIN', { exact: true }).inputValue()).toBe(VIN)
  const upload = await visit.open('/upload')
  await reads(upload, { ...read, value: VIN, others: [] })
  await scan(upload, upload)
  await upload.getByRole('button', { name: 'Use this VIN' }).click()
  expect(await upload.getByLabel('VIN', { exact: true }).inputValue()).toBe(VIN)
})
