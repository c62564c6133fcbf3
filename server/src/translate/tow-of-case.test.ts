import type { Sign } from '@candi/domain'
import { expect, it } from 'vitest'
import type { CaseAssessment } from '../conversation/form-assessment.ts'
import { towOf } from './tow-of-case.ts'

const sign = (text: string, state: Sign['state'] = 'present') =>
  ({ state, source: 'words', findings: [{ sign: text, absent: `Not: ${text}` }] }) as unknown as Sign
const told = (...signs: Sign[]) =>
  towOf({ belief: { signs } } as unknown as CaseAssessment, 'your 2014 Civic')

it('a tow is told the car, at most three signs that it shows, and gaps for where it stands and whom to call', () => {
  expect(told(sign('Grinds'), sign('Pulls', 'absent'), sign('Smells'), sign('Shakes'), sign('Squeals'))).toBe(
    'My 2014 Civic has to be towed, please with a flatbed. What it does: grinds, smells and shakes. It stands at ____ (road, direction, nearest exit or house number). There are ____ of us. Call me at ____.',
  )
})

it('where no sign is told, a tow is not told any', () =>
  expect(told()).toContain('please with a flatbed. It should not be driven as it is. It stands'))
