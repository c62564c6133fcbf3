import type { VehicleWords } from '@candi/contracts'

/** What a car burns, in the words of its owner. */
export const FUEL_WORDS = {
  gasoline: 'Gasoline',
  diesel: 'Diesel',
  hybrid: 'Hybrid',
  plugin_hybrid: 'Plug-in hybrid',
  electric: 'Electric',
  lpg_cng: 'LPG or natural gas',
} as const satisfies Record<NonNullable<VehicleWords['fuel']>, string>

/** The same to choose from, in this order. */
export const FUELS: readonly (readonly [string, string])[] = Object.entries(FUEL_WORDS)
