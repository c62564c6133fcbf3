/** Most urgent first, as in the domain, which the contract does not know. */
export const URGENCY_WORDS = ['stop', 'limp', 'soon', 'plan', 'watch'] as const
export type UrgencyWord = (typeof URGENCY_WORDS)[number]

/** What is said of a case: how urgent it is, or that too little is known to say, which is no permission. */
export const LEVEL_WORDS = [...URGENCY_WORDS, 'unknown'] as const
export type LevelWord = (typeof LEVEL_WORDS)[number]

/** What the sheet says of driving at each level; nobody else has words of their own for it. */
export const HEADLINES: Readonly<Record<LevelWord, string>> = {
  stop: 'Don’t drive it',
  limp: 'Only to the nearest workshop',
  soon: 'Yes, briefly: within two days',
  plan: 'Yes, gently, for now',
  watch: 'Yes. Just watch it',
  unknown: 'I can’t tell yet',
}

/** What is said instead of a car that does not start: at a grave level, and at any other of which something is known. */
export const STANDING_HEADLINES = {
  grave: 'Have it towed',
  other: 'It won’t run. Don’t crank it again and again',
} as const

/** The same for a step of a scale, or a lamp alone, which permits nothing: without a "yes". */
export const URGENCY_STEPS: Readonly<Record<UrgencyWord, string>> = {
  stop: 'Don’t drive',
  limp: 'Workshop only',
  soon: 'Within 2 days',
  plan: 'Within 2 weeks',
  watch: 'Just watch it',
}

/** What a maker asks of owners whose car is called back. */
export const RECALL_ORDERS = {
  parkIt: 'Do not drive it until it is repaired.',
  parkOutside: 'Park it outside, away from buildings, until it is repaired. It may catch fire standing.',
} as const
