import written from '../../../../docs/accuracy.json'

/** One measured share: in percent, with its 95 % bounds and of how many cases. */
export type Measured = { percent: number; low: number; high: number; of: number }
export type Accuracy = {
  /** Right problem first, right problem among the first three, told not to drive when that was right, told so wrongly. */
  firstRight: Measured
  withinThree: Measured
  dangerTold: Measured
  falseAlarms: Measured
}

/**
 * What `npm run eval` wrote beside docs/accuracy.md, taken over when the page is built; nobody types these figures. Messages of real owners
 * that nothing was trained on; null where the last run had none.
 */
export const { realMessages }: { realMessages: Accuracy | null } = written
