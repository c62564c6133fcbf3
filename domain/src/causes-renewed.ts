import type { CausalModel } from './causal-model.ts'
import type { Cause } from './cause.ts'
import type { RenewedPart } from './renewed-part.ts'
import type { Vehicle } from './vehicle.ts'

export interface CauseOfRenewedPart {
  readonly cause: Cause
  readonly position: number
  readonly part: RenewedPart
}

/** The causes that the parts which were renewed on this car make unlikely. */
export function causesRenewed(
  { renewals, position, causes }: Pick<CausalModel, 'renewals' | 'position' | 'causes'>,
  { renewed }: Pick<Vehicle, 'renewed'>,
): CauseOfRenewedPart[] {
  if (!renewed || renewed.size === 0) return []
  return renewals
    .filter(({ part }) => renewed.has(part))
    .flatMap((part) =>
      part.unlikely.flatMap((id) => {
        const at = position.get(id)
        const cause = at === undefined ? undefined : causes[at]
        return at !== undefined && cause ? [{ cause, position: at, part }] : []
      }),
    )
}
