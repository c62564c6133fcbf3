import { describe, expect, it } from 'vitest'
import { codesIn } from './code-in-lines.ts'

const read = (...texts: string[]) =>
  codesIn(texts.map((text) => ({ text, probability: 0.9, box: [0, 0, 1, 0.1] as const })))

describe('trouble codes in lines of text', () => {
  it('are found once each, in reading order, with the failure type where one is shown', () => {
    expect(read('P0420', 'Catalyst efficiency', 'U0100-87', 'P0420')).toEqual(['P0420', 'U0100-87'])
  })

  it('are repaired where a digit was read as a letter and only then', () => {
    expect(read('PO401')).toEqual(['P0401'])
    expect(read('UO100')).toEqual(['U0100'])
    expect(read('PODOA')).toEqual(['P0D0A'])
    expect(read('P03S1')).toEqual(['P0351'])
    expect(read('PI234')).toEqual(['P1234'])
  })

  it('are found where the screen gives them a number, a name or a space', () => {
    expect(read('1. P0171 Pending')).toEqual(['P0171'])
    expect(read('DTCP0301')).toEqual(['P0301'])
    expect(read('P0171SystemTooLean')).toEqual(['P0171'])
    expect(read('P 0302')).toEqual(['P0302'])
  })

  it('are not words', () => {
    expect(read('COILS', 'CODES', 'PIECE', 'BOOST', 'CODED', 'POLICE')).toEqual([])
  })

  it('are not pieces of longer numbers, nor numbers of parts where nothing speaks of codes', () => {
    expect(read('06A905-P0171-00', 'XP01712', 'P01711')).toEqual([])
    expect(read('Bosch filter P1234')).toEqual([])
    expect(read('Bosch filter P1234', 'Fault codes')).toEqual(['P1234'])
  })
})
