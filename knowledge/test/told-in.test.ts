import { describe, expect, it } from 'vitest'
import { readAdvice, readHowTos } from '../src/read-advice.ts'
import { readArticles } from '../src/read-articles.ts'
import { readKnowledge } from '../src/read-knowledge.ts'
import { lostTellings, tellingsOf } from '../src/told-in.ts'
import { permissionsIn } from './permissions-in.ts'

const { causes, rules } = readKnowledge()
const sources = { causes, howTos: readHowTos(causes), articles: readArticles(causes) }
const stops = rules.filter(({ urgency }) => urgency === 'stop')

const textsOf = (steps: readonly { title: string; detail: string }[]) =>
  steps.map(({ title, detail }) => `${title}. ${detail}`).join('\n')

describe('what is told of a danger that stops a car', () => {
  it.each(stops.map((rule) => [rule.id, rule] as const))('lets nobody drive: %s', (_id, rule) => {
    expect(permissionsIn(`${rule.reason}\n${textsOf(rule.doNow)}`)).toEqual([])
    for (const { name, text } of tellingsOf(rule, sources))
      expect([name, permissionsIn(text ?? '')]).toEqual([name, []])
  })

  it('lets nobody drive by the steps for a problem that stops it', () => {
    for (const [problem, { stop }] of Object.entries(readAdvice()))
      expect([problem, permissionsIn(textsOf(stop))]).toEqual([problem, []])
  })

  it('is a stop as a cause, too', () => {
    const told = new Set(stops.flatMap(({ toldIn }) => toldIn?.causes ?? []))
    const milder = causes.filter(({ id, urgency }) => told.has(id) && urgency !== 'stop')
    expect(milder.map(({ id }) => id)).toEqual([])
  })

  it('names no text that does not exist', () => {
    expect(lostTellings(rules, sources)).toEqual([])
    const articles = ['smell-of-gasoline > No section', 'no-article']
    const toldIn = { howTo: ['no_answer'], articles, causes: ['no_cause'] }
    const lost = stops.slice(0, 1).map((rule) => ({ ...rule, toldIn }))
    expect(lostTellings(lost, sources)).toHaveLength(4)
    // Each kind is looked for where it is read.
    expect(lostTellings(lost, { causes })).toHaveLength(1)
  })
})

describe('a sentence', () => {
  it.each([
    'Short and slow to the nearest workshop, windows open.',
    'A ball joint with play: slowly and only to the nearest workshop, no highway.',
    'Go gently to a workshop, or have it towed.',
    'Tie the hood down and go slowly to the nearest workshop, or do not drive.',
    'Drive only by daylight and only to the nearest help.',
    'It can still be driven.',
    'Bushing: two days, calmly.',
  ])('lets a car be driven: %s', (sentence) => expect(permissionsIn(sentence)).not.toEqual([]))

  it.each([
    'Do not drive it, not even to the nearest workshop.',
    'Have it towed to the nearest workshop.',
    'Leave the car where it is, however short the way.',
    'A battery can catch fire hours or days later.',
    "Don't drive home.",
  ])('lets nobody drive: %s', (sentence) => expect(permissionsIn(sentence)).toEqual([]))
})
