import { describe, expect, it } from 'vitest'
import { readKnowledge } from './read-knowledge.ts'
import { mistakesInRecalls, readRecallComponents } from './read-recall-components.ts'

const knowledge = readKnowledge()

describe('what recalls bear on', () => {
  it('names only problems and causes that exist, and no component twice', () => {
    expect(mistakesInRecalls(readRecallComponents(knowledge), knowledge)).toEqual([])
  })

  it('finds a name that leads nowhere and a component given twice', () => {
    const row = { component: 'STEERING', part: 'Steering', problems: ['no_problem'], causes: ['no_cause'] }
    const words = [{ in: ['STEERING'], say: ['rack'], causes: ['no_cause'] }]
    expect(mistakesInRecalls({ components: [row, row], words }, knowledge)).toHaveLength(6)
  })
})
