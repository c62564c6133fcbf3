import type { RecallNote } from '@candi/contracts'
import { describe, expect, it } from 'vitest'
import { brakeAssessment } from '../../fixture/brake-case.ts'
import { caseMarkdown } from './case-markdown.ts'
import { bearingRecalls, recallLines } from './recall-lines.ts'

const note: RecallNote = {
  campaign: '23V000001',
  reportedOn: '2023-08-03',
  part: 'Brakes',
  sentence: 'Nothing that you describe points there.',
  quote: 'The caliper may stick.',
  parkIt: true,
  parkOutside: false,
  causes: [],
  isFree: true,
}

describe('recalls in the exported case', () => {
  it('name campaign and date, quote the agency and say what the maker forbids', () => {
    expect(recallLines([note])[0]).toBe(
      '- **Brakes**, recall 23V000001 of 2023-08-03. **Do not drive it until it is repaired.** Nothing that you describe points there. The agency: “The caliper may stick.” Repaired free at a dealer of the make.',
    )
  })

  it('stand in the Markdown where there are any, and leave no empty heading where there are none', () => {
    const file = {
      name: 'Case',
      vehicle: null,
      codes: [],
      emergency: null,
      recordings: [],
      photos: [],
      talk: [],
    }
    const told = caseMarkdown({ ...file, assessment: { ...brakeAssessment, recalls: [note] } })
    expect(told).toContain('## Open recalls for this model')
    expect(told).toContain('nhtsa.gov/recalls')
    expect(caseMarkdown({ ...file, assessment: brakeAssessment })).not.toContain('recall')
  })

  it('are printed for the workshop only where they bear on the case or forbid something', () => {
    const idle = { ...note, parkIt: false }
    expect(bearingRecalls([note, idle, { ...idle, causes: ['worn_pads'] }])).toHaveLength(2)
  })
})
