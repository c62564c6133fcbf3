import { LIMITS } from './limits.ts'

/**
 * The sanitising helper of the specification, for names, descriptions and reasons: angle brackets, script-like
 * prefixes and inline-handler patterns are taken out, the rest is trimmed and cut to 1,000 characters. NUL goes too: no database of ours can
 * hold it.
 */
export function sanitizeText(text: string): string {
  return text
    .replaceAll('\0', '')
    .replace(/[<>]/g, '')
    .replace(/(?:javascript|vbscript|data)\s*:/gi, '')
    .replace(/\bon\w+\s*=/gi, '')
    .trim()
    .slice(0, LIMITS.sanitizedCharacters)
}
