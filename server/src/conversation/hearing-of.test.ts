import { hearingSchema, SOUND_FLAWS } from '@candi/contracts'
import { buildCausalModel, SURE_WITNESS } from '@candi/domain'
import {
  CAR_STATES,
  type CarState,
  SOUND_CLASSES,
  SOUND_KINDS,
  type SoundJudgement,
} from '@candi/engines/audio'
import { readHeardSigns, readKnowledge } from '@candi/knowledge'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judged, sounding } from '../../test/judgements.ts'
import { hearingOf } from './hearing-of.ts'
import { nextRecording } from './next-recording.ts'

const knowledge = readKnowledge()
const parts = { model: buildCausalModel(knowledge), heard: readHeardSigns(knowledge) }
const hear = (part: Partial<SoundJudgement>, told: Parameters<typeof hearingOf>[2] = {}) =>
  hearingOf(parts, judged(part), told)
const signsOf = (part: Partial<SoundJudgement>, state?: CarState) =>
  hear(part, { state }).signs.map(({ finding }) => finding)

describe('what a recording speaks for', () => {
  it.each([
    ['knock', 'idle', 'engine_knock_deep'],
    ['tick', 'idle', 'engine_ticks'],
    ['squeal', 'braking', 'squeal_braking'],
    ['grind', 'braking', 'grind_braking'],
    ['whine', 'turning', 'steering_whine_turning'],
    ['hiss', 'idle', 'vacuum_hiss_idle'],
    ['puff', 'idle', 'exhaust_puffing_hole'],
    ['rattle', 'startup', 'chain_rattle_startup'],
    ['click', 'startup', 'clicks_rapidly'],
    ['crank_no_start', 'startup', 'cranks_no_start'],
    ['hum', 'driving', 'noise_hum'],
  ] as const)('a sure %s while %s: %s', (kind, state, finding) => {
    expect(signsOf({ kinds: [sounding(kind, 0.95)] }, state)).toEqual([finding])
  })

  it('carries the share over that the knowledge names, with the seconds of the sound', () => {
    // 0.78 of a knock at idle is a deep knock: 0.9 x 0.78 = 0.702.
    const [sign] = hear({ kinds: [sounding('knock', 0.9)] }, { state: 'idle' }).signs
    expect(sign).toMatchObject({ finding: 'engine_knock_deep', fromSeconds: 3.2, toSeconds: 4.8 })
    expect(sign?.confidence).toBeCloseTo(0.702, 9)
  })

  it('gives way to a plainer sign where the special one is no better than even', () => {
    // 0.75 x 0.72 = 0.54 for a whine with the engine's speed, 0.75 x 0.9 = 0.675 for a whine.
    expect(signsOf({ kinds: [sounding('whine', 0.75, null)] }, 'idle')).toEqual(['noise_whine'])
  })

  it('is nothing below 0.55', () => {
    // 0.7 x 0.78 = 0.546, 0.71 x 0.78 = 0.5538.
    expect(signsOf({ kinds: [sounding('knock', 0.7)] }, 'idle')).toEqual([])
    expect(signsOf({ kinds: [sounding('knock', 0.71)] }, 'idle')).toEqual(['engine_knock_deep'])
  })

  it('is less sure where the state was only judged', () => {
    const confidence = (probability: number) =>
      hear({
        kinds: [sounding('squeal', 0.9)],
        state: { id: 'braking', probability, isTold: false },
      }).signs[0]?.confidence
    expect(confidence(1)).toBeCloseTo(0.81, 9)
    expect(confidence(0.8)).toBeCloseTo(0.648, 9)
    expect(confidence(0.5)).toBeUndefined()
  })

  it('counts a noise that is judged as sound and as class once, as surely as the surer of the two', () => {
    const signs = hear(
      {
        kinds: [sounding('squeal', 0.9, null)],
        classes: [{ id: 'serpentine_belt', probability: 0.95 }],
      },
      { state: 'idle' },
    ).signs
    // 0.9 x 0.8 = 0.72 and 0.95 x 0.82 = 0.779.
    expect(signs).toHaveLength(1)
    expect(signs[0]).toMatchObject({ finding: 'belt_squeals', fromSeconds: 3.2, toSeconds: 4.8 })
    expect(signs[0]?.confidence).toBeCloseTo(0.779, 9)
  })

  it('takes nothing from a recording that sounds normal', () => {
    const { signs, summary } = hear({
      classes: [{ id: 'normal_idle', probability: 0.95 }],
      fault: { probability: 0.04 },
    })
    expect(signs).toEqual([])
    expect(summary).toContain("I can't tell from this recording")
    expect(summary).toContain('That rules nothing out.')
  })

  it('knows every kind of sound and every class of fault that the engine names, and no other', () => {
    const faults = SOUND_CLASSES.filter((id) => !id.startsWith('normal') && id !== 'not_car')
    const named = (rows: readonly { heard: string }[]) => [...new Set(rows.map(({ heard }) => heard))].sort()
    expect(named(parts.heard.kinds)).toEqual([...SOUND_KINDS].sort())
    expect(named(parts.heard.classes)).toEqual([...faults].sort())
    const states: readonly string[] = CAR_STATES
    for (const row of [...parts.heard.kinds, ...parts.heard.moves, ...parts.heard.classes])
      for (const state of row.states ?? []) expect(states).toContain(state)
  })

  it('has a row for every noise in every state, the cranking of a standing car apart', () => {
    for (const kind of SOUND_KINDS)
      for (const state of CAR_STATES)
        expect(signsOf({ kinds: [sounding(kind, 1)] }, state), `${kind} ${state}`).not.toEqual([])
  })
})

describe('words of what was heard', () => {
  it('tell kind, rhythm and what it follows: "Rhythmic knock, 13 per second, follows the engine"', () => {
    // 13 beats a second at 1,560 rpm (26 turns a second) are half the engine's speed.
    const { sounds } = hear({ kinds: [sounding('knock', 0.9)] }, { rpm: 1_560 })
    expect(sounds[0]?.words).toBe('Rhythmic knock, 13 per second, follows the engine')
    expect(sounds[0]?.follows).toBe('engine')
  })

  it('claim no movement where the engine speed is not known, or the beat fits no multiple of it', () => {
    expect(hear({ kinds: [sounding('knock', 0.9)] }).sounds[0]?.words).toBe('Rhythmic knock, 13 per second')
    // 13 beats at 1,000 rpm are 0.78 turns.
    expect(hear({ kinds: [sounding('knock', 0.9)] }, { rpm: 1_000 }).sounds[0]?.follows).toBeNull()
    const guessed = { rpm: 1_560, probability: 0.4, isTold: false }
    expect(hear({ kinds: [sounding('knock', 0.9)], engineSpeed: guessed }).sounds[0]?.follows).toBeNull()
  })

  it.each([
    [0.5, /^Half engine speed: valve train/],
    [1, /^Engine speed: crankshaft/],
    [2, /^2 times engine speed/],
    [null, /electrical or a pump$/],
  ])('tell what turns at %s times the engine speed', (order, words) => {
    expect(hear({ orders: [{ hertz: 20, order }] }, { rpm: 1_200 }).orders[0]?.words).toMatch(words)
  })

  it('tell a tone that goes along from one that stays, only where the engine speed moved', () => {
    const tone = sounding('whine', 0.9, null)
    const told = (order: number | null, state: CarState) =>
      hear({ kinds: [tone], orders: [{ hertz: 700, order }] }, { rpm: 2_000, state }).sounds[0]?.words
    expect(told(21, 'revving')).toBe('Steady whine, follows the engine')
    expect(told(null, 'revving')).toBe('Steady whine, stays as it is while the engine speeds up')
    expect(told(21, 'idle')).toBe('Steady whine')
  })

  it('tell of wheels, not of pumps, where the car rolls, and ask for the engine speed where it is not known', () => {
    const orders = [{ hertz: 20, order: null }]
    expect(hear({ orders }, { rpm: 1_200, state: 'driving' }).orders[0]?.words).toContain('wheel bearing')
    expect(hear({ orders }).orders[0]?.words).toContain('Give the engine speed')
  })

  it('say once what can be said of several pitches, of the loudest', () => {
    const orders = [20, 31, 47].map((hertz) => ({ hertz, order: null }))
    expect(hear({ orders }).orders.map(({ hertz }) => hertz)).toEqual([20])
  })

  it('tell no engine speed that is only guessed', () => {
    const speed = (probability: number) => ({ rpm: 780, probability, isTold: false })
    expect(hear({ engineSpeed: speed(0.3) }).engineSpeed).toBeNull()
    expect(hear({ engineSpeed: speed(0.9) }).engineSpeed?.rpm).toBe(780)
  })

  it('keep a knock that follows the revs as a sign of its own, only where they moved', () => {
    const told = (state: CarState) => hear({ kinds: [sounding('knock', 0.95)] }, { state, rpm: 1_560 })
    const moves = (state: CarState) => told(state).signs.map(({ finding }) => finding)
    expect(moves('revving')).toContain('knock_rises_with_rpm')
    expect(moves('idle')).not.toContain('knock_rises_with_rpm')
  })
})

describe('a recording that is not good', () => {
  const quality = judged().quality
  it.each([
    ['silent', { peakDb: -70, loudnessDb: -90 }],
    ['too_short', { seconds: 1.2 }],
    ['not_a_car', { notCar: 0.9 }],
    ['music', { music: 0.9 }],
  ] as const)('speaks for nothing when it is %s, and says why and what to do', (flaw, part) => {
    const hearing = hear({ quality: { ...quality, ...part }, kinds: [sounding('knock', 0.95)] })
    expect(hearing.flaws[0]).toBe(flaw)
    expect(hearing.signs).toEqual([])
    expect(hearing.sounds).toEqual([])
    expect(hearing.summary).toMatch(/^I can't tell from this recording: /)
    expect(hearing.next?.how).not.toBe('')
  })

  it.each([
    ['too_quiet', { loudnessDb: -55, peakDb: -40 }],
    ['clipped', { clippedShare: 0.01 }],
    ['windy', { wind: 0.8 }],
    ['speech', { speech: 0.8 }],
  ] as const)('is never sure enough to decide alone when it is %s', (flaw, part) => {
    const hearing = hear(
      { quality: { ...quality, ...part }, kinds: [sounding('squeal', 0.95)] },
      { state: 'braking' },
    )
    expect(hearing.flaws).toEqual([flaw])
    expect(hearing.signs[0]?.confidence).toBeLessThan(SURE_WITNESS)
    expect(hearing.summary).toContain('Take it with care')
  })

  it('has advice for every flaw', () => {
    for (const flaw of SOUND_FLAWS) expect(nextRecording([flaw], 'idle', 'knock')?.title).toBeTruthy()
  })
})

describe('the recording that tells most next', () => {
  it('is never one that harms: no revving of an engine that knocks, no trying of brakes that grind', () => {
    expect(hear({ kinds: [sounding('knock', 0.9)] }, { state: 'idle' }).next).toBeNull()
    expect(hear({ kinds: [sounding('grind', 0.9)] }, { state: 'braking' }).next).toBeNull()
  })

  it('tries the A/C on a squeal at idle and standing on a noise of driving', () => {
    expect(hear({ kinds: [sounding('squeal', 0.9, null)] }, { state: 'idle' }).next?.title).toContain('A/C')
    expect(hear({ kinds: [sounding('hum', 0.9, null)] }, { state: 'driving' }).next?.title).toContain('idle')
  })
})

const share = fc.double({ min: 0, max: 1, noNaN: true })
const kind = fc.record({
  kind: fc.constantFrom(...SOUND_KINDS),
  probability: share,
  fromSeconds: fc.double({ min: 0, max: 150, noNaN: true }),
  toSeconds: fc.double({ min: 150, max: 301, noNaN: true }),
  lowHertz: fc.double({ min: 0, max: 900, noNaN: true }),
  highHertz: fc.double({ min: 900, max: 8_000, noNaN: true }),
  perSecond: fc.option(fc.double({ min: 0, max: 40, noNaN: true })),
})
const judgement: fc.Arbitrary<SoundJudgement> = fc.record({
  quality: fc.record({
    seconds: fc.double({ min: 0, max: 300, noNaN: true }),
    loudnessDb: fc.double({ min: -120, max: 0, noNaN: true }),
    peakDb: fc.double({ min: -120, max: 0, noNaN: true }),
    clippedShare: share,
    wind: share,
    speech: share,
    music: share,
    notCar: share,
  }),
  state: fc.record({ id: fc.constantFrom(...CAR_STATES), probability: share, isTold: fc.boolean() }),
  fault: fc.option(fc.record({ probability: share })),
  kinds: fc.array(kind, { maxLength: 14 }),
  classes: fc.array(fc.record({ id: fc.constantFrom(...SOUND_CLASSES), probability: share }), {
    maxLength: 11,
  }),
  orders: fc.array(
    fc.record({
      hertz: fc.double({ min: 0, max: 8_000, noNaN: true }),
      order: fc.option(fc.double({ min: 0, max: 50, noNaN: true })),
    }),
    { maxLength: 12 },
  ),
  engineSpeed: fc.option(
    fc.record({
      rpm: fc.double({ min: 300, max: 9_000, noNaN: true }),
      probability: share,
      isTold: fc.boolean(),
    }),
  ),
})

describe('whatever the engine judges', () => {
  it('the hearing keeps to the contract and to three sentences', () => {
    fc.assert(
      fc.property(judgement, (judged) => {
        const hearing = hearingOf(parts, judged, {})
        expect(hearingSchema.safeParse(hearing).error).toBeUndefined()
        expect(hearing.summary.split(/[.!?](?:\s|$)/).filter(Boolean).length).toBeLessThanOrEqual(3)
        for (const { confidence } of hearing.signs) {
          expect(confidence).toBeGreaterThanOrEqual(0.55)
          expect(confidence).toBeLessThanOrEqual(0.95)
        }
      }),
    )
  })
})
