import { UPLOAD_LIMITS } from '@candi/contracts'

const LEAST_BYTES = 65_536
/** A part that takes about so long shows progress often enough, and a cut line costs little. */
const WANTED_MILLISECONDS = 2_000

export const FIRST_PART_BYTES = LEAST_BYTES

/** How much to send next: small on a slow line, up to the largest part of the contract on a fast one. */
export function nextPartBytes(sentBytes: number, milliseconds: number): number {
  const fitting = (sentBytes / Math.max(1, milliseconds)) * WANTED_MILLISECONDS
  const bounded = Math.min(fitting, sentBytes * 4, UPLOAD_LIMITS.partBytes)
  return Math.max(LEAST_BYTES, Math.floor(bounded))
}
