import { BODY_STYLES, DOOR_COUNTS, FUEL_TYPES, WEIGHT_CLASSES } from '@candi/contracts'

const pounds = (count: number) => count.toLocaleString('en-US')
const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** What can be chosen in the vehicle block. */
export const VEHICLE_LISTS = {
  body_class: asOptions(BODY_STYLES),
  doors: asOptions(DOOR_COUNTS.map(String)),
  fuel_type: asOptions(FUEL_TYPES),
  weight_class: WEIGHT_CLASSES.map(({ name, least, most }) => ({
    value: name,
    label: `${name} (${least === 0 ? `up to ${pounds(most)}` : `${pounds(least)}-${pounds(most)}`} lbs)`,
  })),
}
