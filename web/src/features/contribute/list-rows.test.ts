import type { Contribution } from '@candi/contracts'
import { expect, test } from 'vitest'
import { listRows } from './list-rows.ts'
import type { Upload } from './upload.ts'

const recordingOf = (change: Partial<Contribution>): Contribution => ({
  id: 'r1',
  state: 'waiting',
  fileName: '2014_Honda.wav',
  uploadedAt: '2026-11-20T12:00:00.000Z',
  problem: 'piston_knock',
  severity: 'early',
  car: '2014 Honda Civic',
  bytes: 9,
  receivedBytes: 9,
  seconds: 1,
  reason: '',
  worth: [],
  ...change,
})
const uploadOf = (id: string, phase: Upload['phase'] = 'sending'): Upload => ({
  id,
  owner: 'u1',
  name: '',
  file: new File([], 'memo.wav'),
  bytes: 9,
  arrivedBytes: 0,
  phase,
  message: '',
  secondsLeft: null,
})

const kinds = (...given: Parameters<typeof listRows>) => listRows(...given).map(({ id, kind }) => [id, kind])
const receiving = (id: string, receivedBytes: number): Contribution =>
  recordingOf({ id, state: 'receiving', receivedBytes })

test('what is on its way stands first, the newest above, and only once', () => {
  const list = [receiving('b', 5), receiving('a', 5), recordingOf({ id: 'old' })]
  expect(kinds(list, [uploadOf('a'), uploadOf('b')], [])).toEqual([
    ['b', 'upload'],
    ['a', 'upload'],
    ['old', 'recording'],
  ])
})

test('what has arrived keeps its place, and is a recording as soon as the server lists it as one', () => {
  const old = recordingOf({ id: 'old' })
  expect(kinds([receiving('a', 5), old], [uploadOf('a', 'arrived')], [])).toEqual([
    ['a', 'upload'],
    ['old', 'recording'],
  ])
  expect(kinds([old, recordingOf({ id: 'a' })], [uploadOf('a', 'arrived')], [])).toEqual([
    ['a', 'recording'],
    ['old', 'recording'],
  ])
})

test('what was begun elsewhere can be gone on with', () => {
  expect(kinds([receiving('a', 5)], [], [])).toEqual([['a', 'started']])
})

test('what was begun without a byte, and not by this browser, is not shown', () => {
  expect(kinds([receiving('a', 0)], [], [])).toEqual([])
  const note = { id: 'a', name: 'memo.wav', bytes: 9, print: '' }
  expect(kinds([receiving('a', 0)], [], [note])).toEqual([['a', 'started']])
})
