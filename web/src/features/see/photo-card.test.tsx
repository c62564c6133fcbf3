import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CasePhoto } from '../../api/case-photo.ts'
import { LAMP_BOOK } from '../../fixture/lamp-book.ts'
import { LIT_OIL, OIL_SIGN, SEEN, seenPhoto } from '../../fixture/seen-photo.ts'

let root: Root
let kept: CasePhoto
let isReachable: boolean
beforeEach(() => {
  // The words of the lamps are asked for once a visit: each test is one of its own.
  vi.resetModules()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  document.body.innerHTML = '<div id="root"></div>'
  isReachable = false
  globalThis.fetch = async () => {
    if (!isReachable) throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify({ lamps: [...LAMP_BOOK.values()] }))
  }
})
afterEach(async () => act(async () => root.unmount()))

type Card = typeof import('./photo-card.tsx').PhotoCard
/** A photo in the conversation; whoever opens the chart chooses the ABS lamp there. */
function Place({ photo, Card }: { photo: CasePhoto; Card: Card }) {
  const [shown, setShown] = useState(photo)
  kept = shown
  return (
    <Card
      photo={shown}
      progress={undefined}
      readPhoto={async () => undefined}
      onChange={setShown}
      onRetry={() => undefined}
      onRetell={() => undefined}
      onChoose={() => undefined}
      onRemove={() => undefined}
      onChart={(onPick) => onPick('abs')}
      onNext={undefined}
      mustStand={false}
      vin={null}
      mileage={null}
    />
  )
}
async function show(photo: CasePhoto) {
  const { PhotoCard } = await import('./photo-card.tsx')
  root = createRoot(document.getElementById('root') ?? document.body)
  await act(async () => root.render(<Place photo={photo} Card={PhotoCard} />))
  await settle()
}
const settle = () => act(async () => new Promise<void>((done) => setTimeout(done)))
const text = () => document.body.textContent ?? ''
async function press(beginning: string) {
  const found = [...document.querySelectorAll('button')].find((button) =>
    button.textContent?.trim().startsWith(beginning),
  )
  await act(async () => found?.click())
  await settle()
}
const BEHIND = 'What you put right is kept here, but does not count yet'

test('“Not lit” without the meanings of the lamps does not claim that it counts, and counts as soon as they come', async () => {
  await show(seenPhoto())
  await press('Not lit')
  expect(kept.signs).toEqual([OIL_SIGN])
  expect(text()).toContain('Not lit, you said.')
  expect(text()).toContain(BEHIND)
  isReachable = true
  await press('Fetch them again')
  expect(kept.signs).toEqual([])
  expect(text()).toContain('Not lit; it no longer counts.')
  expect(text()).not.toContain(BEHIND)
})

test('each correction asks for the meanings again', async () => {
  await show(seenPhoto())
  isReachable = true
  await press('Not lit')
  expect(kept.signs).toEqual([])
})

test('meanings that come back with the connection let what was put right count', async () => {
  await show(seenPhoto())
  await press('Not lit')
  isReachable = true
  await act(async () => dispatchEvent(new Event('online')))
  await settle()
  expect(kept.signs).toEqual([])
})

test('a lamp that was added without its meaning speaks for it, in its color, once that is there', async () => {
  await show(seenPhoto({ ...SEEN, lamps: [], signs: [] }))
  await press('Add a lamp that was missed')
  expect(kept.signs).toEqual([])
  isReachable = true
  await press('Fetch them again')
  expect(kept.lamps).toMatchObject([{ id: 'abs', colour: 'amber', said: 'added' }])
  // The share of the lamp, however sure the owner is.
  expect(kept.signs).toMatchObject([{ finding: 'abs_lamp', confidence: 0.9 }])
})

test('what was put right on an earlier visit without the meanings counts on the next one', async () => {
  isReachable = true
  await show({ ...seenPhoto(), lamps: [{ ...LIT_OIL, said: 'not_lit' }] })
  expect(kept.signs).toEqual([])
})

test('a photo of which nothing was said stays as the server saw it', async () => {
  isReachable = true
  const photo = seenPhoto()
  await show(photo)
  expect(kept).toBe(photo)
})
