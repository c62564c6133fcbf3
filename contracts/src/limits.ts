/** Bounds on what one request may carry; the server refuses more, and says which bound was passed. */
export const LIMITS = {
  /** Messages of one conversation that a request may resend. */
  messages: 200,
  /** Characters of one message, counted as UTF-16 units. */
  messageCharacters: 8_000,
  /** Findings that weigh in one belief: read from words, answered and flipped together. */
  findings: 60,
  /** Trouble codes typed in from a reader. */
  codes: 20,
  /** Bytes of one request body. */
  bodyBytes: 2_000_000,
} as const
