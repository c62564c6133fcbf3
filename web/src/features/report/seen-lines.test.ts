import { expect, test } from 'vitest'
import { SEEN, seenPhoto } from '../../fixture/seen-photo.ts'
import { seenLines } from './seen-lines.ts'

test('a photo is told with its lamps and their color, and with the codes that it shows', () => {
  expect(seenLines([seenPhoto()])).toEqual(['Photo 1: Oil pressure lamp lit (red).'])
  expect(seenLines([seenPhoto({ ...SEEN, codes: ['P0420'] })])).toEqual([
    'Photo 1: Oil pressure lamp lit (red); codes P0420.',
  ])
})

test('what the owner took back is not told', () => {
  const photo = seenPhoto()
  const out = {
    ...photo,
    signs: [],
    lamps: photo.lamps.map((lamp) => ({ ...lamp, said: 'not_lit' as const })),
  }
  expect(seenLines([out, { ...photo, sighting: null }])).toEqual(['Photo 1: No lamp is lit, says the owner.'])
})
