/** What owners ask about sound cars, and what it would look like were it no longer harmless; all our own writing. */
export interface NormalThing {
  /** Any of them may stand first or second on the sheet. */
  readonly causes: readonly string[]
  readonly told: readonly string[]
  /** The cause is found, but reader or belief still ask for more than watching it: to be moved up once they do not. */
  readonly toldTooHigh?: readonly string[]
  /** What it does not name yet. */
  readonly missed?: readonly string[]
  /** The same thing with what makes it grave. */
  readonly grave?: readonly string[]
}
