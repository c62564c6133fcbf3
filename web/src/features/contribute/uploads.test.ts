import { contributionRequestSchema, ERRORS, type UploadProgress } from '@candi/contracts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ApiFailure, ApiResult } from '../../api/call-api.ts'
import { Uploads, type UploadsPorts } from './uploads.ts'

const BYTES = 200_000
const file = new File([new Uint8Array(BYTES)], 'memo.wav')
const VEHICLE = {
  sub_model: '',
  engine: '',
  transmission: '',
  drivetrain: '',
  mileage: null,
  mileage_unit: 'mi',
}
const MORE = { body_class: null, doors: null, vehicle_type: '', weight_class: null, fuel_type: null }
const request = contributionRequestSchema.parse({
  consent: { version: '1.0', given: true },
  problem: 'piston_knock',
  severity: 'early',
  confidence: 0.5,
  description: '',
  vehicle: {
    ...{ ...VEHICLE, ...MORE, manufacturer_full: '', plant_info: '', engine_tech: '' },
    ...{ year: 2014, make: 'Honda', model: 'Civic' },
  },
  file: { name: '2014_Honda.wav', bytes: BYTES },
  phone: '',
  isConfirmedByRepair: false,
  beforeRecording: null,
})

type Answer = ApiResult<UploadProgress>
const failed = (code: string, status: number, message = ''): ApiFailure => ({
  ok: false,
  code,
  message,
  status,
})
const at = (offset: number): Answer => ({
  ok: true,
  value: { id: 'r1', offset, isComplete: offset === BYTES },
})
let answers: Answer[]
let withdrawn: ApiResult<undefined>
let happened: string[]
let uploads: Uploads
/** Answers a part; held back until the test lets it go. */
let reply: ((answer: Answer) => void) | undefined
let told: { code: string } | undefined

beforeEach(() => {
  answers = [at(0)]
  withdrawn = { ok: true, value: undefined }
  happened = []
  reply = undefined
  told = undefined
  let clock = 0
  const ports: UploadsPorts = {
    start: async () => at(0),
    progressOf: async () => answers.shift() ?? at(65_536),
    sendPart: (_, __, signal, onSetback) => {
      if (told) onSetback(failed(told.code, 0))
      return new Promise((answer) => {
        reply = answer
        signal.addEventListener('abort', () => answer(failed('aborted', 0)))
      })
    },
    withdraw: async () => withdrawn,
    now: () => {
      clock += 1_000
      return clock
    },
    onStarted: async (id) => void happened.push(`started ${id}`),
    onArrived: (id, name) => happened.push(`arrived ${id} ${name}`),
    onGone: (id) => happened.push(`gone ${id}`),
  }
  uploads = new Uploads(ports)
})
const only = () => uploads.all()[0]
const until = (phase: string) => vi.waitFor(() => expect(only()?.phase).toBe(phase))
const begin = async () => {
  expect(await uploads.begin(request, file, 'u1')).toEqual({ ok: true })
  await vi.waitFor(() => expect(reply).toBeDefined())
}
const answer = async (given: Answer) => {
  const now = reply
  reply = undefined
  now?.(given)
  await vi.waitFor(() => expect(reply ?? (only()?.phase !== 'sending' || undefined)).toBeDefined())
}

test('an upload shows what has arrived and how long it will take, and leaves the list when the server lists it', async () => {
  await begin()
  expect(only()).toMatchObject({ id: 'r1', name: '2014_Honda.wav', arrivedBytes: 0, phase: 'sending' })
  expect(only()?.secondsLeft).toBeNull()
  await answer(at(65_536))
  expect(only()?.arrivedBytes).toBe(65_536)
  expect(only()?.secondsLeft).toBeGreaterThan(0)
  reply?.(at(BYTES))
  await until('arrived')
  expect(only()?.arrivedBytes).toBe(BYTES)
  uploads.takeOffArrived(new Set(['another']))
  expect(only()?.id).toBe('r1')
  uploads.takeOffArrived(new Set(['r1']))
  expect(uploads.all()).toEqual([])
  expect(happened).toEqual(['started r1', 'arrived r1 2014_Honda.wav'])
})

test('a setback is said while it is tried again', async () => {
  told = { code: 'network-request-failed' }
  await begin()
  expect(only()).toMatchObject({ phase: 'waiting', secondsLeft: null })
})

test('paused, nothing is sent; going on begins where the server stopped', async () => {
  await begin()
  uploads.pause('r1')
  expect(only()?.phase).toBe('paused')
  reply = undefined
  answers = [at(131_072)]
  uploads.goOn('r1')
  await vi.waitFor(() => expect(reply).toBeDefined())
  expect(only()).toMatchObject({ phase: 'sending', arrivedBytes: 131_072 })
})

test('what the line has halted goes on when the browser is online again; what the visitor paused does not', async () => {
  await begin()
  await answer(failed('network-request-failed', 0))
  await until('halted')
  expect(only()?.message).toContain('What has arrived is kept for 24 hours.')
  uploads.goOnWithHalted()
  await until('sending')
  uploads.pause('r1')
  uploads.goOnWithHalted()
  expect(only()?.phase).toBe('paused')
})

test.each(['recording-known', 'recording-not-audio', 'recording-too-large'] as const)(
  '%s: nothing is left to go on with, and the sentence says so',
  async (code) => {
    await begin()
    await answer(failed(code, ERRORS[code].status, ERRORS[code].text))
    await until('refused')
    expect(only()?.message).toBe(ERRORS[code].text)
    expect(happened).toContain('gone r1')
    uploads.dismiss('r1')
    expect(uploads.all()).toEqual([])
  },
)

test('cancelled, it is taken back; where that fails it stays, paused', async () => {
  await begin()
  withdrawn = failed('network-request-failed', 0)
  expect(await uploads.cancel('r1')).toMatchObject({ ok: false })
  expect(only()?.phase).toBe('paused')
  expect(uploads.isWithdrawn('r1')).toBe(false)
  withdrawn = failed('not-found', 404)
  expect(await uploads.cancel('r1')).toBeUndefined()
  expect(uploads.all()).toEqual([])
  expect(uploads.isWithdrawn('r1')).toBe(true)
  expect(happened).toContain('gone r1')
})
