import { type LookQuery, lookLineSchema, type Sighting } from '@candi/contracts'
import type { ApiResult } from './call-api.ts'
import { type AnswerLine, sendFile, type Watching } from './send-file.ts'
import { agreedAssistant, currentSettings } from './settings.ts'

type Told = { only?: LookQuery['only']; kind?: LookQuery['kind'] | null }
/** Asked only where photos may leave: a VIN is read here alone. */
const agreedFor = async ({ only }: Told) =>
  currentSettings()?.assistant?.seesPhotos && only !== 'vin' ? agreedAssistant() : undefined

function pathOf({ only, kind }: Told, agreedTo: string | undefined): string {
  const query = new URLSearchParams()
  if (only) query.set('only', only)
  if (kind) query.set('kind', kind)
  if (agreedTo) query.set('agreedTo', agreedTo)
  return query.size ? `/api/look?${query}` : '/api/look'
}

function readLine(line: unknown): AnswerLine<Sighting> | undefined {
  const { data } = lookLineSchema.safeParse(line)
  return data?.type === 'sighting' ? { type: 'answer', answer: data.sighting } : data
}

/** Has a photo looked at; nothing of it is kept there. Never throws: a failure is a value with a sentence for the visitor. */
export const lookAt = async (photo: Blob, told: Told, watching: Watching): Promise<ApiResult<Sighting>> =>
  sendFile(pathOf(told, await agreedFor(told)), photo, readLine, watching)
