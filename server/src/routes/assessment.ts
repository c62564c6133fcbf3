import { type AssessmentResponse, assessmentRequestSchema } from '@candi/contracts'
import type { Intent } from '@candi/engines/text'
import { Hono } from 'hono'
import { formAssessment } from '../conversation/form-assessment.ts'
import { judgeOlder } from '../conversation/intent.ts'
import type { DiagnosisParts } from '../conversation/ports.ts'
import { wireSigns } from '../conversation/take-turn.ts'
import { TooManyFindings, understandCase } from '../conversation/understand-case.ts'
import { describeAssessment } from '../translate/assessment.ts'
import { failure } from './failure.ts'
import { readBody } from './read-body.ts'

/** POST /api/assessment: the sheet again after a flip, a changed answer or a changed car. */
export function assessmentRoute(parts: DiagnosisParts) {
  return new Hono().post('/', async (context) => {
    const body = await readBody(context, assessmentRequestSchema)
    if (!body.ok) return failure(context, body.code)
    const { statements, facts } = body.value
    const intents = new Map<string, Intent>()
    for (const [index, statement] of statements.entries())
      intents.set(statement.id, await judgeOlder(parts, statement, index === 0))
    try {
      const understanding = await understandCase(parts, statements, facts, intents)
      const assessment = describeAssessment(
        parts,
        formAssessment(parts, understanding, new Set(facts.skipped)),
        facts,
      )
      const signs = [...understanding.signs].map(([message, found]) => ({
        message,
        signs: wireSigns(parts, found),
      }))
      return context.json({ assessment, signs } satisfies AssessmentResponse, 200, {
        'cache-control': 'no-store',
      })
    } catch (error) {
      if (error instanceof TooManyFindings) return failure(context, 'too-many-findings')
      throw error
    }
  })
}
