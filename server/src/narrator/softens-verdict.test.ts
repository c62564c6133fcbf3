import { describe, expect, it } from 'vitest'
import { HONEST_BESIDE_LIMP } from '../../test/beside-verdict/honest-beside-limp.ts'
import { HONEST_BESIDE_STOP } from '../../test/beside-verdict/honest-beside-stop.ts'
import { SOFTENS_LIMP } from '../../test/beside-verdict/softens-limp.ts'
import { SOFTENS_STOP } from '../../test/beside-verdict/softens-stop.ts'
import { softensVerdict } from './softens-verdict.ts'
import { contradictsVerdict } from './urgency-claim.ts'

const isRefused = (sentence: string, urgency: 'stop' | 'limp') =>
  contradictsVerdict(sentence, urgency) || softensVerdict(sentence, urgency)

describe('beside the verdict "stop"', () => {
  it.each(SOFTENS_STOP)('nobody is told: %s', (sentence) => {
    expect(isRefused(sentence, 'stop')).toBe(true)
  })
  it.each(HONEST_BESIDE_STOP)('one may say: %s', (sentence) => {
    expect(isRefused(sentence, 'stop')).toBe(false)
  })
})

describe('beside the verdict "limp"', () => {
  it.each(SOFTENS_LIMP)('nobody is told: %s', (sentence) => {
    expect(isRefused(sentence, 'limp')).toBe(true)
  })
  it.each(HONEST_BESIDE_LIMP)('one may say: %s', (sentence) => {
    expect(isRefused(sentence, 'limp')).toBe(false)
  })
})

it('a verdict that lets one drive is softened by nothing', () => {
  for (const urgency of ['soon', 'plan', 'watch', null] as const)
    for (const sentence of SOFTENS_STOP) expect(softensVerdict(sentence, urgency)).toBe(false)
})

it('8,000 characters of any repetition are judged at once', () => {
  const units = [...'a .,(1*_’\n-', 'not ', "n't ", 'drive ', 'not drive ', 'do not drive, ', 'no need to ']
  const more = ['when, ', 'you can ', 'keep the ', 'for a a ', 'nothing to be ', 'may may ', 'before ', '(1)']
  const softens = (unit: string) => softensVerdict(unit.repeat(8_000 / unit.length), 'stop')
  for (const unit of units) softens(unit)
  for (const unit of [...units, ...more]) {
    const startedAt = process.cpuUsage()
    softens(unit)
    const { user } = process.cpuUsage(startedAt)
    expect(user / 1_000, unit).toBeLessThan(500)
  }
})
