/** Where one thing is said and the next begins: what is forbidden in one clause is not forbidden in the next. */
const SEAM =
  /[,;:!?()\u2013\u2014]|\.(?=\s|$)|\b(?:and|but|so|then|yet|though|although|however|instead|because)\b/g

/** The clauses of a sentence in lower case, without markup, and with one kind of apostrophe. */
export const clausesOf = (sentence: string): string[] =>
  plainly(sentence)
    .split(SEAM)
    .map((clause) => clause.trim())
    .filter(Boolean)

/** The sentence as the checks compare it. */
export const plainly = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[*_`]/g, '')
    .replace(/^\s*(?:[-•]|\d{1,2}[.)])\s/, '')
    .replace(/\s+/g, ' ')
    .trim()
