/** z of a two-sided 95 % interval. */
const Z = 1.96

/** A share in words, with its 95 % interval (Wilson 1927): "30 of 32, 94 % (80 to 98)". */
export function shareWithin(right: number, count: number): string {
  if (count === 0) return '0 of 0'
  const share = right / count
  const centre = (share + Z ** 2 / (2 * count)) / (1 + Z ** 2 / count)
  const half =
    (Z / (1 + Z ** 2 / count)) * Math.sqrt((share * (1 - share)) / count + Z ** 2 / (4 * count ** 2))
  const percent = (value: number): string => String(Math.round(100 * value))
  return `${right} of ${count}, ${percent(share)} % (${percent(centre - half)} to ${percent(centre + half)})`
}
