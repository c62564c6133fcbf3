import { isCountedOrTire, looksLikeYear, meansAnotherKindOfCode } from './code-context.ts'
import { type CodeTail, readCodeTail } from './read-code-tail.ts'

const CODE_WORD = /\b(codes?|dtcs?|p-?codes)\b/gi
/** Small words between "codes" and the number: "codes that came up were 171". */
const FILLER =
  /(?:[\s:#=("'.-]|(?:is|are|was|were|of|number|numbers|no|nos|reads?|reading|said|says|came|comes|up|back|as|like|it|that|shows?|showing|including|included|gave|me|they|he)(?![a-z0-9])){0,14}/iy
const NUMBER = /([pbcu]?)(0[0-9a-f]{3}|[1-3]\d{3}|[1-9]\d{2})(?![\w])/iy

/** Codes told as bare numbers after the word: "codes 171 and 174", "code 0420", "engine codes 1326". */
export function readNumberLists(text: string): CodeTail[] {
  const found: CodeTail[] = []
  CODE_WORD.lastIndex = 0
  for (let word = CODE_WORD.exec(text); word !== null; word = CODE_WORD.exec(text)) {
    const wordEnd = word.index + word[0].length
    if (meansAnotherKindOfCode(text, word.index, /s$/i.test(word[0]))) continue
    FILLER.lastIndex = wordEnd
    const start = wordEnd + (FILLER.exec(text)?.[0].length ?? 0)
    const tail = start === wordEnd ? null : readNumber(text, start)
    if (tail !== null) found.push(tail)
  }
  return found
}

function readNumber(text: string, start: number): CodeTail | null {
  NUMBER.lastIndex = start
  const match = NUMBER.exec(text)
  if (match === null) return null
  const [whole, letter = '', digits = ''] = match
  const end = start + whole.length
  if (isCountedOrTire(text, end) || text[start - 1] === '$') return null
  if (letter === '' && digits.length === 4 && looksLikeYear(digits)) return null
  const code = `${letter === '' ? 'P' : letter}${digits.padStart(4, '0')}`.toUpperCase()
  return readCodeTail(text, start, end, code, 0.85, true)
}
