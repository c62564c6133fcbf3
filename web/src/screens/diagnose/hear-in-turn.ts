import type { Hearing } from '@candi/contracts'
import type { ApiResult } from '../../api/call-api.ts'
import type { CaseRecording } from '../../api/case-recording.ts'
import { listenTo } from '../../api/listen.ts'
import { sounds } from '../../features/keep-cases/kept-blobs.ts'
import { sendInTurn, type TakeProgress } from './send-in-turn.ts'

const GONE =
  'The sound of this recording is not in this browser any more, so it cannot be heard again. What was heard before stays.'

/** Has one kept recording heard. */
export async function hearInTurn(
  { id, told }: CaseRecording,
  signal: AbortSignal,
  onProgress: (progress: TakeProgress) => void,
): Promise<ApiResult<Hearing>> {
  const sound = await sounds.read(id).catch(() => undefined)
  if (!sound) return { ok: false, code: 'sound-gone', message: GONE, status: 0 }
  return sendInTurn((watching) => listenTo(sound, told, watching), signal, onProgress)
}
