import { beforeEach, expect, test } from 'vitest'
import { dangers, rowOf, rows } from '../../features/measured/accuracy-file.ts'
import { showPage } from '../../fixture/show-page.tsx'
import { stubAccount } from '../../fixture/stub-account.ts'

beforeEach(() => void stubAccount())

async function openAccuracy() {
  const page = await showPage('/accuracy')
  await page.says('How often we are right.')
  return page
}
const table = (caption: string) =>
  [...document.querySelectorAll('table')].find((one) => one.caption?.textContent === caption)
const rowsOf = (caption: string) =>
  [...(table(caption)?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent ?? '')

test('the two figures that matter stand first, of posts of owners, with their counts and intervals', async () => {
  const page = await openAccuracy()
  const posts = rowOf('posts-as-shipped')
  const figures = [...document.querySelectorAll('.main-figure')].map((figure) => figure.textContent)
  expect(figures).toEqual([`${posts?.dangerTold?.percent}%`, `${posts?.withinThree.percent}%`])
  await page.says(`of ${posts?.dangerTold?.of} cars that must not be driven: we said so.`)
  await page.says(`Most likely between ${posts?.dangerTold?.low} and ${posts?.dangerTold?.high}%`)
  expect(document.title).toBe('How often we are right: CANDI')
  await page.leave()
})

test('a false alarm is explained, and how many there were', async () => {
  const page = await openAccuracy()
  const alarms = rowOf('posts-as-shipped')?.falseAlarms
  await page.says('What a false alarm is')
  await page.says(`It happened to ${alarms?.percent}% of ${alarms?.of.toLocaleString('en-US')} cars`)
  await page.leave()
})

test('every set of cases has a line for each figure, with interval and the release before', async () => {
  const page = await openAccuracy()
  const shown = [
    ...rowsOf('Owners, and what the simplest answers reach'),
    ...rowsOf('Messages written for measuring'),
  ]
  for (const { name, withinThree, before } of rows) {
    const at = shown.findIndex((text) => text.startsWith(name))
    expect(at, name).toBeGreaterThanOrEqual(0)
    expect(shown[at + 2]).toContain(`${withinThree.percent}%of ${withinThree.of.toLocaleString('en-US')}`)
    expect(shown[at + 2]).toContain(`${withinThree.low} to ${withinThree.high}%`)
    expect(shown[at + 2]).toContain(before ? `${before.withinThree.percent}%` : 'not measured')
  }
  await page.leave()
})

test('what was never judged for danger has no line for it', async () => {
  const page = await openAccuracy()
  const lines = rowsOf('Owners, and what the simplest answers reach')
  const judged = rows.filter(({ group, dangerTold }) => group !== 'written' && dangerTold)
  expect(lines.filter((text) => text.startsWith('Must not be driven'))).toHaveLength(judged.length)
  await page.leave()
})

test('dangers stand by kind and by problem', async () => {
  const page = await openAccuracy()
  expect(rowsOf('Dangers by kind')).toHaveLength(dangers?.kinds.length ?? 0)
  expect(rowsOf('Dangers by problem')).toHaveLength(dangers?.problems.length ?? 0)
  const [kind] = dangers?.kinds ?? []
  expect(rowsOf('Dangers by kind')[0]).toContain(
    `${kind?.name}${kind?.told.percent}%${kind?.told.count} of ${kind?.told.of}`,
  )
  await page.leave()
})
