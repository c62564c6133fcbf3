import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SentenceSplitter } from './sentence-splitter.ts'

const split = (...pieces: string[]) => {
  const splitter = new SentenceSplitter()
  const sentences = pieces.flatMap((piece) => splitter.push(piece))
  return { sentences, rest: splitter.rest() }
}

describe('sentences of a text that arrives in pieces', () => {
  it('end at a full stop, a question mark, an exclamation mark and at the end of a line', () => {
    expect(split('Stop now. Is it hot? Yes!\nCall a tow').sentences).toEqual([
      'Stop now. ',
      'Is it hot? ',
      'Yes!\n',
    ])
  })
  it('wait for what follows a full stop, which may be the dot of a decimal', () => {
    expect(split('Engine 2.', '5 litres. ')).toEqual({ sentences: ['Engine 2.5 litres. '], rest: '' })
  })
  it('do not end at an abbreviation or at the number of a list', () => {
    expect(split('A pump, e.g. the water pump. 1. Look. ').sentences).toEqual([
      'A pump, e.g. the water pump. ',
      '1. Look. ',
    ])
  })
  it('keep what has no end apart', () => {
    expect(split('It is hot. The pump has')).toEqual({ sentences: ['It is hot. '], rest: 'The pump has' })
  })
  it('lose no character, however the text is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-c.!? \n1]{0,12}$/)), (pieces) => {
        const { sentences, rest } = split(...pieces)
        expect(sentences.join('') + rest).toBe(pieces.join(''))
      }),
    )
  })
})
