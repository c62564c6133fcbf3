import type { PaymentLink } from './payment-message.ts'

interface Told {
  readonly reference: string
  readonly aspect: string
  readonly isActive: boolean
}

/**
 * Whether a purchase stands by all that was told of it, in whatever order. A founder's payment is its own charge; a
 * subscription has one a period. Any dispute that is not won takes it back; a full refund does so where it is of the
 * latest charge: giving one old month back, out of kindness, must not end a subscription that is paid on.
 */
export function doesPurchaseStand(
  root: string,
  states: readonly Told[],
  charges: readonly PaymentLink[],
): boolean {
  const own = states.filter(({ reference }) => reference === root)
  if (!own.some(({ aspect }) => aspect === 'payment')) return false
  if (own.some(({ isActive }) => !isActive)) return false
  const against = states.filter(({ reference, isActive }) => reference !== root && !isActive)
  if (against.some(({ aspect }) => aspect.startsWith('dispute '))) return false
  const latest = [...charges].sort(
    (left, right) => right.linkedAt - left.linkedAt || (right.reference < left.reference ? -1 : 1),
  )[0]
  return !against.some(({ reference, aspect }) => aspect === 'refund' && reference === latest?.reference)
}
