import type { Assessment, CostRow } from '@candi/contracts'

export const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`
export const fromTo = ([low, high]: readonly [number, number]): string =>
  `${dollars(low)} to ${dollars(high)}`

export const likelyCosts = ({ costs }: Assessment): readonly CostRow[] => {
  const likely = costs.filter((row) => row.likely)
  return likely.length > 0 ? likely : costs.slice(0, 2)
}

/** US dollars of 2025, as every figure of the sheet. */
export const priced = ({ spend }: Assessment): string =>
  `US dollars, ${spend?.year ?? 2025}, independent workshop`
