/** A Markdown table; the first column is text, the others are figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'))
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

export const percent = (value: number) => (Number.isFinite(value) ? `${(100 * value).toFixed(1)} %` : 'n/a')
export const interval = ([low, high]: readonly [number, number]) =>
  `${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)} %`
