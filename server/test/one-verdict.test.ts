import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Answer, type Assessment, emptyFacts } from '@candi/contracts'
import {
  isCleared,
  isGrave,
  isMoreUrgent,
  type Need,
  type Observation,
  type UrgencyRule,
} from '@candi/domain'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { diagnosisParts } from '../src/conversation/diagnosis-parts.ts'
import { type CaseAssessment, formAssessment } from '../src/conversation/form-assessment.ts'
import type { DiagnosisParts } from '../src/conversation/ports.ts'
import { understandCase } from '../src/conversation/understand-case.ts'
import {
  loadActs,
  loadBundle,
  loadCalibration,
  loadEnglishWords,
} from '../src/outside/load-diagnosis-parts.ts'
import { productRoot } from '../src/outside/product-root.ts'
import { describeAssessment } from '../src/translate/assessment.ts'
import { stepsOn } from './steps-of-knowledge.ts'
import { expectAgreement } from './verdict-agreement.ts'

/** The whole knowledge with a reader that fears as much as a case wishes: texts and rules are the shipped ones. */
let danger = 0.5
let parts: DiagnosisParts
beforeAll(() => {
  const bundle = loadBundle(productRoot)
  const even = new Map(bundle.knowledge.problems.map(({ id }, _, all) => [id, 1 / all.length]))
  parts = diagnosisParts(
    bundle,
    loadCalibration(productRoot),
    loadEnglishWords(productRoot),
    { opinionOf: async () => ({ problems: even, danger, intents: new Map([['complaint', 1]]) }) },
    loadActs(productRoot),
    () => new Date('2026-11-20T12:00:00Z'),
  )
}, 120_000)

/** Two sheets each: after some answers, or none, and after all of them. */
const RUNS = 1_000
const SEED = 20_261_128

/** What was written by many hands for the reader's school, the plain words of a fault among them. */
const messages = readdirSync(join(productRoot, 'knowledge', 'authored-messages'))
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) =>
    readFileSync(join(productRoot, 'knowledge', 'authored-messages', name), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line): string => JSON.parse(line).text),
  )

async function caseOf(
  text: string,
  answers: readonly Answer[],
): Promise<{ reckoned: CaseAssessment; sheet: Assessment }> {
  const facts = { ...emptyFacts(), answers: [...answers] }
  const understanding = await understandCase(parts, [{ id: '1', text }], facts, new Map())
  const reckoned = formAssessment(parts, understanding, new Set())
  return { reckoned, sheet: describeAssessment(parts, reckoned, facts) }
}

const answersOf = () => {
  const rules = parts.model.rules.flatMap(({ all, unless, clearedBy = [] }) => [
    ...all.flat(),
    ...unless,
    ...clearedBy.map(({ finding }) => finding),
  ])
  const finding = fc.oneof(fc.constantFrom(...rules), fc.constantFrom(...parts.model.findings.keys()))
  const answer = fc.record<Answer>({
    finding,
    state: fc.constantFrom('present', 'present', 'absent', 'unknown'),
    source: fc.constant('answer'),
  })
  return fc.uniqueArray(answer, { selector: (given) => given.finding, minLength: 1, maxLength: 6 })
}

describe('the verdict of 2,000 made cases', () => {
  it('is what every text says, offers nothing that it forbids, and is lifted by nothing but what speaks of its danger', {
    timeout: 240_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constant('something is wrong'), fc.constantFrom(...messages)),
        answersOf(),
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        async (text, answers, fear) => {
          danger = fear
          const before = await caseOf(text, answers.slice(0, Math.floor(answers.length / 2)))
          const now = await caseOf(text, answers)
          for (const { sheet, reckoned } of [before, now]) {
            expectAgreement(sheet)
            expectNothingForbidden(reckoned, sheet)
          }
          expectHeld(before.reckoned, now.reckoned)
        },
      ),
      { numRuns: RUNS, seed: SEED },
    )
  })
})

function expectNothingForbidden(
  { verdict: { mustNot }, checks, questions }: CaseAssessment,
  sheet: Assessment,
): void {
  const forbidden = (requires: readonly Need[]) => requires.filter((need) => mustNot.has(need))
  for (const { check } of checks) expect(forbidden(check.requires)).toEqual([])
  for (const step of stepsOn(parts, sheet)) expect([step, ...forbidden(step.requires)]).toEqual([step])
  expect(sheet.doNow).not.toEqual([])
  for (const { finding, experiment } of questions)
    if (experiment ?? finding.manner === 'drive')
      expect(forbidden((experiment ?? finding).requires)).toEqual([])
}

/** Whether a sign that it rests on was answered otherwise than it was told. */
const isTakenBack = (rule: UrgencyRule, observations: readonly Observation[]) =>
  rule.all.some((names) =>
    observations.some(({ finding, state }) => state === 'absent' && names.includes(finding)),
  )

/** A red flag that held still does, or its own check was made; and what a flag asked for is not given up while it stands. */
function expectHeld(
  before: CaseAssessment,
  { verdict, understanding: { observations } }: CaseAssessment,
): void {
  for (const rule of before.verdict.rules.filter(({ urgency }) => isGrave(urgency))) {
    if (isCleared(rule, observations) || isTakenBack(rule, observations)) continue
    expect(verdict.rules.map(({ id }) => id)).toContain(rule.id)
    expect(isMoreUrgent(rule.urgency, verdict.level)).toBe(false)
  }
  if (!isGrave(before.verdict.level) || isGrave(verdict.level)) return
  const isChecked = before.verdict.rules.some((rule) => isCleared(rule, observations))
  expect(isChecked || observations.some(({ state }) => state === 'absent')).toBe(true)
}
