/** The words in which photos are spoken of on the wire and on the command line. */

/** What a photo shows. */
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

/** What a lamp's light may look like. */
export const LAMP_COLOURS = ['red', 'amber', 'green', 'blue', 'white'] as const
export type LampColour = (typeof LAMP_COLOURS)[number]

/** What may be wrong with the photo itself. */
export const PHOTO_FLAWS = ['too_dark', 'too_bright', 'blurred', 'too_small', 'too_far', 'not_a_car'] as const
export type PhotoFlaw = (typeof PHOTO_FLAWS)[number]

/** Families of colour that an owner can tell, of a puddle, a deposit or smoke. */
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
