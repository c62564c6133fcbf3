import { expect, test } from 'vitest'
import { placePhotos } from './place-photos.ts'
import type { TakenPhoto } from './taken-photo.ts'

const photo = (id: string): TakenPhoto => ({
  id,
  name: 'Photo',
  blob: new Blob(),
  width: 640,
  height: 480,
  isDrawable: true,
  kind: null,
  origin: 'file',
})
const ids = (photos: readonly TakenPhoto[]) => photos.map(({ id }) => id).join('')
const kept = [photo('a'), photo('b'), photo('c')]

test('new photos come behind the others', () => {
  expect(ids(placePhotos(kept, [photo('d'), photo('e')], null))).toBe('abcde')
})

test('the first new one stands in for the one that is taken again', () => {
  expect(ids(placePhotos(kept, [photo('d'), photo('e')], 'b'))).toBe('adce')
})

test('where nothing came, the old one stays', () => {
  expect(ids(placePhotos(kept, [], 'b'))).toBe('abc')
})
