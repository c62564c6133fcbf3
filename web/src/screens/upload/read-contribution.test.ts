import { contributionRequestSchema, unknownVehicle } from '@candi/contracts'
import { expect, test } from 'vitest'
import { vehicleFormOf } from '../../features/describe-upload/vehicle-form.ts'
import { NOTHING_CHOSEN } from '../../features/pick-problem/problem-choice.ts'
import { type ContributionDraft, NO_EXTRAS, readContribution } from './read-contribution.ts'

const TODAY = new Date('2026-11-20T12:00:00Z')
const file = new File(['RIFF'], 'memo.wav', { type: 'audio/wav' })
const DRAFT: ContributionDraft = {
  choice: {
    category: 'cabin_performance',
    problem: 'brake_system',
    severity: 'grinding',
    confidence: 0.8,
    description: ' front <b>left</b> ',
  },
  recording: { file, seconds: 7, isRead: true },
  vehicle: vehicleFormOf({ ...unknownVehicle('km'), year: 2014, make: 'Honda', model: 'Civic', mileage: 12 }),
  extras: { isConsentGiven: true, isConfirmedByRepair: true, beforeRecording: '' },
  fileName: '2014_Honda_Civic.wav',
  phone: 'Pixel 7',
}

test('a complete draft is a valid request of the contract, with its file', () => {
  const reading = readContribution(DRAFT, TODAY)
  if (!reading.ok) throw new Error('expected a request')
  expect(reading.file).toBe(file)
  expect(contributionRequestSchema.safeParse(reading.request).success).toBe(true)
  expect(reading.request).toEqual({
    consent: { version: '1.0', given: true },
    problem: 'brake_system',
    severity: 'grinding',
    confidence: 0.8,
    description: 'front bleft/b',
    vehicle: { ...unknownVehicle('km'), year: 2014, make: 'Honda', model: 'Civic', mileage: 12 },
    file: { name: '2014_Honda_Civic.wav', bytes: 4 },
    phone: 'Pixel 7',
    isConfirmedByRepair: true,
    beforeRecording: null,
  })
})

test('an empty form is told everything that is missing, severity after the problem', () => {
  const empty = {
    ...DRAFT,
    choice: NOTHING_CHOSEN,
    recording: null,
    vehicle: vehicleFormOf(unknownVehicle('mi')),
    extras: NO_EXTRAS,
  }
  const reading = readContribution(empty, TODAY)
  expect(reading.ok ? [] : Object.keys(reading.faults)).toEqual([
    'problem',
    'recording',
    'vehicle',
    'consent',
  ])
})

test('severity is required', () => {
  const reading = readContribution({ ...DRAFT, choice: { ...DRAFT.choice, severity: null } }, TODAY)
  expect(reading).toEqual({ ok: false, faults: { severity: 'Please choose how severe it is.' } })
})

test('without consent nothing is handed over', () => {
  const reading = readContribution({ ...DRAFT, extras: NO_EXTRAS }, TODAY)
  expect(reading.ok ? [] : Object.keys(reading.faults)).toEqual(['consent'])
})

test('the earlier recording of a pair goes along', () => {
  const reading = readContribution({ ...DRAFT, extras: { ...DRAFT.extras, beforeRecording: 'r1' } }, TODAY)
  expect(reading.ok && reading.request.beforeRecording).toBe('r1')
})
