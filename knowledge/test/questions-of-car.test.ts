import { isRuledOut, reasonRuledOut, type Vehicle } from '@candi/domain'
import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../src/read-knowledge.ts'

const { causes, findings, rules } = readKnowledge()
const needsOf = new Map(findings.map(({ id, needs }) => [id, needs]))

/** What may be asked of such a car: what its possible causes show or are checked by, and what lifts a red flag. */
function askedOf(car: Vehicle): readonly { readonly id: string; readonly question: string }[] {
  const shown = causes
    .filter((cause) => reasonRuledOut(cause, car) === null)
    .flatMap((cause) => [
      ...Object.keys(cause.findings),
      ...cause.checks.flatMap(({ finding }) => finding ?? []),
    ])
  const lifting = rules.flatMap(({ clearedBy = [] }) => clearedBy.map(({ finding }) => finding))
  const ids = new Set([...shown, ...lifting])
  return findings.filter(({ id, needs }) => ids.has(id) && !isRuledOut(needs, car))
}

const FUELS = ['gasoline', 'diesel', 'hybrid', 'plugin_hybrid', 'electric', 'lpg_cng'] as const
const GEARBOXES = ['manual', 'automatic', 'cvt', 'e_cvt', 'dual_clutch', 'single_speed'] as const
const INDUCTIONS = ['natural', 'turbo', 'supercharged'] as const
const CARS: readonly Vehicle[] = FUELS.flatMap((fuel) =>
  GEARBOXES.flatMap((gearbox) => INDUCTIONS.map((induction) => ({ fuel, gearboxes: [gearbox], induction }))),
)

/** Words that name what such a car lacks. */
const LACKED: readonly (readonly [of: string, is: (car: Vehicle) => boolean, names: RegExp])[] = [
  [
    'a diesel',
    ({ fuel }) => fuel === 'diesel',
    /\bspark plugs|\bcoil codes|\bgasoline engine|\braw gasoline|\bpremium\b|\bcheapest gas\b|\bEVAP\b/i,
  ],
  [
    'a car that burns no diesel',
    ({ fuel }) => fuel !== 'diesel',
    /\bdiesel filter|\bDPF\b|\bDEF\b|\bAdBlue\b|\bglow plug/,
  ],
  [
    'a car without a big battery',
    ({ fuel }) => fuel === 'gasoline' || fuel === 'diesel' || fuel === 'lpg_cng',
    /\bREADY\b|\bhybrid\b|\bhigh-voltage\b|\belectric (?:car|drive|or plug)|\bbig battery\b|\bcharging (?:plug|cable)\b/,
  ],
  [
    'a car that cannot be plugged in',
    ({ fuel }) => fuel !== 'electric' && fuel !== 'plugin_hybrid',
    /\bplug-in car\b|\bcharge from the cable\b|\bfull charge\b/,
  ],
  [
    'an electric car',
    ({ fuel }) => fuel === 'electric',
    /\b(?:exhaust|tailpipe|muffler|idle|spark plugs?|starter|dipstick|misfires?|alternator|gasoline|fuel|turbo)\b|\b(?:does|has) the engine\b/i,
  ],
  [
    'an automatic',
    ({ gearboxes }) => gearboxes?.[0] !== 'manual',
    /\bmanual only\b|\b(?:with|does) a manual\b|\bmanual (?:lever|transmission)\b|\bthe clutch(?! or)\b/i,
  ],
  [
    'a manual',
    ({ gearboxes }) => gearboxes?.[0] === 'manual',
    /\b(?:an|dual-clutch) automatic\b|\bin (?:the )?park\b|\bdrive or reverse\b|\bCVT\b/i,
  ],
  ['a car without a turbo', ({ induction }) => induction === 'natural', /\bturbo|\bsupercharge/i],
  ['a car without a supercharger', ({ induction }) => induction === 'turbo', /\bsupercharge/i],
]

describe('what is asked of an owner', () => {
  it.each(LACKED)('names nothing that the car lacks: %s', (_, is, names) => {
    const cars = CARS.filter(is)
    expect(cars.length).toBeGreaterThan(0)
    const wrong = cars.flatMap((car) => askedOf(car).filter(({ question }) => names.test(question)))
    expect([...new Set(wrong.map(({ id, question }) => `${id}: ${question}`))]).toEqual([])
  })

  it('leaves to every car what its own causes are told by', () => {
    for (const car of CARS)
      for (const cause of causes) {
        if (!cause.needs?.fuel || reasonRuledOut(cause, car) !== null) continue
        const shown = Object.keys(cause.findings)
        const asked = shown.filter((id) => !isRuledOut(needsOf.get(id), car))
        expect(asked.length * 2, `${cause.id} ${JSON.stringify(car)}`).toBeGreaterThanOrEqual(shown.length)
      }
  })
})
