import { emptyFacts } from '@candi/contracts'
import {
  type Cause,
  canStart,
  forbiddenBy,
  type Level,
  mayBeDriven,
  type Need,
  type Observation,
  planChecks,
  rankQuestions,
} from '@candi/domain'
import { describe, expect, it } from 'vitest'
import { formAssessment } from '../src/conversation/form-assessment.ts'
import { understandCase } from '../src/conversation/understand-case.ts'
import { loadPartsWithoutReader } from '../src/outside/load-diagnosis-parts.ts'
import { productRoot } from '../src/outside/product-root.ts'
import { describeAssessment } from '../src/translate/assessment.ts'
import { certainOf } from './certain-of.ts'
import { stepsOn } from './steps-of-knowledge.ts'

const parts = loadPartsWithoutReader(productRoot)
const { model } = parts
const everything = [...model.findings.keys()]
const noStarts = everything.filter((id) => model.findings.get(id)?.tells?.present === 'no_start')

const told = (finding: string): Observation[] => [
  { finding, state: 'present', confidence: 1, source: 'answer' },
]
const sure = (cause: Cause) => certainOf(model, cause)
/** A try to start asks for this, and a drive for more. */
const TRY: readonly Need[] = ['engine_running', 'moving', 'to_workshop']

async function sheetOf(finding: string, ...dangers: string[]) {
  const facts = {
    ...emptyFacts(),
    answers: [finding, ...dangers].map((id) => ({
      finding: id,
      state: 'present' as const,
      source: 'answer' as const,
    })),
  }
  const understanding = await understandCase(parts, [], facts, new Map())
  const assessment = formAssessment(parts, understanding, new Set())
  return { assessment, sheet: describeAssessment(parts, assessment, facts) }
}

/** The checks, and the questions with their experiments, that can be offered at all, whatever the cause may be. */
function offered(finding: string, level: Level) {
  const observations = told(finding)
  const starts = canStart(model, observations)
  return model.causes.flatMap((cause) => {
    const belief = sure(cause)
    const forbidden = forbiddenBy(model, belief, { level, rules: [], starts })
    return planChecks(model, belief, new Set(), forbidden, Number.POSITIVE_INFINITY).map(({ check }) => check)
  })
}
function asked(finding: string, level: Level) {
  const observations = told(finding)
  const [cause] = model.causes
  if (!cause) throw new Error('no causes')
  const belief = sure(cause)
  const forbidden = forbiddenBy(model, belief, { level, rules: [], starts: canStart(model, observations) })
  // Asked first, a question is put whatever it is worth: so all of them are.
  return rankQuestions(model, belief, observations, new Set(), level, everything, forbidden)
}

describe('a car that does not start', () => {
  it('is told in several ways', () => expect(noStarts.length).toBeGreaterThanOrEqual(6))

  it.each(noStarts)('is driven for no check, question or experiment: %s', (finding) => {
    for (const level of ['plan', 'limp', 'stop'] as const) {
      expect(offered(finding, level).filter(({ requires }) => requires.includes('moving'))).toEqual([])
      const questions = asked(finding, level)
      expect(questions.length).toBeGreaterThan(0)
      const driven = questions.filter((question) =>
        question.experiment
          ? question.experiment.requires.includes('moving')
          : question.finding.requires.includes('moving') && question.finding.manner !== 'memory',
      )
      expect(driven.map((question) => question.finding.id)).toEqual([])
    }
  })

  it.each(noStarts)('is tried no more where it must stand: %s', (finding) => {
    const tries = ({ requires }: { readonly requires: readonly Need[] }) =>
      requires.some((need) => TRY.includes(need))
    expect(offered(finding, 'stop').filter(tries)).toEqual([])
    expect(
      asked(finding, 'stop')
        .flatMap(({ experiment }) => experiment ?? [])
        .filter(tries),
    ).toEqual([])
  })

  it.each(noStarts)(
    'with a danger beside it is tried in no step, check, question or experiment: %s',
    async (finding) => {
      for (const danger of ['gas_smell_strong', 'smoke_from_hood', 'cable_gets_hot', 'car_drowned']) {
        const { assessment, sheet } = await sheetOf(finding, danger)
        expect(assessment.verdict.level, danger).toBe('stop')
        expect(assessment.verdict.mustNot.has('engine_running'), danger).toBe(true)
        const { checks, questions } = assessment
        const tries = [
          ...checks.map(({ check }) => check),
          ...questions.flatMap(({ experiment }) => experiment ?? []),
          ...stepsOn(parts, sheet),
        ]
        expect(tries.filter(({ requires }) => requires.some((need) => TRY.includes(need)))).toEqual([])
      }
    },
  )

  it.each(noStarts)('is driven for no step, and has one: %s', async (finding) => {
    const { sheet } = await sheetOf(finding)
    const driven = stepsOn(parts, sheet).filter(({ requires }) =>
      requires.some((need) => need === 'moving' || need === 'to_workshop'),
    )
    expect(driven).toEqual([])
    expect(sheet.doNow).not.toEqual([])
  })

  it('is told in words that leave room for the one try that a step asks for', async () => {
    const told = await Promise.all(noStarts.map((finding) => sheetOf(finding)))
    expect(told.map(({ assessment }) => assessment.verdict.starts)).not.toContain(true)
    const harmless = told.filter(({ assessment }) => mayBeDriven(assessment.verdict.level))
    expect(harmless.length).toBeGreaterThan(0)
    for (const { sheet } of harmless) {
      expect(sheet.verdict.headline).toBe('It won’t run. Don’t crank it again and again')
      expect(sheet.verdict.reason).toContain('One careful try')
    }
  })
})
