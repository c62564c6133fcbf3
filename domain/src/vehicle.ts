/** What is known of the car. Every field may be unknown; unknown rules nothing out. */
export interface Vehicle {
  readonly year?: number
  readonly make?: string
  readonly model?: string
  readonly engine?: string
  readonly fuel?: Fuel
  readonly induction?: Induction
  /** As it is told or decoded: an "automatic" may be any that shifts by itself. */
  readonly gearbox?: Gearbox
  /** The kinds that it can have, by what is told and by what such cars were built with. */
  readonly gearboxes?: readonly GearboxKind[]
  readonly drivetrain?: Drivetrain
  readonly timingDrive?: TimingDrive
  readonly steeringAssist?: SteeringAssist
  readonly rearBrakes?: RearBrakes
  readonly injection?: Injection
  readonly cylinders?: number
  readonly displacementLiters?: number
  readonly mileageKm?: number
  /** Parts that the owner says were renewed. */
  readonly renewed?: ReadonlySet<string>
}
export type Fuel = 'gasoline' | 'diesel' | 'hybrid' | 'plugin_hybrid' | 'electric' | 'lpg_cng'
export type Induction = 'natural' | 'turbo' | 'supercharged'
export type Gearbox = 'manual' | 'automatic' | 'cvt' | 'dual_clutch' | 'single_speed'
/** Here an automatic is one with gears and a torque converter; e_cvt is the power split of a hybrid, which has no belt. */
export type GearboxKind = Gearbox | 'e_cvt'
export type Drivetrain = 'fwd' | 'rwd' | 'awd'
export type TimingDrive = 'belt' | 'chain' | 'gears'
export type SteeringAssist = 'hydraulic' | 'electric' | 'none'
export type RearBrakes = 'disc' | 'drum'
/** Where gasoline is sprayed: before the intake valves, into the cylinder, or both. */
export type Injection = 'port' | 'direct' | 'port_and_direct'

export const gearboxesOf = ({ gearbox, gearboxes }: Vehicle): readonly GearboxKind[] | undefined =>
  gearboxes ?? (gearbox && [gearbox])

export const isKnown = (vehicle: Vehicle, fact: keyof Vehicle): boolean =>
  (fact === 'gearbox' ? gearboxesOf(vehicle) : vehicle[fact]) !== undefined

/** What a car must have; a known value outside a list rules out what needs it. */
export interface VehicleNeeds {
  readonly fuel?: readonly Fuel[]
  readonly induction?: readonly Induction[]
  readonly gearbox?: readonly GearboxKind[]
  readonly drivetrain?: readonly Drivetrain[]
  readonly timingDrive?: readonly TimingDrive[]
  readonly steeringAssist?: readonly SteeringAssist[]
  readonly rearBrakes?: readonly RearBrakes[]
  readonly injection?: readonly Injection[]
  readonly cylinders?: readonly number[]
  /** Compared without regard to case. */
  readonly make?: readonly string[]
  readonly yearFrom?: number
  readonly yearTo?: number
}
