import type { Usage } from '@candi/contracts'

const whole = new Intl.NumberFormat('en-US')

export const tokensLeft = ({ limit, used }: Usage): number => Math.max(0, (limit ?? 0) - used)

/** "14:20", or "2:20 PM", as the visitor's own clock has it. */
const clockTime = (instant: string, locale?: string, timeZone?: string) =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(instant))

/** "7,040 of 10,000 tokens left, renews at 14:20". */
export function tokenWords(usage: Usage, locale?: string, timeZone?: string): string {
  if (usage.limit === null) return 'Unlimited tokens'
  const left = `${whole.format(tokensLeft(usage))} of ${whole.format(usage.limit)} tokens left`
  return usage.renewsAt === null ? left : `${left}, renews at ${clockTime(usage.renewsAt, locale, timeZone)}`
}

/** How many of eight segments are lit. What is left is never shown as nothing, and nothing never as something. */
export function litSegments(usage: Usage): number {
  const left = tokensLeft(usage)
  if (usage.limit === null) return 8
  return left === 0 ? 0 : Math.max(0.25, (8 * left) / usage.limit)
}
