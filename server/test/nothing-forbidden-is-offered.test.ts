import {
  type Cause,
  forbiddenBy,
  type Need,
  type Observation,
  planChecks,
  rankQuestions,
  rulesThatHold,
  type UrgencyRule,
} from '@candi/domain'
import { describe, expect, it } from 'vitest'
import { type CaseAssessment, formAssessment } from '../src/conversation/form-assessment.ts'
import { understandCase } from '../src/conversation/understand-case.ts'
import { loadPartsWithoutReader } from '../src/outside/load-diagnosis-parts.ts'
import { productRoot } from '../src/outside/product-root.ts'
import { describeAssessment } from '../src/translate/assessment.ts'
import { nextStepOf } from '../src/translate/next-step.ts'
import { offeredOf } from '../src/translate/steps-now.ts'
import { certainOf } from './certain-of.ts'
import { stepLists, stepsOn } from './steps-of-knowledge.ts'

const parts = loadPartsWithoutReader(productRoot)
const { model } = parts
const FACTS = {
  vehicle: null,
  codes: [],
  answers: [],
  skipped: [],
  hearings: [],
  sightings: [],
  recalls: [],
  secondReadings: [],
  modelVote: null,
  locale: 'en-US',
}

async function assess(text: string) {
  const understanding = await understandCase(parts, [{ id: 'told', text }], FACTS, new Map())
  return formAssessment(parts, understanding, new Set())
}

/** What a rule forbids, and what cannot be done without it; reckoned here once more, apart from the code under test. */
function refusedBy({ forbids = [], urgency }: Pick<UrgencyRule, 'forbids' | 'urgency'>): readonly Need[] {
  const current: readonly Need[] = forbids.includes('ignition_on') ? ['engine_running'] : []
  const isEngineOff = forbids.includes('engine_running') || current.length > 0
  const way: readonly Need[] = urgency === 'stop' || isEngineOff ? ['to_workshop'] : []
  return [...forbids, ...current, ...way, 'moving']
}
const clash = (requires: readonly Need[], refused: readonly Need[]) =>
  requires.filter((need) => refused.includes(need))

/** Every way in which a rule can hold: each of its signs told by each of its names. */
const waysToHold = ({ all }: UrgencyRule): Observation[][] =>
  all.reduce<Observation[][]>(
    (ways, names) =>
      ways.flatMap((way) =>
        names.map((finding): Observation[] => [
          ...way,
          { finding, state: 'present', confidence: 1, source: 'answer' },
        ]),
      ),
    [[]],
  )

const sure = (cause: Cause) => certainOf(model, cause)
const lists = stepLists(parts)
const everything = [...model.findings.keys()]
const rules = model.rules.map((rule) => [rule.id, rule] as const)

describe('while a rule holds', () => {
  it.each(rules)('no cause has a check on offer that it forbids: %s', (_, rule) => {
    const refused = refusedBy(rule)
    const [told = []] = waysToHold(rule)
    const held = rulesThatHold(model, told, rule.fuels?.[0])
    expect(held).toContain(rule)
    const offered = model.causes.flatMap((cause) => {
      const belief = sure(cause)
      const forbidden = forbiddenBy(model, belief, { level: rule.urgency, rules: held, starts: true })
      return planChecks(model, belief, new Set(), forbidden, Number.POSITIVE_INFINITY)
    })
    expect(offered.length).toBeGreaterThan(0)
    const clashing = offered.filter(({ check }) => clash(check.requires, refused).length > 0)
    expect(clashing.map(({ cause, check }) => `${cause.id}: ${check.title}`)).toEqual([])
  })

  it.each(rules)('no question and no experiment asks for what it forbids: %s', (_, rule) => {
    const refused = refusedBy(rule)
    const [cause] = model.causes
    if (!cause) throw new Error('no causes')
    for (const told of waysToHold(rule)) {
      const held = rulesThatHold(model, told, rule.fuels?.[0])
      // A name of a sign can at once be what the rule makes an exception for.
      if (!held.includes(rule)) continue
      const decision = { level: rule.urgency, rules: held, starts: true }
      const forbidden = forbiddenBy(model, sure(cause), decision)
      // Asked first, a question is put whatever it is worth: so all of them are.
      const asked = rankQuestions(model, sure(cause), told, new Set(), rule.urgency, everything, forbidden)
      const clashing = asked.filter(({ finding, experiment }) =>
        experiment
          ? clash(experiment.requires, refused).length > 0
          : finding.manner === 'drive' && clash(finding.requires, refused).length > 0,
      )
      expect(clashing.map(({ finding }) => finding.id)).toEqual([])
    }
  })

  it.each(rules)('no step is offered that it forbids, and one always is: %s', (_, rule) => {
    const refused = refusedBy(rule)
    const [cause] = model.causes
    if (!cause) throw new Error('no causes')
    const decision = { level: rule.urgency, rules: [rule], starts: true }
    const forbidden = forbiddenBy(model, sure(cause), decision)
    for (const steps of lists) {
      const offered = offeredOf(steps, forbidden)
      expect(offered.filter(({ requires }) => clash(requires, refused).length > 0)).toEqual([])
      expect(offered).not.toEqual([])
    }
  })

  it.each(rules)('the sheet of such a car offers nothing of the kind: %s', async (_, rule) => {
    const refused = refusedBy(rule)
    const [told = []] = waysToHold(rule)
    const understanding = await understandCase(
      parts,
      [],
      {
        ...FACTS,
        vehicle: rule.fuels?.[0] ? { fuel: rule.fuels[0] } : null,
        answers: told.map(({ finding }) => ({
          finding,
          state: 'present' as const,
          source: 'answer' as const,
        })),
      },
      new Map(),
    )
    const assessment = formAssessment(parts, understanding, new Set())
    expect(assessment.verdict.rules.map(({ id }) => id)).toContain(rule.id)
    expect(clashingChecks(assessment, refused)).toEqual([])
    const sheet = describeAssessment(parts, assessment, FACTS)
    expect(stepsOn(parts, sheet).filter(({ requires }) => clash(requires, refused).length > 0)).toEqual([])
    expect(sheet.doNow).not.toEqual([])
    const waiting = model.causes.filter(({ requires }) => clash(requires?.waiting ?? [], refused).length > 0)
    const said = [sheet.costNote, ...sheet.causes.map((row) => row.waiting)]
    expect(said.filter((text) => waiting.some((cause) => cause.waiting === text))).toEqual([])
    const all = rankQuestions(
      model,
      assessment.belief,
      understanding.observations,
      new Set(),
      assessment.verdict.level,
      everything,
      assessment.verdict.mustNot,
    )
    expect(clashingQuestions({ ...assessment, questions: all }, refused)).toEqual([])
    expect(clashingQuestions(assessment, refused)).toEqual([])
  })
})

const clashingChecks = ({ checks }: CaseAssessment, refused: readonly Need[]) =>
  checks.flatMap(({ check }) => (clash(check.requires, refused).length > 0 ? [check.title] : []))

/** The experiments that ask for what is refused, and the questions that say how to find out by it. */
const clashingQuestions = (assessment: CaseAssessment, refused: readonly Need[]) =>
  assessment.questions.flatMap((question) => {
    const { finding, experiment } = question
    if (clash((experiment ?? finding).requires, refused).length === 0) return []
    const step = nextStepOf(parts, { ...assessment, questions: [question], several: [] })
    const isRecalled =
      !experiment && step?.how.startsWith('Go by memory. ') && !step.how.includes(finding.check)
    return isRecalled ? [] : [experiment?.id ?? finding.id]
  })

describe('a step of what to do now', () => {
  it('that drives to a workshop gives way to one tow, where that way is forbidden and nowhere else', () => {
    const { limp = [] } = parts.advice.get('catalytic_failure') ?? {}
    const titles = (...forbidden: Need[]) => offeredOf(limp, new Set(forbidden)).map(({ title }) => title)
    expect(limp.every(({ requires }) => requires.includes('to_workshop'))).toBe(true)
    expect(titles('moving')).toEqual(limp.map(({ title }) => title))
    expect(titles('to_workshop')).toEqual(['Have it towed'])
    expect(titles('engine_running')).toEqual(['Have it towed'])
    const { limp: warm = [] } = parts.advice.get('wheel_bearing') ?? {}
    expect(offeredOf(warm, new Set<Need>(['hot_parts']))).toEqual(
      warm.filter(({ requires }) => !requires.includes('hot_parts')),
    )
  })

  it('falls away where another rule forbids what it asks for', async () => {
    const titles = async (text: string) =>
      describeAssessment(parts, await assess(text), FACTS).doNow.map(({ title }) => title)
    const pedal = 'Press the brake pedal before you move'
    expect(await titles('it grinds when i brake')).toContain(pedal)
    expect(
      await titles('it grinds when i brake and left a big puddle, all of the fluid ran out'),
    ).not.toContain(pedal)
  })
})

describe('an engine that may be dying', () => {
  it.each([
    'the serpentine belt snapped, the temp gauge is in the red and i pulled over',
    'it overheats and coolant boils over',
    'the red oil light is on and it knocks',
    'there is no oil on the dipstick',
    'gas is leaking underneath',
    'it smells like burning plastic from the dash',
  ])('is run for no check, experiment or question: %s', async (text) => {
    const assessment = await assess(text)
    expect(assessment.verdict.level).toBe('stop')
    expect(assessment.verdict.mustNot.has('engine_running')).toBe(true)
    const refused: readonly Need[] = ['engine_running', 'moving']
    expect(clashingChecks(assessment, refused)).toEqual([])
    expect(clashingQuestions(assessment, refused)).toEqual([])
  })

  it('is another matter than a soft brake pedal, which is tried with the engine running, parked', async () => {
    const { verdict } = await assess('the brake pedal goes to the floor')
    const { level, mustNot } = verdict
    expect(level).toBe('stop')
    expect([mustNot.has('moving'), mustNot.has('brakes'), mustNot.has('engine_running')]).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('people beside a burning car', () => {
  it.each(['i see flames under the hood', 'smoke is coming from under the hood', 'smoke inside the cabin'])(
    'are asked nothing: %s',
    async (text) => {
      expect((await assess(text)).questions).toEqual([])
    },
  )
})
