import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WordPiece } from './word-piece.ts'

const here = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const tokenizer = new WordPiece(here('../weights/vocabulary.txt').split('\n'), 24)
/** Written by training/encoder.py: what the reader saw when it learned. */
const recorded: { text: string; ids: number[] }[] = JSON.parse(here('../test/word-pieces.json'))

describe('cutting words into pieces', () => {
  it.each(recorded)('cuts as the training script does: $text', ({ text, ids }) => {
    expect(tokenizer.encode(text)).toEqual(ids)
  })

  it('never gives more ids than its limit, whatever it is fed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
        const ids = tokenizer.encode(text)
        expect(ids.length).toBeLessThanOrEqual(24)
        expect(ids.length).toBeGreaterThanOrEqual(2)
      }),
    )
  })
})
