/**
 * sending: bytes are on their way. waiting: a setback; it goes on by itself. paused: by the visitor. halted: it cannot
 * go on by itself. refused: nothing of it is left on the server. arrived: it is a recording now, but the list that was
 * read last may not know it yet.
 */
export type UploadPhase = 'sending' | 'waiting' | 'paused' | 'halted' | 'refused' | 'arrived'

/** A recording on its way from this page. */
export type Upload = {
  readonly id: string
  /** Whose it is: another who signs in on this page does not see it. */
  readonly owner: string
  /** As the server calls it. */
  readonly name: string
  readonly file: File
  readonly bytes: number
  readonly arrivedBytes: number
  readonly phase: UploadPhase
  /** Why it stands still. */
  readonly message: string
  /** Null until there is something to go by. */
  readonly secondsLeft: number | null
}
