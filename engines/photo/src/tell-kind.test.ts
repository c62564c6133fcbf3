import { describe, expect, it } from 'vitest'
import { PHOTO_KINDS, type PhotoKind } from './judgement.ts'
import { EMBEDDING_LENGTH, type KindHeads } from './kind-heads.ts'
import { proposeSigns } from './propose-signs.ts'
import { readKindHeads } from './read-kind-heads.ts'
import { tellKind } from './tell-kind.ts'

const KINDS: readonly PhotoKind[] = PHOTO_KINDS.filter((kind) => kind !== 'leak')

/** Heads that read one number of the embedding for each kind. */
const file = () => ({
  kinds: KINDS,
  weights: KINDS.map((_, row) => Array.from({ length: EMBEDDING_LENGTH }, (_, at) => (at === row ? 1 : 0))),
  biases: KINDS.map(() => 0),
  tread: { weights: Array.from({ length: EMBEDDING_LENGTH }, (_, at) => (at === 100 ? 1 : 0)), bias: 0 },
})
const heads: KindHeads = readKindHeads(file())

function looksLike(kind: PhotoKind | null, strength: number): Float32Array {
  const embedding = new Float32Array(EMBEDDING_LENGTH)
  if (kind !== null) embedding[KINDS.indexOf(kind)] = strength
  return embedding
}

const line = (text: string) => ({ text, probability: 0.9, box: [0.1, 0.1, 0.8, 0.1] }) as const
const lamp = (id: 'battery' | 'brake') =>
  ({ id, probability: 0.9, box: [0.1, 0.1, 0.05, 0.05], colour: 'red', others: [] }) as const
const tell = (embedding: Float32Array, lines: readonly ReturnType<typeof line>[] = []) =>
  tellKind(heads, { embedding, lines, lamps: [] })

describe('telling what a photo shows', () => {
  it('gives every kind once, together 1, likeliest first', () => {
    for (const kind of KINDS) {
      const told = tell(looksLike(kind, 3))
      expect(new Set(told.map(({ id }) => id))).toEqual(new Set(PHOTO_KINDS))
      expect(told.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9)
      expect(told.map(({ probability }) => probability)).toEqual(
        told.map(({ probability }) => probability).sort((left, right) => right - left),
      )
      expect(told[0]?.id).toBe(kind)
    }
  })

  it('stays finite and together 1 however strong the looks are', () => {
    for (const kind of KINDS)
      for (const strength of [60, 800]) {
        const told = tell(looksLike(kind, strength))
        expect(told[0]?.id).toBe(kind)
        expect(told.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 6)
      }
  })

  it('is never sure of a kind of which there were hardly any photos', () => {
    expect(tell(looksLike('brake', 50))[0]).toEqual({ id: 'brake', probability: 0.6 })
    expect(tell(looksLike('smoke', 50))[0]).toEqual({ id: 'smoke', probability: 0.6 })
  })

  it('takes a VIN that was read for a photo of a VIN', () => {
    expect(tell(looksLike('body', 1.5))[0]?.id).toBe('body')
    expect(tell(looksLike('body', 1.5), [line('1HGCM82633A004352')])[0]?.id).toBe('vin')
  })

  it('takes no part number and no word for a VIN', () => {
    for (const text of ['INTERNATIONALIZATION', '12345678901234567', '1HGCM826', 'OIL PRESSURE LOW'])
      expect(tell(looksLike('body', 1.5), [line(text)])[0]?.id).toBe('body')
  })

  it('takes a trouble code that was read for a scanner screen', () => {
    expect(tell(looksLike('not_car', 1.5), [line('P0420 Catalyst efficiency')])[0]?.id).toBe('scanner')
  })

  it('takes lamps that are lit for a dashboard', () => {
    const seen = { embedding: looksLike('not_car', 1), lines: [], lamps: [lamp('battery'), lamp('brake')] }
    expect(tellKind(heads, seen)[0]?.id).toBe('dashboard')
  })

  it('refuses heads that are damaged', () => {
    expect(() => readKindHeads(null)).toThrow()
    expect(() => readKindHeads({ ...file(), kinds: ['sofa'] })).toThrow()
    expect(() => readKindHeads({ ...file(), biases: [] })).toThrow()
    expect(() => readKindHeads({ ...file(), weights: KINDS.map(() => [1, 2]) })).toThrow()
    expect(() => readKindHeads({ ...file(), tread: { weights: [], bias: 0 } })).toThrow()
  })
})

describe('what is proposed', () => {
  const worn = (strength: number) => {
    const embedding = new Float32Array(EMBEDDING_LENGTH)
    embedding[100] = strength
    return embedding
  }
  const even = { width: 64, height: 64, data: new Uint8Array(64 * 64 * 3).fill(90) }

  it('proposes low tread on a tyre that looks worn, and is never sure', () => {
    expect(proposeSigns(heads, worn(5), 'tyre', even)).toEqual([{ id: 'tread_low', probability: 0.7 }])
  })

  it('proposes nothing on a tyre that looks good, and nothing on anything else', () => {
    expect(proposeSigns(heads, worn(-5), 'tyre', even)).toEqual([])
    for (const kind of PHOTO_KINDS.filter((other) => other !== 'tyre'))
      expect(proposeSigns(heads, worn(5), kind, even)).toEqual([])
  })
})
