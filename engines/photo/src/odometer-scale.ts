const STEPS = [10, 20, 30, 40, 50]
const LEAST_PARTS = 2

/** Whether digits are marks of a gauge that were read as one: 80100120 is 80, 100 and 120. Short round numbers are single marks. */
export function isGaugeScale(digits: string): boolean {
  if (digits.length <= 3 && (Number(digits) % 10 === 0 || digits.length < 3)) return true
  return splits(digits, []).length > 0
}

function splits(rest: string, parts: readonly number[]): number[][] {
  if (rest === '') return parts.length >= LEAST_PARTS ? [[...parts]] : []
  return [1, 2, 3].flatMap((length) => {
    const part = rest.slice(0, length)
    const value = Number(part)
    if (part.length < length || (part.startsWith('0') && part !== '0')) return []
    const last = parts.at(-1)
    const step = last === undefined ? undefined : value - last
    if (value % 10 !== 0 || value > 300) return []
    if (step !== undefined && !STEPS.includes(step)) return []
    const before = parts.at(-2)
    if (last !== undefined && before !== undefined && step !== last - before) return []
    return splits(rest.slice(length), [...parts, value])
  })
}
