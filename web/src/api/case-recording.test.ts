import type { HeardSound, Hearing } from '@candi/contracts'
import { expect, test } from 'vitest'
import { type CaseRecording, hearingsOf, parseRecordings, standingSigns } from './case-recording.ts'

const sound = (fromSeconds: number, toSeconds: number): HeardSound => ({
  kind: 'knock',
  probability: 0.9,
  fromSeconds,
  toSeconds,
  lowHertz: 400,
  highHertz: 2_000,
  perSecond: 13,
  follows: null,
  words: 'Rhythmic knock, 13 per second',
})
const hearing: Hearing = {
  seconds: 8,
  state: { id: 'idle', probability: 0.9, isTold: false },
  fault: null,
  sounds: [sound(3.2, 4.8), sound(0, 8)],
  orders: [],
  engineSpeed: null,
  flaws: [],
  signs: [
    { finding: 'engine_knock_deep', confidence: 0.8, fromSeconds: 3.2, toSeconds: 4.8 },
    { finding: 'belt_squeal', confidence: 0.6, fromSeconds: 0.5, toSeconds: 8 },
  ],
  summary: 'I heard a knock.',
  next: null,
}
const recording: CaseRecording = {
  id: 'a',
  name: 'Recording 1',
  about: '',
  seconds: 8,
  madeAt: 0,
  told: { state: null, rpm: null },
  hearing,
  dismissed: [],
  isTold: true,
  failure: '',
}

test('a sound that the owner does not mean takes its own sign along and no other', () => {
  const finding = (change: Partial<CaseRecording>) =>
    standingSigns({ ...recording, ...change }).map((sign) => sign.finding)
  expect(finding({})).toEqual(['engine_knock_deep', 'belt_squeal'])
  expect(finding({ dismissed: [0] })).toEqual(['belt_squeal'])
  expect(finding({ dismissed: [1] })).toEqual(['engine_knock_deep'])
  expect(finding({ dismissed: [0, 1] })).toEqual([])
})

test('what goes with a turn is the name, the state and the signs of each heard recording, and no more than eight', () => {
  expect(
    hearingsOf([
      { ...recording, dismissed: [1] },
      { ...recording, id: 'b', hearing: null },
    ]),
  ).toEqual([{ id: 'a', name: 'Recording 1', state: 'idle', signs: [hearing.signs[0]] }])
  const many = Array.from({ length: 9 }, (_, index) => ({ ...recording, id: String(index) }))
  expect(hearingsOf(many)).toHaveLength(8)
})

test('what this browser kept is read back; what has another form is left out', () => {
  expect(parseRecordings(structuredClone([recording, { id: 7 }, 'nonsense']))).toEqual([recording])
  expect(parseRecordings(undefined)).toEqual([])
  // A hearing of an older form is heard anew.
  expect(parseRecordings([{ ...recording, hearing: { words: 'knock' } }])[0]?.hearing).toBeNull()
})
