import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, describe, expect, it } from 'vitest'
import { recordedReader, smallParts } from '../../test/small-parts.ts'
import type { TurnTaker } from '../conversation/turn-taker.ts'
import { turnsTakenHere } from '../conversation/turns-taken-here.ts'
import { openTurnPool } from '../workers/turn-pool.ts'
import { diagnoseBatch } from './diagnose-batch.ts'

const folder = mkdtempSync(join(tmpdir(), 'candi-batch-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function batch(lines: readonly string[], turns: TurnTaker = turnsTakenHere(smallParts())) {
  const path = join(folder, 'cases.jsonl')
  writeFileSync(path, lines.join('\n'))
  let written = ''
  const output = new Writable({
    write(chunk, _, done) {
      written += String(chunk)
      done()
    },
  })
  const code = await diagnoseBatch(turns, path, output)
  return {
    code,
    answers: written
      .trim()
      .split('\n')
      .map((line): Record<string, unknown> => JSON.parse(line)),
  }
}

const good = (id: string, text: string) =>
  JSON.stringify({ id, text, vehicle: null, mileage: null, codes: [] })

describe('a batch of cases', () => {
  it('answers each line in order', async () => {
    const { code, answers } = await batch([good('a', 'it squeals'), good('b', 'the exhaust is loud')])
    expect(code).toBe(0)
    expect(answers.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('gives a bad line an error of its own, goes on with the rest, and ends with code 2', async () => {
    const { code, answers } = await batch([
      good('a', 'it squeals'),
      '{',
      '{"id":"c"}',
      '[]',
      good('d', 'it squeals'),
    ])
    expect(code).toBe(2)
    expect(answers.map(({ id, error }) => [id, error !== undefined])).toEqual([
      ['a', false],
      [null, true],
      ['c', true],
      [null, true],
      ['d', false],
    ])
  })

  it('takes years as text, mileages in words, and codes beside the message', async () => {
    const { code, answers } = await batch([
      JSON.stringify({
        id: 1,
        text: 'it squeals',
        vehicle: { year: '2014', make: 'Honda', model: null, engine: null },
        mileage: '118,000 mi',
        codes: ['P0301'],
      }),
    ])
    expect(code).toBe(0)
    expect(answers[0]).toMatchObject({ id: 1, inScope: true })
  })

  it('takes recalls of the model and facts of the car, and ignores facts in other words', async () => {
    const recall = {
      campaign: '23V000001',
      reportedOn: '2023-08-03',
      component: 'SERVICE BRAKES',
      summary: 'The caliper may stick.',
      remedy: 'Replaced.',
      parkIt: true,
      parkOutside: false,
    }
    const line = {
      text: 'it pulls to the left',
      vehicle: { fuel: 'Petrol', cylinders: 4, induction: 'natural' },
    }
    const { code, answers } = await batch([
      JSON.stringify({ id: 'without', ...line }),
      JSON.stringify({ id: 'with', ...line, recalls: [recall] }),
    ])
    expect(code).toBe(0)
    expect(answers[1]?.urgency).toBe('stop')
    expect(Object.keys(answers[1] ?? {})).toEqual(Object.keys(answers[0] ?? {}))
  })

  it('takes a code with its words, a long model name and a byte-order mark', async () => {
    const line = { id: 1, text: 'it squeals', codes: ['P0301 - Cylinder 1 misfire detected'] }
    const { code } = await batch([
      `\uFEFF${JSON.stringify({ ...line, vehicle: { model: 'Grand Cherokee '.repeat(10) } })}`,
    ])
    expect(code).toBe(0)
  })

  it('has a sheet for a question that comes with trouble codes', async () => {
    const { answers } = await batch([
      JSON.stringify({ id: 1, text: 'what does P0301 mean?', codes: ['P0301'] }),
    ])
    expect(answers[0]).toMatchObject({ inScope: true })
  })

  it('orders problems by probability, descending, and never above one in all', async () => {
    const { answers } = await batch([good('a', 'it squeals')])
    const problems = answers[0]?.problems as { probability: number }[]
    const odds = problems.map(({ probability }) => probability)
    expect(odds).toEqual([...odds].sort((left, right) => right - left))
    expect(odds.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(1)
  })

  it('has no problems and no urgency for what is out of scope', async () => {
    const { answers } = await batch([good('a', 'best way to delete my dpf before inspection')])
    expect(answers[0]).toMatchObject({ inScope: false, problems: [], urgency: null, question: null })
  })

  it('tells the card of a danger to people, and says where there is none', async () => {
    const parts = smallParts()
    const rules = parts.model.rules.map((rule) => ({ ...rule, card: 'lane' as const }))
    const turns = turnsTakenHere({ ...parts, model: { ...parts.model, rules } })
    const { answers } = await batch([good('a', 'the pedal sinks'), good('b', 'it squeals')], turns)
    expect(answers).toMatchObject([{ urgency: 'stop', emergency: { kind: 'lane' } }, { emergency: null }])
  })

  it('says unknown where too little was told, and lists the problems all the same', async () => {
    const atALoss = smallParts(recordedReader({ weird: { brakes: 0.2, danger: 0.05 } }))
    const { answers } = await batch([good('a', 'my car is acting weird')], turnsTakenHere(atALoss))
    expect(answers[0]).toMatchObject({ urgency: 'unknown', causes: [], inScope: true })
    expect(answers[0]?.problems).toHaveLength(2)
  })

  it('passes over a line longer than a case can be, and goes on with the next', async () => {
    const { code, answers } = await batch([good('a', 'x'.repeat(2_000_000)), good('b', 'it squeals')])
    expect(code).toBe(2)
    expect(answers[0]).toEqual({ id: null, error: expect.stringContaining('longer than the 2 MB') })
    expect(answers[1]).toMatchObject({ id: 'b', inScope: true })
  })

  it('ends a case that gets stuck, tells what the rules say of it, goes on with the next, and ends with code 2', async () => {
    const turns = openTurnPool(
      () => {},
      { processes: 1, mostCpuMs: 300 },
      new URL('../../test/stubborn-turns.ts', import.meta.url),
    )
    const { code, answers } = await batch(
      [
        good('danger', 'the pedal sinks. get stuck'),
        good('unknown', 'get stuck'),
        good('next', 'it squeals'),
      ],
      turns,
    )
    await turns.close()
    expect(code).toBe(2)
    expect(answers).toMatchObject([
      {
        id: 'danger',
        error: expect.stringMatching(/^Don’t drive it\. .*I could not finish reading/s),
        urgency: 'stop',
        emergency: { kind: 'lane' },
      },
      { id: 'unknown', error: expect.stringContaining('I can’t tell yet'), urgency: null },
      { id: 'next', inScope: true },
    ])
    expect(answers[1]).not.toHaveProperty('emergency')
  }, 60_000)

  it('does not wait for a device or a pipe', async () => {
    await expect(diagnoseBatch(turnsTakenHere(smallParts()), '/dev/zero', new Writable())).rejects.toThrow(
      'pipe or a device',
    )
  })

  it('says so when the file cannot be read', async () => {
    await expect(
      diagnoseBatch(turnsTakenHere(smallParts()), join(folder, 'nowhere.jsonl'), new Writable()),
    ).rejects.toThrow('cannot be read')
  })
})
