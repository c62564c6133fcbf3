import { expect, test } from 'vitest'
import { litLamps, sightingsOf } from '../../api/case-photo.ts'
import { LAMP_BOOK } from '../../fixture/lamp-book.ts'
import { LIT_BATTERY, LIT_OIL, OIL_SIGN, SEEN, seenPhoto } from '../../fixture/seen-photo.ts'
import { ANYWHERE, isOtherLamp, sayOfLamp, sayRunning, withMissedLamp } from './correct-lamps.ts'

const message = {
  finding: 'oil_level_message',
  confidence: 0.8,
  words: 'display says so',
  by: 'candi',
} as const

test('a lamp that is not lit takes its sign along, and nothing else; said otherwise it is back as it was', () => {
  const photo = seenPhoto({ ...SEEN, signs: [OIL_SIGN, message] })
  const out = sayOfLamp(photo, 0, 'not_lit', LAMP_BOOK)
  expect(out.signs).toEqual([message])
  expect(sightingsOf([out])[0]).toMatchObject({ lamps: [], signs: [message] })
  expect(sayOfLamp(out, 0, '', LAMP_BOOK).signs).toEqual([OIL_SIGN, message])
})

test('a lamp that is the other one speaks for what that one means, in so far as that lamp tells anything', () => {
  const other = isOtherLamp(seenPhoto(), 0, 'coolant_temp', LAMP_BOOK)
  // Its share of 0.9, however sure the owner is.
  expect(other.signs).toEqual([
    { finding: 'temp_lamp_red', confidence: 0.9, words: 'temperature lamp lit', by: 'candi' },
  ])
  expect(other.lamps[0]).toMatchObject({
    id: 'coolant_temp',
    said: 'other',
    others: ['oil_pressure', 'battery'],
  })
  expect(isOtherLamp(other, 0, 'high_beam', LAMP_BOOK).signs).toEqual([])
})

test('a lamp that is right speaks as surely as such a lamp ever does', () => {
  expect(sayOfLamp(seenPhoto(), 0, 'right', LAMP_BOOK).signs).toEqual([{ ...OIL_SIGN, confidence: 0.9 }])
})

test('a lamp that was missed counts, and the one of a photo of two is counted once', () => {
  const missed = withMissedLamp(seenPhoto(), 'abs', ANYWHERE, LAMP_BOOK)
  expect(missed.signs.map(({ finding }) => finding)).toEqual(['abs_lamp', 'oil_pressure_lamp_on'])
  expect(litLamps(missed).map(({ id, colour }) => [id, colour])).toEqual([
    ['oil_pressure', 'red'],
    ['abs', 'amber'],
  ])
  const twice = withMissedLamp(missed, 'abs', ANYWHERE, LAMP_BOOK)
  expect(twice.signs.filter(({ finding }) => finding === 'abs_lamp')).toHaveLength(1)
  expect(sightingsOf([twice])[0]?.lamps).toEqual(['oil_pressure', 'abs'])
})

test('the lamps of a bulb check speak for nothing until the owner says that the engine was running', () => {
  const photo = seenPhoto({ ...SEEN, lamps: [LIT_OIL, LIT_BATTERY], bulbCheck: true, signs: [] })
  expect(sightingsOf([photo])[0]).toMatchObject({ bulbCheck: true, signs: [] })
  const running = sayRunning(photo, true, LAMP_BOOK)
  // 0.93 of 0.9, and 0.9 of 0.6.
  expect(running.signs.map(({ finding, confidence }) => [finding, Number(confidence.toFixed(3))])).toEqual([
    ['oil_pressure_lamp_on', 0.837],
    ['battery_lamp_steady', 0.54],
  ])
  expect(sightingsOf([running])[0]?.bulbCheck).toBe(false)
  expect(sayRunning(running, false, LAMP_BOOK).signs).toEqual([])
})

test('without the words of the lamps a correction is kept, and what speaks for something stays as it was seen', () => {
  const out = sayOfLamp(seenPhoto(), 0, 'not_lit', undefined)
  expect(litLamps(out)).toEqual([])
  expect(out.signs).toEqual([OIL_SIGN])
})
