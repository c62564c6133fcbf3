import type { Assessment } from '@candi/contracts'
import { dollarRange } from '../../parts/money.ts'

/**
 * "Please confirm with ... before replacing ...": by the workshop's own check where the sheet has one,
 * else by what the workshop is asked to measure. Empty where no cause is named.
 */
export function confirmRequest({
  causes,
  checks,
  toConfirm,
}: Pick<Assessment, 'causes' | 'checks' | 'toConfirm'>): string {
  const leading = causes[0]
  if (!leading) return ''
  const aim = `before replacing anything for “${leading.title}”.`
  const check = checks.find(({ difficulty }) => difficulty === 'workshop')
  if (check) {
    const price = check.cost[1] > 0 ? ` Usually ${dollarRange(check.cost)}.` : ''
    return `Please confirm with “${check.title}” ${aim}${price}`
  }
  return toConfirm ? `Please ${toConfirm}, ${aim}` : `Please confirm the cause ${aim}`
}
