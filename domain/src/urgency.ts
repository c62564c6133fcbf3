/** From "do not drive" to "just watch it"; the order is the order of severity. */
export const URGENCIES = ['stop', 'limp', 'soon', 'plan', 'watch'] as const
export type Urgency = (typeof URGENCIES)[number]

/** What is said of a case: how urgent it is, or that nobody can tell yet, which is no permission. */
export const LEVELS = [...URGENCIES, 'unknown'] as const
export type Level = (typeof LEVELS)[number]

/** Whether the car must not be driven, or only to the nearest workshop. */
export const isGrave = (level: string | null | undefined): level is 'stop' | 'limp' =>
  level === 'stop' || level === 'limp'

/** The same of a place in URGENCIES, as which a model keeps the urgency of each cause. */
export const isGraveAt = (place: number | undefined): boolean => isGrave(URGENCIES[place ?? 0])

/** Whether anything may be said of driving as if it were allowed: neither in danger nor in ignorance. */
export const mayBeDriven = (level: Level): level is Exclude<Urgency, 'stop' | 'limp'> =>
  !isGrave(level) && level !== 'unknown'

/** Whether one level is worse than another; what nobody can tell yet is worse than nothing. */
export const isMoreUrgent = (one: Level, other: Level): boolean => LEVELS.indexOf(one) < LEVELS.indexOf(other)

export const mostUrgent = <L extends Level>(first: L, ...others: readonly L[]): L =>
  others.reduce((most, level) => (isMoreUrgent(level, most) ? level : most), first)
