import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { loadCodes } from './load-codes.ts'

const FindingId = z.object({ id: z.string() })
const knowledge = loadCodes()
const { words } = knowledge
const facts = [...knowledge.facts]

describe('the tables of trouble codes', () => {
  it('hold every code once', () => {
    expect(new Set(facts.map(([code]) => code)).size).toBe(facts.length)
    expect(facts.length).toBeGreaterThan(9_000)
  })

  it('use only failure modes, places and conditions that have words', () => {
    const missing = facts.flatMap(([code, fact]) => [
      ...(words.modes.has(fact.mode) ? [] : [`${code} ${fact.mode}`]),
      ...(fact.position === undefined || fact.position in words.positions
        ? []
        : [`${code} ${fact.position}`]),
      ...(fact.condition ?? '')
        .split('+')
        .filter((condition) => condition !== '' && !(condition in words.conditions)),
      ...(fact.effect === undefined || fact.effect in words.effects ? [] : [`${code} ${fact.effect}`]),
    ])
    expect(missing).toEqual([])
  })

  it('name parts by identifiers of plain words', () => {
    expect(facts.filter(([, fact]) => !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(fact.component))).toEqual([])
  })

  it('leave no word for a failure mode without a code', () => {
    const used = new Set(facts.map(([, fact]) => fact.mode))
    expect([...words.modes.keys()].filter((mode) => !used.has(mode))).toEqual([])
  })
})

describe('the codes described by hand', () => {
  it('fill in only numbers that the code itself carries', () => {
    const unfilled = [...words.commonCodes].flatMap(([code, common]) => {
      const fact: Readonly<Record<string, unknown>> = knowledge.facts.get(code) ?? {}
      const texts = [common.title, common.meaning, ...common.causes].join(' ')
      return [...texts.matchAll(/\{(\w+)\}/g)]
        .filter(([, key = '']) => fact[key] === undefined)
        .map(([key]) => `${code} ${key}`)
    })
    expect(unfilled).toEqual([])
  })

  it('send nobody on with an engine or a drive that is being destroyed', () => {
    for (const code of ['P0217', 'P0524', 'P0AA6', 'C0049'])
      expect(words.commonCodes.get(code)?.urgency).toBe('stop')
  })

  it('hold codes that the tables know or that say for themselves what they mean', () => {
    const speechless = [...words.commonCodes].filter(
      ([code, common]) => !knowledge.facts.has(code) && common.title === undefined,
    )
    expect(speechless).toEqual([])
  })
})

describe('the mapping from codes to findings', () => {
  const findings = readdirSync(new URL('../findings/', import.meta.url))
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) =>
      z.array(FindingId).parse(parse(readFileSync(new URL(`../findings/${name}`, import.meta.url), 'utf8'))),
    )
    .map(({ id }) => id)

  it('names only findings that exist', () => {
    expect(
      knowledge.findings.map(({ finding }) => finding).filter((finding) => !findings.includes(finding)),
    ).toEqual([])
  })

  it('reaches every finding about stored codes, except the reader that does not connect', () => {
    const mapped = new Set(knowledge.findings.map(({ finding }) => finding))
    const aboutCodes = findings.filter((id) => id.startsWith('codes_') && id !== 'codes_reader_no_link')
    expect(aboutCodes.filter((id) => !mapped.has(id))).toEqual([])
  })

  it('counts its ranges upwards', () => {
    const ranges = knowledge.findings.flatMap(({ codes }) => codes.filter((code) => code.includes('-')))
    const backwards = ranges.filter((range) => {
      const [from = '', to = ''] = range.split('-')
      return (
        from.charAt(0) !== to.charAt(0) ||
        Number.parseInt(from.slice(1), 16) >= Number.parseInt(to.slice(1), 16)
      )
    })
    expect(backwards).toEqual([])
  })
})

describe('well-known codes', () => {
  it.each([
    ['P0420', { component: 'catalytic_converter', mode: 'efficiency_low', bank: 1 }],
    ['P0430', { component: 'catalytic_converter', mode: 'efficiency_low', bank: 2 }],
    ['P0304', { component: 'combustion', mode: 'misfire', cylinder: 4 }],
    ['P0171', { component: 'mixture', mode: 'too_lean', bank: 1 }],
    ['P0175', { component: 'mixture', mode: 'too_rich', bank: 2 }],
    ['P0138', { component: 'oxygen_sensor', mode: 'circuit_high', bank: 1, sensor: 2 }],
    ['P0299', { component: 'turbo', mode: 'too_low', aspect: 'boost' }],
    ['P0741', { component: 'torque_converter_clutch', mode: 'stuck_off' }],
    ['C0034', { component: 'wheel_speed_sensor', position: 'right_front' }],
    ['U0121', { component: 'abs_module', mode: 'lost_communication' }],
  ])('%s has the facts every mechanic knows', (code, expected) => {
    expect(knowledge.facts.get(code)).toMatchObject(expected)
  })
})
