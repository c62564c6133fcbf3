/** A trouble code: letter, 0 to 3, three hexadecimal digits (SAE J2012), and a failure type after a hyphen where one is shown. */
const CODE = /^[PBCU][0-3][0-9A-F]{3}$/
/** What is written O, I, S… by a reader of text, where only digits can stand. */
const DIGIT: Readonly<Record<string, string>> = { O: '0', Q: '0', D: '0', I: '1', L: '1', '|': '1', Z: '2' }
const HEXADECIMAL: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  I: '1',
  L: '1',
  '|': '1',
  Z: '2',
  S: '5',
  G: '6',
}
/** Words without a digit would be repaired into codes (COILS, PIECE): then nothing but O and I is repaired, in P0 and U0. */
const WITHOUT_DIGIT = /^[PU]O[A-FOI]{3}$/

/** Five characters as the code that they are, or that they most likely were before they were misread; null for none. */
export function repairCode(characters: string): string | null {
  const text = characters.toUpperCase()
  if (CODE.test(text)) return text
  if (!/\d/.test(text) && !WITHOUT_DIGIT.test(text)) return null
  const repaired = [...text]
    .map((character, place) =>
      place === 0 ? character : ((place === 1 ? DIGIT : HEXADECIMAL)[character] ?? character),
    )
    .join('')
  return CODE.test(repaired) ? repaired : null
}
