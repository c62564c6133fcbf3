/**
 * What has the form of code that a page would run: tags that run or load something, handlers inside a tag, addresses
 * that are scripts, calls of eval. Words alone never match: a driver may well write "script", "on = off" or "<3".
 */
const CODE = [
  /<\s{0,9}\/?\s{0,9}(?:script|iframe|object|embed)\b[^<]{0,60}(?:>|$)/i,
  /<\s*[a-z][^<>]*[\s/]on[a-z]{3,}\s*=\s*["'`]?[^\s"'`]/i,
  /(?:^|[\s"'`=(])(?:javascript|vbscript)\s*:\s*[^\s:]+[([=`]/i,
  /\bdata\s*:\s*text\/html\b/i,
  /\beval\(\s*["'`\w]/i,
  /\bdocument\s*\.\s*(?:cookie|write)\b/i,
]

export const isSuspiciousText = (text: string): boolean => CODE.some((pattern) => pattern.test(text))

/** An address that carries code, however often it was encoded. */
export function isSuspiciousUrl(address: string): boolean {
  let text = address
  for (let layer = 0; layer < 3; layer += 1) {
    if (isSuspiciousText(text.replaceAll('+', ' '))) return true
    const opened = decoded(text)
    if (opened === text) return false
    text = opened
  }
  return isSuspiciousText(text)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A key that no program gives its data: markup, code, or the names by which objects are tampered with. */
export const isSuspiciousKey = (key: string): boolean =>
  isSuspiciousText(key) || /[<>]|^__proto__$|^constructor$|\b(?:keylog|xss|exploit|payload)/i.test(key)

/** Attributes that nothing of ours ever writes into a page, and by which somebody else makes an element run code. */
export function isTampered(attribute: { readonly name: string; readonly value: string }): boolean {
  const name = attribute.name.toLowerCase()
  if (/^on[a-z]{3,}$/.test(name)) return true
  if (name === 'srcdoc') return true
  const isAddress = ['href', 'src', 'action', 'formaction', 'xlink:href'].includes(name)
  // Browsers leave out blanks and control characters before they read the scheme.
  const address = [...attribute.value].filter((character) => character > ' ').join('')
  return isAddress && /^(?:javascript|vbscript|data:text\/html)/i.test(address)
}

/** Something that belongs in no console: a token, a password or a whole session written out. */
export const isLeak = (line: string): boolean =>
  /\beyJ[\w-]{10,40}\.[\w-]{10,40}\.[\w-]{1,60}/.test(line) ||
  /\bbearer\s+[\w.~+/-]{12,}/i.test(line) ||
  /\b(?:password|passwd|secret|api[_-]?key|session[_-]?token|access[_-]?token|refresh[_-]?token)["']?\s{0,9}[:=]\s{0,9}["']?[^\s"',;]{6,40}/i.test(
    line,
  )
