import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { problemFileSchema } from './cause-file.ts'
import { readKnowledge } from './read-knowledge.ts'
import { knowledgeFolder, parseKnowledgeFile } from './read-knowledge-files.ts'

const file = parseKnowledgeFile(join(knowledgeFolder, 'problems', 'brake-system.yaml'), problemFileSchema)
const isRead = (against: Record<string, number>) => {
  const causes = file.causes.map((cause, index) => (index === 0 ? { ...cause, against } : cause))
  return problemFileSchema.safeParse({ ...file, causes }).success
}

describe('what speaks against a cause', () => {
  it('is a factor below one on a finding that the cause does not show', () => {
    const [shown = ''] = Object.keys(file.causes[0]?.findings ?? {})
    expect(isRead({ radio_dead: 0.3 })).toBe(true)
    expect(isRead({ radio_dead: 1 })).toBe(false)
    expect(isRead({ radio_dead: 0 })).toBe(false)
    expect(isRead({ [shown]: 0.3 })).toBe(false)
  })

  it('is the only way to say that a cause shows a finding more seldom than chance does', () => {
    const { causes, findings } = readKnowledge()
    const leaks = new Map(findings.map(({ id, leak }) => [id, leak]))
    const below = causes.flatMap((cause) =>
      Object.entries(cause.findings)
        .filter(([finding, strength]) => strength < (leaks.get(finding) ?? 0))
        .map(([finding]) => `${cause.id}: ${finding}`),
    )
    expect(below).toEqual([])
  })

  it('is said of a hundred causes at least', () => {
    const causes = readKnowledge().causes.filter(({ against }) => Object.keys(against ?? {}).length > 0)
    expect(causes.length).toBeGreaterThanOrEqual(100)
  })
})
