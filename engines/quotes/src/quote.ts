/** The currencies that a quote may name; dollars without a country are those of the United States. */
export const CURRENCIES = ['USD', 'CAD', 'AUD', 'MXN', 'EUR', 'GBP', 'JPY', 'INR'] as const
export type Currency = (typeof CURRENCIES)[number]

/** `note`: it costs nothing by itself, such as a rate, a deposit or an address. */
export type LineKind = 'work' | 'labor' | 'tax' | 'discount' | 'subtotal' | 'total' | 'note'

/** What a line says of how the fault was found. A code is a start and no test; `seen` is what somebody looked at. */
export type Evidence = 'measured' | 'code' | 'seen'

/** One line of a quote. Amounts are in the currency of the quote. */
export interface QuoteLine {
  /** As it was written, at most `MOST_TEXT` characters. */
  readonly text: string
  /** Its words in lower case and in the singular, in their order. */
  readonly words: readonly string[]
  readonly kind: LineKind
  /** What it costs altogether; null where no amount stands on it. Of a discount, what is taken off. */
  readonly amount: number | null
  /** The share for parts and for labor, where the line tells them. */
  readonly parts: number | null
  readonly labor: number | null
  readonly hours: number | null
  readonly quantity: number | null
  /** Of a discount or a tax that is told as a share. */
  readonly percent: number | null
  readonly evidence: Evidence | null
}

export interface Quote {
  readonly lines: readonly QuoteLine[]
  /** `mixed`: amounts of several currencies, which nobody can add up. */
  readonly currency: Currency | 'mixed'
}

/** Characters of a quote that are read; what stands behind them is not. */
export const MOST_CHARACTERS = 4_000
/** Items of a quote that are read: a long one has forty. */
export const MOST_PIECES = 240
/** Characters of a line that are shown again. */
export const MOST_TEXT = 160
