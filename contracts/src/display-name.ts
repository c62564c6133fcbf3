import { z } from 'zod'
import { LIMITS } from './limits.ts'
import { sanitizeText } from './sanitize-text.ts'

/** Line breaks and other control characters: a name stands in letters, where lines would be others' words. */
const LINE_BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
/**
 * What nobody sees and programs read: format characters (zero-width, bidi), fillers, variation selectors, private and
 * unassigned ones, half characters, and the empty cell of braille.
 */
const HIDDEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** No script stacks more marks on a letter; more of them grow over the lines around. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu
/** One character as a reader counts may hold several of these, but not a book. */
const UNITS_MOST = LIMITS.nameCharacters * 4

/** What mail programs make links of: a scheme, a host, an address of mail. A dot may stand between initials, as in J.R.R. */
const LINK_LIKE =
  /@|\/\/|\\\\|:\S|https?|xn--|(?:^|[^\p{L}\p{N}])www|\S[.。](?:\p{N}|[\p{L}\p{M}][\p{L}\p{M}\p{N}-])/iu
/** A name may hold a year; a telephone number has more digits. */
const DIGITS_MOST = 6

/** Made where it is needed: a browser too old to have one must still open every page. */
const graphemesOf = (name: string) =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)].map(({ segment }) => segment)
const digitsIn = (name: string) => name.match(/\p{N}/gu)?.length ?? 0

/** A name in one form and one line, without what nobody sees: width and style of letters are no part of it (NFKC). */
export function cleanName(given: string): string {
  const seen = given.normalize('NFKC').replace(LINE_BREAKS, ' ').replace(HIDDEN, '')
  return sanitizeText(seen).normalize('NFKC').replace(STACKED_MARKS, '$1').replace(/\s+/g, ' ').trim()
}

/** Whether a clean name is only a name: nothing in it becomes a link or a number to call in somebody's mail. */
export const isPlainName = (name: string): boolean => !LINK_LIKE.test(name) && digitsIn(name) <= DIGITS_MOST

/** Whether a clean name has at least one character and at most as many as a name may have, as a reader counts them. */
export function hasLengthOfName(name: string): boolean {
  if (name === '' || name.length > UNITS_MOST) return false
  return graphemesOf(name).length <= LIMITS.nameCharacters
}

/** A name as it is taken: clean, plain and of bounded length. */
export const displayNameSchema = z
  .string()
  .max(LIMITS.sanitizedCharacters)
  .transform(cleanName)
  .refine((name) => hasLengthOfName(name) && isPlainName(name))

/** A name as it is shown, also one from before names had to be plain; empty where nothing of it is left. */
export function shownName(kept: string): string {
  const name = cleanName(kept.slice(0, LIMITS.sanitizedCharacters))
  if (hasLengthOfName(name) && isPlainName(name)) return name
  const parted = (digitsIn(name) > DIGITS_MOST ? name.replace(/\p{N}/gu, '') : name)
    .replace(/@|\/\/+|\\\\+|:(?=\S)|www\.?|https?|xn--/giu, ' ')
    .replace(/([.。])(?=[\p{L}\p{M}\p{N}])/gu, '$1 ')
  return inBounds(parted.replace(/\s+/g, ' ').trim())
}

function inBounds(name: string): string {
  let kept = ''
  for (const segment of graphemesOf(name).slice(0, LIMITS.nameCharacters)) {
    if (kept.length + segment.length > UNITS_MOST) break
    kept += segment
  }
  return kept.trim()
}
