/** What stands where an answer is to come. */
export const READING = {
  short: 'Reading your words',
  long: 'Weighing every known cause against what you said',
} as const
