const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** "45–95"; one figure where both ends agree. US dollars. */
export function moneyRange([low, high]: readonly [number, number]): string {
  const [from, to] = [whole.format(Math.round(low)), whole.format(Math.round(high))]
  return from === to ? from : `${from}–${to}`
}
export const dollars = (amount: number) => `$${whole.format(Math.round(amount))}`
export const dollarRange = (range: readonly [number, number]) => `$${moneyRange(range)}`
