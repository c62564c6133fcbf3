import { type CollectionNeeds, PROBLEM_CATALOGUE, PROBLEMS, type ProblemId } from '@candi/contracts'

/** Groups shown, and problems of each. */
const SHOWN = { groups: 3, items: 2 } as const

export type UrgentNeed = {
  id: string
  title: string
  /** Recordings still wanted. */
  needed: number
  /** The problem of the catalogue that it is; undefined for one that this page does not know yet. */
  problem: ProblemId | undefined
}
export type UrgentGroup = { id: string; title: string; needs: readonly UrgentNeed[] }

const categoryTitles = new Map<string, string>(
  Object.entries(PROBLEM_CATALOGUE).map(([id, { title }]) => [id, title]),
)

/** The first of what is wanted, in the server's order: the most urgent first. What is complete is left out. */
export function urgentNeedsOf({ current_needs }: CollectionNeeds): UrgentGroup[] {
  return Object.entries(current_needs)
    .map(([id, items]) => ({
      id,
      title: categoryTitles.get(id) ?? inWords(id),
      needs: Object.entries(items)
        .filter(([, { needed }]) => needed > 0)
        .slice(0, SHOWN.items)
        .map(([item, { needed }]) => needOf(item, needed)),
    }))
    .filter(({ needs }) => needs.length > 0)
    .slice(0, SHOWN.groups)
}

function needOf(id: string, needed: number): UrgentNeed {
  const entry = PROBLEMS.find((problem) => problem.id === id)
  return { id, title: entry?.title ?? inWords(id), needed, problem: entry?.id }
}

function inWords(id: string): string {
  const words = id.replaceAll('_', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
