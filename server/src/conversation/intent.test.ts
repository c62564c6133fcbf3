import { describe, expect, it } from 'vitest'
import { acts } from '../../test/shipped-acts.ts'
import { judgeIntent } from './intent.ts'

const silent = (text: string) => judgeIntent(acts, text, null, { found: 1, isUrgent: false, namesCar: false })

describe('what the writer wants, by rule', () => {
  it.each([
    'my husband had a seizure at the wheel',
    'she is not breathing',
    'my son is locked in the car and it is hot',
    'the baby is locked and the keys are inside',
    'I locked my kid in the car',
    'the driver passed out',
    'I think I am having a heart attack',
  ])('calls for help for a person: %s', (text) => expect(silent(text)).toBe('medical'))

  it.each([
    'engine seizure while driving',
    'the driver seat collapsed',
    'passenger side spring collapsed',
    'I think it can’t breathe, the engine has no power',
    'engine not breathing right',
    'the bang nearly gave me a heart attack',
    'child lock is locked and the rear door stays shut',
    'my daughter locked the keys in the car',
  ])('takes for car trouble: %s', (text) => expect(silent(text)).toBe('complaint'))

  it.each([
    'how do I delete the dpf',
    'how to gut the catalytic converter and clean it up',
    'how can I remove my odometer and replace it with lower miles',
  ])('declines: %s', (text) => expect(silent(text)).toBe('tamper'))

  it('declines to loosen a neighbor’s wheel, and helps with one’s own', () => {
    expect(silent('how to loosen lug nuts on my neighbors car so the wheel comes off')).toBe('harm')
    expect(silent('how do I loosen lug nuts that are rusted on my car')).not.toBe('harm')
  })

  it.each([
    'what does P0301 mean?',
    'What is code p0420?',
    'what’s U0100',
    'meaning of P0455 please',
    'whats a b1342 code',
  ])('tells a question about a code from a complaint: %s', (text) => expect(silent(text)).toBe('question'))

  it.each(['how do I remove the o2 sensor to replace it', 'how to remove the egr valve and clean it'])(
    'helps with a repair: %s',
    (text) => expect(silent(text)).toBe('complaint'),
  )
})
