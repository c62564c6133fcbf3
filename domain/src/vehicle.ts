/** What is known of the car. Every field may be unknown; unknown rules nothing out. */
export interface Vehicle {
  readonly year?: number
  readonly make?: string
  readonly model?: string
  readonly engine?: string
  readonly fuel?: Fuel
  readonly induction?: Induction
  readonly gearbox?: Gearbox
  readonly drivetrain?: Drivetrain
  readonly timingDrive?: TimingDrive
  readonly steeringAssist?: SteeringAssist
  readonly cylinders?: number
  readonly displacementLiters?: number
  readonly mileageKm?: number
  /** Parts that the owner says were renewed. */
  readonly renewed?: ReadonlySet<string>
}
export type Fuel = 'gasoline' | 'diesel' | 'hybrid' | 'plugin_hybrid' | 'electric' | 'lpg_cng'
export type Induction = 'natural' | 'turbo' | 'supercharged'
export type Gearbox = 'manual' | 'automatic' | 'cvt' | 'dual_clutch' | 'single_speed'
export type Drivetrain = 'fwd' | 'rwd' | 'awd'
export type TimingDrive = 'belt' | 'chain' | 'gears'
export type SteeringAssist = 'hydraulic' | 'electric' | 'none'

/** What a car must have; a known value outside a list rules out what needs it. */
export interface VehicleNeeds {
  readonly fuel?: readonly Fuel[]
  readonly induction?: readonly Induction[]
  readonly gearbox?: readonly Gearbox[]
  readonly drivetrain?: readonly Drivetrain[]
  readonly timingDrive?: readonly TimingDrive[]
  readonly steeringAssist?: readonly SteeringAssist[]
  readonly cylinders?: readonly number[]
  /** Compared without regard to case. */
  readonly make?: readonly string[]
  readonly yearFrom?: number
  readonly yearTo?: number
}
