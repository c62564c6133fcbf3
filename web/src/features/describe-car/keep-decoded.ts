import type { VehicleWords } from '@candi/contracts'

/** What a VIN told beyond the fields of the form stays as long as the car it told of is the same. */
export function keepDecoded(next: VehicleWords | null, before: VehicleWords | null): VehicleWords | null {
  if (!next || !before) return next
  const isSame = (['year', 'make', 'model', 'engine', 'fuel'] as const).every(
    (name) => next[name] === before[name],
  )
  if (!isSame) return next
  const { induction, cylinders, displacementLiters } = before
  return { ...next, induction, cylinders, displacementLiters }
}
