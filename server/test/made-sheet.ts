import { type Assessment, HEADLINES, type LevelWord, type Trips } from '@candi/contracts'
import { forbiddenUnweighed } from '@candi/domain'
import { tripsOf } from '../src/translate/trip-words.ts'

const cause = (title: string, probability: number, odds: string): Assessment['causes'][number] => ({
  id: title.toLowerCase().replaceAll(' ', '_'),
  problem: 'overheating',
  problemTitle: 'Overheating',
  title,
  probability,
  low: Math.max(0, probability - 0.1),
  high: Math.min(1, probability + 0.1),
  odds,
  likelihood: 'Likely',
  concern: 'some',
  urgency: 'soon',
  why: 'The temperature gauge rises at idle.',
  signsFor: ['the temperature gauge rises at idle'],
  whyNot: '',
  story: 'The coolant no longer moves as it should.',
  repair: 'Replace it',
  waiting: 'The engine may be damaged.',
  codes: [],
})

/** The trips of a sheet with such a verdict, by no rule. */
export const madeTrips = (level: LevelWord, isMetric = false, starts = true): Trips =>
  tripsOf(
    { level, starts, mustNot: forbiddenUnweighed({ level, starts, rules: [] }) },
    { headline: HEADLINES[level], reason: 'The engine overheats.', isMetric, tow: 'It has to be towed.' },
  )

/** A small sheet made by hand: an engine that overheats, thermostat before water pump, no recall. */
export const madeSheet = (urgency: LevelWord): Assessment => ({
  carName: 'your 2014 Civic',
  verdict: {
    urgency,
    starts: true,
    headline: HEADLINES[urgency],
    reason: 'The engine overheats.',
    telltale: 'temperature',
    because: [],
  },
  doNow: [],
  recalls: [],
  tripwires: { title: 'Stop if', signs: ['the temperature gauge rises'], deadline: '', isMetric: false },
  trips: madeTrips(urgency),
  causes: [cause('Thermostat stuck', 0.6, '6 of 10'), cause('Water pump worn', 0.2, '2 of 10')],
  problems: [{ id: 'overheating', title: 'Overheating', probability: 0.85 }],
  checks: [],
  spend: { inOrder: 210, firstGuess: 340, currency: 'USD', year: 2025 },
  costs: [
    {
      cause: 'thermostat_stuck',
      repair: 'Replace the thermostat',
      parts: [30, 120],
      labor: [120, 280],
      total: [150, 400],
      likely: true,
    },
  ],
  costNote: '',
  shop: [],
  toConfirm: '',
  ledger: { about: '', supports: [], opposes: [], unknown: [] },
  ruledOut: [{ title: 'Head gasket leaking', reason: 'No coolant is lost.' }],
  second: null,
  secondReading: '',
  missing: [],
  next: null,
  canAskMore: false,
  terms: [],
})
