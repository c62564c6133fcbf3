import { type Contribution, type ContributionRequest, contributionRequestSchema } from '@candi/contracts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveVehicleInfo } from '../../api/vehicle-info.ts'
import { MARIA, stubAccount, UNSET } from '../../fixture/stub-account.ts'
import type { ContributionAnswer, LiveContributions } from './live-contributions.ts'
import { UploadBody } from './upload-body.tsx'

/** Answers like the browser's own: with a length, with the code of an error, or not at all. */
let sound: { seconds: number } | { code: number } | 'nothing'
class FakeAudio extends EventTarget {
  preload = ''
  duration = Number.NaN
  error: { code: number } | null = null
  removeAttribute() {}
  set src(_: string) {
    const answer = sound
    if (answer === 'nothing') return
    queueMicrotask(() => {
      if ('seconds' in answer) this.duration = answer.seconds
      else this.error = { code: answer.code }
      this.dispatchEvent(new Event('seconds' in answer ? 'loadedmetadata' : 'error'))
    })
  }
}

const BEFORE: Contribution = {
  id: 'r1',
  state: 'approved',
  fileName: 'a.wav',
  uploadedAt: '2026-10-03T12:00:00.000Z',
  problem: 'brake_system',
  severity: 'grinding',
  car: '2014 Honda Civic',
  bytes: 4,
  receivedBytes: 4,
  seconds: 7,
  reason: '',
  worth: [],
}
const REJECTED: Contribution = { ...BEFORE, id: 'r2', state: 'rejected', car: 'Rejected one' }

let root: Root
let given: { request: ContributionRequest; file: File }[]
let answer: ContributionAnswer

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  localStorage.clear()
  stubAccount(MARIA).answers.set('/api/settings', { body: { ...UNSET, contributionsEnabled: true } })
  vi.stubGlobal('Audio', FakeAudio)
  sound = { seconds: 7.4 }
  given = []
  answer = { ok: true }
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function show(live: Partial<LiveContributions>) {
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') ?? document.body)
  const whole: LiveContributions = {
    onContribute: async (request, file) => {
      given.push({ request, file })
      return answer
    },
    ownRecordings: [],
    count: 0,
    ...live,
  }
  await act(async () => root.render(<UploadBody live={whole} />))
  await says('Summary')
}
async function until<T>(what: string, find: () => T | undefined | null | false): Promise<T> {
  return vi.waitFor(async () => {
    await act(async () => undefined)
    const found = find()
    if (!found) throw new Error(`waited in vain for ${what} in: ${document.body.textContent}`)
    return found
  })
}
const says = (text: string) => until(text, () => document.body.textContent?.includes(text))
const find = <T extends HTMLElement>(selector: string) =>
  until(selector, () => document.querySelector<T>(selector))
const press = async (selector: string) => {
  const found = await find(selector)
  await act(async () => found.click())
}
async function pick(name: string, type: string) {
  const input = await find<HTMLInputElement>('input[type="file"]')
  const file = new File(['RIFF'], name, { type })
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
  return file
}
const submit = () => press('button[type="submit"]')
async function choose(...rows: string[]) {
  for (const row of rows) {
    const found = await until(row, () =>
      [...document.querySelectorAll<HTMLElement>('.pick-row, .chip-choice label')].find(({ textContent }) =>
        textContent?.startsWith(row),
      ),
    )
    await act(async () => (found.querySelector('input') ?? found).click())
  }
}
const faults = () => [...document.querySelectorAll('.field-fault')].map(({ textContent }) => textContent)
const CAR = {
  year: 2014,
  make: 'Honda',
  model: 'Civic',
  subModel: '',
  engine: '',
  transmission: '',
  drivetrain: '',
  mileage: null,
  vin: '',
}

test('contributions on: no banner, nothing is announced as disabled', async () => {
  await show({})
  expect(document.body.textContent).not.toContain('pending legal review')
  const disabled = [...document.querySelectorAll('form [aria-disabled="true"]')]
  expect(disabled.filter((control) => !control.closest('.vin-entry'))).toEqual([])
})

test('a complete form hands a valid request and its file over, and asks for the next', async () => {
  saveVehicleInfo(CAR)
  await show({ ownRecordings: [BEFORE, REJECTED] })
  await choose('Performance Issues', 'Brakes', 'Grinding', 'Very Sure')
  const file = await pick('Memo 3.WAV', 'audio/wav')
  await says('0:07')
  await press('input[name="confirmed"]')
  const before = await find<HTMLSelectElement>('select[name="before"]')
  expect([...before.options].map(({ value }) => value)).toEqual(['', 'r1'])
  await act(async () => {
    before.value = 'r1'
    before.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await press('input[name="consent"]')
  await submit()
  await says('Thank you. Your recording is on its way')
  const [{ request, file: sent } = { request: undefined, file: undefined }] = given
  expect(sent).toBe(file)
  expect(contributionRequestSchema.safeParse(request).success).toBe(true)
  expect(request).toMatchObject({
    consent: { version: '1.0', given: true },
    problem: 'brake_system',
    severity: 'grinding',
    confidence: 0.8,
    vehicle: { year: 2014, make: 'Honda', model: 'Civic' },
    isConfirmedByRepair: true,
    beforeRecording: 'r1',
  })
  expect(request?.file.bytes).toBe(4)
  expect(request?.file.name).toMatch(/^2014_Honda_Civic_brake_system_\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.wav$/)
  // Consent belongs to one recording: the next one is asked anew.
  expect((await find<HTMLInputElement>('input[name="consent"]')).checked).toBe(false)
  expect(document.querySelector('.chosen-recording')).toBeNull()
})

test('the consent says who listens, what for, what is taken out and how to take it back, and is tied to its tick', async () => {
  await show({})
  const tick = await find<HTMLInputElement>('input[name="consent"]')
  const told = document.getElementById(tick.getAttribute('aria-describedby') ?? '')
  expect([...(told?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Who listens',
    'What it is for',
    'What is taken out',
    'How to take it back',
  ])
  expect(told?.textContent).toContain('Consent 1.0, for this recording alone.')
})

test('an incomplete form says what is missing, keeps all, and leads to the first', async () => {
  await show({})
  await submit()
  await says('Not sent yet: something is still missing.')
  expect(faults()).toEqual([
    'Please choose a category and a problem.',
    'Please choose an audio file.',
    'Please give the year.',
    'Please give the make, such as Honda.',
    'Please give the model, such as Civic.',
    'We take a recording only with your consent. Please tick it if you agree.',
  ])
  expect(document.activeElement?.textContent).toBe('Please choose a category and a problem.')
  await choose('Performance Issues', 'Brakes')
  expect(faults()[0]).toBe('Please choose how severe it is.')
  await submit()
  await until('the severity', () => document.activeElement?.matches('.chip-choice input'))
  expect(given).toEqual([])
})

test('a refusal of the server is told, and nothing is lost', async () => {
  saveVehicleInfo(CAR)
  answer = { ok: false, message: 'This recording is here already.' }
  await show({})
  await choose('Performance Issues', 'Brakes', 'Grinding')
  await pick('memo.wav', 'audio/wav')
  await says('0:07')
  await press('input[name="consent"]')
  await submit()
  await says('This recording is here already.')
  expect(document.querySelector('.chosen-recording b')?.textContent).toBe('memo.wav')
})

test('a file that is no sound, or cannot be read, is not taken, and says why', async () => {
  await show({})
  await pick('car.jpg', 'image/jpeg')
  await says('Please select an audio file (not image/jpeg)')
  sound = { code: 3 }
  await pick('memo.wav', 'audio/wav')
  await says('Invalid audio file. File format not supported or corrupted')
  sound = { code: 4 }
  await pick('memo.aac', 'audio/aac')
  await says('Invalid audio file. Audio format not supported by your browser')
  expect(document.querySelector('.chosen-recording')).toBeNull()
})

test('a file that cannot be played back gives an info message, and stays', async () => {
  await show({})
  await pick('memo.flac', 'audio/flac')
  const player = await find('audio')
  await act(async () => player.dispatchEvent(new Event('error')))
  await says('This browser cannot play this file back. You can send it in all the same.')
  expect(document.querySelector('.chosen-recording .alert-info')).not.toBeNull()
  expect(document.querySelector('audio')).toBeNull()
  expect(document.querySelector('.chosen-recording b')?.textContent).toBe('memo.flac')
})

test('a browser without file support says so', async () => {
  vi.stubGlobal('Audio', undefined)
  await show({})
  await pick('memo.wav', 'audio/wav')
  await says('File uploads not supported in this browser. Please try a different browser.')
})

test('the counted recordings are the approved ones, and what follows stands in its place', async () => {
  await show({ count: 3, below: <p>own recordings</p>, unlock: <p>one case</p> })
  await says('3 of 5')
  await says('own recordings')
  await says('one case')
  expect(document.body.textContent).not.toContain('Pro Diagnosis Coming Soon')
})
