import { describe, expect, it } from 'vitest'
import { answerQuestion } from '../src/conversation/answer-question.ts'
import { loadPartsWithoutReader } from '../src/outside/load-diagnosis-parts.ts'
import { productRoot } from '../src/outside/product-root.ts'

const parts = loadPartsWithoutReader(productRoot)
const asked = (code: string) => answerQuestion(parts, `what does ${code} mean`, null)

describe('a code that is only asked about', () => {
  it.each([
    ['P0524', 'check the oil level'],
    ['P0217', 'let it cool'],
    ['P0AA6', 'orange cables'],
  ])('comes with what to mind and what it says of driving: %s', (code, note) => {
    expect(asked(code)).toContain(note)
    expect(asked(code)).toContain('If your car has it: **Don’t drive it.**')
  })

  it('says what its own hint says of driving where no rule speaks of it', () =>
    expect(asked('P0218')).toContain('If your car has it: **Only to the nearest workshop.**'))

  it('says nothing of driving where it may be driven', () => {
    expect(asked('P0420')).toContain('P0420')
    expect(asked('P0420')).not.toContain('If your car has it')
  })
})
