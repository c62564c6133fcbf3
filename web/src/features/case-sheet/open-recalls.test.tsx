import type { RecallNote } from '@candi/contracts'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { OpenRecalls } from './open-recalls.tsx'
import { RecallWarning } from './recall-warning.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const note = (extra: Partial<RecallNote> = {}): RecallNote => ({
  campaign: '23V000001',
  reportedOn: '2023-08-03',
  part: 'Fuel pump',
  sentence: 'It touches a likely cause here: fuel pump dying.',
  quote: 'The fuel pump may fail.',
  parkIt: false,
  parkOutside: false,
  causes: ['fuel_pump_dying'],
  isFree: true,
  ...extra,
})

async function show(content: ReactNode): Promise<HTMLElement> {
  document.body.innerHTML = '<div id="root"></div>'
  const place = document.getElementById('root') ?? document.body
  const root = createRoot(place)
  await act(async () => root.render(content))
  return place
}
const wordsOf = (place: Element | null) => (place?.textContent ?? '').replaceAll(/\s+/g, ' ')

test('a recall shows its part, campaign, date, our sentence, the agency quoted, and that it is free', async () => {
  const place = await show(<OpenRecalls recalls={[note()]} />)
  const text = wordsOf(place)
  for (const words of [
    'Open recalls for this model',
    'Fuel pump',
    'Recall 23V000001, August 3, 2023',
    'It touches a likely cause here: fuel pump dying.',
    'Repaired free at a dealer of the make',
    'Whether yours is among them: type your VIN at nhtsa.gov/recalls',
  ])
    expect(text).toContain(words)
  expect(wordsOf(place.querySelector('blockquote'))).toBe('“The fuel pump may fail.”The agency')
})

test('recalls that touch nothing here wait behind a tap', async () => {
  const other = note({ campaign: '20V000002', part: 'Airbags', causes: [] })
  const place = await show(<OpenRecalls recalls={[note(), other]} />)
  expect(wordsOf(place.querySelector('details summary'))).toContain('1 other recall, about other parts')
  expect(wordsOf(place.querySelector('details'))).toContain('20V000002')
})

test('a recall of a car that was old by then promises nothing free', async () => {
  const place = await show(<OpenRecalls recalls={[note({ isFree: false })]} />)
  expect(wordsOf(place)).not.toContain('Repaired free')
  expect(wordsOf(place)).toContain('Ask a dealer of the make whether it is still free')
})

test('what the maker forbids stands as a warning, park-it before park-outside', async () => {
  const place = await show(
    <RecallWarning
      recalls={[note({ parkIt: true }), note({ campaign: '22V000003', parkOutside: true }), note()]}
    />,
  )
  const flags = [...place.querySelectorAll('.sheet-recall-flag')].map(wordsOf)
  expect(flags).toEqual([
    'The maker says of this model: Do not drive it until it is repaired. Recall 23V000001',
    'The maker says of this model: Park it outside, away from buildings, until it is repaired. It may catch fire standing. Recall 22V000003',
  ])
})

test('without such a recall there is no warning', async () => {
  expect((await show(<RecallWarning recalls={[note()]} />)).textContent).toBe('')
})
