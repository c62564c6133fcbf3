import { type Hearing, type ListenQuery, listenLineSchema } from '@candi/contracts'
import type { ApiResult } from './call-api.ts'
import { type AnswerLine, sendFile, type Watching } from './send-file.ts'

type Told = { state: ListenQuery['state'] | null; rpm: number | null }

function pathOf({ state, rpm }: Told): string {
  const query = new URLSearchParams()
  if (state) query.set('state', state)
  if (rpm !== null) query.set('rpm', String(rpm))
  return query.size ? `/api/listen?${query}` : '/api/listen'
}

function readLine(line: unknown): AnswerLine<Hearing> | undefined {
  const { data } = listenLineSchema.safeParse(line)
  return data?.type === 'hearing' ? { type: 'answer', answer: data.hearing } : data
}

/** Has a recording listened to; nothing of it is kept there. Never throws: a failure is a value with a sentence for the visitor. */
export const listenTo = (sound: Blob, told: Told, watching: Watching): Promise<ApiResult<Hearing>> =>
  sendFile(pathOf(told), sound, readLine, watching)
