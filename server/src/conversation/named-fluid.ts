import type { Assessment } from '@candi/contracts'
import { fluidThatIsLow } from './low-fluids.ts'

const FILLS_IT = /\b(?:top|fill|topping|filling) (?:it|that|this) (?:up|off)\b/i
const FLUID = /\b(?:oil|coolant|brake fluid|transmission fluid|power steering fluid)\b/i

const fillsSomething = (text: string) => FILLS_IT.test(text) && !FLUID.test(text)

/** "Can I just top it up" means what the signs of the case tell of: oil where the oil lamp is lit. */
export function withFluidNamed(text: string, sheet: Assessment): string {
  if (!fillsSomething(text)) return text
  const fluid = fluidThatIsLow(sheet)
  return fluid ? `how do I add ${fluid}` : text
}

/** What is said of topping up where neither the line nor the case tells what; null where it is told. */
export const onTopUp = (text: string): string | null =>
  fillsSomething(text)
    ? 'Tell me which one: oil, coolant, brake fluid or another. For each of them: engine off, coolant only when it is cold, the kind that your manual names, and no higher than the upper mark. What sinks again soon leaks, and topping up does not repair that.'
    : null
