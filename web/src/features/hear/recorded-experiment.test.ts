// @vitest-environment node
import { readFileSync } from 'node:fs'
import type { HeardSound } from '@candi/contracts'
import { expect, test } from 'vitest'
import { outcomeOfRevving, outcomeOfSides, RECORDED_EXPERIMENTS } from './recorded-experiment.ts'

const known = readFileSync(new URL('../../../../knowledge/experiments.yaml', import.meta.url), 'utf8')

test('every experiment that can be recorded is one that is proposed', () => {
  for (const id of RECORDED_EXPERIMENTS.keys()) expect(known).toContain(`{id: ${id}, `)
})

test('the sides of all experiments have names of their own: by it a side recorded earlier is found again', () => {
  const names = [...RECORDED_EXPERIMENTS.values()].flatMap(({ sides }) => sides.map(({ about }) => about))
  expect(new Set(names).size).toBe(names.length)
})

test('louder or new in the state that is tried means that the sign is there; the same or less that it is not', () => {
  expect(['louder', 'new'].map((verdict) => outcomeOfSides(verdict === 'new' ? 'new' : 'louder'))).toEqual([
    'present',
    'present',
  ])
  expect([outcomeOfSides('same'), outcomeOfSides('quieter'), outcomeOfSides('gone')]).toEqual([
    'absent',
    'absent',
    'absent',
  ])
  expect(outcomeOfSides('cannot_tell')).toBeNull()
})

test('a noise that follows the revved engine is there, one that stays is not, and one that tells neither is left open', () => {
  const sound = (follows: HeardSound['follows']): HeardSound => ({
    kind: 'tick',
    probability: 0.8,
    fromSeconds: 0,
    toSeconds: 5,
    lowHertz: 1_000,
    highHertz: 4_000,
    perSecond: 12,
    follows,
    words: 'Rhythmic tick',
  })
  expect(outcomeOfRevving({ sounds: [sound('nothing'), sound('engine')] })).toBe('present')
  expect(outcomeOfRevving({ sounds: [sound('nothing'), sound('engine')] }, [1])).toBe('absent')
  expect(outcomeOfRevving({ sounds: [sound(null)] })).toBeNull()
  expect(outcomeOfRevving({ sounds: [] })).toBeNull()
})
