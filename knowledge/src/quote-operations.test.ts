import { describe, expect, it } from 'vitest'
import { readKnowledge } from './read-knowledge.ts'
import { mistakesInOperations, readQuoteOperations } from './read-quote-operations.ts'

const { causes } = readKnowledge()
const operations = readQuoteOperations(causes)

describe('the jobs of quotes', () => {
  it('are many, each with a price that is not nothing', () => {
    expect(operations.length).toBeGreaterThanOrEqual(60)
    for (const { id, cost } of operations) {
      expect(cost.parts[1] + cost.labor[1], id).toBeGreaterThan(0)
      expect(cost.parts[0] + cost.labor[0], id).toBeLessThanOrEqual(cost.parts[1] + cost.labor[1])
    }
  })

  it('have the price of the cause that they mend', () => {
    const alternator = operations.find(({ id }) => id === 'alternator')
    expect(alternator?.cost).toEqual(causes.find(({ id }) => id === 'alternator_not_charging')?.cost)
  })

  it('take the lowest to the highest where several causes have this repair', () => {
    const costs = ['sway_bar_link', 'sway_bar_bushing'].map(
      (part) => causes.find(({ id }) => id === `susp_${part}_worn`)?.cost ?? { parts: [0, 0], labor: [0, 0] },
    )
    expect(operations.find(({ id }) => id === 'sway_bar_link')?.cost).toMatchObject({
      parts: [
        Math.min(...costs.map(({ parts }) => parts[0] ?? 0)),
        Math.max(...costs.map(({ parts }) => parts[1] ?? 0)),
      ],
      labor: [
        Math.min(...costs.map(({ labor }) => labor[0] ?? 0)),
        Math.max(...costs.map(({ labor }) => labor[1] ?? 0)),
      ],
    })
  })

  it('say when they are worth their money, where they are maintenance or flushed, cleaned and filled in', () => {
    const sold = operations.filter(
      ({ id, kind }) => kind === 'maintenance' || /flush|additive|injection_service/.test(id),
    )
    expect(sold.filter(({ worthwhile }) => worthwhile === '').map(({ id }) => id)).toEqual([])
  })

  it('never say of what keeps a car safe that it can be left', () => {
    const said = operations
      .filter(({ kind }) => kind === 'safety')
      .map(({ question, test, worthwhile }) => `${question} ${test} ${worthwhile}`)
    expect(said.filter((text) => /wait|later|leave it|left out|no need/i.test(text))).toEqual([])
  })

  it('name causes and jobs that exist, and no two of them have one name', () => {
    const [first] = operations
    if (!first) throw new Error('no operations')
    const { cost: _, ...written } = {
      ...first,
      priceOf: ['no_such_cause'],
      repairs: [],
      goesWith: ['no_such_job'],
    }
    expect(mistakesInOperations([{ ...written }, { ...written }], causes)).toEqual(
      expect.arrayContaining([
        'an operation stands twice',
        `${first.id}: there is no cause no_such_cause`,
        `${first.id}: there is no operation no_such_job`,
        `${first.id} has the price of no_such_cause, which it does not repair`,
      ]),
    )
  })
})
