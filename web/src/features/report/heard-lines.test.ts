import type { Hearing } from '@candi/contracts'
import { expect, test } from 'vitest'
import type { CaseRecording } from '../../api/case-recording.ts'
import { heardLines } from './heard-lines.ts'

const hearing: Hearing = {
  seconds: 8.2,
  state: { id: 'idle', probability: 0.9, isTold: true },
  fault: null,
  sounds: [
    {
      kind: 'knock',
      probability: 0.9,
      fromSeconds: 3.2,
      toSeconds: 4.8,
      lowHertz: 400,
      highHertz: 2_000,
      perSecond: 13,
      follows: 'engine',
      words: 'Rhythmic knock, 13 per second, follows the engine',
    },
    {
      kind: 'hiss',
      probability: 0.6,
      fromSeconds: 0,
      toSeconds: 8,
      lowHertz: 3_000,
      highHertz: 8_000,
      perSecond: null,
      follows: null,
      words: 'Steady hiss',
    },
  ],
  orders: [],
  engineSpeed: null,
  flaws: [],
  signs: [],
  summary: 'I heard a knock.',
  next: null,
}
const recording: CaseRecording = {
  id: 'a',
  name: 'Recording 1',
  about: '',
  seconds: 8.2,
  madeAt: 0,
  told: { state: 'idle', rpm: null },
  hearing,
  dismissed: [],
  isTold: true,
  failure: '',
}

test('each recording is a line with its length, what the car did, and what was heard when', () => {
  expect(heardLines([recording])).toEqual([
    'Recording 1 (0:08, idle): Rhythmic knock, 13 per second, follows the engine (3.2–4.8 s); Steady hiss (0.0–8.0 s).',
  ])
})

test('what is not the noise the owner means is left out, and an unheard recording too', () => {
  const lines = heardLines([
    { ...recording, dismissed: [1], about: 'A/C on' },
    { ...recording, hearing: null },
  ])
  expect(lines).toEqual([
    'Recording 1 (0:08, A/C on): Rhythmic knock, 13 per second, follows the engine (3.2–4.8 s).',
  ])
})

test('where nothing stands out the summary says so', () => {
  const silent = { ...hearing, sounds: [], summary: 'I can’t tell from this recording.' }
  expect(heardLines([{ ...recording, hearing: silent }])).toEqual([
    'Recording 1 (0:08, idle): I can’t tell from this recording.',
  ])
})
