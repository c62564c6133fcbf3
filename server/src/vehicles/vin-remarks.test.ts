import { vinAnswerSchema } from '@candi/contracts'
import { describe, expect, it } from 'vitest'
import { CHECK_DIGIT_REMARK, isContradicted, remarksOnCodes } from './vin-remarks.ts'

const remark = vinAnswerSchema.shape.remarks.element

describe('the error codes of the public service', () => {
  it('are sentences that fit the answer, for every code it has', () => {
    for (const code of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 400]) {
      const [sentence] = remarksOnCodes([code])
      expect(remark.safeParse(sentence).success, String(code)).toBe(true)
      expect(sentence).not.toContain('code')
    }
  })

  it('say nothing when all is well, nothing twice, and name a code that is new to us', () => {
    expect(remarksOnCodes([0])).toEqual([])
    expect(remarksOnCodes([2, 3])).toHaveLength(1)
    expect(remarksOnCodes([1])).toEqual([CHECK_DIGIT_REMARK])
    expect(remarksOnCodes([777])[0]).toContain('777')
  })

  it('contradict the answer unless they only say how much is known', () => {
    expect(isContradicted([0])).toBe(false)
    expect(isContradicted([7, 8, 14])).toBe(false)
    for (const code of [1, 2, 3, 4, 5, 6, 11, 12, 400, 777]) expect(isContradicted([0, code])).toBe(true)
  })
})
