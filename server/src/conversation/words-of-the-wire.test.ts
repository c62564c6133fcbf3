import * as wire from '@candi/contracts'
import * as domain from '@candi/domain'
import * as photo from '@candi/engines/photo'
import { expect, it } from 'vitest'

// Contracts import nobody and engines import no contract: what both name is written twice, and held alike here.
it('photos are spoken of in the same words by the engine and on the wire', () => {
  expect(photo.PHOTO_KINDS).toEqual(wire.PHOTO_KINDS)
  expect(photo.LAMPS).toEqual(wire.LAMPS)
  expect(photo.COLOUR_FAMILIES).toEqual(wire.COLOUR_FAMILIES)
})

it('articles stand on the same shelves and rest on the same kinds of sources in the house and on the wire', () => {
  expect(domain.ARTICLE_SHELVES).toEqual(wire.ARTICLE_SHELVES)
  expect(domain.SOURCE_KINDS).toEqual(wire.SOURCE_KINDS)
})
