import { expect, test } from 'vitest'
import { BRAKES, headline, say, textOf, visitor } from './visit.ts'

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page(?![a-z])/g)?.length ?? 0

test('the report for the workshop is one page with a reply slip', async () => {
  const { open } = await visitor()
  const page = await open()
  await say(page, BRAKES)
  await say(
    page,
    'It is louder when it is cold, and the steering wheel shakes a little at 60 mph. '.repeat(8),
  )
  const verdict = await textOf(headline(page))
  await page.emulateMedia({ media: 'print' })
  const report = page.locator('.report')
  expect(await page.locator('.screen').isVisible()).toBe(false)
  for (const words of [
    'What',
    'When',
    'Where',
    'How often',
    'Trend',
    'Reply slip',
    'Please confirm with',
    verdict,
  ])
    expect(await textOf(report)).toContain(words)
  expect(await report.locator('.slip').isVisible()).toBe(true)
  for (const format of ['A4', 'Letter'] as const) expect(pagesOf(await page.pdf({ format }))).toBe(1)
})
