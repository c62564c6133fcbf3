import {
  type CategoryId,
  type CONFIDENCES,
  DEFAULT_CONFIDENCE,
  PROBLEMS,
  type ProblemId,
} from '@candi/contracts'

export type Confidence = (typeof CONFIDENCES)[number]['value']

/** What a contributor says of their recording, as far as they have come. */
export type ProblemChoice = {
  category: CategoryId | null
  problem: ProblemId | null
  severity: string | null
  confidence: Confidence
  description: string
}

export const NOTHING_CHOSEN: ProblemChoice = {
  category: null,
  problem: null,
  severity: null,
  confidence: DEFAULT_CONFIDENCE,
  description: '',
}

/** Another category has other problems: problem and severity are chosen anew. */
export const chooseCategory = (choice: ProblemChoice, category: CategoryId): ProblemChoice => ({
  ...choice,
  category,
  problem: null,
  severity: null,
})

/** Another problem has other severities. Its category comes with it. */
export const chooseProblem = (choice: ProblemChoice, problem: ProblemId): ProblemChoice => ({
  ...choice,
  category: PROBLEMS.find(({ id }) => id === problem)?.category ?? choice.category,
  problem,
  severity: null,
})

/** Where the picker stands: category, problem, or the rest. */
export const stepOf = ({ category, problem }: ProblemChoice): 1 | 2 | 3 =>
  category === null ? 1 : problem === null ? 2 : 3
