import { type AssessmentRequest, type AssessmentResponse, assessmentRequestSchema } from '@candi/contracts'
import { type Context, Hono } from 'hono'
import { formAssessment } from '../conversation/form-assessment.ts'
import { judgeStatements } from '../conversation/judge-statements.ts'
import type { DiagnosisParts } from '../conversation/ports.ts'
import { partsForTurn } from '../conversation/read-once.ts'
import { TooManyFindings, understandCase } from '../conversation/understand-case.ts'
import { wireSigns } from '../conversation/wire-signs.ts'
import { describeAssessment } from '../translate/assessment.ts'
import { failure } from './failure.ts'
import { readBody } from './read-body.ts'

/** Sheets formed at the same time; behind more a tap would wait for longer than for a turn. */
const MOST_AT_ONCE = 100

/** POST /api/assessment: the sheet again after a flip, a changed answer or a changed car. */
export function assessmentRoute(diagnosis: DiagnosisParts) {
  let underWay = 0
  return new Hono().post('/', async (context) => {
    const body = await readBody(context, assessmentRequestSchema)
    if (!body.ok) return failure(context, body.code)
    if (underWay >= MOST_AT_ONCE) return failure(context, 'busy')
    underWay += 1
    try {
      return await assess(context, partsForTurn(diagnosis), body.value)
    } finally {
      underWay -= 1
    }
  })
}

async function assess(context: Context, parts: DiagnosisParts, { statements, facts }: AssessmentRequest) {
  const intents = await judgeStatements(parts, statements, undefined)
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
}
