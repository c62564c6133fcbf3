import type { Sighting } from '@candi/contracts'
import type { ApiResult } from '../../api/call-api.ts'
import type { CasePhoto } from '../../api/case-photo.ts'
import { lookAt } from '../../api/look.ts'
import { photos } from '../../features/keep-cases/kept-blobs.ts'
import { sendInTurn, type TakeProgress } from './send-in-turn.ts'

const GONE =
  'This photo is not in this browser any more, so it cannot be looked at again. What was seen before stays.'

/** Has one kept photo looked at. */
export async function lookInTurn(
  { id, toldKind }: CasePhoto,
  signal: AbortSignal,
  onProgress: (progress: TakeProgress) => void,
): Promise<ApiResult<Sighting>> {
  const photo = await photos.read(id).catch(() => undefined)
  if (!photo) return { ok: false, code: 'photo-gone', message: GONE, status: 0 }
  return sendInTurn((watching) => lookAt(photo, { kind: toldKind }, watching), signal, onProgress)
}
