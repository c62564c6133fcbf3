import {
  type CollectionNeeds,
  type CommunityStats,
  PROBLEM_CATALOGUE,
  PROBLEMS,
  type Priority,
  SAMPLE_TARGETS,
  TARGET_SAMPLES,
} from '@candi/contracts'

/** Most urgent first, as the catalogue has it. */
const PRIORITIES = Object.keys(SAMPLE_TARGETS)
const rankOf = (priority: Priority) => PRIORITIES.indexOf(priority)

export type ApprovedByProblem = ReadonlyMap<string, number>

export const communityStats = (approved: ApprovedByProblem): CommunityStats => ({
  approved_contributions: [...approved.values()].reduce((sum, count) => sum + count, 0),
  target_samples: TARGET_SAMPLES,
})

interface Need {
  readonly id: string
  readonly priority: Priority
  readonly needed: number
}

/**
 * What is still wanted: groups with the most recordings of critical problems to come first, and in each group the most
 * urgent problems first. What has reached its target is left out.
 */
export function collectionNeeds(approved: ApprovedByProblem): CollectionNeeds {
  const groups = Object.keys(PROBLEM_CATALOGUE).map((category) => {
    const needs: Need[] = PROBLEMS.filter((problem) => problem.category === category)
      .map(({ id, priority, target }) => ({
        id,
        priority,
        needed: Math.max(0, target - (approved.get(id) ?? 0)),
      }))
      .filter(({ needed }) => needed > 0)
      .sort((a, b) => rankOf(a.priority) - rankOf(b.priority) || b.needed - a.needed)
    return { category, needs, urgent: wantedOf(needs, 'critical'), all: wantedOf(needs, null) }
  })
  return {
    current_needs: Object.fromEntries(
      groups
        .filter(({ needs }) => needs.length > 0)
        .sort((a, b) => b.urgent - a.urgent || b.all - a.all)
        .map(({ category, needs }) => [
          category,
          Object.fromEntries(needs.map(({ id, needed }) => [id, { needed }])),
        ]),
    ),
  }
}

const wantedOf = (needs: readonly Need[], priority: Priority | null): number =>
  needs
    .filter((need) => priority === null || need.priority === priority)
    .reduce((sum, { needed }) => sum + needed, 0)
