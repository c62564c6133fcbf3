/** Small grammar for sentences put together from signs and titles. "ABS", "O2", "A/C" and "U-joint" keep their capital. */
export const lowerFirst = (text: string) =>
  /^[A-Z][^a-z\s]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/** Sentences as one paragraph, without those that are empty. */
export const together = (...sentences: readonly (string | undefined)[]) => sentences.filter(Boolean).join(' ')

/** "a, b and c". */
export const listed = (items: readonly string[]) => joined(items, 'and')
/** "a, b or c". */
export const alternatives = (items: readonly string[]) => joined(items, 'or')

function joined(items: readonly string[], last: 'and' | 'or'): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
}
