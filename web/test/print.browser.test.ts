import { expect, test } from 'vitest'
import { BRAKES, headline, say, textOf, visitor } from './visit.ts'

/** Much is told, and much of it counts: the page must still be one. */
const MORE =
  'It is louder when it is cold, always at low speed, and the steering wheel shakes a little at 60 mph. ' +
  'The red brake lamp flickers, the pedal feels a bit soft, it pulls to the left and there is a burning smell ' +
  'from the front left wheel after driving downhill. It is not the engine, there is no smoke and the temperature is fine. ' +
  'Getting worse since last week, every time I stop, even in the rain and in the morning when I reverse out of the garage.'

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page(?![a-z])/g)?.length ?? 0

test('the report for the workshop is one page with a reply slip', async () => {
  const { open } = await visitor()
  const page = await open()
  await say(page, BRAKES)
  await say(page, MORE)
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
    'before replacing anything for',
    verdict,
  ])
    expect(await textOf(report)).toContain(words)
  expect(await report.locator('.slip').isVisible()).toBe(true)
  for (const format of ['A4', 'Letter'] as const) expect(pagesOf(await page.pdf({ format }))).toBe(1)
})
