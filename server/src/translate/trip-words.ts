import {
  HEADLINES,
  STANDING_HEADLINES,
  TRIP_HOURS,
  TRIP_LOADS,
  TRIP_ROADS,
  type TripLimit,
  type TripSaid,
  type Trips,
  tripKey,
} from '@candi/contracts'
import {
  DRIVING_LIMITS,
  type DrivingVerdict,
  judgeTrip,
  KM_PER_MILE,
  mayBeDriven,
  type Standing,
  standingOf,
  type TripVerdict,
  type TripWay,
} from '@candi/domain'
import { listed, lowerFirst, upperFirst } from './sentence.ts'
import { distanceIn } from './tripwires.ts'
import { CONDITIONS_OF_SOON, SCREENING } from './verdict.ts'

interface Sheet {
  readonly headline: string
  readonly reason: string
  readonly isMetric: boolean
  /** Ready to send to a tow; empty where that stands elsewhere on the sheet. */
  readonly tow: string
}

const WHERE_TO_STOP =
  'Stop once after the first few minutes and look: what drips, what smells, what the gauges show. Should it have to stand: out of traffic, on firm level ground where a tow truck can reach it, engine off and hazard lights on.'

/** Every trip that may be asked about, answered from the verdict; ways that are answered alike stand together. */
export function tripsOf(verdict: DrivingVerdict, sheet: Sheet): Trips {
  const standing = standingOf(verdict)
  const limits = new Map<string, TripLimit>()
  for (const road of TRIP_ROADS)
    for (const hour of TRIP_HOURS)
      for (const load of TRIP_LOADS) {
        const way = { road, hour, load }
        const limit: TripLimit = {
          ways: [tripKey(road, hour, load)],
          ...limitOf(verdict, standing, way, sheet),
        }
        const alike = JSON.stringify({ ...limit, ways: [] })
        limits.get(alike)?.ways.push(...limit.ways)
        if (!limits.has(alike)) limits.set(alike, limit)
      }
  return {
    limits: [...limits.values()],
    isToWorkshopOnly: standing === 'workshop',
    stops: standing ? WHERE_TO_STOP : '',
    tow: verdict.level === 'unknown' ? '' : sheet.tow,
  }
}

function limitOf(
  verdict: DrivingVerdict,
  standing: Standing | null,
  way: TripWay,
  sheet: Sheet,
): Omit<TripLimit, 'ways'> {
  const judged = judgeTrip(verdict, { ...way, km: 0 })
  const { mostKm } = judged
  if (!standing) return { mostKm, within: null, beyond: standingSaid(verdict, judged, sheet) }
  const farthest = distanceOf(mostKm, sheet.isMetric)
  if (judged.reasons.length > 0)
    return { mostKm, within: null, beyond: obstructed(verdict, standing, way, sheet.isMetric) }
  return {
    mostKm,
    within: {
      answer: judged.answer,
      title: standing === 'workshop' ? HEADLINES.limp : `Yes, up to ${farthest} in all`,
      text: `${conditionsOf(standing)}${mannerOf(standing, judged, sheet.isMetric)}`,
    },
    beyond: {
      answer: 'no',
      title: `No. More than ${farthest} is too far`,
      text: standing === 'workshop' ? 'Have it towed.' : 'It has to be looked at first.',
    },
  }
}

/** What is said where nothing may be driven: the verdict again. */
function standingSaid({ level, starts }: DrivingVerdict, { answer }: TripVerdict, sheet: Sheet): TripSaid {
  if (level === 'unknown')
    return { answer, title: HEADLINES.unknown, text: `These questions come first. ${SCREENING}` }
  const headline = level === 'stop' || !starts ? sheet.headline : STANDING_HEADLINES.grave
  const text = starts && mayBeDriven(level) ? 'What you told forbids to start or to move it.' : sheet.reason
  return { answer, title: `No. ${headline}`, text }
}

const EASIEST: TripWay = { road: 'town', hour: 'day', load: 'light' }

/** What is said of a way on which this car is not driven, however short: what forbids it, and what is left. */
function obstructed(verdict: DrivingVerdict, standing: Standing, way: TripWay, isMetric: boolean): TripSaid {
  const { answer, reasons } = judgeTrip(verdict, { ...way, km: 0 })
  const forbidden = reasons.flatMap((reason) => {
    if (reason === 'road') return 'not on the freeway'
    if (reason === 'hour') return 'not in the dark'
    if (reason === 'load') return way.load === 'towing' ? 'not with a trailer' : 'not with a full car'
    return []
  })
  const easiest = judgeTrip(verdict, { ...EASIEST, km: 0 })
  const left =
    standing === 'workshop'
      ? `Otherwise ${lowerFirst(HEADLINES.limp)}. `
      : `Otherwise up to ${distanceOf(easiest.mostKm, isMetric)} in all. ${conditionsOf(standing)}`
  return {
    answer,
    title: `No, ${listed(forbidden)}`,
    text: `${left}${mannerOf(standing, easiest, isMetric)}`,
  }
}

/** Who may drive within two days may do so under conditions only. */
const conditionsOf = (standing: Standing): string =>
  standing === 'soon' ? `${upperFirst(CONDITIONS_OF_SOON)}. ` : ''

/** On which roads, when, with what and how fast: all that its limits ask for. */
function mannerOf(standing: Standing, { mostKm, mostKmh }: TripVerdict, isMetric: boolean): string {
  const { never } = DRIVING_LIMITS[standing]
  const asks = [
    standing === 'workshop' ? `no farther than ${distanceOf(mostKm, isMetric)}` : '',
    never.hours.length > 0 ? 'in daylight' : '',
    never.roads.length > 0 ? 'off the freeway' : '',
    never.loads.length > 1 ? 'with no trailer and nothing heavy on board' : '',
    never.loads.length === 1 ? 'without a trailer' : '',
    mostKmh === null ? 'no faster than is posted' : `at ${speedIn(mostKmh, isMetric)} at most`,
  ].filter(Boolean)
  return `${standing === 'workshop' ? 'Not home and not to work' : 'Drive it gently'}: ${asks.join(', ')}.`
}

/** A farthest distance, never said longer than it is: what is left over of a mile is left away, what the division lost is not. */
const distanceOf = (km: number, isMetric: boolean): string =>
  distanceIn(isMetric ? km / KM_PER_MILE : wholeMiles(km), isMetric)

/** A highest speed in the unit of whoever reads it, never said faster than it is: "30 mph", "45 km/h". */
const speedIn = (kmh: number, isMetric: boolean): string =>
  isMetric ? `${Math.floor(kmh / 5) * 5} km/h` : `${wholeMiles(kmh)} mph`

const wholeMiles = (km: number) => Math.floor(km / KM_PER_MILE + 1e-9)
