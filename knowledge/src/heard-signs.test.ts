import type { HeardSignRow } from '@candi/domain'
import { describe, expect, it } from 'vitest'
import { mistakesInHeardSigns, readHeardSigns } from './read-heard-signs.ts'
import { readKnowledge } from './read-knowledge.ts'

const knowledge = readKnowledge()
const heard = readHeardSigns(knowledge)
const rows = [...heard.kinds, ...heard.moves, ...heard.classes]

describe('what heard noises speak for', () => {
  it('names only findings that exist, and no row that is never reached', () => {
    expect(mistakesInHeardSigns(heard, knowledge)).toEqual([])
  })

  it('gives each row its basis, and lets no noise be taken for certain', () => {
    for (const { basis, speaksFor } of rows) {
      expect(basis).not.toBe('')
      for (const { share } of speaksFor) expect(share).toBeLessThanOrEqual(0.95)
    }
  })

  it('lets what tells more give way to what is surer, never the other way round', () => {
    for (const { heard: noise, order, speaksFor } of heard.kinds) {
      // A knock is deep or a tick; elsewhere the plainer sign holds wherever the special one does.
      if (noise === 'knock' && order === 'half') continue
      const shares = speaksFor.map(({ share }) => share)
      expect(shares).toEqual([...shares].sort((left, right) => left - right))
    }
  })

  it('takes nothing from a recording that sounds normal', () => {
    expect(rows.filter(({ heard: noise }) => /normal|not_car/.test(noise))).toEqual([])
  })

  it('finds a finding that leads nowhere and a row behind one that always fits', () => {
    const row: HeardSignRow = {
      heard: 'knock',
      speaksFor: [{ finding: 'engine_knock_deep', share: 0.5 }],
      basis: 'written for a test',
    }
    const lost: HeardSignRow = { ...row, speaksFor: [{ finding: 'no_finding', share: 0.5 }] }
    expect(
      mistakesInHeardSigns({ kinds: [row, { ...row, states: ['idle'] }], moves: [], classes: [] }, knowledge),
    ).toHaveLength(1)
    expect(mistakesInHeardSigns({ kinds: [lost], moves: [], classes: [] }, knowledge)).toHaveLength(1)
  })
})
