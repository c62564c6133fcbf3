import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INVENTED_QUOTES } from '../test/invented-quotes.ts'
import { OperationIndex, readQuote } from './index.ts'

const word = fc.constantFrom(
  ...'brake pads rotor alternator labor parts total tax hrs @ x $ € CAD 650 389.99 2.3 1,200 1.234,56 60k 4 # - / ( ) , and + ; | % off free each \n \t 13-2045 P0420 2014'.split(
    ' ',
  ),
)
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 4_000 }),
  fc.array(word, { maxLength: 800 }).map((words) => words.join(' ').slice(0, 4_000)),
  fc.array(word, { maxLength: 800 }).map((words) => words.join('').slice(0, 4_000)),
)
const index = new OperationIndex([
  { id: 'pads', names: ['brake pad'], unless: [], looks: false },
  { id: 'alternator', names: ['alternator'], unless: ['belt'], looks: false },
  { id: 'diagnosis', names: ['diagnose'], unless: [], looks: true },
])

describe('any text of up to 4,000 characters', () => {
  it('is read without a throw, into amounts that are numbers', () => {
    fc.assert(
      fc.property(text, (written) => {
        const { lines } = readQuote(written)
        for (const { amount, parts, labor, words } of lines) {
          for (const sum of [amount, parts, labor])
            expect(sum === null || (Number.isFinite(sum) && sum >= 0), `${sum}`).toBe(true)
          index.find(words)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('has no more lines than it has characters, and shows of each no more than was written', () => {
    fc.assert(
      fc.property(text, (written) => {
        const { lines } = readQuote(written)
        expect(lines.length).toBeLessThanOrEqual(written.length)
        for (const line of lines) expect(line.text.length).toBeLessThanOrEqual(160)
      }),
      { numRuns: 150 },
    )
  })

  it('beyond its bound is not read', () => {
    const [first] = readQuote(`alternator 650\n${'x '.repeat(2_000)}\nbattery 200`).lines
    expect(first?.amount).toBe(650)
    expect(readQuote(`${' '.repeat(4_000)}battery 200`).lines).toEqual([])
  })
})

describe('the names of a catalogue', () => {
  it('are found in any order, in the plural and with a slip of the finger', () => {
    expect(index.find(['pad', 'front', 'brake'])).toEqual(['pads'])
    expect(index.find(['altenator'])).toEqual(['alternator'])
  })

  it('are not found beside a word that makes something else of them', () => {
    expect(index.find(['alternator', 'belt'])).toEqual([])
  })

  it('of looking yield to what is done, and what is only looked at is not done', () => {
    expect(index.find(['diagnose', 'alternator'])).toEqual(['diagnosis'])
    expect(index.find(['diagnose', 'and', 'replace', 'alternator'])).toEqual(['alternator'])
  })
})

it('parts, hours and labor of a line stand apart where it tells them', () => {
  const [line] = readQuote('Alternator $320 parts, labor 2.0 hrs $290').lines
  expect(line).toMatchObject({ amount: 610, parts: 320, labor: 290, hours: 2 })
})

it('what was measured, which code was stored and what was seen is told of each line', () => {
  const { lines } = readQuote('Charging voltage 12.1 volts\nP0420 stored\nhose cracked\nTest drive')
  expect(lines.map(({ evidence }) => evidence)).toEqual(['measured', 'code', 'seen', null])
})

it('lines may end as on other systems', () => {
  for (const { text: written } of INVENTED_QUOTES.filter((quote) => quote.text.length < 1_000)) {
    const amounts = (quote: string) => readQuote(quote).lines.map(({ amount }) => amount)
    expect(amounts(written.replaceAll('\n', '\r\n'))).toEqual(amounts(written))
  }
})
