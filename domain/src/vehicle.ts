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
