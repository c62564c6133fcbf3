import { type RecallAnswer, type RecallQuery, recallAnswerSchema } from '@candi/contracts'
import { callApi } from './call-api.ts'
import { localCache } from './local-cache.ts'

export type RecallCheck = {
  answer: RecallAnswer
  /** The agency could not be asked now; the answer is the one of the day it names. */
  isKept: boolean
}

/** The recalls of a model. Never throws; what could not be asked is `unchecked`, which is not "none". */
export async function findRecalls(query: RecallQuery, signal?: AbortSignal): Promise<RecallCheck> {
  const words = new URLSearchParams({ year: String(query.year), make: query.make, model: query.model })
  const key = `recalls ${words.toString().toLowerCase()}`
  const result = await callApi(`/api/recalls?${words}`, recallAnswerSchema, signal ? { signal } : {})
  const answer: RecallAnswer = result.ok ? result.value : { status: 'unchecked', reason: 'service-down' }
  if (answer.status === 'checked') {
    localCache.keep(key, answer)
    return { answer, isKept: false }
  }
  const kept = recallAnswerSchema.safeParse(localCache.read(key))
  return kept.success && answer.reason === 'service-down'
    ? { answer: kept.data, isKept: true }
    : { answer, isKept: false }
}
