import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { DoNow } from './do-now.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(() => void vi.restoreAllMocks())

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
async function show(day: string | undefined) {
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.getElementById('root') ?? document.body)
  const deadline = day ? 'Have it looked at by then.' : ''
  const tripwires = { title: '', signs: [], deadline, isMetric: false, ...(day && { day }) }
  await act(async () =>
    root.render(<DoNow carName="your 2014 Civic" doNow={[]} tripwires={tripwires} urgency="plan" />),
  )
  return document.querySelector('button')
}

test('where the car may wait, the day goes out as a calendar file', async () => {
  const kept: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    kept.push(blob as Blob)
    return 'blob:test'
  })
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const button = await show(dayIn(14))
  expect(button?.textContent).toBe('Put it in my calendar')
  await act(async () => {
    button?.click()
    await vi.waitFor(() => expect(kept.length).toBe(1))
  })
  expect(clicked).toHaveBeenCalledTimes(1)
  expect(kept[0]?.type).toContain('text/calendar')
  const text = await kept[0]?.text()
  expect(text).toContain(`DTSTART;VALUE=DATE:${dayIn(14).replaceAll('-', '')}\r\n`)
  expect(document.querySelector('[role=status]')?.textContent).toContain('saved')
})

test('nothing is offered where waiting is not advised, or where the day is over', async () => {
  expect(await show(undefined)).toBeNull()
  expect(await show(dayIn(-2))).toBeNull()
})
