import { hasCents, numberIn } from './number-in-text.ts'
import type { Currency } from './quote.ts'
import type { QuoteToken, TokensOfQuote } from './quote-token.ts'

const SIGNS: Readonly<Record<string, Currency | '$'>> = {
  $: '$',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
}
const NAMES: Readonly<Record<string, Currency>> = {
  usd: 'USD',
  us$: 'USD',
  cad: 'CAD',
  ca$: 'CAD',
  c$: 'CAD',
  aud: 'AUD',
  au$: 'AUD',
  a$: 'AUD',
  mxn: 'MXN',
  mx$: 'MXN',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  gbp: 'GBP',
  inr: 'INR',
  jpy: 'JPY',
}
const DOLLARS: readonly Currency[] = ['USD', 'CAD', 'AUD', 'MXN']
const BUCKS: ReadonlySet<string> = new Set(['dollar', 'dollars', 'buck', 'bucks'])
/** More digits than any price has: a longer run is a telephone or a part number. */
const MOST_DIGITS = 6
const MOST_WORD = 40
/** Between "450" and "600" of one estimate; wider apart they are two things. */
const WIDEST_RANGE = 5

const isDigit = (character: string) => character >= '0' && character <= '9'
const isLetter = (character: string) => character.toLowerCase() !== character.toUpperCase()
const isSpace = (character: string) => character === ' ' || character === '\t' || character === '\u00a0'

/** Reads a quote once from its beginning to its end: words, numbers with what says that they are money, codes and marks. */
export function readTokens(text: Pick<string, 'length' | 'charAt' | 'slice'>): TokensOfQuote {
  const tokens: QuoteToken[] = []
  const named = new Set<Currency>()
  let hasDollars = false
  let at = 0
  const character = (place = at) => text.charAt(place)
  /** Where letters and digits end that hang together, from `from` on. */
  const endOf = (from: number, isPart: (character: string) => boolean) => {
    let end = from
    while (end < text.length && isPart(character(end))) end += 1
    return end
  }
  const afterSpaces = (from: number) => endOf(from, isSpace)
  const signAt = (place: number) => SIGNS[character(place)]
  const note = (sign: Currency | '$') => {
    if (sign === '$') hasDollars = true
    else named.add(sign)
  }

  const digitsFrom = (from: number) => {
    let end = from
    while (
      isDigit(character(end)) ||
      (end > from && ",.'".includes(character(end)) && character(end) !== '' && isDigit(character(end + 1)))
    )
      end += 1
    return end
  }

  /** What a hyphen, a slash, a colon or letters make of digits that would else be a number; its end, or 0 for a number. */
  const endOfCode = (end: number) => {
    const next = character(end)
    const behind = character(end + 1)
    const isJoined = (next === '/' || next === ':' || next === '-') && isDigit(behind)
    if (isJoined) return endOf(end, (one) => isDigit(one) || isLetter(one) || '/:-.'.includes(one))
    return 0
  }

  /** The upper end of "450-600" or "$450 to $600", with where it ends. */
  const rangeFrom = (low: number, end: number, isMoney: boolean) => {
    let next = afterSpaces(end)
    const isTo = text.slice(next, next + 2).toLowerCase() === 'to' && isSpace(character(next + 2))
    if (isTo && !isMoney) return null
    if (!isTo && !['-', '–', '—'].includes(character(next))) return null
    next = afterSpaces(next + (isTo ? 2 : 1))
    const sign = signAt(next)
    if (sign) next = afterSpaces(next + 1)
    if (!isDigit(character(next))) return null
    const to = digitsFrom(next)
    const high = numberIn(text.slice(next, to), false)
    const isRange = high > low && high <= low * WIDEST_RANGE && low >= 20
    // "555-1234" is a telephone number, "450-600" what somebody guesses.
    const isGuess =
      isMoney || sign !== undefined || (low % 5 === 0 && high % 5 === 0 && character(to) !== '-')
    return isRange && isGuess ? { value: high, end: to, isMoney: isMoney || sign !== undefined } : null
  }

  function readNumber(isSigned: boolean) {
    const start = at
    let end = digitsFrom(at)
    const digits = text.slice(start, end)
    const isEuropean = named.has('EUR') || character(afterSpaces(end)) === '€'
    let value = numberIn(digits, isEuropean)
    let isMoney = isSigned
    const range = rangeFrom(value, end, isSigned)
    if (range) ({ value, end, isMoney } = range)
    else {
      const code = isSigned ? 0 : endOfCode(end)
      const bare = [...digits].filter(isDigit).length
      if (code > 0 || (bare > MOST_DIGITS && !hasCents(digits))) {
        at = Math.max(code, end)
        tokens.push({
          kind: 'code',
          word: text.slice(start, at).toLowerCase().slice(0, MOST_WORD),
          start,
          end: at,
        })
        return
      }
    }
    const behind = afterSpaces(end)
    const sign = signAt(behind)
    const wordEnd = endOf(behind, (one) => isLetter(one) || one === '$')
    const word = text.slice(behind, wordEnd).toLowerCase()
    if (sign && !isMoney && !isDigit(character(behind + 1))) {
      note(sign)
      isMoney = true
      end = behind + 1
    } else if (NAMES[word] && !isDigit(character(wordEnd))) {
      named.add(NAMES[word])
      isMoney = true
      end = wordEnd
    } else if (BUCKS.has(word)) {
      isMoney = true
      end = wordEnd
    } else if (word === 'k' && behind === end && isMoney) {
      value *= 1_000
      end = wordEnd
    } else if (word === 'grand') {
      value *= 1_000
      isMoney = true
      end = wordEnd
    }
    const isPercent = character(afterSpaces(end)) === '%'
    tokens.push({
      kind: 'number',
      value,
      isMoney: isMoney && !isPercent,
      hasCents: hasCents(digits),
      isWhole: Number.isInteger(value),
      isPercent,
      start,
      end,
    })
    at = isPercent ? afterSpaces(end) + 1 : end
  }

  function readWord() {
    const start = at
    let end = endOf(at, (one) => isLetter(one) || isDigit(one) || one === "'" || one === '’')
    // "A/C", "P/S": one word of single letters.
    if (
      end - start === 1 &&
      character(end) === '/' &&
      isLetter(character(end + 1)) &&
      !isLetter(character(end + 2))
    ) {
      const joined = `${character(start)}${character(end + 1)}`.toLowerCase()
      at = end + 2
      tokens.push({ kind: 'word', word: joined, start, end: at })
      return
    }
    const raw = text.slice(start, end)
    const holdsDigit = [...raw.slice(0, MOST_WORD)].some(isDigit)
    const money = NAMES[`${raw.toLowerCase()}$`]
    if (character(end) === '$' && money) {
      named.add(money)
      at = end + 1
      at = afterSpaces(at)
      if (isDigit(character())) readNumber(true)
      return
    }
    const currency = NAMES[raw.toLowerCase()]
    const next = afterSpaces(end)
    if (currency && (isDigit(character(next)) || signAt(next))) {
      named.add(currency)
      at = signAt(next) ? afterSpaces(next + 1) : next
      if (isDigit(character())) readNumber(true)
      return
    }
    if (character(end) === '-' && (holdsDigit || isDigit(character(end + 1)))) {
      end = endOf(end, (one) => isLetter(one) || isDigit(one) || one === '-')
      tokens.push({
        kind: 'code',
        word: text.slice(start, end).toLowerCase().slice(0, MOST_WORD),
        start,
        end,
      })
    } else {
      const word = raw.toLowerCase().replaceAll('’', "'").slice(0, MOST_WORD)
      tokens.push({ kind: 'word', word: word.endsWith("'s") ? word.slice(0, -2) : word, start, end })
    }
    at = end
  }

  while (at < text.length) {
    const here = character()
    const sign = signAt(at)
    if (sign) {
      const next = afterSpaces(at + 1)
      note(sign)
      const isAmount = isDigit(character(next))
      at = isAmount ? next : at + 1
      if (isAmount) readNumber(true)
    } else if (here === '#') {
      const start = at
      at = endOf(afterSpaces(at + 1), (one) => isLetter(one) || isDigit(one) || one === '-')
      tokens.push({ kind: 'code', word: '#', start, end: at })
    } else if (isDigit(here)) readNumber(false)
    else if (isLetter(here)) readWord()
    else {
      if (!isSpace(here) && here !== '\r') tokens.push({ kind: 'mark', mark: here, start: at, end: at + 1 })
      at += 1
    }
  }
  // "CAD 500, $20 tax": dollars are those that are named.
  if (hasDollars && !DOLLARS.some((name) => named.has(name))) named.add('USD')
  return { tokens, currencies: named }
}
