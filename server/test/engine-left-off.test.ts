import { needsRunning } from '@candi/domain'
import { describe, expect, it } from 'vitest'
import { diagnosisParts } from '../src/conversation/diagnosis-parts.ts'
import { formAssessment } from '../src/conversation/form-assessment.ts'
import { understandCase } from '../src/conversation/understand-case.ts'
import { loadBundle, loadCalibration, loadEnglishWords } from '../src/outside/load-diagnosis-parts.ts'
import { productRoot } from '../src/outside/product-root.ts'
import { nextStepOf } from '../src/translate/next-step.ts'

const parts = diagnosisParts(
  loadBundle(productRoot),
  loadCalibration(productRoot),
  loadEnglishWords(productRoot),
  null,
  () => new Date(),
)
const FACTS = {
  vehicle: null,
  codes: [],
  answers: [],
  skipped: [],
  hearings: [],
  sightings: [],
  recalls: [],
  secondReadings: [],
  locale: 'en-US',
}

async function assess(text: string) {
  const understanding = await understandCase(parts, [{ id: 'told', text }], FACTS, new Map())
  return formAssessment(parts, understanding, new Set())
}

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
    expect(assessment.may.run).toBe(false)
    for (const { check } of assessment.checks) expect(needsRunning(check.steps), check.title).toBe(false)
    for (const { experiment } of assessment.questions)
      expect(needsRunning(`${experiment?.title}. ${experiment?.how}`)).toBe(false)
    for (const question of assessment.questions) {
      const step = nextStepOf(parts, { ...assessment, questions: [question] })
      if (step?.kind === 'question') expect(needsRunning(step.how), step.text).toBe(false)
    }
  })

  it('is another matter than a soft brake pedal, which is tried with the engine running, parked', async () => {
    const assessment = await assess('the brake pedal goes to the floor')
    expect(assessment.verdict.level).toBe('stop')
    expect(assessment.may).toEqual({ drive: false, run: true })
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
