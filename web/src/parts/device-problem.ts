/** Why a microphone or a camera cannot be used here. */
export type DeviceProblem = 'refused' | 'none' | 'busy' | 'not-secure' | 'unsupported'

/** By the name of what getUserMedia threw (W3C Media Capture and Streams, 10.3.1). */
const BY_NAME = new Map<string, DeviceProblem>([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
])

export const deviceProblemOf = (error: unknown): DeviceProblem =>
  (error instanceof Error || error instanceof DOMException ? BY_NAME.get(error.name) : undefined) ?? 'busy'

/** What happened, and what next; every one of them leads to a file. */
export type DeviceProblemWords = { title: string; text: string; canRetry: boolean }
