import { describe, expect, it } from 'vitest'
import { initials } from './initials.ts'

describe('the letters of an avatar', () => {
  it('are those of the first and the last word', () => {
    expect(initials('Maria Lopez')).toBe('ML')
    expect(initials('ada  king of lovelace')).toBe('AL')
  })
  it('is one letter for one word', () => expect(initials('Cher')).toBe('C'))
  it('come from "CANDI User" where there is no name', () => {
    expect(initials('')).toBe('CU')
    expect(initials('   ')).toBe('CU')
  })
  it('keep a letter and its accents together', () => expect(initials('E\u0301mile Zola')).toBe('E\u0301Z'))
})
