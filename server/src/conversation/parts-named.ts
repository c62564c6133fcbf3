/** Parts and things of a car that a question may be about, as the stems of their words. */
const PARTS =
  'airbag|alternator|antenna|axle|battery|bearing|belt|blinker|brake|bulb|bumper|cable|caliper|camshaft|catalytic|clutch|compressor|converter|coolant|differential|door|exhaust|fan|filter|fob|fuse|gasket|gearbox|glass|headlight|heater|horn|hose|hood|ignition|injector|key|lock|manifold|mirror|muffler|oil|pad|pump|radiator|radio|rack|relay|rotor|seat|sensor|shock|spark|spring|starter|steering|strut|sunroof|suspension|tail ?light|tank|thermostat|throttle|tire|transmission|trunk|turbo|valve|wheel|windshield|window|wiper|wiring'
const NAMES = new RegExp(String.raw`\b(?:${PARTS})(?:s|es)?\b`, 'gi')

/** The parts that a text names, in the singular. */
export const partsNamed = (text: string): ReadonlySet<string> =>
  new Set((text.match(NAMES) ?? []).map((part) => part.toLowerCase().replace(/ /g, '').replace(/s$/, '')))
