import type { AdviceStep, Need } from '@candi/domain'
import { describe, expect, it } from 'vitest'
import { readAdvice } from '../src/read-advice.ts'
import { readEmergencyCards } from '../src/read-emergency-cards.ts'
import { readKnowledge } from '../src/read-knowledge.ts'
import { asksFor, unsaidIn } from './asks-for.ts'
import { permissionsIn } from './permissions-in.ts'

const { causes, rules } = readKnowledge()
const advice = Object.entries(readAdvice())

/** Read by hand: what has words of a need and asks for nothing of the kind. */
const REVIEWED = [
  // It brings a car that rolls to a stand, or out of a lane.
  'It still rolls',
  'oll to firm level ground',
  'Roll to the side while it still rolls',
  'Stop off the road in Drive',
  'Leave the highway',
  'Park away from dry grass',
  // It says what driving or cranking would do.
  'Driving on can',
  'Even a short drive',
  'Stop trying to start it. Long cranking',
  // The tow rolls it.
  'with driven wheels',
  'Driven wheels',
  'whether the wheels roll',
  // Parts have such names.
  'all-wheel drive',
  'drive belt',
  'drive shafts',
  'A seal or a clamp',
  'Ask for a clamp',
  'Hose clamp',
  // A cap that is turned tighter is not opened.
  'Turn the gas cap until it clicks',
  'Tighten the gas cap',
  'gas cap, washer fluid',
  // It is remembered, or said of what else happens.
  'last fill-up',
  'every second fill-up',
  'after filling up',
  'short trips',
  'for a short trip',
  'several drives',
  'rolling bottle',
  'trip the cars behind',
  'start a fire',
  'Book the nearest workshop',
]
/** The same of what waiting does: no length of time for which anybody may drive. */
const REVIEWED_OF_WAITING = /within a few weeks|for two weeks|can wait some days/g
/** The same of the cards: what the car does by itself, what others do, and how a start or a drive ends. */
const REVIEWED_OF_CARDS = [
  'Stop trying to start it',
  'where others drive',
  'If it races while you drive',
  'It can roll away',
  'If it rolls',
]

const steps = [
  ...rules.flatMap(({ id, doNow }) => doNow.map((step) => ({ of: id, step }))),
  ...advice.flatMap(([problem, { stop, limp, wait }]) =>
    [...stop, ...limp, ...wait].map((step) => ({ of: problem, step })),
  ),
]
const textOf = ({ title, detail }: AdviceStep) => `${title}. ${detail}`
/** What is only watched has its repair for a step. */
const told = [
  ...steps.map(({ of, step }) => ({ of, text: textOf(step), requires: step.requires })),
  ...causes
    .filter(({ urgency }) => urgency === 'watch')
    .map(({ id, repair, requires }) => ({ of: id, text: repair, requires: requires?.repair ?? [] })),
]
const DRIVES: readonly Need[] = ['moving', 'to_workshop']

describe('a step', () => {
  it('says that it needs what its words speak of', () => {
    const unsaid = told.flatMap(({ of, text, requires }) =>
      unsaidIn(text, requires, REVIEWED).map((need) => `${of}: ${need}: ${text}`),
    )
    expect(unsaid).toEqual([])
  })

  it('was read by hand where its words are let pass, and still says them', () => {
    const texts = told.map(({ text }) => text).join('\n')
    expect(REVIEWED.filter((phrase) => !texts.includes(phrase))).toEqual([])
  })

  it('sends nobody under a car or to a wheel on its jack', () => {
    expect(steps.filter(({ step }) => step.requires.includes('under_raised_car'))).toEqual([])
  })

  it('drives no car that must stand', () => {
    const standing = [
      ...rules.filter(({ urgency }) => urgency === 'stop').flatMap(({ doNow }) => doNow),
      ...advice.flatMap(([, { stop }]) => stop),
    ]
    expect(standing.filter(({ requires }) => requires.some((need) => DRIVES.includes(need)))).toEqual([])
  })

  it('of a rule asks for nothing that the rule forbids', () => {
    for (const { id, doNow, forbids = [] } of rules) {
      const isEngineOff = forbids.includes('engine_running') || forbids.includes('ignition_on')
      const refused = [...forbids, ...(isEngineOff ? [...DRIVES, 'engine_running'] : [])]
      const clashing = doNow.filter(({ requires }) => requires.some((need) => refused.includes(need)))
      expect([id, clashing]).toEqual([id, []])
    }
  })
})

describe('what waiting does', () => {
  it('says that it needs a drive where it speaks of one as allowed', () => {
    const unsaid = causes.filter(
      ({ waiting, requires }) =>
        permissionsIn(waiting.replaceAll(REVIEWED_OF_WAITING, '')).length > 0 &&
        !requires?.waiting?.some((need) => DRIVES.includes(need)),
    )
    expect(unsaid.map(({ id, waiting }) => `${id}: ${waiting}`)).toEqual([])
  })

  it('lets nobody drive with a fault that must not be driven with', () => {
    const stops = causes.filter(({ urgency }) => urgency === 'stop')
    const driven = stops.filter(({ requires }) => requires?.waiting?.some((need) => DRIVES.includes(need)))
    expect(driven.map(({ id }) => id)).toEqual([])
  })
})

describe('a card of an emergency', () => {
  it('asks for nothing that anybody could be forbidden', () => {
    const told = Object.values(readEmergencyCards()).flatMap(({ title, also, stand, dontTouch }) => [
      title,
      ...also.map(({ when }) => when),
      stand,
      ...dontTouch,
    ])
    expect(told.filter((text) => asksFor(text, REVIEWED_OF_CARDS).length > 0)).toEqual([])
  })
})
