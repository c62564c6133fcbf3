import type { SeenGauge, SeenSign } from '@candi/contracts'
import { expect, test } from 'vitest'
import { LAMP_BOOK } from '../../fixture/lamp-book.ts'
import { OIL_SIGN, SEEN, seenPhoto } from '../../fixture/seen-photo.ts'
import { sayOfGauge } from './correct-gauges.ts'
import { sayOfLamp } from './correct-lamps.ts'

const HOT: SeenGauge = {
  id: 'temperature',
  level: 0.92,
  probability: 0.85,
  box: [0.1, 0.1, 0.1, 0.1],
  finding: 'temp_gauge_high',
}
const HOT_SIGN: SeenSign = {
  finding: 'temp_gauge_high',
  confidence: 0.68,
  words: 'temperature gauge at hot',
  by: 'candi',
}
const hot = () => seenPhoto({ ...SEEN, gauges: [HOT], signs: [OIL_SIGN, HOT_SIGN] })

test('a gauge that was read wrong takes its sign along and nothing else; said otherwise it is back', () => {
  const wrong = sayOfGauge(hot(), 'temperature', 'not_right', LAMP_BOOK)
  expect(wrong.signs).toEqual([OIL_SIGN])
  expect(sayOfGauge(wrong, 'temperature', '', LAMP_BOOK).signs).toEqual([OIL_SIGN, HOT_SIGN])
})

test('what was said of a gauge stands when a lamp is put right after it', () => {
  const wrong = sayOfGauge(hot(), 'temperature', 'not_right', LAMP_BOOK)
  expect(sayOfLamp(wrong, 0, 'not_lit', LAMP_BOOK).signs).toEqual([])
})

test('a gauge that the owner confirms speaks as surely as such a needle ever does, also before the lamps are known', () => {
  for (const book of [LAMP_BOOK, undefined])
    expect(sayOfGauge(hot(), 'temperature', 'right', book).signs).toContainEqual({
      ...HOT_SIGN,
      confidence: 0.8,
    })
})
