/** From "do not drive" to "just watch it"; the order is the order of severity. */
export const URGENCIES = ['stop', 'limp', 'soon', 'plan', 'watch'] as const
export type Urgency = (typeof URGENCIES)[number]
