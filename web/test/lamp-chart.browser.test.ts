import type { BrowserContextOptions } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsInBothThemes } from './violations.ts'
import { headline, part, visitor } from './visit.ts'

async function openChart(options: BrowserContextOptions = {}) {
  const visit = await visitor(options)
  const page = await visit.open('/diagnose')
  await page.getByRole('button', { name: 'Essential only' }).click()
  await page.getByRole('button', { name: 'A lamp is lit? Tap it' }).click()
  const chart = page.getByRole('dialog', { name: 'A lamp is lit? Tap it' })
  await chart.getByRole('heading', { name: 'Red: it warns of danger' }).waitFor()
  return { page, chart }
}

test('a guest finds the lamp that is lit, reads whether to stop, and it is in the case as an answer', async () => {
  const { page, chart } = await openChart()
  expect(await chart.locator('.lamp-choice').count()).toBe(39)
  await chart.getByRole('searchbox').fill('can drop')
  await chart.getByRole('button', { name: 'Oil pressure', exact: true }).click()
  await chart.getByText('Don’t drive', { exact: true }).waitFor()
  const [sent] = await Promise.all([
    page.waitForRequest('**/api/conversation'),
    chart.getByRole('button', { name: 'Yes, with the engine running' }).click(),
  ])
  const { facts } = sent.postDataJSON()
  expect(facts.answers).toEqual([{ finding: 'oil_pressure_lamp_on', state: 'present', source: 'answer' }])
  await page.getByText('Oil pressure lamp: Yes, with the engine running').first().waitFor()
  await headline(page).waitFor()
  await part(page, 'What this rests on').getByText('Your answer').first().waitFor()
})

test('the color decides what a lamp means, and an answer that tells nothing adds nothing', async () => {
  const { chart } = await openChart()
  await chart.getByRole('button', { name: 'Coolant temperature', exact: true }).click()
  await chart.getByText('The engine is too hot.').waitFor()
  await chart.getByRole('button', { name: 'Blue', exact: true }).click()
  await chart.getByText('The engine is still cold.').waitFor()
  expect(await chart.getByText('Don’t drive', { exact: true }).count()).toBe(0)
  await chart.getByRole('button', { name: 'All lamps' }).click()
  await chart.getByRole('button', { name: 'Oil pressure', exact: true }).click()
  await chart.getByRole('button', { name: 'I have not started it since' }).click()
  await chart.getByText('nothing was added to your case').waitFor()
})

test('the chart is used with the keyboard alone and gives the keyboard back', async () => {
  const { page, chart } = await openChart()
  await chart.getByRole('searchbox').focus()
  await page.keyboard.type('battery')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await chart.getByRole('heading', { name: 'Battery lamp' }).waitFor()
  await page.keyboard.press('Escape')
  await chart.waitFor({ state: 'detached' })
  // The panel is gone first and gives the focus back then.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain('A lamp is lit? Tap it')
})

test('chart and lamp break no rule of accessibility, light and dark, on a phone, a small one and a wide screen', async () => {
  for (const width of [320, 390, 1_440]) {
    const { page, chart } = await openChart({ viewport: { width, height: 844 } })
    expect(await violationsInBothThemes(page)).toEqual([])
    expect(await chart.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
    await chart.getByRole('button', { name: 'Brake', exact: true }).click()
    expect(await violationsInBothThemes(page)).toEqual([])
    expect(await chart.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
  }
})
