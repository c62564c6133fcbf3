import { describe, expect, it } from 'vitest'
import { smallGarage } from '../../domain/test/small-garage.ts'
import { fitAnswering } from './fit-answering.ts'

const garage = smallGarage()

describe('how often owners can tell', () => {
  it('is the share that could, drawn towards the mean of what is learned in the same manner', () => {
    // Of ten answers from memory six could tell; "pulls" was answered twice, and never.
    const owners = [
      { answers: { squeal: 'present', pulls: 'unknown', loud: 'absent', grind: 'absent', nobody: 'absent' } },
      { answers: { squeal: 'absent', pulls: 'unknown', loud: 'unknown', grind: 'present' } },
      { answers: { squeal: 'present', loud: 'unknown' } },
    ] as const
    const { manners, findings } = fitAnswering(garage, owners)
    expect(manners).toEqual({ memory: 0.6 })
    // (0 + 4 · 0.6) / (2 + 4), and (3 + 4 · 0.6) / (3 + 4).
    expect(findings.pulls).toBe(0.4)
    expect(findings.squeal).toBe(0.771)
    expect(findings).not.toHaveProperty('nobody')
  })
})
