import { describe, expect, it } from 'vitest'
import { pairsAlike } from '../test/pairs-alike.ts'
import { readAuthoredMessages } from '../test/read-authored-messages.ts'
import { readAdvice } from './read-advice.ts'
import { mistakesIn, readKnowledge } from './read-knowledge.ts'

const knowledge = readKnowledge()
const messages = readAuthoredMessages()
/** From the contract: how many recordings of a problem are wanted, by its priority. */
const TARGETS = { critical: 125, high: 75, moderate: 50, monitoring: 25 }

describe('the knowledge', () => {
  it('holds the 46 problems whose sample targets add up to 3,750', () => {
    expect(knowledge.problems).toHaveLength(46)
    expect(knowledge.problems.reduce((sum, { priority }) => sum + TARGETS[priority], 0)).toBe(3_750)
  })

  it('holds at least 300 causes and 400 findings, at least five causes a problem', () => {
    expect(knowledge.causes.length).toBeGreaterThanOrEqual(300)
    expect(knowledge.findings.length).toBeGreaterThanOrEqual(400)
    for (const { id } of knowledge.problems)
      expect(knowledge.causes.filter(({ problem }) => problem === id).length, id).toBeGreaterThanOrEqual(5)
  })

  it('names nothing that does not exist and nothing twice', () => {
    expect(mistakesIn(knowledge)).toEqual([])
  })

  it('knows every finding that a tripwire tells of', () => {
    const known = new Set(knowledge.findings.map(({ id }) => id))
    const told = Object.values(readAdvice()).flatMap(({ tripwires }) =>
      tripwires.flatMap((wire) => wire.findings),
    )
    expect(told.filter((finding) => !known.has(finding))).toEqual([])
  })

  it('asks about every finding that a cause shows, so that every cause can be reached', () => {
    for (const finding of knowledge.findings) expect(finding.question, finding.id).toMatch(/\?$/)
    for (const cause of knowledge.causes)
      expect(Object.keys(cause.findings).length, cause.id).toBeGreaterThanOrEqual(5)
  })

  it('lets every finding bear on some cause or some rule', () => {
    const used = new Set([
      ...knowledge.causes.flatMap(({ findings }) => Object.keys(findings)),
      ...knowledge.rules.flatMap(({ all, unless }) => [...all.flat(), ...unless]),
    ])
    const idle = knowledge.findings.filter(({ id }) => !used.has(id)).map(({ id }) => id)
    expect(idle).toEqual([])
  })

  it('lets nobody move a car to find something out while a rule stops it or sends it to a workshop', () => {
    const grave = knowledge.rules.filter(({ urgency }) => urgency !== 'soon')
    expect(grave.filter(({ forbids }) => !forbids?.includes('moving')).map(({ id }) => id)).toEqual([])
  })

  it('sends no owner under a car', () => {
    const checks = knowledge.causes.flatMap((cause) => cause.checks)
    for (const { requires, ...step } of [...checks, ...knowledge.findings, ...knowledge.experiments])
      expect(requires, JSON.stringify(step)).not.toContain('under_raised_car')
  })

  it('tells every cause from its neighbors in the same problem', () => {
    for (const cause of knowledge.causes)
      for (const other of knowledge.causes) {
        if (other.problem !== cause.problem || other.id >= cause.id) continue
        const names = new Set([...Object.keys(cause.findings), ...Object.keys(other.findings)])
        let distance = 0
        for (const name of names)
          distance += Math.abs((cause.findings[name] ?? 0) - (other.findings[name] ?? 0))
        expect(distance, `${cause.id} and ${other.id}`).toBeGreaterThanOrEqual(1)
      }
  })

  it('gives each cost a currency, a year and an order', () => {
    for (const { id, cost } of knowledge.causes) {
      expect(cost.currency).toBe('USD')
      expect(cost.year, id).toBeGreaterThanOrEqual(2024)
      expect(cost.parts[0]).toBeLessThanOrEqual(cost.parts[1])
      expect(cost.labor[0]).toBeLessThanOrEqual(cost.labor[1])
    }
  })

  it('lets owners say each cause in at least eight ways of their own', () => {
    const seen = new Map<string, string>()
    for (const { id, said } of knowledge.causes) {
      expect(said.length, id).toBeGreaterThanOrEqual(8)
      for (const line of said) {
        expect(seen.get(line), `${id} repeats: ${line}`).toBeUndefined()
        seen.set(line, id)
      }
    }
  })

  it('sends nobody under a car on its jack, to a hot cap, near high voltage or into fumes', () => {
    const dangerous =
      /\b(crawl|get|go|lie|slide) under the car\b|\bremove the radiator cap while\b|\bopen the (radiator )?cap (while|with) (it|the engine) is hot\b|\bunplug the orange\b|\bclosed garage with the engine\b/i
    for (const cause of knowledge.causes)
      for (const check of cause.checks)
        if (dangerous.test(check.steps))
          expect(check.steps, `${cause.id}: ${check.title}`).toMatch(/\b(never|do not|don't|without)\b/i)
  })

  it('advises for every problem', () => {
    expect(Object.keys(readAdvice()).sort()).toEqual(knowledge.problems.map(({ id }) => id).sort())
  })

  it('rules out what an electric car cannot have', () => {
    const burns = knowledge.causes.filter(({ problem }) =>
      [
        'exhaust_leak',
        'muffler_damage',
        'catalytic_failure',
        'oxygen_sensor',
        'piston_knock',
        'engine_misfire',
      ].includes(problem),
    )
    const open = burns
      .filter(({ needs }) => !needs?.fuel || needs.fuel.includes('electric'))
      .map(({ id }) => id)
    expect(open).toEqual([])
  })
})

describe('the school of the reader', () => {
  it('holds at least 6,000 messages spread over all problems', () => {
    expect(messages.length).toBeGreaterThanOrEqual(6_000)
    for (const { id } of knowledge.problems)
      expect(messages.filter(({ problem }) => problem === id).length, id).toBeGreaterThanOrEqual(100)
  })

  it('holds no message twice, nor one that is nearly another', () => {
    expect(pairsAlike(messages)).toEqual([])
    // Fifteen thousand messages, each against all others; a busy machine needs its time.
  }, 180_000)

  it('does not tell the answer: no message names its cause word for word', () => {
    const told = messages
      .filter(({ text, cause }) => cause.length > 12 && text.toLowerCase().includes(cause.toLowerCase()))
      .map(({ id }) => id)
    expect(told).toEqual([])
  })
})
