import '../../../test/own-database.ts'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { newCase } from '../../features/keep-cases/case-record.ts'
import { listCases, putCase } from '../../features/keep-cases/case-store.ts'
import { deleteAllCases } from '../../features/keep-cases/delete-case.ts'
import { brakeWords } from '../../fixture/brake-case.ts'
import { showDiagnose } from '../../fixture/show-screen.tsx'
import { stubServer } from '../../fixture/stub-server.ts'

const CIVIC = {
  year: 2014,
  make: 'Honda',
  model: 'Civic',
  subModel: 'EX',
  engine: '1.8L',
  transmission: 'Automatic',
  drivetrain: '',
  mileage: 118_000,
  vin: '',
  mileageUnit: 'mi',
  facts: { fuel: 'gasoline', cylinders: 4, induction: 'natural', drivetrain: 'fwd' },
}
const RECALL = {
  campaign: '23V456000',
  reportedOn: '2023-07-02',
  component: 'SERVICE BRAKES, HYDRAULIC',
  summary: 's'.repeat(2_000),
  consequence: 'c',
  remedy: 'r'.repeat(1_000),
  parkIt: false,
  parkOutside: false,
}

let server: ReturnType<typeof stubServer>
let recallsAsked: string[]
beforeEach(async () => {
  localStorage.clear()
  await deleteAllCases()
  server = stubServer()
  recallsAsked = []
  const behind = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const path = String(input)
    if (!path.startsWith('/api/recalls')) return behind(input, init)
    recallsAsked.push(path)
    const recalls = path.includes('Civic') ? [RECALL] : []
    return new Response(JSON.stringify({ status: 'checked', checkedAt: '2026-11-20T10:00:00.000Z', recalls }))
  }
})
const carButton = () => document.querySelector('.car')?.textContent ?? ''
const sentFacts = () => Object(server.requests.at(-1)?.body.facts)

async function say(screen: Awaited<ReturnType<typeof showDiagnose>>) {
  await act(async () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })))
  await screen.until('the recalls asked for', () => recallsAsked.length > 0)
  const field = await screen.type(brakeWords)
  await screen.key(field, { key: 'Enter' })
  await screen.until('the answer', () => screen.button('Answer again'))
}

test('a new case starts with the current car, what its VIN told goes along, and so do its recalls, shortened', async () => {
  localStorage.setItem('vehicleInfo', JSON.stringify(CIVIC))
  const screen = await showDiagnose()
  expect(carButton()).toContain('2014 Honda Civic')
  await say(screen)
  await screen.until('the recalls sent', () => sentFacts().recalls.length > 0)
  expect(sentFacts().vehicle).toEqual({
    year: 2014,
    make: 'Honda',
    model: 'Civic',
    engine: '1.8L',
    gearbox: 'automatic',
    drivetrain: 'fwd',
    fuel: 'gasoline',
    cylinders: 4,
    induction: 'natural',
    mileage: { value: 118_000, unit: 'mi' },
  })
  const { consequence: _, ...told } = RECALL
  expect(sentFacts().recalls).toEqual([{ ...told, summary: 's'.repeat(1_500), remedy: 'r'.repeat(800) }])
  expect(recallsAsked).toEqual(['/api/recalls?year=2014&make=Honda&model=Civic'])
  let kept = await listCases()
  while (kept.length === 0) {
    await screen.settle(20)
    kept = await listCases()
  }
  const garage = JSON.parse(localStorage.getItem('candi.garage') ?? '{}')
  expect(kept[0]?.carId).toBe(garage.currentId)
  await screen.leave()
})

test('without a car nothing is asked about recalls', async () => {
  const screen = await showDiagnose()
  expect(carButton()).toContain('Name your car')
  const field = await screen.type(brakeWords)
  await screen.key(field, { key: 'Enter' })
  await screen.until('the answer', () => screen.button('Answer again'))
  expect(recallsAsked).toEqual([])
  expect(sentFacts()).toMatchObject({ vehicle: null, recalls: [] })
  await screen.leave()
})

test('a case that was begun keeps its own car, whichever is current now', async () => {
  localStorage.setItem('vehicleInfo', JSON.stringify(CIVIC))
  const base = newCase('en-US')
  const vehicle = { year: 2019, make: 'Ford', model: 'F-150' }
  await putCase({ ...base, id: 'old', carriedOver: 'it ticks', facts: { ...base.facts, vehicle } })
  const screen = await showDiagnose('/diagnose/old')
  await screen.until('its car', () => carButton().includes('Ford F-150'))
  await screen.leave()
})

test('recalls of one model do not stay with another, and what the VIN told goes with it', async () => {
  localStorage.setItem('vehicleInfo', JSON.stringify(CIVIC))
  const screen = await showDiagnose()
  await say(screen)
  await screen.tap(document.querySelector('.car'))
  const model = await screen.until('the field', () =>
    [...document.querySelectorAll<HTMLInputElement>('.car-form input')].find(
      ({ value }) => value === 'Civic',
    ),
  )
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(model, 'Accord')
    model.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await screen.press('Save')
  await screen.until('it weighed anew', () => server.requests.at(-1)?.path === '/api/assessment')
  expect(sentFacts().recalls).toEqual([])
  expect(sentFacts().vehicle).toMatchObject({ model: 'Accord', fuel: 'gasoline' })
  expect(sentFacts().vehicle.cylinders).toBeUndefined()
  await screen.leave()
})
