import { type CategoryId, PROBLEM_CATALOGUE, PROBLEMS } from '@candi/contracts'

/** The four categories in the order of the catalogue. */
export const CATEGORIES: readonly { id: CategoryId; title: string }[] = [
  ...new Set(PROBLEMS.map(({ category }) => category)),
].map((id) => ({ id, title: PROBLEM_CATALOGUE[id].title }))

export const categoryTitle = (id: CategoryId): string => PROBLEM_CATALOGUE[id].title
