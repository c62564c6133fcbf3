import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { smallGarage } from '../test/small-garage.ts'
import { buildCausalModel, type CausalModel } from './causal-model.ts'
import type { FindingDefinition } from './finding.ts'
import type { Candidate } from './next-question.ts'
import { SEVERAL, severalAtOnce } from './several-at-once.ts'

const garage = smallGarage()
const [anyFinding] = garage.findings.values()
const [anyCause] = garage.causes
if (!anyFinding || !anyCause) throw new Error('the garage is empty')

interface Asked {
  readonly value: number
  readonly manner?: FindingDefinition['manner']
  readonly requires?: FindingDefinition['requires']
  readonly group?: string
  /** Which cause makes it, and how often. */
  readonly madeBy?: number
  readonly strength?: number
}
const PROBLEMS = ['brakes', 'exhaust']

/** Two causes that are believed alike, of two problems, with the signs that are asked for, best first. */
const askedFor = (asked: readonly Asked[]) => {
  const findings = asked.map(
    ({ manner = 'memory', requires = [], group }, place): FindingDefinition => ({
      ...anyFinding,
      id: `sign_${place}`,
      group: group ?? `group_${place}`,
      manner,
      requires,
    }),
  )
  const made = (cause: number) =>
    Object.fromEntries(
      asked.flatMap(({ madeBy = 0, strength = 0.5 }, place) =>
        madeBy === cause ? [[`sign_${place}`, strength] as const] : [],
      ),
    )
  const model = buildCausalModel({
    problems: garage.problems,
    experiments: [],
    findings,
    causes: PROBLEMS.map((problem, cause) => ({ ...anyCause, id: problem, problem, findings: made(cause) })),
    rules: [],
  })
  const ranked = findings.map(
    (finding, place): Candidate => ({
      finding,
      experiment: null,
      gain: asked[place]?.value ?? 0,
      value: asked[place]?.value ?? 0,
    }),
  )
  return { model, ranked }
}
const belief = { causes: Float64Array.of(0.5, 0.5) }
const listOf = (
  { model, ranked }: { readonly model: CausalModel; readonly ranked: readonly Candidate[] },
  first: readonly string[] = [],
) => severalAtOnce(model, belief, ranked, first, new Set(['brakes'])).map(({ finding }) => finding.id)
/** Signs that are seldom there and so tell little of each other. */
const alike = (count: number, value = 0.1): Asked[] =>
  Array.from({ length: count }, () => ({ value, strength: 0.1 }))

describe('several signs asked for at once', () => {
  it('are four to six of one theme, each of another group, that memory or a look can tell', () => {
    const asked = fc.record({
      value: fc.double({ min: 0.03, max: 0.5, noNaN: true }),
      manner: fc.constantFrom<FindingDefinition['manner']>('memory', 'look', 'listen', 'drive'),
      requires: fc.constantFrom<FindingDefinition['requires']>([], ['moving'], ['brakes']),
      group: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
      madeBy: fc.constantFrom(0, 1),
      strength: fc.double({ min: 0.01, max: 0.5, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(asked, { maxLength: 24 }), (unsorted) => {
        const all = askedFor(unsorted.toSorted((left, right) => right.value - left.value))
        const list = listOf(all, ['sign_2'])
        if (list.length === 0) return
        const signs = list.flatMap((id) => all.ranked.find(({ finding }) => finding.id === id) ?? [])
        expect(list.length).toBeGreaterThanOrEqual(SEVERAL.fewest)
        expect(list.length).toBeLessThanOrEqual(SEVERAL.most)
        expect(list).not.toContain('sign_2')
        expect(new Set(signs.map(({ finding }) => finding.group)).size).toBe(list.length)
        for (const { finding } of signs) {
          expect(['memory', 'look']).toContain(finding.manner)
          expect(finding.requires).not.toContain('brakes')
          if (finding.manner === 'look') expect(finding.requires).toEqual([])
        }
        const makers = new Set(
          list.map((id) => all.model.causes.find(({ findings }) => id in findings)?.problem),
        )
        expect(makers.size).toBe(1)
        // Together they are worth half as much again as the best, each of them 0.6 of itself at most: 1.5 / 0.6 = 2.5.
        const sum = signs.reduce((total, { value }) => total + value, 0)
        expect(sum).toBeGreaterThanOrEqual(2.5 * (all.ranked[0]?.value ?? 0))
      }),
    )
  })

  it('are none where the best question alone is worth two thirds of what they are', () => {
    // Told already by the first 0.1 of each; 0.6 · 0.1 · (1 + 3 · 0.9) = 0.222, and two thirds of it 0.148.
    expect(listOf(askedFor([{ value: 0.147, manner: 'listen' }, ...alike(4)]))).toHaveLength(4)
    expect(listOf(askedFor([{ value: 0.149, manner: 'listen' }, ...alike(4)]))).toEqual([])
  })

  it('are none where one tells what the others tell', () => {
    const sure = Array.from({ length: 6 }, () => ({ value: 0.1, strength: 1 }))
    expect(listOf(askedFor(sure))).toEqual([])
  })

  it('are none beside a question that is asked alone, nor with fewer than four', () => {
    expect(listOf(askedFor(alike(6)))).toHaveLength(6)
    expect(listOf(askedFor(alike(6)), ['sign_0'])).toEqual([])
    expect(listOf(askedFor(alike(6)), ['sign_5'])).toHaveLength(5)
    expect(listOf(askedFor(alike(3)))).toEqual([])
  })

  it('are none that a red flag rests on, together with others or alone', () => {
    const { model, ranked } = askedFor(alike(6))
    const resting = (all: readonly (readonly string[])[]) =>
      listOf({
        model: { ...model, rules: garage.rules.map((rule) => ({ ...rule, all })) },
        ranked,
      })
    expect(resting([['sign_4', 'sign_5'], ['elsewhere']])).toEqual(['sign_0', 'sign_1', 'sign_2', 'sign_3'])
    expect(resting([['sign_0']])).toEqual([])
  })

  it('are none of which owners often cannot tell', () => {
    const { model, ranked } = askedFor(alike(4))
    const list = (canTell: number) => listOf({ model: { ...model, answering: () => canTell }, ranked })
    expect(list(0.9)).toHaveLength(4)
    expect(list(0.5)).toEqual([])
  })
})
