/** What puts people or the next mile at stake. More than one may hold: what threatens people comes before what threatens the car. */
export const EMERGENCY_KINDS = [
  'injury',
  'poison',
  'lane',
  'fire',
  'electric',
  'exhaust',
  'fuel',
  'fuel_leak',
  'runaway',
  'no_start',
  'smoke',
  'high_voltage',
  'fumes',
  'fuel_smell',
  'melting',
  'brakes',
  'steering',
  'throttle',
  'rolls',
] as const
export type EmergencyKind = (typeof EMERGENCY_KINDS)[number]

/** Who is called first; the number hangs on where the caller is. */
export const EMERGENCY_CALLS = ['emergency', 'poison', 'roadside'] as const
export type EmergencyCall = (typeof EMERGENCY_CALLS)[number]

/** What stands on the card that comes before everything else; numbers and the name of the car are filled in. */
export interface EmergencyCard {
  readonly title: string
  readonly call: EmergencyCall
  /** Who else may be needed, and when. */
  readonly also: readonly { readonly call: EmergencyCall | 'animalPoison'; readonly when: string }[]
  readonly stand: string
  readonly dontTouch: readonly string[]
  /** What is wrong, for whoever brings the tow truck: "Smoke came from it". */
  readonly tow: string
}
export type EmergencyCards = Readonly<Record<EmergencyKind, EmergencyCard>>
