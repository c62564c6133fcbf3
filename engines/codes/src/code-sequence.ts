/** Runs of codes that count cylinders: misfires, injectors, ignition coils, glow plugs. */
const CYLINDER_RUNS: readonly (readonly [number, number])[] = [
  [300, 312],
  [201, 212],
  [351, 362],
  [671, 682],
]
const LONGEST_RUN = 16

/**
 * The codes that "P0300-302" or "P0750 through P0755" stand for. A dash counts up only where codes count
 * cylinders, because "P0171-P0174" means the two and not the rich codes between them; the word "through"
 * counts up anywhere. Counting is decimal (P0309, P0310), as owners count cylinders.
 */
export function codesFromTo(from: string, to: string, isThrough: boolean): readonly string[] {
  const ends = from === to ? [from] : [from, to]
  if (from[0] !== to[0] || !/^\d{4}$/.test(from.slice(1)) || !/^\d{4}$/.test(to.slice(1))) return ends
  const first = Number(from.slice(1))
  const last = Number(to.slice(1))
  if (last <= first || last - first >= LONGEST_RUN || !(isThrough || countsCylinders(first, last, from)))
    return ends
  return Array.from(
    { length: last - first + 1 },
    (_, index) => `${from[0]}${String(first + index).padStart(4, '0')}`,
  )
}

export function countsCylinders(first: number, last: number, code: string): boolean {
  return code.startsWith('P') && CYLINDER_RUNS.some(([start, end]) => first >= start && last <= end)
}
