/** How one word became another by one slip of the finger; null where it took more than one. */
export type Slip = 'swap' | 'double' | 'neighbor' | 'left_out' | 'put_in' | 'other'

/** Two neighbors swapped, one letter left out, put in or changed: what it took to write one word where another was meant. */
export function slipBetween(written: string, meant: string): Slip | null {
  let start = 0
  while (start < written.length && start < meant.length && written[start] === meant[start]) start += 1
  let end = written.length
  let meantEnd = meant.length
  while (end > start && meantEnd > start && written[end - 1] === meant[meantEnd - 1]) {
    end -= 1
    meantEnd -= 1
  }
  const [wrote, lost] = [written.slice(start, end), meant.slice(start, meantEnd)]
  if (wrote.length === 2 && lost.length === 2)
    return wrote[0] === lost[1] && wrote[1] === lost[0] ? 'swap' : null
  if (wrote.length > 1 || lost.length > 1) return null
  if (wrote === '') return isDouble(meant, start) ? 'double' : 'left_out'
  if (lost === '') return isDouble(written, start) ? 'double' : 'put_in'
  return areNeighbors(wrote, lost) ? 'neighbor' : 'other'
}

const isDouble = (word: string, at: number) => word[at] === word[at - 1] || word[at] === word[at + 1]

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
/** Each row of keys stands half a key to the right of the one above. */
const SHIFT = 0.5
const KEYS = new Map(
  ROWS.flatMap((keys, row) => Array.from(keys, (key, at) => [key, { row, at: at + row * SHIFT }] as const)),
)

/** Whether one key lies beside the other. */
export function areNeighbors(left: string, right: string): boolean {
  const [from, to] = [KEYS.get(left), KEYS.get(right)]
  return from !== undefined && to !== undefined && Math.hypot(from.row - to.row, from.at - to.at) < 1.5
}

/** All keys beside this one. */
export const neighborsOf = (key: string): string[] =>
  [...KEYS.keys()].filter((other) => other !== key && areNeighbors(key, other))
