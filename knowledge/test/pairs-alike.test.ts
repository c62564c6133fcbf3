import { describe, expect, it } from 'vitest'
import { pairsAlike } from './pairs-alike.ts'

const message = (id: string, text: string) => ({ id, text, problem: 'brakes', cause: 'worn' })

describe('messages that are nearly one another', () => {
  it('are told as pairs, in whatever case and however they are dotted', () => {
    const squeal = 'the brakes squeal when I stop'
    expect(
      pairsAlike([
        message('A1', squeal),
        message('B1', 'something drips under the engine'),
        message('A2', `${squeal.toUpperCase()}!!`),
      ]),
    ).toEqual(['A1 and A2'])
  })

  it('are those with more than half of their runs of five in common', () => {
    // abcdefghij has six runs and abcdefgh the first four of them: 4 / 6. With abcdef it shares two: 2 / 6.
    expect(pairsAlike([message('long', 'abcdefghij'), message('near', 'abcdefgh')])).toHaveLength(1)
    expect(pairsAlike([message('long', 'abcdefghij'), message('far', 'abcdef')])).toEqual([])
    // Exactly half is not more than half: abcdefgh has four runs, abcdef two of them.
    expect(pairsAlike([message('eight', 'abcdefgh'), message('six', 'abcdef')])).toEqual([])
  })

  it('are the same pairs that comparing each with each gives', () => {
    const words = ['noise', 'brake', 'wheel', 'smell', 'oil', 'left', 'cold', 'start', 'turn', 'light']
    let seed = 7
    const draw = () => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed
    }
    const drawn = Array.from({ length: 120 }, (_, index) =>
      message(
        `${index}`,
        Array.from({ length: 3 + (draw() % 9) }, () => words[draw() % words.length]).join(' '),
      ),
    )
    const runs = (text: string) =>
      new Set(Array.from({ length: text.length - 4 }, (_, start) => text.slice(start, start + 5)))
    const expected = drawn.flatMap((one, index) =>
      drawn.slice(index + 1).flatMap((other) => {
        const [ours, theirs] = [runs(one.text), runs(other.text)]
        const common = [...ours].filter((run) => theirs.has(run)).length
        return common / (ours.size + theirs.size - common) > 0.5
          ? [[one.id, other.id].sort().join(' and ')]
          : []
      }),
    )
    const found = pairsAlike(drawn).map((pair) => pair.split(' and ').sort().join(' and '))
    expect(expected.length).toBeGreaterThan(0)
    expect(found.sort()).toEqual(expected.sort())
  })
})
