import type { Assessment } from '@candi/contracts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { brakeAssessment } from '../../fixture/brake-case.ts'
import { smokeEmergency } from '../../fixture/smoke-emergency.ts'
import { TripDoor } from './trip-door.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const { trips, tripwires } = brakeAssessment
if (!trips) throw new Error('the brake case has no trips')
const NOWHERE: NonNullable<Assessment['trips']> = {
  limits: [
    {
      ways: trips.limits.flatMap(({ ways }) => ways),
      mostKm: 0,
      within: null,
      beyond: { answer: 'no', title: 'No. Don’t drive it', text: 'The brakes may fail.' },
    },
  ],
  isToWorkshopOnly: false,
  stops: '',
  tow: 'My car has to be towed.',
}

async function opened(shown: Partial<Parameters<typeof TripDoor>[0]> = {}) {
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.getElementById('root') ?? document.body)
  const props = { trips: trips ?? NOWHERE, tripwires, emergency: undefined, level: 'limp', ...shown }
  await act(async () => root.render(<TripDoor {...props} />))
  await press('Can I get home?')
  await act(async () => {
    await import('./trip-panel.tsx')
  })
}
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const press = (name: string) => act(async () => button(name)?.click())
const said = () => document.querySelector('[aria-live="polite"]')?.textContent ?? ''
const words = () => document.body.textContent ?? ''

async function type(distance: string) {
  const field = document.querySelector('input')
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  await act(async () => {
    if (field) set?.call(field, distance)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

test('a short way by day is answered at once, with what to watch for and where to stop', async () => {
  await opened()
  expect(button('Can I get home?')?.getAttribute('aria-expanded')).toBe('true')
  expect(said()).toMatch(/^Only to the nearest workshop/)
  for (const sign of tripwires.signs) expect(words()).toContain(sign)
  expect(words()).toContain('Where to stop')
})

test('what is farther, faster, darker or heavier is answered anew, and then nothing is to be watched for', async () => {
  await opened()
  await type('10.1')
  expect(said()).toMatch(/^No\. More than 10 miles/)
  await type('3')
  expect(said()).toMatch(/^Only to/)
  for (const choice of ['Freeway', 'After dark', 'Trailer']) {
    await opened()
    await press(choice)
    expect(button(choice)?.getAttribute('aria-pressed')).toBe('true')
    expect(said()).toMatch(/^No, not that way/)
    expect(words()).not.toContain('Where to stop')
  }
})

test('kilometers are kilometers', async () => {
  await opened({ tripwires: { ...tripwires, isMetric: true } })
  expect(document.querySelector('label')?.textContent).toBe('How far, in kilometers')
  await type('16')
  expect(said()).toMatch(/^Only to/)
  // 10 miles are 16.09 km.
  await type('16.1')
  expect(said()).toMatch(/^No\. More/)
})

test('no distance is no answer where it may be driven at all, and a no where it may not', async () => {
  await opened()
  await type('')
  expect(said()).toBe('Type how far it is.')
  await type('-5')
  expect(said()).toBe('Type how far it is.')
  await opened({ trips: NOWHERE, level: 'stop' })
  await type('')
  expect(said()).toBe('No. Don’t drive itThe brakes may fail.')
})

test('whoever must not drive is told what to say to the tow, or where that stands already', async () => {
  await opened({ trips: NOWHERE, level: 'stop' })
  expect(document.querySelector('details')?.open).toBe(true)
  expect(document.querySelector('textarea')?.value).toBe('My car has to be towed.')
  expect(words()).not.toContain('Where to stop')
  await opened({ trips: { ...NOWHERE, tow: '' }, emergency: smokeEmergency, level: 'stop' })
  expect(document.querySelector('textarea')).toBeNull()
  expect(words()).toContain('What to tell the tow stands at the top of this sheet.')
})

test('it closes again', async () => {
  await opened()
  await press('Can I get home?')
  expect(said()).toBe('')
  expect(button('Can I get home?')?.getAttribute('aria-expanded')).toBe('false')
})
