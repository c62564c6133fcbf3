import { describe, expect, it } from 'vitest'
import { KeptAnswers } from './kept-answers.ts'

describe('kept answers', () => {
  it('go when their time is over', () => {
    const clock = { ms: 0 }
    const kept = new KeptAnswers<string>(10, 1_000, () => new Date(clock.ms))
    kept.keep('a', 'answer')
    clock.ms = 999
    expect(kept.get('a')).toEqual({ answer: 'answer', at: new Date(0), ageMs: 999 })
    clock.ms = 1_000
    expect(kept.get('a')).toBeNull()
    expect(kept.size).toBe(0)
  })

  it('are never more than allowed: the one that was not asked for the longest goes first', () => {
    const kept = new KeptAnswers<number>(3, 1_000, () => new Date(0))
    for (const [index, key] of ['a', 'b', 'c'].entries()) kept.keep(key, index)
    kept.get('a')
    kept.keep('d', 3)
    expect(['a', 'b', 'c', 'd'].filter((key) => kept.get(key) !== null)).toEqual(['a', 'c', 'd'])
    for (let index = 0; index < 1_000; index += 1) kept.keep(`more ${index}`, index)
    expect(kept.size).toBe(3)
  })
})
