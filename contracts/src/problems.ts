import { z } from 'zod'
import { type Category, PROBLEM_CATALOGUE, type Priority, SAMPLE_TARGETS } from './problem-catalogue.ts'

export type CategoryId = keyof typeof PROBLEM_CATALOGUE
type IdsOf<Id extends CategoryId> = Extract<keyof (typeof PROBLEM_CATALOGUE)[Id]['problems'], string>
export type ProblemId = { [Id in CategoryId]: IdsOf<Id> }[CategoryId]

export interface CatalogueEntry {
  readonly id: ProblemId
  readonly category: CategoryId
  readonly title: string
  readonly priority: Priority
  /** Recordings wanted of it. */
  readonly target: number
  readonly severities: readonly { readonly id: string; readonly label: string }[]
}

const categories: readonly (readonly [string, Category])[] = Object.entries(PROBLEM_CATALOGUE)
const isCategory = (id: string): id is CategoryId => id in PROBLEM_CATALOGUE
const isProblem = (id: string): id is ProblemId => categories.some(([, { problems }]) => id in problems)

/** All 46, in the order of the catalogue. */
export const PROBLEMS: readonly CatalogueEntry[] = categories.flatMap(([category, { problems }]) =>
  Object.entries(problems).flatMap(([id, { title, priority, severities }]) =>
    isCategory(category) && isProblem(id)
      ? [
          {
            id,
            category,
            title,
            priority,
            target: SAMPLE_TARGETS[priority],
            severities: severities.map((severity) => ({ id: severity, label: labelOf(severity) })),
          },
        ]
      : [],
  ),
)

/** Recordings wanted of all problems together: the target of the contract while no other is set. */
export const TARGET_SAMPLES = PROBLEMS.reduce((sum, { target }) => sum + target, 0)

export const problemIdSchema = z.string().refine(isProblem)

/** The three severities of a problem; none where there is no such problem. */
export const severitiesOf = (problem: string): CatalogueEntry['severities'] =>
  PROBLEMS.find(({ id }) => id === problem)?.severities ?? []

/** "chain_rattle" is read as "Chain rattle". */
function labelOf(id: string): string {
  const words = id.replaceAll('_', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
