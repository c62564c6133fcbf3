import type { Currency } from './quote.ts'

interface Place {
  readonly start: number
  readonly end: number
}
export interface WordToken extends Place {
  readonly kind: 'word'
  /** In lower case. */
  readonly word: string
}
export interface NumberToken extends Place {
  readonly kind: 'number'
  /** Of a range, its upper end: what one may have to pay. */
  readonly value: number
  /** A sign or a name of money stands beside it. */
  readonly isMoney: boolean
  readonly hasCents: boolean
  readonly isWhole: boolean
  readonly isPercent: boolean
}
/** A part number, a telephone number, a date, a trouble code: letters or digits that are no amount. */
export interface CodeToken extends Place {
  readonly kind: 'code'
  readonly word: string
}
export interface MarkToken extends Place {
  readonly kind: 'mark'
  readonly mark: string
}
export type QuoteToken = WordToken | NumberToken | CodeToken | MarkToken

export interface TokensOfQuote {
  readonly tokens: readonly QuoteToken[]
  readonly currencies: ReadonlySet<Currency>
}
