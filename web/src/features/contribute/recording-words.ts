import {
  type Contribution,
  type ContributionState,
  PROBLEMS,
  severitiesOf,
  type Worth,
} from '@candi/contracts'

export const problemTitle = ({ problem }: Pick<Contribution, 'problem'>): string =>
  PROBLEMS.find(({ id }) => id === problem)?.title ?? problem

export const severityLabel = ({ problem, severity }: Pick<Contribution, 'problem' | 'severity'>): string =>
  severitiesOf(problem).find(({ id }) => id === severity)?.label ?? severity

export const STATE_WORDS = {
  receiving: 'Arriving',
  waiting: 'Waiting for a listener',
  approved: 'Accepted',
  rejected: 'Not accepted',
} as const satisfies Record<ContributionState, string>

const WORTH_WORDS = {
  'new-car-model': 'the first of this car model',
  'new-phone': 'the first from this kind of phone',
  'confirmed-by-repair': 'confirmed by the repair',
  'before-and-after': 'a before/after pair',
} as const satisfies Record<Worth, string>

/** "Counts 3 times: the first of this car model, confirmed by the repair." Empty where it counts once. */
export function worthWords(worth: readonly Worth[]): string {
  if (worth.length === 0) return ''
  const times = worth.length === 1 ? 'twice' : `${worth.length + 1} times`
  return `Counts ${times}: ${worth.map((kind) => WORTH_WORDS[kind]).join(', ')}.`
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
export const uploadedDay = ({ uploadedAt }: Pick<Contribution, 'uploadedAt'>): string =>
  day.format(new Date(uploadedAt))
