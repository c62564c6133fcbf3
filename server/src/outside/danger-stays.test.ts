import { LEVELS } from '@candi/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ShippedTalk, shippedTalk } from '../../test/shipped-talk.ts'

let turnAfter: ShippedTalk['turnAfter']
beforeAll(async () => {
  ;({ turnAfter } = await shippedTalk())
}, 120_000)

const urgencyAfter = async (...texts: string[]) => (await turnAfter(...texts)).assessment?.verdict.urgency
const place = (urgency: (typeof LEVELS)[number] | undefined) =>
  urgency === undefined ? LEVELS.length : LEVELS.indexOf(urgency)

const OPENING = 'my 2012 accord has been making a squealing noise for a week'

/** A danger in the form of a question, as the review put them. */
const ASKED = [
  'is it bad that the brake pedal goes to the floor?',
  'should i worry that the oil light is on?',
  'is it normal that it smells like gas inside?',
  'why is my temp gauge in the red?',
  'can i drive with a wheel nut missing?',
  'does it matter that the tire has a bulge?',
  'what does it mean when the check engine light flashes?',
  'how come theres smoke coming from under the hood?',
  'could the brakes failing be the master cylinder?',
  'is it safe with exhaust fumes in the cabin?',
  'why does my car die while driving?',
  'would you drive with brake fluid leaking?',
  'when i brake it grinds, is that bad?',
  'are grinding brakes dangerous?',
  'do i need to stop if the battery light and temp light are both on?',
]

/** Nothing of this says anything about the fault. */
const HARMLESS = [
  "it's a 4 cylinder automatic",
  'thanks',
  'ok',
  'its blue',
  'i live in florida',
  'i bought it from my uncle',
  'how much will it cost?',
  'what is a caliper?',
  'my wife drives it mostly',
  'who are you, are you a real mechanic?',
]

describe('a danger that was told', () => {
  it.each(ASKED)('is still there a turn later: %s', async (question) => {
    const before = await urgencyAfter(OPENING, question)
    expect(['stop', 'limp']).toContain(before)
    const after = await urgencyAfter(OPENING, question, "it's a 4 cylinder automatic")
    expect(place(after)).toBeLessThanOrEqual(place(before))
    const asked = await turnAfter(
      OPENING,
      question,
      "it's a 4 cylinder automatic",
      'so can i drive it to work tomorrow?',
    )
    expect(place(asked.assessment?.verdict.urgency)).toBeLessThanOrEqual(place(before))
  })

  it.each([ASKED[0] ?? '', ASKED[8] ?? '', 'it wont go, says power reduced and unable to drive'])(
    'outlasts everything harmless that is said later: %s',
    async (danger) => {
      let told = [OPENING, danger]
      let urgency = await urgencyAfter(...told)
      expect(['stop', 'limp']).toContain(urgency)
      for (const harmless of HARMLESS) {
        told = [...told, harmless]
        const { assessment } = await turnAfter(...told)
        // Small talk brings no new sheet; the one that stands stays.
        if (!assessment) continue
        expect(place(assessment.verdict.urgency), harmless).toBeLessThanOrEqual(place(urgency))
        urgency = assessment.verdict.urgency
      }
    },
  )

  it.each(HARMLESS)('is not made less by one thing: %s', async (harmless) => {
    const dangers = [
      'brake pedal goes to the floor',
      'engine knocks and the oil light came on',
      'the clutch pedal stays down on the floor and it smells burnt',
      'Clear slick stuff runs down the inside of the back tire, had to top up the small tank under the hood',
    ]
    for (const danger of dangers) {
      const before = await urgencyAfter(danger)
      const drive = await urgencyAfter(danger, harmless, 'can i drive it home?')
      expect(place(drive), danger).toBeLessThanOrEqual(place(before))
    }
  })
})
