import { beliefFrom, buildCausalModel, type Observation, priorOf, rankQuestions } from '@candi/domain'
import { describe, expect, it } from 'vitest'
import { readKnowledge } from './read-knowledge.ts'
import { readSeen } from './read-seen.ts'

const knowledge = readKnowledge()
const model = buildCausalModel(knowledge)
const prior = priorOf(model, { fuel: 'gasoline' }, 2026)
const options = readSeen(knowledge).questions.engine_bay?.find(({ id }) => id === 'bay_plugs')?.options ?? []
const WEIGHTS = { words: 1, answers: 1, reader: 1, model: 0.5, somethingElse: 0.05 }
/** What somebody sees at the plugs themselves; how old they are is no look. */
const isLook = (finding: string) => /^spark_plugs?_(?!overdue)/.test(finding)
/** A car that runs badly, told of before anybody looked at its plugs. */
const CASE: readonly Observation[] = [
  { finding: 'engine_misfires', state: 'present', confidence: 0.9, source: 'words' },
  { finding: 'poor_power', state: 'present', confidence: 0.9, source: 'words' },
]

function beliefIn(observations: readonly Observation[], causes: readonly string[]): number {
  const belief = beliefFrom(model, prior, observations, null, WEIGHTS)
  return causes.reduce((sum, cause) => {
    const position = model.position.get(cause)
    if (position === undefined) throw new Error(`no cause ${cause}`)
    return sum + (belief.causes[position] ?? 0)
  }, 0)
}

function afterAnswer(label: string, causes: readonly string[]): number {
  const answer = options.find((option) => option.label === label)
  if (!answer) throw new Error(`no answer ${label}`)
  const told = answer.says.map(
    ({ finding, state }): Observation => ({ finding, state, confidence: 0.95, source: 'answer' }),
  )
  return beliefIn([...CASE, ...told], causes)
}

const RICH = [
  'fuel_regulator_or_injector_leaks',
  'fuel_carburetor_flooding',
  'o2_upstream_stuck_rich',
  'sensor_coolant_temp_wrong',
  'sensor_manifold_pressure_fault',
  'power_air_filter_dirty',
]
const OIL_BURNING = ['piston_rings_worn_blowby', 'oil_control_rings_consumption', 'valve_stem_seals_hard']
const NO_SPARK = ['misfire_coil_failed', 'misfire_connector_left_loose', 'bores_washed_by_fuel']
const LEAN_OR_HOT = ['vacuum_intake_gasket_leaks', 'timing_advance_too_far_knock', 'piston_hole_or_ring_land']
const COOLANT_BURNED = ['head_gasket_into_coolant_cylinder', 'cool_head_gasket_leak']

describe('what the tips of the spark plugs look like', () => {
  it.each([
    ['Dry and sooty black', RICH, 'running rich'],
    ['Wet with oil', OIL_BURNING, 'burning oil'],
    ['Wet with fuel', NO_SPARK, 'a cylinder without spark'],
    ['White, blistered or melted', LEAN_OR_HOT, 'running lean or hot'],
    ['One washed clean, unlike the others', COOLANT_BURNED, 'burning coolant'],
    ['Worn: rounded edges, wide gap', ['misfire_spark_plugs_worn'], 'worn plugs'],
    ['Cracked or broken porcelain', ['misfire_plug_cracked_or_wrong'], 'a cracked plug'],
  ])('"%s" moves belief towards %j', (label, causes) => {
    expect(afterAnswer(label, causes)).toBeGreaterThan(beliefIn(CASE, causes))
  })

  it('light brown and dry speaks against fuel, oil, worn and cracked plugs, each', () => {
    for (const causes of [
      ['fuel_regulator_or_injector_leaks'],
      ['oil_control_rings_consumption'],
      ['bores_washed_by_fuel'],
      ['misfire_spark_plugs_worn'],
      ['misfire_plug_cracked_or_wrong'],
    ])
      expect(afterAnswer('Light brown or gray, and dry', causes), causes.join()).toBeLessThan(
        beliefIn(CASE, causes),
      )
  })

  it('says nothing where nobody has seen them', () => {
    expect(afterAnswer('I have not seen them', RICH)).toBe(beliefIn(CASE, RICH))
  })

  it('is believed of no cause without doubt: strengths between 0.03 and 0.8', () => {
    for (const { id, findings } of knowledge.causes)
      for (const [finding, strength] of Object.entries(findings)) {
        if (!isLook(finding)) continue
        expect(strength, `${id} ${finding}`).toBeGreaterThanOrEqual(0.03)
        expect(strength, `${id} ${finding}`).toBeLessThanOrEqual(0.8)
      }
  })

  it('is expected of no cause that only diesels or electric cars have', () => {
    const expected = knowledge.causes.filter(({ findings }) => Object.keys(findings).some(isLook))
    expect(expected.length).toBeGreaterThan(0)
    for (const { id, needs } of expected) if (needs?.fuel) expect(needs.fuel, id).toContain('gasoline')
  })

  it('is not asked of the owner of an electric car that uses more in winter', () => {
    const told: Observation[] = ['fuel_economy_poor', 'cold_weather'].map((finding) => ({
      finding,
      state: 'present',
      confidence: 0.9,
      source: 'words',
    }))
    const electric = priorOf(model, { fuel: 'electric' }, 2026)
    const belief = beliefFrom(model, electric, told, null, WEIGHTS)
    const asked = rankQuestions(model, belief, told, new Set(), 'plan').map(({ finding }) => finding.id)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter(isLook)).toEqual([])
  })

  it('sends nobody to a hot engine: each sign says who takes a plug out, and how', () => {
    const signs = knowledge.findings.filter(({ group }) =>
      /^spark_plug(_tips|s_gap_wide|_cracked)$/.test(group),
    )
    expect(signs).toHaveLength(7)
    for (const { id, check } of signs) {
      expect(check, id).toContain('ignition off, engine stone cold, never from a hot aluminum head')
      expect(check, id).toContain('Diesels and electric cars have none.')
    }
  })
})
