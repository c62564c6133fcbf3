import type { Assessment, LevelWord } from '@candi/contracts'

const HEADLINES: Record<LevelWord, string> = {
  stop: 'Do not drive it',
  limp: 'Only to the nearest workshop',
  soon: 'Have it checked soon',
  plan: 'Have it looked at',
  watch: 'Just watch it',
  unknown: 'I can’t tell yet',
}

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
  whyNot: '',
  story: 'The coolant no longer moves as it should.',
  repair: 'Replace it',
  waiting: 'The engine may be damaged.',
  codes: [],
})

/** A small sheet made by hand: an engine that overheats, thermostat before water pump, no recall. */
export const madeSheet = (urgency: LevelWord): Assessment => ({
  carName: 'your 2014 Civic',
  verdict: {
    urgency,
    headline: HEADLINES[urgency],
    reason: 'The engine overheats.',
    telltale: 'temperature',
    because: [],
  },
  doNow: [],
  recalls: [],
  tripwires: { title: 'Stop if', signs: ['the temperature gauge rises'], deadline: '' },
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
  ledger: { about: '', supports: [], opposes: [], unknown: [] },
  ruledOut: [{ title: 'Head gasket leaking', reason: 'No coolant is lost.' }],
  second: null,
  missing: [],
  next: null,
  canAskMore: false,
  terms: [],
})
