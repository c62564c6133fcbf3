/** What the owner of a case says first; some of what follows only froze us behind a complaint. */
export const COMPLAINT = 'grinding from the front left when i brake'

/** Messages, each with those before it, that once froze the server until it was killed. */
export const WORDS_THAT_FROZE: readonly (readonly [string, readonly string[]])[] = [
  ['an endless no', [`no ${'not really it is '.repeat(60)}e`]],
  ['an endless maybe behind a complaint', [COMPLAINT, `could it ${'maybe'.repeat(60)}e?`]],
  ['an endless correction', [COMPLAINT, `its ${'now its '.repeat(60)}7x`]],
  ['nothing but apostrophes', [COMPLAINT, `${"'".repeat(88)}x`]],
  ['nothing but question marks', [COMPLAINT, `ok'${'?'.repeat(2_000)} x`]],
  ['a sentence with a hole', [COMPLAINT, `was\ttold a\t${' '.repeat(7_900)}_`]],
]
