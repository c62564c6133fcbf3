import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newEmail } from './new-email.ts'
import { sharedProduct } from './shared-product.ts'
import { violationsInBothThemes } from './violations.ts'
import { composer, visitor } from './visit.ts'

const VIN = '1HGCM82633A004352'
// Without the public services: the VIN comes from our own table, recalls cannot be checked.
const product = await sharedProduct({ VEHICLE_SERVICE_URL: 'off', RECALL_SERVICE_URL: 'off' })

/** A signed-in visitor at My Car. */
async function openMyCar(options: BrowserContextOptions = {}) {
  const { context, open } = await visitor(options, product.address)
  const answer = await context.request.post(`${product.address}/api/account/register`, {
    headers: { origin: product.address },
    data: { displayName: 'Maria Gonzalez', email: newEmail(), password: 'secret1' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const page = await open('/my-car')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const essential = page.getByRole('button', { name: 'Essential only' })
  await essential.click()
  return { page, context }
}
const vinField = (page: Page) => page.getByLabel('VIN', { exact: true })
async function openDecoder(page: Page) {
  await page.getByRole('button', { name: 'Edit vehicle information' }).click()
  await page.getByRole('button', { name: 'Fill in from a VIN' }).click()
}
async function saveCar(page: Page, year: string, make: string, model: string) {
  await page.getByLabel('Year', { exact: true }).fill(year)
  await page.getByLabel('Make', { exact: true }).fill(make)
  await page.getByLabel('Model', { exact: true }).fill(model)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Vehicle information saved!').waitFor()
}
const recalls = (page: Page) => page.getByRole('region', { name: 'Open recalls' })

test('a VIN becomes a car, the car a case, and the case stands in the history of the car', async () => {
  const { page } = await openMyCar()
  await page.getByRole('heading', { level: 1, name: 'My Vehicle' }).waitFor()
  await page.getByText('No Recordings Yet', { exact: true }).waitFor()
  await openDecoder(page)
  await vinField(page).pressSequentially('1hgcm8o2633a-004352')
  expect(await vinField(page).inputValue()).toBe(VIN)
  await page.keyboard.press('Enter')
  await page.getByText('from our own table of').waitFor()
  expect(await page.getByLabel('Model', { exact: true }).inputValue()).toMatch(/accord/i)
  await page.getByLabel('Mileage', { exact: true }).fill('201,000')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /2003 honda accord/i }).waitFor()
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('vehicleInfo') ?? '{}'))).toMatchObject({
    year: 2003,
    vin: VIN,
    mileage: 201_000,
  })
  await recalls(page).getByText('Recalls could not be checked.').waitFor()
  expect(await recalls(page).getByText('None known').count()).toBe(0)

  await page.reload()
  await page.getByRole('link', { name: 'Diagnose this car' }).click()
  await page.locator('header .car', { hasText: /2003 honda accord/i }).waitFor()
  await composer(page).fill('Grinding from the front left when I brake.')
  await composer(page).press('Enter')
  await page.locator('.theirs .prose').first().waitFor()
  await page.waitForURL(/\/diagnose\/.+/)
  await page.goto(`${product.address}/my-car`)
  const cases = page.getByRole('region', { name: 'Cases' })
  await cases.getByRole('link', { name: /Grinding from the front left/ }).click()
  await page.waitForURL(/\/diagnose\/.+/)
})

test('characters typed into the middle of a VIN stay where they were typed', async () => {
  const { page } = await openMyCar()
  await openDecoder(page)
  await vinField(page).fill('1HG2633A004352')
  await vinField(page).press('Home')
  for (let place = 0; place < 3; place++) await vinField(page).press('ArrowRight')
  await vinField(page).pressSequentially('co-m8')
  expect(await vinField(page).inputValue()).toBe('1HGCM82633A004352')
  await page.getByText('17 of 17 characters').waitFor({ state: 'attached' })
})

test('without a connection the visitor hears that the VIN was not decoded, and keeps it', async () => {
  const { page, context } = await openMyCar()
  await openDecoder(page)
  await vinField(page).fill(VIN)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Decode VIN' }).click()
  await page.getByText('Failed to decode VIN. Please enter vehicle information manually.').waitFor()
  expect(await vinField(page).inputValue()).toBe(VIN)
})

test('two cars: switch, remove with Undo, and a second tab sees the same', async () => {
  const { page, context } = await openMyCar()
  await page.getByRole('button', { name: 'Edit vehicle information' }).click()
  await saveCar(page, '2014', 'Honda', 'Civic')
  await page.getByRole('button', { name: 'Add a car' }).click()
  await saveCar(page, '2019', 'Ford', 'F-150')
  const second = await context.newPage()
  await second.goto(`${product.address}/my-car`)
  await second.getByRole('heading', { level: 1, name: '2019 Ford F-150' }).waitFor()
  // A tab behind another is drawn once a second, and every press waits for that.
  await page.bringToFront()
  await page.getByRole('button', { name: '2014 Honda Civic' }).click()
  await second.getByRole('heading', { level: 1, name: '2014 Honda Civic' }).waitFor()

  await page.getByRole('button', { name: 'Remove… 2014 Honda Civic' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove 2014 Honda Civic?' })
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Remove… 2014 Honda Civic' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('heading', { level: 1, name: '2019 Ford F-150' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('heading', { level: 1, name: '2014 Honda Civic' }).waitFor()
})

const CHECKED = {
  status: 'checked',
  checkedAt: '2026-11-20T10:00:00.000Z',
  recalls: [
    {
      campaign: '19V182000',
      reportedOn: '2019-03-06',
      component: 'AIR BAGS:FRONTAL:DRIVER SIDE:INFLATOR MODULE',
      summary: 'The inflator may burst.',
      consequence: 'Fragments may strike the driver.',
      remedy: 'Dealers replace it.',
      parkIt: true,
      parkOutside: true,
    },
  ],
}
test('axe finds nothing on My Car at 320 px, light and dark, and nothing sticks out', async () => {
  const { page, context } = await openMyCar({
    viewport: { width: 320, height: 800 },
    reducedMotion: 'reduce',
  })
  await context.route('**/api/recalls?*', (route) => route.fulfill({ json: CHECKED }))
  const clean = async () => {
    expect(await violationsInBothThemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
  await clean()
  await openDecoder(page)
  await vinField(page).fill('1HGCM8Z633A004352')
  await page.getByRole('button', { name: '2 at place 7?' }).waitFor()
  await clean()
  await saveCar(page, '2014', 'Honda', 'Civic')
  await recalls(page).getByText('Do not drive it until it is repaired.').waitFor()
  await recalls(page).getByText('What the agency says').click()
  await clean()
})
