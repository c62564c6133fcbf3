/**
 * The value of digits with their separators: "1,234.50" and "1.234,50", "1,234", "389,00". The last separator with other than three digits
 * behind it stands before the cents; three digits behind a single dot are thousands only where `isDotOfThousands`.
 */
export function numberIn(digits: string, isDotOfThousands: boolean): number {
  const last = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'))
  if (last < 0) return Number(digits.replaceAll("'", ''))
  const mark = digits.charAt(last)
  const other = mark === ',' ? '.' : ','
  const behind = digits.length - last - 1
  const isRepeated = digits.indexOf(mark) !== last
  const isThousands =
    isRepeated || (behind === 3 && !digits.includes(other) && (mark === ',' || isDotOfThousands))
  const bare = (text: string) => text.replaceAll(',', '').replaceAll('.', '').replaceAll("'", '')
  return isThousands
    ? Number(bare(digits))
    : Number(`${bare(digits.slice(0, last))}.${bare(digits.slice(last))}`)
}

/** "389.99", "389,00": two digits behind the last separator are cents. */
export const hasCents = (digits: string): boolean => {
  const mark = digits.at(-3)
  return digits.length > 3 && (mark === '.' || mark === ',')
}
