/** One mail, in plain text and in HTML that says the same. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The one link that the letter is about. */
  readonly link: string
}

/** Sends a letter, or rejects; whoever calls it says to the visitor what a failure means. */
export type SendMail = (letter: Letter) => Promise<void>
