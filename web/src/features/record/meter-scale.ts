/** Segments of the level meter, and how many of them each zone takes. */
export const METER_SEGMENTS = 24
export const METER_ZONES = [
  { name: 'too quiet', segments: 8 },
  { name: 'good', segments: 12 },
  { name: 'too loud', segments: 4 },
] as const
export type MeterZone = (typeof METER_ZONES)[number]['name']

/**
 * Levels in dB of full scale at which the zones begin and the scale ends: loudness below -50 says too little over the
 * microphone's own hiss (the bound of `LiveCheck`), and what peaks above -3 is soon cut.
 */
const EDGES_DB = [-80, -50, -3, 0] as const

/** Segments that a level lights, 0 to 24; each zone is evenly divided. */
export function segmentsOf(levelDb: number): number {
  let lit = 0
  for (const [index, zone] of METER_ZONES.entries()) {
    const from = EDGES_DB[index] ?? 0
    const until = EDGES_DB[index + 1] ?? 0
    const share = Math.max(0, Math.min(1, (levelDb - from) / (until - from)))
    lit += share * zone.segments
  }
  return Math.round(lit)
}

/** The zone in which so many segments end. */
export function zoneOf(segments: number): MeterZone {
  if (segments <= METER_ZONES[0].segments) return 'too quiet'
  return segments <= METER_ZONES[0].segments + METER_ZONES[1].segments ? 'good' : 'too loud'
}
