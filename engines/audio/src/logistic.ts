/** Odds from 0 to 1 that rise with a measure: one half at `middle`, 0.88 at two `width` above it. */
export const logistic = (value: number, middle: number, width: number) =>
  1 / (1 + Math.exp((middle - value) / width))
