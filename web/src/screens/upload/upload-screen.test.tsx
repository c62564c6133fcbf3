import type { UploadVehicle, VinAnswer } from '@candi/contracts'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentSettings } from '../../api/settings.ts'
import { readVehicleInfo, saveVehicleInfo } from '../../api/vehicle-info.ts'
import { showPage } from '../../fixture/show-page.tsx'
import { MARIA, refusal, stubAccount } from '../../fixture/stub-account.ts'
import { stubMembership } from '../../fixture/stub-membership.ts'
import { VIN_FAILURES } from '../../fixture/vin-failures.ts'

const PAUSED =
  'Upload functionality is temporarily disabled while we finalize legal compliance. Check back soon!'
const VIN = '19XFB2F59EE000001'
const VEHICLE: UploadVehicle = {
  year: 2014,
  make: 'Honda',
  model: 'Civic',
  sub_model: 'LX',
  engine: '1.8L R18Z1',
  transmission: 'Automatic',
  drivetrain: 'FWD',
  mileage: null,
  mileage_unit: 'mi',
  body_class: 'Sedan',
  doors: 4,
  vehicle_type: 'Passenger car',
  weight_class: 'Class 1',
  manufacturer_full: 'Honda of Canada',
  plant_info: 'Alliston, Ontario',
  engine_tech: 'SOHC',
  fuel_type: 'Gasoline',
}
const ANSWER: VinAnswer = {
  vin: VIN,
  source: 'public-service',
  tableDate: null,
  sureness: 'sure',
  remarks: [],
  vehicle: VEHICLE,
  facts: { year: 2014, make: 'Honda', model: 'Civic', fuel: 'gasoline' },
}
const CAR = {
  year: 2014,
  make: 'Honda',
  model: 'Civic',
  subModel: 'LX',
  engine: '1.8',
  transmission: '',
  drivetrain: '',
  mileage: 118_000,
  vin: '',
}

let server: ReturnType<typeof stubAccount>
let accounts = 0
beforeEach(() => {
  localStorage.clear()
  accounts += 1
  server = stubAccount({ ...MARIA, uid: `up${accounts}` })
  stubMembership()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function openUpload() {
  const page = await showPage('/upload')
  await page.says('Teach CANDI a sound.')
  await page.says('Suggested file name')
  return page
}
type Page = Awaited<ReturnType<typeof openUpload>>

/** Presses a row of the picker, or one of the urgent needs. */
async function choose(page: Page, row: string) {
  const found = await page.until(row, () =>
    [...document.querySelectorAll<HTMLElement>('.pick-row')].find(({ textContent }) =>
      textContent?.startsWith(row),
    ),
  )
  await act(async () => found.click())
}
async function chip(page: Page, label: string) {
  const found = await page.until(label, () =>
    [...document.querySelectorAll<HTMLElement>('.chip-choice label, .switch label')].find(
      ({ textContent }) => textContent === label,
    ),
  )
  await act(async () => found.querySelector('input')?.click())
}
const summary = () =>
  Object.fromEntries(
    [...document.querySelectorAll('.summary > div')].map((row) => [
      row.querySelector('dt')?.textContent ?? '',
      row.querySelector('dd')?.textContent ?? '',
    ]),
  )
const settled = () => [...document.querySelectorAll('.pick-settled p')].map(({ textContent }) => textContent)

test('contributions off: the banner says so, and why', async () => {
  const page = await openUpload()
  expect(currentSettings()?.contributionsEnabled).toBe(false)
  await page.says('Contributions are temporarily disabled pending legal review.')
  await page.leave()
})

test('the community’s progress shows approved recordings, target and percent', async () => {
  server.answers.set('/api/community/stats', {
    body: { approved_contributions: 1_240, target_samples: 3_750 },
  })
  const page = await openUpload()
  await page.says('1,240 of 3,750')
  // 1240 / 3750 = 33.07 %
  await page.says('33% complete')
  await page.leave()
})

test('without the community’s figures the page stands, with the target of 3,750', async () => {
  server.answers.set('/api/community/stats', 'no network')
  server.answers.set('/api/community/needs', refusal(500, 'internal', 'broken'))
  const page = await openUpload()
  await page.until('the calls', () => server.asked('/api/community/needs').length > 0)
  await page.says('of 3,750')
  await page.says('Not known right now')
  expect(page.said('Urgent needs')).toBe(false)
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(0)
  await page.leave()
})

test('urgent needs are the first 3 groups with 2 each, and a tap chooses the problem', async () => {
  const needs = (...items: [string, number][]) =>
    Object.fromEntries(items.map(([id, needed]) => [id, { needed }]))
  server.answers.set('/api/community/needs', {
    body: {
      current_needs: {
        engine_mechanical: needs(['bearing_wear', 120], ['piston_knock', 90], ['timing_issues', 80]),
        exhaust_exterior: needs(['manifold_leak', 70], ['exhaust_leak', 60], ['muffler_damage', 1]),
        unclassified: needs(['electrical_noise', 50], ['fluid_leak', 40]),
        cabin_performance: needs(['brake_system', 30]),
      },
    },
  })
  const page = await openUpload()
  await page.says('Urgent needs')
  expect([...document.querySelectorAll('.needs h3')].map(({ textContent }) => textContent)).toEqual([
    'Engine/Mechanical Issues',
    'Exhaust System Problems',
    'Other/Unknown Issues',
  ])
  expect([...document.querySelectorAll('.need .num')].map(({ textContent }) => textContent)).toEqual(
    [120, 90, 70, 60, 50, 40].map((needed) => `${needed} needed`),
  )
  const [, piston] = document.querySelectorAll<HTMLElement>('button.need')
  await act(async () => piston?.click())
  expect(settled()).toEqual(['Engine/Mechanical Issues', 'Engine knock or piston slap'])
  expect(document.activeElement?.textContent).toBe('3 Severity and confidence')
  piston?.focus()
  await act(async () => piston?.click())
  expect(document.activeElement?.textContent).toBe('3 Severity and confidence')
  await page.leave()
})

test.each([
  [0, '0 of 5', '5 uploads unlock 1 free pro diagnosis'],
  [4, '4 of 5', '5 uploads unlock 1 free pro diagnosis'],
  [5, '5 of 5', 'unlocked 1 free pro diagnosis'],
  [7, '5 of 5', 'unlocked 1 free pro diagnosis'],
])('%i uploads in this browser: %s, and the diagnosis stays disabled', async (count, of, says) => {
  const list = Array.from({ length: count }, (_, id) => ({ id: `r${id}`, fileName: 'a.wav', uploadedAt: '' }))
  localStorage.setItem('uploadedDiagnostics', JSON.stringify(list))
  const page = await openUpload()
  await page.says(of)
  await page.says('Pro Diagnosis Coming Soon')
  await page.says(says)
  expect(page.said('You have unlocked 1 free pro diagnosis')).toBe(count >= 5)
  const button = await page.find('.unlock button')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await act(async () => button.click())
  await page.says('The pro diagnosis is coming soon.')
  expect(page.place()).toBe('/upload')
  await page.leave()
})

test('the picker goes from category to problem, with priority and target, to severity and confidence', async () => {
  const page = await openUpload()
  expect([...document.querySelectorAll('.pick-name')].map(({ textContent }) => textContent)).toEqual([
    'Engine/Mechanical Issues',
    'Exhaust System Problems',
    'Other/Unknown Issues',
    'Performance Issues',
  ])
  await choose(page, 'Engine/Mechanical Issues')
  expect(document.activeElement?.textContent).toBe('2 Specific problem')
  const rows = [...document.querySelectorAll('.pick-row')].map(({ textContent }) => textContent)
  expect(rows).toHaveLength(12)
  expect(rows[0]).toBe('Engine knock or piston slapCritical priority,Target 125')
  expect(rows).toContain('Valve train noiseHigh priority,Target 75')
  expect(rows).toContain('Engine mountsModerate priority,Target 50')
  await choose(page, 'Valve train noise')
  expect(document.activeElement?.textContent).toBe('3 Severity and confidence')
  const options = [...document.querySelectorAll('.chip-choice label')].map(({ textContent }) => textContent)
  expect(options).toEqual([
    'Ticking',
    'Tapping',
    'Grinding',
    'Unsure',
    'Somewhat Sure',
    'Very Sure',
    'Completely Certain',
  ])
  expect(summary()).toMatchObject({ Severity: 'Still open', Confidence: 'Somewhat Sure' })
  await chip(page, 'Tapping')
  await chip(page, 'Very Sure')
  expect(summary()).toMatchObject({
    Category: 'Engine/Mechanical Issues',
    Problem: 'Valve train noise',
    Severity: 'Tapping',
    Confidence: 'Very Sure',
  })
  await page.leave()
})

test('another category clears problem and severity; another problem clears the severity', async () => {
  const page = await openUpload()
  await choose(page, 'Engine/Mechanical Issues')
  await choose(page, 'Valve train noise')
  await chip(page, 'Tapping')
  await page.press('Change (specific problem)')
  await choose(page, 'Timing belt or chain')
  expect(summary()).toMatchObject({ Problem: 'Timing belt or chain', Severity: 'Still open' })
  await chip(page, 'Chain rattle')
  await page.press('Change (category)')
  await choose(page, 'Performance Issues')
  expect(summary()).toMatchObject({
    Category: 'Performance Issues',
    Problem: 'Still open',
    Severity: 'Still open',
  })
  await page.leave()
})

test('a settled step that was opened can be left as it is', async () => {
  const page = await openUpload()
  await choose(page, 'Engine/Mechanical Issues')
  await page.press('Change (category)')
  await page.press('Keep it (category)')
  expect(summary().Category).toBe('Engine/Mechanical Issues')
  expect(document.querySelectorAll('.pick-row')).toHaveLength(12)
  await page.leave()
})

test('submitting only shows the info message: by the button, and by Enter in a field', async () => {
  const page = await openUpload()
  const button = await page.find('form button[type="submit"]')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.hasAttribute('disabled')).toBe(false)
  await act(async () => button.click())
  await page.says(PAUSED)
  expect(document.querySelector('.upload-send .alert-info')?.textContent).toBe(PAUSED)
  expect(server.requests.filter(({ method }) => method !== 'GET')).toEqual([])
  await page.leave()

  const again = await openUpload()
  await again.submit()
  await again.says(PAUSED)
  await again.leave()
})

test('the file input announces that it is disabled and why, and takes nothing', async () => {
  const page = await openUpload()
  const input = await page.find('input[type="file"]')
  expect(input.getAttribute('aria-disabled')).toBe('true')
  const reason = input.getAttribute('aria-describedby')?.split(' ')[0] ?? ''
  expect(document.getElementById(reason)?.textContent).toContain('pending legal review')
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  await act(async () => input.dispatchEvent(click))
  expect(click.defaultPrevented).toBe(true)
  expect(document.querySelector('.recording-field .alert-info')?.textContent).toBe(PAUSED)
  await page.leave()
})

test('Enter on the file input and in the description shows the message, there', async () => {
  const page = await openUpload()
  const enter = () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  const input = await page.find('input[type="file"]')
  await act(async () => input.dispatchEvent(enter()))
  expect(document.querySelector('.recording-field .alert-info')?.textContent).toBe(PAUSED)
  await choose(page, 'Performance Issues')
  await choose(page, 'Brakes')
  const description = await page.find('textarea')
  expect(description.getAttribute('aria-disabled')).toBe('true')
  expect(description.hasAttribute('readonly')).toBe(true)
  await act(async () => description.dispatchEvent(enter()))
  expect(document.querySelector('.pick-details .alert-info')?.textContent).toBe(PAUSED)
  await page.leave()
})

test('the car of My Car is loaded, and with year, make and model it switches to manual entry', async () => {
  saveVehicleInfo(CAR)
  const page = await openUpload()
  await page.says('Vehicle information loaded from your My Car profile!')
  expect(document.querySelector('.vehicle-block .alert-success')).not.toBeNull()
  expect(await page.value('year')).toBe('2014')
  expect(await page.value('sub_model')).toBe('LX')
  expect(await page.value('mileage')).toBe('118000')
  expect(summary().Vehicle).toBe('2014 Honda Civic LX')
  await page.leave()
})

test('a car without a model is loaded, but stays with the VIN and says nothing', async () => {
  saveVehicleInfo({ ...CAR, model: '' })
  const page = await openUpload()
  await page.find('input[name="vin"]')
  expect(page.said('loaded from your My Car profile')).toBe(false)
  await chip(page, 'Manual Entry')
  expect(await page.value('make')).toBe('Honda')
  await page.leave()
})

test('year, make and model are required; the year is 1900 to next year, never below 2025, the mileage from 0', async () => {
  const page = await openUpload()
  await chip(page, 'Manual Entry')
  const required = [...document.querySelectorAll<HTMLInputElement>('.vehicle-fields input[required]')]
  expect(required.map(({ name }) => name)).toEqual(['year', 'make', 'model'])
  const year = await page.find('input[name="year"]')
  const newest = Math.max(2025, new Date().getFullYear() + 1)
  expect([year.getAttribute('type'), year.getAttribute('min'), year.getAttribute('max')]).toEqual([
    'number',
    '1900',
    String(newest),
  ])
  expect((await page.find('input[name="mileage"]')).getAttribute('min')).toBe('0')
  await page.leave()
})

test.each([
  ['year', '1899', 'Please give the year in four digits, from 1900 to '],
  ['year', String(Math.max(2025, new Date().getFullYear() + 1) + 1), 'Please give the year in four digits'],
  ['mileage', '-1', 'Please give the mileage in digits, from 0 on, or leave it empty.'],
])('a %s of %s is told once its field is left', async (field, typed, text) => {
  const page = await openUpload()
  await chip(page, 'Manual Entry')
  await page.type(field, typed)
  expect(page.said(text)).toBe(false)
  const input = await page.find(`input[name="${field}"]`)
  await act(async () => {
    input.focus()
    input.blur()
  })
  await page.says(text)
  expect(input.getAttribute('aria-invalid')).toBe('true')
  await page.leave()
})

test('a decoded VIN fills the fields and is saved for My Car', async () => {
  server.answers.set('/api/vin', { body: ANSWER })
  const page = await openUpload()
  await page.type('vin', VIN)
  await page.press('Decode VIN')
  await page.says('VIN decoded.')
  expect(readVehicleInfo()).toMatchObject({
    year: 2014,
    make: 'Honda',
    model: 'Civic',
    subModel: 'LX',
    engine: '1.8L R18Z1',
    transmission: 'Automatic',
    drivetrain: 'FWD',
    vin: VIN,
  })
  expect(summary().Vehicle).toBe('2014 Honda Civic LX')
  expect(summary()['Suggested file name']).toMatch(/^2014_Honda_Civic_LX_Sedan_4-door_1\.8L-R18Z1_\d{4}-/)
  await page.press('Correct or add something')
  expect(document.activeElement?.getAttribute('name')).toBe('year')
  const choices = ['body_class', 'doors', 'fuel_type', 'weight_class'].map(
    (name) => document.querySelector<HTMLSelectElement>(`select[name="${name}"]`)?.value,
  )
  expect(choices).toEqual(['Sedan', '4', 'Gasoline', 'Class 1'])
  await page.leave()
})

test.each(VIN_FAILURES)(
  '%s (%i) says “Failed to decode VIN. %s”; switches to manual after 3 s: %s',
  async (...row) => {
    const [code, status, text, leadsToManual] = row
    server.answers.set('/api/vin', refusal(status, code, text))
    const page = await openUpload()
    await page.type('vin', VIN)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await page.press('Decode VIN')
    const told = `Failed to decode VIN. ${text}`
    await page.says(told)
    await act(async () => void vi.advanceTimersByTime(2_999))
    expect(document.querySelector('input[name="vin"]')).not.toBeNull()
    await act(async () => void vi.advanceTimersByTime(1))
    const shown = document.querySelector('.vehicle-block > .alert-place .alert-text')?.textContent
    expect(shown).toBe(leadsToManual ? `${told} Switched to manual input.` : told)
    expect(document.querySelector('input[name="year"]') !== null).toBe(leadsToManual)
    await page.leave()
  },
)

test('a server that cannot be reached is a network error, and the switch can be left at once', async () => {
  server.answers.set('/api/vin', 'no network')
  const page = await openUpload()
  await page.type('vin', VIN)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await page.press('Decode VIN')
  const told = 'Failed to decode VIN. Network error - please check your internet connection and try again.'
  await page.says(told)
  await chip(page, 'Manual Entry')
  await chip(page, 'VIN Lookup')
  await act(async () => void vi.advanceTimersByTime(10_000))
  expect(document.querySelector('input[name="vin"]')).not.toBeNull()
  expect(page.said('Switched to manual input.')).toBe(false)
  await page.leave()
})

test('a decoding that takes longer than 20 seconds is given up as a timeout', async () => {
  const patience = new AbortController()
  const page = await openUpload()
  const asked = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_, refuse) => {
        init?.signal?.addEventListener('abort', () => refuse(new DOMException('late', 'AbortError')))
      }),
  )
  await page.type('vin', VIN)
  await page.press('Decode VIN')
  await page.says('Decoding…')
  expect(document.querySelector('.vin-entry .btn')?.getAttribute('aria-disabled')).toBe('true')
  expect(asked).toHaveBeenCalledWith(20_000)
  await act(async () => patience.abort())
  await page.says(
    'Failed to decode VIN. Request timed out. Please check your internet connection or try manual entry.',
  )
  await page.leave()
})

test('a VIN that is empty or incomplete says what is wrong with it', async () => {
  const page = await openUpload()
  await page.press('Decode VIN')
  await page.says('Please enter a VIN number.')
  await page.type('vin', '19XFB2F59EE')
  await page.press('Decode VIN')
  await page.says('Please enter a valid 17-character VIN (letters I, O, Q are not allowed).')
  expect(server.asked('/api/vin')).toEqual([])
  await page.leave()
})
