import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const acts = z
  .array(z.strictObject({ id: z.string(), means: z.string(), lines: z.array(z.string()) }))
  .parse(parse(readFileSync(new URL('../acts.yaml', import.meta.url), 'utf8')))
const shape: { acts: string[] } = JSON.parse(
  readFileSync(new URL('../../engines/text/weights/acts.json', import.meta.url), 'utf8'),
)

describe('dialogue acts', () => {
  it('have twenty examples or more each, and no line stands twice under one', () => {
    for (const { id, lines } of acts) {
      expect(lines.length, id).toBeGreaterThanOrEqual(20)
      expect(new Set(lines).size, id).toBe(lines.length)
    }
  })

  it('are those that the shipped weights were learned for', () =>
    expect(acts.map(({ id }) => id)).toEqual(shape.acts))
})
