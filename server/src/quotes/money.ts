/** Making a format takes a hundred times as long as using it; there are two for each currency that is read. */
const formats = new Map<string, Intl.NumberFormat>()

/** "$1,240", "$38.21", "€450". */
export function money(amount: number, currency: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  const key = `${currency} ${digits}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  formats.set(key, format)
  return format.format(amount)
}
