import { z } from 'zod'

/** The kinds of each fact of a car, as the knowledge files write them. */
export const fuelKind = z.enum(['gasoline', 'diesel', 'hybrid', 'plugin_hybrid', 'electric', 'lpg_cng'])
export const gearboxKind = z.enum(['manual', 'automatic', 'cvt', 'e_cvt', 'dual_clutch', 'single_speed'])
export const drivetrainKind = z.enum(['fwd', 'rwd', 'awd'])
export const inductionKind = z.enum(['natural', 'turbo', 'supercharged'])
export const timingDriveKind = z.enum(['belt', 'chain', 'gears'])
export const steeringKind = z.enum(['hydraulic', 'electric', 'none'])
export const rearBrakesKind = z.enum(['disc', 'drum'])
export const injectionKind = z.enum(['port', 'direct', 'port_and_direct'])
