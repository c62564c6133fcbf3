import { PHOTO_KINDS } from '@candi/contracts'
import type { PhotoJudgement, Picture, ToldOfPhoto } from '@candi/engines/photo'
import { z } from 'zod'
import { decodePhoto } from '../outside/decode-photo.ts'
import type { JudgeBytes } from '../threads/answer-on-thread.ts'
import type { Judged } from '../threads/judging-thread.ts'

/** What the engine makes of a picture. */
export type PhotoJudge = (
  picture: Picture,
  told: ToldOfPhoto,
  onProgress: (done: number) => void,
) => PhotoJudgement | Promise<PhotoJudgement>

/** What is asked of a photo. */
export interface Look extends ToldOfPhoto {
  /** Somebody else wants to look at it too. */
  readonly isPictureWanted?: boolean | undefined
}

export interface Looked {
  readonly judgement: PhotoJudgement
  /** Null where nobody wants it: it is large, and has a long way. */
  readonly picture: Picture | null
}

/** Share of the work, as it is felt on a photo of a dashboard. */
const DECODED = 0.2

/** From the bytes of a file to a judgement. May take for ever on a file that is built to: see ThreadRoom. */
export async function lookAtBytes(
  bytes: Uint8Array,
  { isPictureWanted = false, ...told }: Look,
  judge: PhotoJudge,
  onProgress: (done: number) => void = () => {},
): Promise<Judged<Looked>> {
  const decoded = await decodePhoto(bytes)
  if ('failure' in decoded) return decoded
  onProgress(DECODED)
  const { picture } = decoded
  const judgement = await judge(picture, told, (done) => onProgress(DECODED + done * (1 - DECODED)))
  return { judgement: { judgement, picture: isPictureWanted ? picture : null } }
}

const look = z.object({
  kind: z.enum(PHOTO_KINDS).optional(),
  only: z.enum(['vin']).optional(),
  isPictureWanted: z.boolean().optional(),
})

/** The same for a thread, whose question comes through a port. */
export const judgePhotos =
  (judge: PhotoJudge): JudgeBytes<Looked> =>
  (bytes, told, onProgress) =>
    lookAtBytes(bytes, look.parse(told), judge, onProgress)
