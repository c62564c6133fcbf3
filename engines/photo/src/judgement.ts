import type { Box } from './picture.ts'

/** What a photo shows; the same words as on the wire, held alike by a test of the server. */
export const PHOTO_KINDS = [
  'dashboard',
  'scanner',
  'vin',
  'odometer',
  'tyre',
  'leak',
  'smoke',
  'brake',
  'engine_bay',
  'body',
  'other_car',
  'not_car',
] as const
export type PhotoKind = (typeof PHOTO_KINDS)[number]

/** Lamps of an instrument panel, each by what it tells, however the maker draws it. */
export const LAMPS = [
  'check_engine',
  'oil_pressure',
  'battery',
  'coolant_temp',
  'brake',
  'parking_brake',
  'brake_pad',
  'abs',
  'airbag',
  'tpms',
  'esc',
  'esc_off',
  'eps',
  'glow_plug',
  'dpf',
  'adblue',
  'seat_belt',
  'door_ajar',
  'low_fuel',
  'immobiliser',
  'high_beam',
  'low_beam',
  'position_light',
  'fog',
  'turn_signal',
  'bulb_failure',
  'washer',
  'service',
  'master_warning',
  'transmission',
  'epc',
  'coolant_level',
  'oil_level',
  'cruise',
  'cng',
  'ev_system',
  'ev_battery',
  'ev_power_limited',
  'ready',
] as const
export type Lamp = (typeof LAMPS)[number]

export type LampColour = 'red' | 'amber' | 'green' | 'blue' | 'white'

export const COLOUR_FAMILIES = [
  'clear',
  'white',
  'grey',
  'black',
  'brown',
  'amber',
  'red',
  'pink',
  'orange',
  'yellow',
  'green',
  'blue',
] as const
export type ColourFamily = (typeof COLOUR_FAMILIES)[number]

/** One lit lamp: what it is, how surely, and what else it could be, likeliest first. */
export interface LitLamp {
  readonly id: Lamp
  /** Calibrated probability that this lamp is lit here. */
  readonly probability: number
  readonly box: Box
  readonly colour: LampColour
  readonly others: readonly Lamp[]
}

/** One line of text as it was read. */
export interface TextLine {
  readonly text: string
  readonly probability: number
  readonly box: Box
  /** Corners as fractions of the picture, from the top left of the line as it is read; missing where nobody measured them. */
  readonly corners?: readonly (readonly [x: number, y: number])[]
}

/** One barcode as it was read. */
export interface ReadBarcode {
  readonly format: string
  readonly text: string
}

/** A VIN, with what else it could be. */
export interface VinReading {
  readonly value: string
  readonly probability: number
  readonly from: 'text' | 'barcode'
  readonly isRepaired: boolean
  readonly others: readonly string[]
}

/** How good the photo itself is. */
export interface PhotoQuality {
  /** Mean lightness, 0 (black) to 1. */
  readonly lightness: number
  /** Sharpness of the sharpest parts, 0 (smeared) to 1. */
  readonly sharpness: number
  /** Shares of pixels that stand at either end of what can be written. */
  readonly blackShare: number
  readonly whiteShare: number
}

/** A colour of what the photo shows, after the light was taken out. */
export interface MeasuredColour {
  readonly family: ColourFamily
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly share: number
}

/** What pixels alone can honestly say of a thing that is no lamp: "wet", "tread low on one side". */
export interface Proposal {
  readonly id: ProposalId
  readonly probability: number
}
export const PROPOSALS = [
  'ground_wet',
  'tread_low',
  'tread_low_one_side',
  'cords_exposed',
  'smoke_white',
  'smoke_blue',
  'smoke_black',
  'rust',
  'oil_cap_milky',
] as const
/** The color of a fluid on the ground: answers a question, and is never a sign by itself. */
export const FLUID_PROPOSALS = [
  'fluid_clear',
  'fluid_amber',
  'fluid_dark',
  'fluid_red',
  'fluid_green',
  'fluid_orange',
  'fluid_pink',
  'fluid_blue',
] as const
export type ProposalId = (typeof PROPOSALS)[number] | (typeof FLUID_PROPOSALS)[number]

export type GaugeId = 'temperature' | 'fuel'

/** A small gauge with a needle, and where the needle stands. */
export interface ReadGauge {
  readonly id: GaugeId
  /** 0 at cold or empty, 1 at hot or full. */
  readonly level: number
  /** Calibrated probability that it is this gauge and stands within 0.12 of this level. */
  readonly probability: number
  readonly box: Box
}

/** What the engine makes of one photo: never a diagnosis, only what was seen and how surely. */
export interface PhotoJudgement {
  readonly width: number
  readonly height: number
  readonly quality: PhotoQuality
  readonly kind: { readonly id: PhotoKind; readonly probability: number; readonly isTold: boolean }
  /** Every kind, together 1. */
  readonly kinds: readonly { readonly id: PhotoKind; readonly probability: number }[]
  readonly lamps: readonly LitLamp[]
  readonly bulbCheck: boolean
  readonly lines: readonly TextLine[]
  readonly codes: readonly string[]
  readonly vin: VinReading | null
  readonly odometer: {
    readonly value: number
    readonly unit: 'km' | 'mi' | null
    readonly probability: number
  } | null
  readonly gauges: readonly ReadGauge[]
  readonly colours: readonly MeasuredColour[]
  readonly proposals: readonly Proposal[]
}

/** What the owner says beside the photo. */
export interface ToldOfPhoto {
  readonly kind?: PhotoKind | undefined
  readonly only?: 'vin' | undefined
}
