import '../../test/own-database.ts'
import { expect, test } from 'vitest'
import { newCase } from '../features/keep-cases/case-record.ts'
import { listCases, putCase } from '../features/keep-cases/case-store.ts'
import { clearDevice } from './clear-device.ts'

test('every case, car and draft goes from this browser; only colors and cookie choice stay', async () => {
  await putCase({ ...newCase('en-US'), carriedOver: 'it ticks' })
  for (const key of ['candi.theme', 'candi.consent', 'vehicleInfo', 'diagnosisHistory', 'anything'])
    localStorage.setItem(key, 'kept')
  sessionStorage.setItem('candi.draft.email', 'maria@example.com')
  await clearDevice()
  expect(await listCases()).toEqual([])
  expect(Object.keys(localStorage).sort()).toEqual(['candi.consent', 'candi.theme'])
  expect(sessionStorage.length).toBe(0)
})
