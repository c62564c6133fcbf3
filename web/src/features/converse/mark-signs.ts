import type { ConversationData } from '@candi/contracts'

export type ReadSign = ConversationData['reading']['signs'][number]
/** `read` is what was understood in it; undefined of the words between. */
export type MarkedPiece = { start: number; text: string; read: ReadSign | undefined }

/**
 * Cuts a message at the words that were understood. Spans out of order, overlapping or beyond the
 * text are clamped, so that the pieces put together are always the text itself. Of two that begin alike the narrower one comes
 * first, and a whole clause has what is left of it.
 */
export function markSigns(text: string, signs: readonly ReadSign[]): MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let end = 0
  for (const sign of [...signs].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const from = Math.max(end, Math.min(sign.start, text.length))
    const to = Math.min(sign.end, text.length)
    if (to <= from) continue
    if (from > end) pieces.push({ start: end, text: text.slice(end, from), read: undefined })
    pieces.push({ start: from, text: text.slice(from, to), read: sign })
    end = to
  }
  if (end < text.length) pieces.push({ start: end, text: text.slice(end), read: undefined })
  return pieces
}
