import { caseFactsSchema } from '@candi/contracts'
import { expect, test } from 'vitest'
import { LIT_BATTERY, OIL_SIGN, SEEN, seenPhoto } from '../fixture/seen-photo.ts'
import { lookedAt, parsePhotos, sightingsOf } from './case-photo.ts'

const photo = seenPhoto()

test('a turn carries what was seen, and never the picture or what it was asked', () => {
  const facts = caseFactsSchema.parse({
    vehicle: null,
    codes: [],
    answers: [],
    sightings: sightingsOf([photo, { ...photo, id: 'unseen', sighting: null }]),
  })
  expect(facts.sightings).toEqual([
    {
      id: 'p1',
      name: 'Photo 1',
      kind: 'dashboard',
      lamps: ['oil_pressure'],
      bulbCheck: false,
      signs: [OIL_SIGN],
    },
  ])
})

test('six photos go with a case, no more', () => {
  const many = Array.from({ length: 7 }, (_, index) => ({ ...photo, id: String(index) }))
  expect(sightingsOf(many)).toHaveLength(6)
})

test('another look begins anew: what the owner said of the first one is gone with it', () => {
  const said = { ...photo, isRunning: true, choices: { leak_color: 2 } }
  const again = lookedAt(said, { ...SEEN, lamps: [LIT_BATTERY], signs: [] })
  expect(again).toMatchObject({ isRunning: false, choices: {}, signs: [] })
  expect(again.lamps).toEqual([{ ...LIT_BATTERY, said: '' }])
})

test('what this browser kept is read back; what has another form is left out', () => {
  expect(parsePhotos(structuredClone([photo, { id: 7 }, 'nonsense']))).toEqual([photo])
  expect(parsePhotos(undefined)).toEqual([])
  const [other] = parsePhotos([{ ...photo, sighting: { of: 'a newer version' } }])
  expect(other).toMatchObject({ id: 'p1', sighting: null })
})
