import '../../../test/own-database.ts'
import type { Recall, VinAnswer } from '@candi/contracts'
import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { newCase } from '../../features/keep-cases/case-record.ts'
import { putCase } from '../../features/keep-cases/case-store.ts'
import { deleteAllCases } from '../../features/keep-cases/delete-case.ts'
import { showPage } from '../../fixture/show-page.tsx'
import { MARIA, refusal, stubAccount } from '../../fixture/stub-account.ts'

const CIVIC = {
  year: 2014,
  make: 'Honda',
  model: 'Civic',
  subModel: 'EX',
  engine: '1.8',
  transmission: 'Automatic',
  drivetrain: 'FWD',
  mileage: 118_000,
  vin: '',
}
const VIN = '1HGCM82633A004352'
const ACCORD: VinAnswer = {
  vin: VIN,
  source: 'embedded-table',
  tableDate: '2025-06-12',
  sureness: 'likely',
  remarks: ['Please look the details over.'],
  vehicle: {
    year: 2003,
    make: 'Honda',
    model: 'Accord',
    sub_model: 'EX-V6',
    engine: '3.0L V6',
    transmission: 'Automatic',
    drivetrain: 'FWD',
    mileage: null,
    mileage_unit: 'mi',
    body_class: 'Coupe',
    doors: 2,
    vehicle_type: 'PASSENGER CAR',
    weight_class: null,
    manufacturer_full: '',
    plant_info: '',
    engine_tech: '',
    fuel_type: 'Gasoline',
  },
  facts: { year: 2003, make: 'Honda', model: 'Accord', fuel: 'gasoline', cylinders: 6 },
}
const RECALLS = '/api/recalls?year=2014&make=Honda&model=Civic'
const recall = (campaign: string, reportedOn: string, flags: Partial<Recall> = {}): Recall => ({
  campaign,
  reportedOn,
  component: 'AIR BAGS:FRONTAL',
  summary: 'The inflator may burst.',
  consequence: 'Fragments may strike the driver.',
  remedy: 'Dealers replace it.',
  parkIt: false,
  parkOutside: false,
  ...flags,
})

let server: ReturnType<typeof stubAccount>
beforeEach(async () => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  await deleteAllCases()
  server = stubAccount(MARIA)
})
const keepCivic = (change = {}) =>
  localStorage.setItem('vehicleInfo', JSON.stringify({ ...CIVIC, ...change }))
async function openMyCar() {
  const page = await showPage('/my-car')
  await page.find('.vehicle-card')
  return page
}
type Page = Awaited<ReturnType<typeof openMyCar>>
const heading = () => document.querySelector('h1')?.textContent
const kept = () => JSON.parse(localStorage.getItem('vehicleInfo') ?? 'null')
const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('.car-facts > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]),
  )
const edit = (page: Page) => page.press('Edit vehicle information')
const openDecoder = (page: Page) => page.press('Fill in from a VIN')
async function enter(page: Page) {
  const field = await page.find('input[name="vin"]')
  await act(async () =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
  )
}
/** The browser refuses to keep anything more. */
function fillStorage() {
  const real = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
}

describe('the car of a visitor', () => {
  test("is called 'My Vehicle' and has 'No Recordings Yet' at first", async () => {
    const page = await openMyCar()
    expect(heading()).toBe('My Vehicle')
    expect(document.querySelector('.car-head .pill')?.textContent).toBe('No Recordings Yet')
    await page.says('No recordings yet. Sounds that you contribute')
    await page.leave()
  })

  test("is called 'year make model', with its trim below and what is known to read", async () => {
    keepCivic({ mileageUnit: 'km' })
    const page = await openMyCar()
    expect(heading()).toBe('2014 Honda Civic')
    expect(document.querySelector('.car-trim')?.textContent).toBe('EX')
    expect(document.title).toBe('My Car: CANDI')
    expect(facts()).toMatchObject({ Year: '2014', Engine: '1.8', Mileage: '118,000 km', VIN: 'Not given' })
    expect(document.querySelector('.vehicle-card input')).toBeNull()
    await page.leave()
  })

  test("without all three of year, make and model is 'My Vehicle'", async () => {
    keepCivic({ model: '' })
    const page = await openMyCar()
    expect(heading()).toBe('My Vehicle')
    await page.leave()
  })

  test('shows recordings with a title from the id, the day of the upload and the file, and counts them', async () => {
    localStorage.setItem(
      'uploadedDiagnostics',
      JSON.stringify([
        { id: '7', fileName: 'knock.wav', uploadedAt: '2026-10-03T12:00:00Z' },
        { id: '8', fileName: 'tick.wav', uploadedAt: '2026-11-03T12:00:00Z' },
      ]),
    )
    const page = await openMyCar()
    expect(document.querySelector('.car-head .pill')?.textContent).toBe('2 Recordings')
    const rows = [...document.querySelectorAll('.car-list-row')].map((row) =>
      [...row.children].map((part) => part.textContent),
    )
    expect(rows).toEqual([
      ['Recording 8', 'Uploaded November 3, 2026', 'tick.wav'],
      ['Recording 7', 'Uploaded October 3, 2026', 'knock.wav'],
    ])
    await page.leave()
  })
})

describe('edit and save', () => {
  test('keep the car under vehicleInfo, and tell in full where year, make and model are there', async () => {
    const page = await openMyCar()
    await edit(page)
    for (const [name, text] of [
      ['year', '2014'],
      ['make', 'Honda'],
      ['model', 'Civic'],
      ['mileage', '118,000'],
    ] as const)
      await page.type(name, text)
    await page.submit()
    await page.says('Vehicle information saved! Diagnose and Upload now start with your 2014 Honda Civic.')
    expect(heading()).toBe('2014 Honda Civic')
    expect(kept()).toMatchObject({
      year: 2014,
      make: 'Honda',
      model: 'Civic',
      subModel: '',
      engine: '',
      transmission: '',
      drivetrain: '',
      mileage: 118_000,
      vin: '',
    })
    await page.leave()
  })

  test('tell shortly where the name is not complete', async () => {
    const page = await openMyCar()
    await edit(page)
    await page.type('make', 'Honda')
    await page.submit()
    await page.says('Vehicle information saved.')
    expect(page.said('saved!')).toBe(false)
    await page.leave()
  })

  test("say 'Failed to save vehicle information. Please try again.' where the browser keeps nothing, and keep the words", async () => {
    keepCivic()
    const page = await openMyCar()
    await edit(page)
    await page.type('make', 'Acura')
    fillStorage()
    await page.submit()
    await page.says('Failed to save vehicle information. Please try again.')
    expect(await page.value('make')).toBe('Acura')
    expect(kept().make).toBe('Honda')
    await page.leave()
  })

  test('refuse a year that no car can have, at its field', async () => {
    const page = await openMyCar()
    await edit(page)
    await page.type('year', '1850')
    await page.submit()
    await page.says('Please give the year in four digits, from 1900 to')
    expect(document.activeElement?.getAttribute('name')).toBe('year')
    await page.leave()
  })

  test('are undone by Cancel', async () => {
    keepCivic()
    const page = await openMyCar()
    await edit(page)
    await page.type('make', 'Acura')
    await page.press('Cancel')
    expect(facts().Make).toBe('Honda')
    await page.leave()
  })
})

describe('the VIN decoder', () => {
  test('cleans what is typed, counts it, and can decode at exactly 17', async () => {
    const page = await openMyCar()
    await edit(page)
    await openDecoder(page)
    await page.type('vin', '1hgcm-82633 aoi')
    expect(await page.value('vin')).toBe('1HGCM82633A')
    await page.says('11 of 17 characters')
    const button = await page.until('Decode', () => page.named('Decode VIN'))
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await page.type('vin', `${VIN}99`)
    expect(await page.value('vin')).toBe(VIN)
    expect(button.getAttribute('aria-disabled')).toBe('false')
    await page.leave()
  })

  test("says 'Please enter a VIN number.' and 'Please enter a valid 17-character VIN.'", async () => {
    const page = await openMyCar()
    await edit(page)
    await openDecoder(page)
    await enter(page)
    await page.says('Please enter a VIN number.')
    await page.type('vin', 'ABC')
    await enter(page)
    await page.says('Please enter a valid 17-character VIN.')
    expect(server.asked('/api/vin')).toEqual([])
    await page.leave()
  })

  test('fills the fields, says who answered and how sure, and saving keeps what it told', async () => {
    server.answers.set('/api/vin', { body: ACCORD })
    const page = await openMyCar()
    await edit(page)
    await openDecoder(page)
    await page.type('vin', VIN)
    await enter(page)
    await page.says(
      'Likely, please check: from our own table of June 12, 2025, as the public service gave no answer.',
    )
    await page.says('Please look the details over.')
    expect(server.asked('/api/vin')[0]?.body).toEqual({ vin: VIN, patience: 'my-car' })
    expect(await page.value('model')).toBe('Accord')
    await page.submit()
    await page.says('Vehicle information saved!')
    expect(kept()).toMatchObject({ vin: VIN, subModel: 'EX-V6', facts: { fuel: 'gasoline', cylinders: 6 } })
    await page.leave()
  })

  test("says 'Failed to decode VIN. Please enter vehicle information manually.' whatever failed, and keeps the VIN", async () => {
    server.answers.set('/api/vin', refusal(504, 'vin-timeout'))
    const page = await openMyCar()
    await edit(page)
    await openDecoder(page)
    await page.type('vin', VIN)
    await enter(page)
    await page.says('Failed to decode VIN. Please enter vehicle information manually.')
    expect(await page.value('vin')).toBe(VIN)
    await page.leave()
  })

  test('offers the single change that makes the check digit fit, and decodes without it too', async () => {
    server.answers.set('/api/vin', { body: { ...ACCORD, vin: '1HGCM8Z633A004352' } })
    const page = await openMyCar()
    await edit(page)
    await openDecoder(page)
    await page.type('vin', '1HGCM8Z633A004352')
    await page.says('Did you mean')
    await enter(page)
    await page.says('2003 Honda Accord EX-V6')
    await page.press('2 at place 7? Instead of Z')
    expect(await page.value('vin')).toBe(VIN)
    expect(page.said('Did you mean')).toBe(false)
    await page.leave()
  })

  test('can be cancelled while it waits, which is no failure', async () => {
    const behind = globalThis.fetch
    vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
      path === '/api/vin'
        ? new Promise((_, refuse) =>
            init.signal?.addEventListener('abort', () => refuse(init.signal?.reason)),
          )
        : behind(path, init),
    )
    const page = await openMyCar()
    await edit(page)
    await openDecoder(page)
    await page.type('vin', VIN)
    await enter(page)
    const busy = await page.until('busy', () => page.named('Decoding…'))
    expect(busy.getAttribute('aria-disabled')).toBe('true')
    await page.press('Cancel decoding')
    await page.until('ready again', () => page.named('Decode VIN'))
    expect(page.said('Failed to decode')).toBe(false)
    await page.leave()
  })
})

describe('the garage', () => {
  const add = async (page: Page, make: string) => {
    await page.press('Add a car')
    await page.type('year', '2019')
    await page.type('make', make)
    await page.type('model', 'X')
    await page.submit()
    await page.says('Vehicle information saved!')
  }
  test('holds several cars; the one that is switched to is the one that Upload and Diagnose read', async () => {
    keepCivic()
    const page = await openMyCar()
    await add(page, 'Ford')
    expect(kept().make).toBe('Ford')
    await page.press('2014 Honda Civic')
    expect(heading()).toBe('2014 Honda Civic')
    expect(kept().make).toBe('Honda')
    await page.leave()
  })

  test('asks once before a car is removed, and takes it back with Undo', async () => {
    keepCivic()
    const page = await openMyCar()
    await add(page, 'Ford')
    await page.press('Remove… 2019 Ford X')
    await page.press('Remove')
    await page.says('2019 Ford X is removed from this browser.')
    expect(heading()).toBe('2014 Honda Civic')
    await page.press('Undo')
    expect(heading()).toBe('2019 Ford X')
    await page.leave()
  })

  test('throws no half-written car away when another is tapped', async () => {
    keepCivic()
    const page = await openMyCar()
    await add(page, 'Ford')
    await edit(page)
    await page.type('make', 'Mazda')
    await page.press('2014 Honda Civic')
    await page.says('Please save or cancel what you are writing first.')
    expect(await page.value('make')).toBe('Mazda')
    await page.leave()
  })

  test('lists the cases of the car, and not those of another', async () => {
    keepCivic()
    const base = newCase('en-US')
    await putCase({
      ...base,
      id: 'mine',
      title: 'Grinding',
      carriedOver: 'x',
      facts: { ...base.facts, vehicle: { year: 2014, make: 'HONDA', model: 'civic' } },
    })
    await putCase({ ...base, id: 'other', title: 'Squeal', carriedOver: 'x', carId: 'another car' })
    const page = await openMyCar()
    await page.says('Grinding')
    expect(page.said('Squeal')).toBe(false)
    expect(document.querySelector('.case-link')?.getAttribute('href')).toBe('/diagnose/mine')
    await page.leave()
  })
})

describe('open recalls', () => {
  const checked = (recalls: Recall[]) => ({
    body: { status: 'checked', checkedAt: '2026-11-20T10:00:00.000Z', recalls },
  })
  test('stand park-it first, then park-outside, then the newest, with campaign, day and a link', async () => {
    keepCivic()
    server.answers.set(
      RECALLS,
      checked([
        recall('20V100000', '2020-03-01'),
        recall('23V200000', '2023-03-01'),
        recall('19V300000', '2019-03-01', { parkOutside: true }),
        recall('18V400000', '2018-03-01', { parkIt: true }),
      ]),
    )
    const page = await openMyCar()
    await page.says('4 recalls of this model, as of November 20, 2026.')
    const entries = [...document.querySelectorAll('.recall')].map((entry) => entry.textContent ?? '')
    expect(entries.map((text) => /\d\dV\d00000/.exec(text)?.[0])).toEqual([
      '18V400000',
      '19V300000',
      '23V200000',
      '20V100000',
    ])
    expect(entries[0]).toContain('Do not drive it until it is repaired.')
    expect(entries[0]).toContain('Mar 1, 2018')
    expect(entries[0]).toContain('Repaired free at any dealer of the make')
    expect(entries[1]).toContain('Park it outside, away from buildings, until it is repaired.')
    const link = document.querySelector('.recall a')
    expect(link?.getAttribute('href')).toBe('https://www.nhtsa.gov/recalls?nhtsaId=18V400000')
    expect(link?.getAttribute('target')).toBe('_blank')
    await page.leave()
  })

  test('that were looked for in vain are “none known on that day”, with the way to ask with the VIN', async () => {
    keepCivic()
    server.answers.set(RECALLS, checked([]))
    const page = await openMyCar()
    await page.says('None known on November 20, 2026 for this model.')
    await page.says('ask with your VIN')
    await page.leave()
  })

  test('that could not be checked are never “none”, and can be asked for again', async () => {
    keepCivic()
    server.answers.set(RECALLS, { body: { status: 'unchecked', reason: 'service-down' } })
    const page = await openMyCar()
    await page.says('Recalls could not be checked.')
    expect(page.said('None known')).toBe(false)
    server.answers.set(RECALLS, checked([recall('23V200000', '2023-03-01')]))
    await page.press('Try again')
    await page.says('1 recall of this model')
    await page.leave()
  })

  test('of a model that the agency does not know by that name are not “none” either', async () => {
    keepCivic()
    server.answers.set(RECALLS, { body: { status: 'unchecked', reason: 'unknown-car' } })
    const page = await openMyCar()
    await page.says('The agency lists no “Civic” by that name.')
    expect(page.said('None known')).toBe(false)
    await page.leave()
  })
})
