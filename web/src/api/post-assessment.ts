import { type AssessmentRequest, type AssessmentResponse, assessmentResponseSchema } from '@candi/contracts'

/** The sheet again, without narration. Throws an Error whose message is the response's body. */
export async function postAssessment(
  request: AssessmentRequest,
  signal: AbortSignal,
): Promise<AssessmentResponse> {
  const response = await fetch('/api/assessment', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal,
  })
  if (!response.ok) throw new Error(await response.text())
  return assessmentResponseSchema.parse(await response.json())
}
