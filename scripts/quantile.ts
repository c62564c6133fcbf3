/** The value below which such a share of all values lies: 0.5 is the median. */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((left, right) => left - right)[
    Math.min(values.length - 1, Math.floor(share * values.length))
  ] ?? Number.NaN

export const median = (values: readonly number[]): number => quantile(values, 0.5)
