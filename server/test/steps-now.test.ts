import { emptyFacts } from '@candi/contracts'
import type { Need } from '@candi/domain'
import { describe, expect, it } from 'vitest'
import { formAssessment } from '../src/conversation/form-assessment.ts'
import { understandCase } from '../src/conversation/understand-case.ts'
import { loadPartsWithoutReader } from '../src/outside/load-diagnosis-parts.ts'
import { productRoot } from '../src/outside/product-root.ts'
import { stepsNow } from '../src/translate/steps-now.ts'

const parts = loadPartsWithoutReader(productRoot)

async function assess(...findings: string[]) {
  const answers = findings.map((finding) => ({
    finding,
    state: 'present' as const,
    source: 'answer' as const,
  }))
  const understanding = await understandCase(parts, [], { ...emptyFacts(), answers }, new Map())
  return formAssessment(parts, understanding, new Set())
}

describe('the steps of now', () => {
  it.each(['watch', 'plan'] as const)(
    'are those of the cause itself where it is only watched, and not of its problem: %s',
    async (level) => {
      const assessment = await assess('leak_clear_water', 'leak_while_ac_running')
      const [top] = assessment.ranked
      if (!top) throw new Error('no cause leads')
      expect(top.cause.id).toBe('leak_ac_condensation_normal')
      const led = {
        ...assessment,
        ranked: [{ ...top, probability: 0.6 }],
        verdict: { ...assessment.verdict, level },
      }
      expect(stepsNow(parts, led)).toEqual([
        { title: 'What there is to do', detail: `${top.cause.repair}.` },
        { title: 'If you leave it as it is', detail: top.cause.waiting },
      ])
    },
  )

  it('are those of the problem where all that the cause asks for is forbidden', async () => {
    const assessment = await assess('leak_clear_water', 'leak_while_ac_running')
    const [top] = assessment.ranked
    const cause = parts.model.causes.find(({ id }) => id === 'auto_adaptation_lost')
    if (!top || !cause) throw new Error('no cause leads')
    const led = { ...assessment, ranked: [{ ...top, cause }] }
    const titles = (...mustNot: Need[]) => {
      const verdict = { ...assessment.verdict, level: 'watch' as const, mustNot: new Set(mustNot) }
      return stepsNow(parts, { ...led, verdict }).map(({ title }) => title)
    }
    expect(titles()).toContain('What there is to do')
    expect(titles('moving')).not.toContain('What there is to do')
    expect(titles('moving')).not.toEqual([])
  })

  it('never say that nothing needs to be done where the level asks for a workshop', async () => {
    const assessment = await assess('leak_clear_water', 'leak_while_ac_running')
    const verdict = { ...assessment.verdict, level: 'soon' as const }
    const titles = stepsNow(parts, { ...assessment, verdict }).map(({ title }) => title)
    expect(titles).not.toContain('What there is to do')
    expect(titles.length).toBeGreaterThan(0)
  })

  it('are those of the red flag where one holds', async () => {
    const assessment = await assess('leak_clear_water', 'leak_while_ac_running', 'brakes_gone')
    const rule = parts.model.rules.find(({ id }) => id === 'brakes_gone')
    expect(stepsNow(parts, assessment).map(({ title }) => title)).toEqual(
      rule?.doNow.map(({ title }) => title),
    )
  })

  it('are those of the problem where its likeliest cause has to be mended', async () => {
    const assessment = await assess('squeal_braking', 'noise_stops_braking', 'pad_looks_thin')
    const titles = parts.advice.get('brake_system')?.wait.map(({ title }) => title) ?? []
    expect(titles).toEqual(expect.arrayContaining(stepsNow(parts, assessment).map(({ title }) => title)))
  })
})
