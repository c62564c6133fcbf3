/** Bounds on what one request may carry; the server refuses more, and says which bound was passed. */
export const LIMITS = {
  /** Messages of one conversation that a request may resend. */
  messages: 200,
  /** Characters of one message, counted as UTF-16 units. */
  messageCharacters: 8_000,
  /** Characters of all that the owner wrote in one case: 200 messages of usual length are 60,000. */
  caseCharacters: 100_000,
  /** Findings that weigh in one belief: read from words, answered and flipped together. */
  findings: 60,
  /** Signs that a language model read in the words of one case. */
  secondReadings: 24,
  /** Trouble codes typed in from a reader. */
  codes: 20,
  /** Characters of a question to the articles, and articles found for it. */
  articleQuestionCharacters: 200,
  articlesFound: 20,
  /** Characters of a workshop's quote, and likely causes of the case that it is compared with. */
  quoteCharacters: 4_000,
  quoteCauses: 20,
  /** Lines of a quote that are answered. */
  quoteLines: 60,
  /** Recalls of the model that go with one case. */
  recalls: 40,
  /** Bytes of one line of `candi diagnose --batch`: nobody waits behind whoever reads it. */
  lineBytes: 2_000_000,
  /**
   * Bytes of a request that carries a whole case: 100,000 characters of three bytes each, what CANDI said between them, 40 recalls
   * and all other facts come to 760,000.
   */
  caseBytes: 800_000,
  /** Bytes of any other request body, files aside: the largest, a contribution with all of its form, has 10,000. */
  requestBytes: 64_000,
  emailCharacters: 254,
  passwordCharacters: 6,
  /** A password is hashed with much memory: nobody may send us a book. */
  passwordCharactersMost: 128,
  nameCharacters: 80,
  sanitizedCharacters: 1_000,
  /** Failed tries of login, registration and reset: so many in so many minutes, per account and per client. */
  authTries: 5,
  authTriesMinutes: 15,
  /** Life of a reset link. */
  resetLinkMinutes: 60,
  /** Bounds of a long poll. */
  longPollSeconds: { least: 5, most: 30 },
} as const
