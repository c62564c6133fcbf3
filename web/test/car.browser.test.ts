import { expect, test } from 'vitest'
import { causes, composer, movedCauses, part, say, textOf, visitor } from './visit.ts'

test('naming an electric car rules causes out, each with its reason', async () => {
  const { open } = await visitor()
  const page = await open()
  await say(page, 'It makes a whine that rises with speed and it shakes a little, and a lamp came on')
  const before = await causes(page)

  await page.getByRole('button', { name: /name your car|your car/i }).click()
  const form = page.getByRole('dialog', { name: 'Your car' })
  await form.getByLabel('Year').fill('2020')
  await form.getByLabel('Make').fill('Nissan')
  await form.getByLabel('Model').fill('Leaf')
  await form.getByLabel('Fuel').selectOption('electric')
  await form.getByLabel('Driven wheels').selectOption('fwd')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'detached' })

  await movedCauses(page, before)
  const out = part(page, 'Ruled out')
  await out.waitFor()
  const titles = await out.locator('dt').allTextContents()
  const reasons = await out.locator('dd').allTextContents()
  expect(titles.length).toBeGreaterThan(0)
  expect(reasons.length).toBe(titles.length)
  for (const entry of [...titles, ...reasons]) expect(entry.trim()).not.toBe('')
  expect(reasons.join(' ')).toMatch(/electric/i)
  expect(await textOf(page.locator('.car-name .wide'))).toBe('2020 Nissan Leaf')

  await page.locator('button.car').click()
  expect(await form.getByLabel('Driven wheels').inputValue()).toBe('fwd')
  expect(await form.getByLabel('Fuel').inputValue()).toBe('electric')
})

test('a code that was typed into the form before anything else becomes the first sentence', async () => {
  const { open } = await visitor()
  const page = await open()
  await page.locator('button.car').click()
  const form = page.getByRole('dialog', { name: 'Your car' })
  const codes = form.getByLabel('Trouble codes from a reader')
  await codes.fill('P42')
  await form.getByRole('button', { name: 'Save' }).click()
  expect(await textOf(form.getByRole('alert'))).toContain('P42')
  await codes.fill('p0420')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'detached' })
  expect(await composer(page).inputValue()).toContain('P0420')
})
