export type Term = { term: string; meaning: string }
export type TextPiece = { kind: 'text' | 'term' | 'phone'; text: string; meaning: string; start: number }

/** Emergency numbers, and only where the text tells somebody to call. */
const PHONE = /\b(?<=(?:call|dial|ring)\s)(911|112|999|000)\b/gi
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Cuts a text into plain words, words of the trade (each explained once, at its first mention) and
 * emergency numbers to tap. The pieces put together are the text, unchanged.
 */
export function splitTerms(text: string, terms: readonly Term[]): TextPiece[] {
  const meanings = new Map(terms.map(({ term, meaning }) => [term.toLowerCase(), meaning]))
  const longestFirst = [...meanings.keys()].filter(Boolean).sort((a, b) => b.length - a.length)
  const found: TextPiece[] = []
  if (longestFirst.length) {
    const seen = new Set<string>()
    const pattern = new RegExp(`(?<![\\w-])(?:${longestFirst.map(escaped).join('|')})(?![\\w-])`, 'gi')
    for (const match of text.matchAll(pattern)) {
      const key = match[0].toLowerCase()
      if (seen.has(key)) continue
      seen.add(key)
      found.push({ kind: 'term', text: match[0], meaning: meanings.get(key) ?? '', start: match.index })
    }
  }
  for (const match of text.matchAll(PHONE))
    found.push({ kind: 'phone', text: match[0], meaning: '', start: match.index })
  found.sort((a, b) => a.start - b.start)

  const pieces: TextPiece[] = []
  let end = 0
  for (const piece of found) {
    if (piece.start < end) continue
    if (piece.start > end)
      pieces.push({ kind: 'text', text: text.slice(end, piece.start), meaning: '', start: end })
    pieces.push(piece)
    end = piece.start + piece.text.length
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end), meaning: '', start: end })
  return pieces
}
